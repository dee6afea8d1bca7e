// Not part of the tests: `npm run screenshots -- take-first-run` keeps a picture of every step of the first run on a phone, in three languages.
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { speak } from '../support/desk.ts';
import { startEmptyServer, type DemoServer } from '../support/stimpill-server.ts';
import { LANGUAGES } from '../support/words.ts';

const FOLDER = fileURLToPath(new URL('../results/first-run/', import.meta.url));
const SHEET = [
  'Nafn\tKennitala\tNetfang\tDeild\tHlutfall\tByrjaði\tSkór',
  'Eldhús',
  '1. Anna Jónsdóttir\t120174–3399\tanna@example.is\t\t80%\t24-01-03\t38',
  '2. Jón Jónsson\t321374-3399\tjon@example.is\tEldhus\t100%\t24-02-01\t44',
  'Salur og bar',
  '1. Ósk Eigandi\t\tosk@example.is\t\t50%\t24-02-01\t37',
  '2. Jan Kowalski\t\tjan@example.is\t\t50%\t24-02-01\t42',
  'Samtals\t\t\t\t280',
].join('\n');

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

let server: DemoServer;
test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.remove());

const next = (page: Page) => page.locator('button[type="submit"]');

for (const language of LANGUAGES)
  test(`each step on a phone: ${language}`, async ({ page }) => {
    const keep = (step: string) =>
      page.screenshot({ path: `${FOLDER}${step}-${language}.png`, fullPage: true });
    const choose = (nth: number) => page.getByRole('radio').nth(nth).check({ force: true });
    await speak(page, language);
    await page.goto(/http\S+\/desk\/first-run#sfr_[\w-]{43}/.exec(server.summary)?.[0] ?? '');
    await page.locator('input[autocomplete="organization"]').fill('Veitingar Suður ehf.');
    await keep('1-company');
    await next(page).click();
    await keep('2-departments-empty');
    await page.locator('textarea').fill('Eldhús\nSalur');
    await keep('2-departments');
    await next(page).click();
    await keep('3-people-empty');
    await page.locator('textarea').fill(SHEET);
    await next(page).click();
    await keep('3-people-asked');
    await page.locator('select').first().selectOption('');
    await choose(0);
    await page.getByRole('radio').and(page.locator('[value="yearFirst"]')).check({ force: true });
    await page.getByRole('radio').and(page.locator('[value="like"]')).check({ force: true });
    await expect(page.locator('p[class*="fault"]').first()).toBeVisible();
    await keep('3-people-read');
    await next(page).click();
    await page.locator('select').selectOption({ index: 1 });
    await expect(page.getByRole('table').nth(1)).toBeVisible();
    await keep('4-rule');
    await next(page).click();
    await keep('5-period');
    await choose(4);
    await keep('5-period-another');
    await next(page).click();
    await keep('6-owner');
  });
