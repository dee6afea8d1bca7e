import { expect, type Page } from '@playwright/test';
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

test('the API reference opens without an outside address and without a complaint of the browser', async ({
  page,
  server,
}) => {
  const complaints = complaintsOf(page, server.origin);

  await page.goto(`${server.origin}/api/docs`);

  await expect(page.getByRole('heading', { name: 'Stimpill Public API' })).toBeVisible();
  await expect(page.getByText('Log in with e-mail and password').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the API reference sends a request to its own server and nowhere else', async ({ page, server }) => {
  const complaints = complaintsOf(page, server.origin);
  await page.goto(`${server.origin}/api/docs#tag/system/GET/health`);
  await page.getByRole('button', { name: /Test Request.*health/ }).click();

  const answer = page.waitForResponse(`${server.origin}/api/v1/health`);
  await page.getByRole('button', { name: /^Send get request/ }).click();

  expect((await answer).status()).toBe(200);
  expect(complaints).toEqual([]);
});
