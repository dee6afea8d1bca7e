import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('the API reference opens without an outside address and without a complaint of the browser', async ({
  page,
  server,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.origin) && !/^(data|blob):/.test(url)) complaints.push(`asked for ${url}`);
  });

  await page.goto(`${server.origin}/api/docs`);

  await expect(page.getByRole('heading', { name: 'Stimpill Public API' })).toBeVisible();
  await expect(page.getByText('Log in with e-mail and password').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
