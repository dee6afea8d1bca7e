import { expect, type Page } from '@playwright/test';
import { company, manager } from '../support/company.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

/** What the page must not do: ask another address, or do what its policy forbids, which the browser complains of. */
function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) complaints.push(`asked for ${url}`);
  });
  return complaints;
}

test('the API reference has our name, every operation, and a way to the guide and back', async ({
  page,
  server,
}) => {
  const complaints = complaintsOf(page, server.origin);
  const { paths } = (await (await page.request.get(`${server.origin}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };

  const answer = await page.goto(`${server.origin}/api/docs`);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stimpill Public API');
  const described = Object.values(paths).flatMap((item) => Object.keys(item)).length;
  await expect(page.getByRole('navigation', { name: 'Operations' }).getByRole('link')).toHaveCount(described);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  await page.getByRole('link', { name: 'Partner guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partner guide' })).toBeVisible();
  await page.getByRole('link', { name: 'Punching safely' }).click();
  await expect(page.getByRole('heading', { name: 'Punching safely' })).toBeInViewport();
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stimpill Public API');
  expect(complaints).toEqual([]);
});

test('the API reference sends a request to its own server and nowhere else', async ({ page, server }) => {
  const complaints = complaintsOf(page, server.origin);
  await page.goto(`${server.origin}/api/docs#getHealth`);
  const operation = page.locator('#getHealth');
  await operation.getByText('Try it').click();

  await operation.getByRole('button', { name: /^Send/ }).click();

  await expect(operation.getByRole('status')).toContainText('"status": "ok"');
  expect(complaints).toEqual([]);
});

test('signing in on the API reference opens what needs a token, and a wrong password says so', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/api/docs`);
  const users = page.locator('#listUsers');
  const signIn = page.locator('#sign-in');
  const tryUsers = async () => {
    await users.getByLabel('companyId').fill(company.id);
    await users.getByRole('button', { name: /^Send/ }).click();
  };
  await users.getByText('Try it').click();
  await tryUsers();
  await expect(users.getByRole('status')).toContainText('auth.token_missing');

  await signIn.getByLabel('E-mail').fill(manager.email);
  await signIn.getByLabel('Password').fill('not the password');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByRole('status')).toContainText('These credentials are not right.');
  await signIn.getByLabel('Password').fill(manager.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByRole('status')).toContainText(`Signed in as ${manager.email}`);

  await tryUsers();
  await expect(users.getByRole('status')).toContainText('"success": true');
});

const WIDE = { width: 1280, height: 800 };
const LOW = { width: 1024, height: 600 };
const SIZES = [WIDE, LOW, { width: 390, height: 844 }];
const PAGES = ['/api/docs', '/api/docs/guide'];

/** Closed parts are parts of the page too. */
const openEverything = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));

test('nothing of the reference and the guide is cut at the right, on any screen', async ({
  page,
  server,
}) => {
  for (const path of PAGES) {
    await page.goto(`${server.origin}${path}`);
    await openEverything(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main *, header *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
          .map((element) => element.outerHTML.slice(0, 120)),
      );

      expect([path, size.width, cut]).toEqual([path, size.width, []]);
    }
  }
});

for (const [path, size] of [
  // Wide enough for the menu beside the text, so that all there is is looked at.
  ['/api/docs', WIDE],
  ['/api/docs/guide', LOW],
] as const) {
  test(`${path} at ${size.width} x ${size.height} has no fault that axe finds`, async ({ page, server }) => {
    await page.setViewportSize(size);
    await page.goto(`${server.origin}${path}`);
    await openEverything(page);

    expect(await runAxe(page)).toEqual([]);
  });
}
