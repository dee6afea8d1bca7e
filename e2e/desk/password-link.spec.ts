// Somebody gets into the desk without anybody who runs the server: by a link that an owner makes.
import { expect, type Page } from '@playwright/test';
import { manager, owner } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const MANAGER = '11111111-0000-4000-8000-0000000000a1';

/** As the page of a person asks for it. */
function linkFor(page: Page, personId: string): Promise<string> {
  return page.evaluate(async (id) => {
    const headers = { 'x-stimpill': 'desk', 'content-type': 'application/json' };
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`/api/manage/v1${path}`, { headers, ...init });
      return ((await response.json()) as { data: unknown }).data;
    };
    const { company } = (await ask('/session')) as { company: { id: string } };
    const path = `/companies/${company.id}/people/${id}/password-link`;
    return ((await ask(path, { method: 'POST', body: '{}' })) as { path: string }).path;
  }, personId);
}

test('a manager who has forgotten the password chooses a new one with the link of an owner, once', async ({
  page,
  browser,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  const link = await linkFor(page, MANAGER);
  const theirs = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  const faults = collectFaults(theirs);

  await theirs.goto(`${server.origin}${link}`);
  const password = theirs.locator('input[name=newPassword]');
  await expect(password).toBeVisible();
  expect(await runAxe(theirs)).toEqual([]);
  await password.fill('four words in a row');
  await theirs.locator('button[type=submit]').click();
  await expect(theirs.getByRole('alert')).toBeVisible();

  await theirs.setViewportSize({ width: 1280, height: 800 });
  const person = { email: manager.email, password: 'four words in a row' };
  await signInAtDesk(theirs, server, { person, at: 'account' });
  await theirs.goto(`${server.origin}${link}`);
  await expect(theirs.getByText('This link no longer works.')).toBeVisible();
  expect(faults).toEqual([]);
  await theirs.context().close();
});

test('a new address of a manager counts once the link that an owner shows was opened and confirmed', async ({
  page,
  browser,
  server,
}) => {
  const newEmail = `new-${manager.email}`;
  await signInAtDesk(page, server, { person: owner, at: `people/${MANAGER}` });
  await page.locator('input[name=email]').fill(newEmail);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Show the link' }).click();
  const address = await page.getByRole('dialog').locator('code').textContent();
  expect(await runAxe(page)).toEqual([]);

  const theirs = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  await theirs.goto(address ?? '');
  const confirm = theirs.getByRole('button', { name: 'Staðfesta netfangið' });
  await expect(confirm).toBeVisible();
  expect(new URL(theirs.url()).hash).toBe('');
  expect(await runAxe(theirs)).toEqual([]);
  await confirm.click();
  await expect(theirs.getByText('Netfangið er staðfest.')).toBeVisible();

  await theirs.setViewportSize({ width: 1280, height: 800 });
  await signInAtDesk(theirs, server, { person: { ...manager, email: newEmail }, at: 'account' });
  await expect(theirs.getByText(`you sign in with ${newEmail}`)).toBeVisible();
  await theirs.context().close();
});
