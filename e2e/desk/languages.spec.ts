// The desk in the language in use: nothing of another one is fetched, until somebody chooses it.
import { expect, type Page } from '@playwright/test';
import { owner } from '../support/company.ts';
import { comeTo, signInAtDesk, speak } from '../support/desk.ts';
import { test } from '../support/test.ts';

/** The languages of the sentences that a page has asked for. */
function spokenOn(page: Page): Set<string> {
  const languages = new Set<string>();
  page.on('request', (request) => {
    const [, language] = /\/words-([a-z]{2})-/.exec(request.url()) ?? [];
    if (language !== undefined) languages.add(language);
  });
  return languages;
}

test('a page loads the sentences of the language in use alone, and another language when it is chosen', async ({
  page,
  server,
}) => {
  const languages = spokenOn(page);
  await signInAtDesk(page, server, { person: owner, at: 'today', language: 'is' });
  for (const at of ['leave', 'company/departments', 'people'])
    await comeTo(page, `${server.origin}/desk/${at}`);
  expect([...languages]).toEqual(['is']);

  await page.getByRole('button', { name: 'Aðgangurinn þinn' }).click();
  await page.getByRole('radio', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pracownicy' })).toBeVisible();
  expect([...languages]).toEqual(['is', 'pl']);
});

test('a language whose sentences do not arrive says so, and the one in use stays', async ({
  page,
  server,
}) => {
  await speak(page, 'en');
  await page.route('**/words-pl-*', (route) => route.abort());
  await page.goto(`${server.origin}/desk/`);

  await page.getByRole('button', { name: 'Polski' }).click();

  await expect(
    page.getByText('Polski could not be loaded. The language is still English. Try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');

  await page.unroute('**/words-pl-*');
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('button', { name: 'Zaloguj się', exact: true })).toBeVisible();
});

test('where the sentences of the language that was chosen here do not arrive, the desk opens in another and says so', async ({
  page,
  server,
}) => {
  await speak(page, 'pl');
  await page.route('**/words-pl-*', (route) => route.abort());
  await page.goto(`${server.origin}/desk/`);

  await expect(page.getByRole('button', { name: 'Skrá inn', exact: true })).toBeVisible();
  await expect(page.getByText('Ekki tókst að sækja tungumálið: Polski.')).toBeVisible();
});
