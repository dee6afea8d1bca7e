// Ten minutes from an empty server to the first punch, told by one person who writes no file.
import { expect, test, type Page } from '@playwright/test';
import { collectFaults, speak } from '../support/desk.ts';
import { peoplePage } from '../support/pages/people-page.ts';
import { pinPage } from '../support/pages/pin-page.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { runAxe } from '../support/run-axe.ts';
import { startEmptyServer, type DemoServer } from '../support/stimpill-server.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OWNER = { email: 'osk@example.is', password: 'four words in a row' };

let server: DemoServer;

test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.remove());

const linkOf = ({ summary }: DemoServer) => /http\S+\/desk\/first-run#sfr_[\w-]{43}/.exec(summary)?.[0] ?? '';

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
  const startedAt = Date.now();
  const faults = collectFaults(page);
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await speak(page, 'en');
  await page.goto(linkOf(server));

  await look(page, 'Company');
  await page.getByLabel('Name of the company').fill('Kaffihús Norður ehf.');
  await page.getByLabel('Time zone').fill('Atlantic/Reykjavik');
  await next();
  await expect(page.getByRole('heading', { level: 1, name: 'Departments' })).toBeFocused();
  await look(page, 'Departments');
  await page.getByLabel('Departments').fill('Eldhús\nSalur');
  await page.reload();
  await next();
  await expect(page.getByLabel('Departments'), 'a reload loses nothing').toHaveValue('Eldhús\nSalur');
  await next();
  await page.getByLabel('People').fill('Anna Jónsdóttir\tanna@example.is\tEldhús\t80%\nJan;;');
  await look(page, 'People');
  await next();
  await page.getByLabel('Agreement').selectOption({ value: 'sgs-efling-day-work' });
  await expect(page.getByRole('row', { name: /day work/ }).first()).toBeVisible();
  await look(page, 'Pay rule');
  await next();
  await page.getByLabel('A pay period begins on day').selectOption('26');
  await look(page, 'Pay period');
  await next();
  await look(page, 'Owner');
  await page.getByLabel('Your name').fill('Ósk Eigandi');
  await page.getByLabel('E-mail').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Make the company' }).click();

  await look(page, 'Kaffihús Norður ehf. is set up');
  const row = page.getByRole('row', { name: /Anna Jónsdóttir/ });
  const pin = await row.getByRole('cell').innerText();
  await page.getByRole('button', { name: /hang up a tablet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Hang up a tablet' });
  await dialog.getByRole('button', { name: 'Make a one-time password' }).click();
  const password = await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

  const wall = await browser.newContext({ hasTouch: true });
  const tablet = await wall.newPage();
  const setUp = setUpPage(tablet);
  await tablet.goto(server.origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Front door', showsNames: true });
  await setUp.signIn({ email: OWNER.email, password });
  await setUp.finish();
  await expect(dialog.getByText('Front door is registered. It tests itself now.')).toBeVisible();
  await peoplePage(tablet).wake();
  await peoplePage(tablet).choose('Anna Jónsdóttir');
  await pinPage(tablet).enter(pin);
  await expect(tablet.getByRole('heading', { level: 1, name: /^In \d\d:\d\d/ })).toBeVisible();
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  test
    .info()
    .annotations.push({ type: 'seconds from the link to the first punch', description: `${seconds}` });

  expect(faults).toEqual([]);
  const late = await wall.newPage();
  await speak(late, 'en');
  await late.goto(linkOf(server));
  await expect(late.getByRole('alert')).toContainText('This link does not work.');
  await wall.close();
});
