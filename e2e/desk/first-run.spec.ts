// Ten minutes from an empty server to the first punch, told by one person who writes no file.
import { expect, test, type Page } from '@playwright/test';
import { collectFaults, speak } from '../support/desk.ts';
import { peoplePage } from '../support/pages/people-page.ts';
import { pinPage } from '../support/pages/pin-page.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { aPasskeyDevice, byName } from '../support/passkey-device.ts';
import { runAxe } from '../support/run-axe.ts';
import { startEmptyServer, type DemoServer } from '../support/stimpill-server.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OWNER = { email: 'osk@example.is', password: 'four words in a row' };

let server: DemoServer;
/** Epoch milliseconds: when an empty folder became a server. */
let launchedAt: number;

test.beforeEach(async () => {
  launchedAt = Date.now();
  server = await startEmptyServer();
});
test.afterEach(() => server.remove());

const linkOf = ({ summary }: DemoServer) =>
  byName(/http\S+\/desk\/first-run#sfr_[\w-]{43}/.exec(summary)?.[0] ?? '');

/** What somebody waits for, printed and kept in the report. */
function say(what: string, milliseconds: number): void {
  const seconds = `${(milliseconds / 1_000).toFixed(1)} s`;
  test.info().annotations.push({ type: what, description: seconds });
  process.stdout.write(`${what}: ${seconds}\n`);
}

/** Nothing of a step keeps anybody out, also on a phone and in the dark. */
async function look(page: Page, step: string) {
  await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await runAxe(page, { tags: WCAG }), `${step}, ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${step} is wider than ${width}`).toBe(0);
  }
}

