// The wrong turns of the first evening, one after another: what was answered stays, and nobody is thrown out.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { collectFaults, speak } from '../support/desk.ts';
import { startEmptyServer, type DemoServer } from '../support/stimpill-server.ts';

const SHEET = 'Nafn\tDeild\nAnna Jónsdóttir\tEldhús\nJón Jónsson\tSalur';

let server: DemoServer;
test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.remove());

const linkOf = ({ summary }: DemoServer) => /http\S+\/desk\/first-run#sfr_[\w-]{43}/.exec(summary)?.[0] ?? '';
const at = (page: Page, step: string) =>
  expect(page.getByRole('heading', { level: 1, name: step, exact: true })).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: /^Next/ });

async function openLink(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await speak(page, 'en');
  await page.goto(linkOf(server));
  return page;
}

test('a double click, Back, a reload, a lost connection and a second tab cost no answer', async ({
  context,
}) => {
  const page = await openLink(context);
  const faults = collectFaults(page);
  const people = page.getByLabel('People');

  await page.getByLabel('Name of the company').fill('Veitingar Suður ehf.');
  await page.getByLabel('Time zone').selectOption('Europe/Warsaw');
  await next(page).dblclick();
  await at(page, 'Departments');
  await page.getByLabel('Departments').fill('Eldhús\nSalur');
  await next(page).click();

  await context.setOffline(true);
  await people.fill(SHEET);
  await next(page).click();
  await expect(page.getByRole('alert'), 'it says why it does not go on').toBeVisible();
  await at(page, 'People');
  await page.goBack();
  await at(page, 'Departments');
  await expect(page.getByLabel('Departments')).toHaveValue('Eldhús\nSalur');
  await page.goForward();
  await expect(people).toHaveValue(SHEET);
  await context.setOffline(false);
  await next(page).click();
  await at(page, 'Pay rule');

  await page.reload();
  await at(page, 'Pay rule');
  await page.goBack();
  await expect(people, 'Back of the browser is the step before').toHaveValue(SHEET);
  await page.getByRole('button', { name: 'Back' }).click();
  await at(page, 'Departments');
  await page.goForward();
  await at(page, 'People');

  const other = await openLink(context);
  await expect(other.getByLabel('People'), 'a second tab goes on where the first one is').toHaveValue(SHEET);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Departments').fill('Bakarí');
  await other.reload();
  await expect(other.getByLabel('People')).toHaveValue(SHEET);
  await next(other).click();
  await next(other).click();
  await other.getByRole('radio', { name: 'Day 26 to day 25' }).check({ force: true });
  await next(other).click();
  await other.getByLabel('Which of them are you?').selectOption('Anna Jónsdóttir');
  await other.getByLabel('E-mail').fill('anna@example.is');
  const alone = other.getByRole('radio', { name: 'Password alone' });
  if (await alone.isVisible()) await alone.check({ force: true });
  await other.getByLabel('Password', { exact: true }).fill('four words in a row');
  await other.getByRole('button', { name: 'Make the company' }).dblclick();
  await expect(other.getByRole('row', { name: /Jónsson \d{4}/ })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('dialog', { name: 'Leave without the PINs?' })).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByRole('row', { name: /Jónsson \d{4}/ })).toBeVisible();

  await expect(page.getByLabel('Departments'), 'the first tab keeps its own').toHaveValue('Bakarí');
  await next(page).click();
  await next(page).click();
  await expect(page.getByText(/The PINs were shown once/), 'it says that the company is made').toBeVisible();
  expect(faults).toEqual([]);
});
