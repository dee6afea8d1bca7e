// How much the first evening asks of somebody with an ordinary sheet of thirty: taps, typed letters and screens up to the PINs. Copied into an
// older checkout it tells where that one ends.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { speak } from '../support/desk.ts';
import { startEmptyServer, type DemoServer } from '../support/stimpill-server.ts';

const HEAD = 'Nafn\tKennitala\tNetfang\tSími\tDeild\tStarfshlutfall\tByrjaði';
const KENNITALA = '120174-3399';
const SHEET = [
  HEAD,
  ...Array.from({ length: 29 }, (_, place) =>
    [
      `Prófandi ${'ABCDEFGHIJKLMNOPQRSTUVWXYZÞÆÖ'.charAt(place)}son`,
      place === 0 ? KENNITALA : '',
      `p${place}@example.is`,
      `555 12${10 + place}`,
      place % 9 === 4 ? 'Eldhus' : 'Eldhús',
      '80%',
      `3.${1 + (place % 12)}.24`,
    ].join('\t'),
  ),
  'Ósk Eigandi\t\tosk@example.is\t555 1299\tSalur\t100%\t1.2.24',
].join('\n');

/** What somebody did so far. */
const effort = { taps: 0, letters: 0, screens: new Set<string>() };

let server: DemoServer;
test.beforeEach(async () => {
  server = await startEmptyServer();
});
test.afterEach(() => server.remove());

async function tap(page: Page, locator: Locator): Promise<void> {
  effort.screens.add(await page.getByRole('heading', { level: 1 }).innerText());
  effort.taps += 1;
  await locator.click({ force: true });
}

async function type(locator: Locator, text: string): Promise<void> {
  effort.taps += 1;
  effort.letters += text.length;
  await locator.fill(text);
}

/** Each question that this build asks about the sheet, answered once. @returns whether it asks nothing more */
async function answerSheet(page: Page): Promise<void> {
  const answers = [
    page.getByText('3 January 2024', { exact: true }),
    page.getByText('Eldhús', { exact: true }).first(),
  ];
  for (const answer of answers) if (await answer.isVisible()) await tap(page, answer);
}

test('an ordinary sheet of thirty comes to its PINs', async ({ page }) => {
  const link = /http\S+\/desk\/first-run#sfr_[\w-]{43}/.exec(server.summary)?.[0] ?? '';
  const next = page.getByRole('button', { name: /^Next/ });
  const tell = (end: string) =>
    process.stdout.write(
      `first evening: ${effort.taps} taps, ${effort.letters} letters, ${effort.screens.size} screens, ${end}\n`,
    );
  await speak(page, 'en');
  await page.goto(link);
  await type(page.getByLabel('Name of the company'), 'Veitingar Suður ehf.');
  await tap(page, next);
  await type(page.getByLabel('Departments'), 'Eldhús\nSalur');
  await tap(page, next);
  effort.taps += 1;
  await page.getByLabel('People').fill(SHEET);
  await answerSheet(page);
  await tap(page, next);
  const isOver = await page
    .getByRole('heading', { level: 1, name: 'Pay rule' })
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  if (!isOver)
    tell(`stopped at the people: ${await page.locator('p[class*="fault"]').count()} lines are faulty`);
  expect(isOver, 'the sheet is read').toBe(true);
  await tap(page, next);
  await tap(page, next);
  effort.taps += 2;
  await page.getByLabel('Which of them are you?').selectOption('Ósk Eigandi');
  const alone = page.getByText('Password alone');
  if (await alone.isVisible()) await tap(page, alone);
  await type(page.getByLabel('Password', { exact: true }), 'four words in a row');
  await tap(page, page.getByRole('button', { name: 'Make the company' }));
  await expect(page.getByRole('row', { name: /\d{4}$/ })).toHaveCount(30);
  effort.screens.add('ready');
  tell('30 PINs');
});