test('from the link in the terminal to the first punch of somebody on the pasted list', async ({
  page,
  browser,
}) => {
  const faults = collectFaults(page);
  await aPasskeyDevice(page);
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await speak(page, 'en');
  await page.goto(linkOf(server));

  await look(page, 'Company');
  await page.getByLabel('Name of the company').fill('Kaffihús Norður ehf.');
  await page.getByLabel('Time zone').selectOption('Atlantic/Reykjavik');
  await next();
  await expect(page.getByRole('heading', { level: 1, name: 'Departments' })).toBeFocused();
  await look(page, 'Departments');
  await page.getByLabel('Departments').fill('Eldhús\nSalur');
  await page.reload();
  await expect(page.getByLabel('Departments'), 'a reload goes on where it was').toHaveValue('Eldhús\nSalur');
  await next();
  await page.getByLabel('People').fill('Anna Jónsdóttir\tanna@example.is\tEldhús\t80%\nJan');
  await look(page, 'People');
  await next();
  await page.getByLabel('Agreement').selectOption({ value: 'sgs-efling-day-work' });
  await expect(page.getByRole('row', { name: /day work/ }).first()).toBeVisible();
  await look(page, 'Pay rule');
  await next();
  await page.getByRole('radio', { name: 'Day 26 to day 25' }).check({ force: true });
  await look(page, 'Pay period');
  await next();
  await look(page, 'Owner');
  await page.getByLabel('Which of them are you?').selectOption('None of them, and I do not punch');
  await page.getByLabel('Your name').fill('Ósk Eigandi');
  await page.getByLabel('E-mail').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Make the passkey and the company' }).click();
  const onPaper = page.getByRole('dialog', { name: 'Your ten codes on paper' });
  await expect(onPaper.getByRole('listitem')).toHaveCount(10);
  await onPaper.getByRole('button', { name: 'I have kept them' }).click();

  await look(page, 'Kaffihús Norður ehf. is set up');
  const row = page.getByRole('row', { name: /Anna Jónsdóttir/ });
  const pin = await row.getByRole('cell').innerText();
  await expect(page.getByRole('row', { name: /Ósk/ }), 'an owner who does not punch').toHaveCount(0);
  await page.getByRole('button', { name: /hang up a tablet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Hang up a tablet' });
  await dialog.getByRole('button', { name: 'Make a pairing word' }).click();
  const word = await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

  const wall = await browser.newContext({ hasTouch: true });
  const tablet = await wall.newPage();
  const setUp = setUpPage(tablet);
  await tablet.goto(server.origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Front door', showsNames: true });
  await setUp.pair(word);
  await setUp.finish();
  await expect(dialog.getByText('Front door is registered. It tests itself now.')).toBeVisible();
  await peoplePage(tablet).wake();
  await peoplePage(tablet).choose('Anna Jónsdóttir');
  await pinPage(tablet).enter(pin);
  await expect(tablet.getByRole('heading', { level: 1, name: /^In \d\d:\d\d/ })).toBeVisible();
  say('from the start of the server to the first punch', Date.now() - launchedAt);

  expect(faults).toEqual([]);
  const late = await wall.newPage();
  await speak(late, 'en');
  await late.goto(linkOf(server));
  await expect(late.getByRole('alert')).toContainText('The company is made.');
  await wall.close();
});

/** The steps up to the owner, with the people that are pasted. */
async function answerUpToOwner(page: Page, people: string): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Name of the company').fill('Veitingar Suður ehf.');
  await next();
  await expect(page.getByRole('heading', { level: 1, name: 'Departments' })).toBeFocused();
  await next();
  await page.getByLabel('People').fill(people);
  await next();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay rule' })).toBeFocused();
  await next();
  await next();
  await page.getByLabel('Which of them are you?').selectOption('None of them, but I punch too');
  await page.getByLabel('Your name').fill('Ósk Eigandi');
  await page.getByLabel('E-mail').fill(OWNER.email);
}

const SPOKEN = {
  is: {
    steps: ['Fyrirtæki', 'Deildir', 'Starfsfólk', 'Launaregla', 'Launatímabil', 'Eigandi'],
    next: 'Áfram',
    name: 'Heiti fyrirtækisins',
    departments: 'Deildir',
    people: 'Starfsfólk',
    which: ['Hver þeirra ert þú?', 'Þórdís Ægisdóttir'],
    agreement: 'Kjarasamningur',
    email: 'Netfang',
    alone: 'Aðeins lykilorð',
    password: 'Lykilorð',
    finish: 'Stofna fyrirtækið',
    ready: 'Veitingar Suður ehf. er tilbúið',
    hangUp: 'Ég er með PIN-númerin: setja upp spjaldtölvu',
    dialog: 'Setja upp spjaldtölvu',
    makeWord: 'Búa til pörunarorð',
  },
  pl: {
    steps: ['Firma', 'Działy', 'Pracownicy', 'Reguła płacowa', 'Okres rozliczeniowy', 'Właściciel'],
    next: 'Dalej',
    name: 'Nazwa firmy',
    departments: 'Działy',
    people: 'Pracownicy',
    which: ['Kim z nich jesteś?', 'Þórdís Ægisdóttir'],
    agreement: 'Układ zbiorowy',
    email: 'E-mail',
    alone: 'Samo hasło',
    password: 'Hasło',
    finish: 'Utwórz firmę',
    ready: 'Firma Veitingar Suður ehf. jest gotowa',
    hangUp: 'Mam kody PIN: dodaj tablet',
    dialog: 'Dodaj tablet',
    makeWord: 'Utwórz hasło parowania',
  },
} as const;

for (const language of ['is', 'pl'] as const)
  test(`the whole way is walked in the language of the company, and nothing keeps anybody out: ${language}`, async ({
    page,
  }) => {
    const t = SPOKEN[language];
    const [company, departments, people, rule, period, ofOwner] = t.steps;
    const next = () => page.getByRole('button', { name: t.next }).click();
    const faults = collectFaults(page);
    await speak(page, language);
    await page.goto(linkOf(server));
    await look(page, company);
    await page.getByLabel(t.name).fill('Veitingar Suður ehf.');
    await next();
    await look(page, departments);
    await page.getByLabel(t.departments).fill('Eldhús\nSalur');
    await next();
    await look(page, people);
    await page
      .getByLabel(t.people)
      .fill('Þórdís Ægisdóttir\tthordis@example.is\tEldhús\t80%\nŁukasz\t\tSalur');
    await next();
    await look(page, rule);
    await page.getByLabel(t.agreement).selectOption({ index: 1 });
    await expect(page.getByRole('table').nth(1)).toBeVisible();
    await look(page, rule);
    await next();
    await look(page, period);
    await next();
    await look(page, ofOwner);
    await page.getByLabel(t.which[0]).selectOption(t.which[1]);
    await expect(page.getByLabel(t.email)).toHaveValue('thordis@example.is');
    await page.getByRole('radio', { name: t.alone }).check();
    await page.getByLabel(t.password, { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: t.finish }).click();
    await look(page, t.ready);
    await page.getByRole('button', { name: t.hangUp }).click();
    const dialog = page.getByRole('dialog', { name: t.dialog });
    await dialog.getByRole('button', { name: t.makeWord }).click();
    await expect(dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(faults).toEqual([]);
  });

test('a closed tab and a lost connection cost nothing, and an app that shows codes stands beside the password', async ({
  page,
  context,
}) => {
  await speak(page, 'en');
  await page.goto(linkOf(server));
  await answerUpToOwner(page, 'Anna Jónsdóttir');
  await page.close();

  const again = await context.newPage();
  await speak(again, 'en');
  await again.goto(linkOf(server));
  await expect(again.getByLabel('Your name'), 'a closed tab').toHaveValue('Ósk Eigandi');
  await again.getByRole('radio', { name: 'Password alone' }).check();
  await again.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await context.setOffline(true);
  await again.getByRole('button', { name: 'Make the company' }).click();
  await expect(again.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByLabel('Password', { exact: true })).toHaveValue(OWNER.password);
  await again.getByRole('button', { name: 'Make the company' }).click();

  await expect(
    again.getByRole('heading', { level: 1, name: 'Veitingar Suður ehf. is set up' }),
  ).toBeVisible();
  await again
    .getByRole('button', { name: /Add the app/ })
    .first()
    .click();
  await expect(again.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(
    await again.evaluate(() => localStorage.getItem('stimpill-first-run')),
    'nothing is left',
  ).toBeNull();
});

test('200 people are pasted: a faulty line is named, the page answers, and all of them get a PIN', async ({
  page,
}) => {
  const lines = Array.from(
    { length: 200 },
    (_, place) => `Starfsmaður ${place + 1}\tnr${place + 1}@example.is\tEldhús\t80%`,
  );
  const faulty = lines.with(136, 'Starfsmaður 12\t\tEldhús\t80%');
  const pasted = (people: readonly string[]) => ['Nafn\tNetfang\tDeild\tHlutfall', ...people].join('\n');
  await speak(page, 'en');
  await page.goto(linkOf(server));
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Name of the company').fill('Veitingar Suður ehf.');
  await next();
  await next();
  const pastedAt = Date.now();
  await page.getByLabel('People').fill(pasted(faulty));
  await expect(page.getByText('199 of 200 can be read.').first()).toBeVisible();
  const readMs = Date.now() - pastedAt;
  await expect(page.getByRole('row', { name: /^138 .*The same person is in another row/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next, without 1' })).toBeVisible();
  await page.getByLabel('People').fill(pasted(lines));
  await expect(page.getByText('200 of 200 can be read.').first()).toBeVisible();
  await next();
  await next();
  await next();
  await page.getByLabel('Which of them are you?').selectOption('None of them, but I punch too');
  await page.getByLabel('Your name').fill('Ósk Eigandi');
  await page.getByLabel('E-mail').fill(OWNER.email);
  await page.getByRole('radio', { name: 'Password alone' }).check();
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  const madeAt = Date.now();
  await page.getByRole('button', { name: 'Make the company' }).click();
  expect(await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done('drawn'))))).toBe(
    'drawn',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Veitingar Suður ehf. is set up' })).toBeVisible({
    timeout: 120_000,
  });
  const madeMs = Date.now() - madeAt;
  await expect(page.getByRole('row', { name: /Starfsmaður \d+ \d{4}/ })).toHaveCount(200);
  say('until 200 pasted lines are read', readMs);
  say('until a company of 200 is made', madeMs);
});

/** As a bookkeeper keeps it: a title, a head, kennitala and telephone, one department written in two ways, short dates, a total. */
const MESSY = [
  'Starfsfólk 2026',
  'Nafn\tKennitala\tNetfang\tSími\tDeild\tStarfshlutfall\tByrjaði\tSkór',
  ...Array.from({ length: 27 }, (_, place) =>
    [
      `Prófandi ${'ABCDEFGHIJKLMNOPQRSTUVWXYZÞ'.charAt(place)}son\t\tp${place}@example.is\t555 12${10 + place}`,
      `${place % 9 === 0 ? 'Eldhus' : 'Eldhús'}\t80%\t3.${1 + (place % 12)}.24\t${36 + (place % 9)}`,
    ].join('\t'),
  ),
  'Jón Jónsson (yngri)\t120174-3399\tjon@example.is\t5551234\tSalur\t100\t1.2.24\t44',
  'Ósk Eigandi\t\tosk@example.is\t\tSalur\t100\t1.2.24\t38',
  'Vitlaus Kennitala\t321374-3399\t\t\tSalur\t50\t1.2.24\t38',
  'Samtals\t\t\t\t\t30',
].join('\n');

test('a messy sheet of thirty: what is not clear is asked once, faults are named, the good rows go on, nobody is made twice', async ({
  page,
}) => {
  const faults = collectFaults(page);
  const nextButton = page.getByRole('button', { name: /^Next/ });
  await speak(page, 'en');
  await page.goto(linkOf(server));
  await page.getByLabel('Name of the company').fill('Veitingar Suður ehf.');
  await nextButton.click();
  await page.getByLabel('Departments').fill('Eldhús\nSalur');
  await nextButton.dblclick();
  await page.getByLabel('People').fill(MESSY);
  await nextButton.click();
  await expect(page.getByText('Answer the questions about the sheet first.')).toBeVisible();
  await expect(page.getByText('Such as “36”, “37”')).toBeVisible();
  await page.getByLabel('Column “Skór”').selectOption('Leave out');
  await page.getByRole('radio', { name: '3 January 2024' }).check({ force: true });
  await page.getByRole('radio', { name: 'Eldhús', exact: true }).check({ force: true });
  await expect(page.getByText('29 of 30 can be read.').first()).toBeVisible();
  await expect(page.getByText('Totals and the like: 1 row left out.')).toBeVisible();
  await look(page, 'People');
  await page.getByRole('button', { name: 'row 32' }).click();
  const marked = await page
    .getByLabel('People')
    .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(marked).toContain('Vitlaus Kennitala');
  await page.reload();
  await page.getByRole('button', { name: 'Next, without 1' }).click();
  await nextButton.click();
  await nextButton.click();
  await page.getByLabel('Which of them are you?').selectOption('Ósk Eigandi');
  await page.getByRole('radio', { name: 'Password alone' }).check();
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Make the company' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Veitingar Suður ehf. is set up' })).toBeVisible();
  await expect(page.getByRole('row', { name: /\d{4}$/ })).toHaveCount(29);
  await expect(page.getByRole('row', { name: /Ósk Eigandi/ })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'Ósk Eigandi' }), 'cards to cut').toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/The PINs were shown once/)).toBeVisible();
  await page.getByRole('link', { name: 'Make new PINs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /29/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ósk Eigandi' })).toBeVisible();
  expect(faults).toEqual([]);
});
