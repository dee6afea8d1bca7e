// From the code of the desk to the first punch, on a tablet that installs the app in between; and each way in which it can go wrong.
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { filmOf } from '../support/camera-file.ts';
import { chromiumWith } from '../support/chromium.ts';
import { company, lukasz, manager } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { peoplePage } from '../support/pages/people-page.ts';
import { pinPage } from '../support/pages/pin-page.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { collectRefused } from '../support/refused-by-policy.ts';
import { test } from '../support/test.ts';

const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

type Word = { readonly word: string };
type WordState = { readonly arrival: { readonly origin: string; readonly device: string } | null };

/** As the page of the desk asks for it, by the person who is signed in there. */
async function askDesk<Data>(desk: Page, method: 'GET' | 'POST'): Promise<Data> {
  const address = `/api/manage/v1/companies/${company.id}/tablets/pairing-word`;
  const answer = await desk.evaluate(
    async ({ to, by }) =>
      (await fetch(to, { method: by, headers: { 'x-stimpill': 'desk' } })).json() as unknown,
    { to: address, by: method },
  );
  return (answer as { readonly data: Data }).data;
}
const makeWord = async (desk: Page) => (await askDesk<Word>(desk, 'POST')).word.replace('-', '');

/** What the browser says of an app that was installed. Runs in the page. */
function withoutBars(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const answer = ask(query);
    if (query === '(display-mode: standalone)') Object.defineProperty(answer, 'matches', { value: true });
    return answer;
  };
}

/** A tablet with a browser of its own. The installed app is one that has no bars. */
async function tabletIn(browser: Browser, { isInstalled }: { readonly isInstalled: boolean }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'en-GB',
    userAgent: IPAD,
  });
  const refused = collectRefused(context);
  const page = await context.newPage();
  if (isInstalled) await page.addInitScript(withoutBars);
  return { page, refused, close: () => context.close() };
}

/** Up to the question of what registers it. */
async function comeToPairing(page: Page, address: string) {
  const setUp = setUpPage(page);
  await page.goto(address);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Front door', showsNames: true });
  return setUp;
}

test('the code of the desk leads over the installed app to the first punch, and nothing is stored before', async ({
  page: desk,
  server,
}) => {
  await signInAtDesk(desk, server, { person: manager, at: 'tablets' });
  const word = await makeWord(desk);
  // Held up for longer, since the tablet may open its eyes in the middle of the film, and asks no more once it has read the code.
  const menu = Array<string>(6).fill('https://example.com/menu');
  const film = filmOf([...menu, `${server.origin}/#pair=${word}`]);
  const browser = await chromium.launch(chromiumWith(film.flag));
  try {
    const before = await tabletIn(browser, { isInstalled: false });
    await before.page.goto(`${server.origin}/#pair=${word}`);
    await setUpPage(before.page).chooseLanguage();
    await expect(before.page.getByText('Add to Home Screen')).toBeVisible();
    await expect(before.page.getByText(`${word.slice(0, 4)}-${word.slice(4)}`)).toBeVisible();
    expect(before.page.url()).toBe(`${server.origin}/`);
    await expect
      .poll(async () => (await askDesk<WordState>(desk, 'GET')).arrival)
      .toMatchObject({ origin: server.origin, device: 'iPad' });
    const stored = () =>
      before.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await stored()).toEqual([]);
    await before.page.reload();
    await expect(before.page.getByText('Add to Home Screen')).toBeVisible();
    await expect(before.page.getByText(word.slice(0, 4)), 'a word that is kept nowhere').toBeHidden();

    const app = await tabletIn(browser, { isInstalled: true });
    const failed: string[] = [];
    app.page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    const setUp = await comeToPairing(app.page, server.origin);
    await app.page.getByRole('button', { name: 'Read the code at the desk' }).click();
    await expect(app.page.getByText('That is not a pairing code')).toBeVisible();
    await expect(app.page.getByText(`It registers this tablet for ${company.name}`)).toBeVisible();
    await app.page.getByRole('button', { name: 'Register this tablet' }).dblclick();
    await expect(app.page.getByText(`Registered for ${company.name}`)).toBeVisible();
    await setUp.finish();
    expect(failed, 'what the server refused meanwhile').toEqual([]);

    await peoplePage(app.page).wake();
    await peoplePage(app.page).choose(lukasz.name);
    await pinPage(app.page).enter(lukasz.pin);
    await expect(app.page.getByText('Confirmed by the server')).toBeVisible();
    expect([...before.refused, ...app.refused]).toEqual([]);
  } finally {
    await browser.close();
    film.remove();
  }
});

test('a pairing word is good once and for a quarter of an hour, and a lost answer is told', async ({
  page: desk,
  browser,
  server,
}) => {
  await server.moveClockTo('2026-03-01T06:00:00.000Z');
  await signInAtDesk(desk, server, { person: manager, at: 'tablets' });
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const page = await tablet.newPage();
  const setUp = await comeToPairing(page, server.origin);
  const alert = page.getByRole('alert');

  // The answer is lost on its way, after the server has registered the tablet.
  const lost = await makeWord(desk);
  await page.route('**/station/v1/pairing', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await setUp.pair(lost);
  await expect(alert).toContainText('we do not know whether it registered this tablet');
  await page.unroute('**/station/v1/pairing');
  await page.getByRole('button', { name: 'Register this tablet' }).click();
  await expect(alert).toContainText('take it out of use');

  // Good when it was typed, late when it came to registering.
  await page.getByLabel('Pairing word').fill(await makeWord(desk));
  await expect(page.getByText(`It registers this tablet for ${company.name}`)).toBeVisible();
  await server.moveClockTo('2026-03-01T06:16:00.000Z');
  await page.getByRole('button', { name: 'Register this tablet' }).click();
  await expect(alert).toContainText('older than 15 minutes');

  // Used by another tablet meanwhile.
  const once = await makeWord(desk);
  await setUp.pair(once);
  await expect(page.getByText(`Registered for ${company.name}`)).toBeVisible();
  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const second = await other.newPage();
  await comeToPairing(second, `${server.origin}/#pair=${once}`);
  await expect(second.getByRole('alert')).toContainText('already used, or replaced by a newer one');
  await Promise.all([tablet.close(), other.close()]);
});

test('nothing of the second step lies behind its buttons on a tablet of 1280 by 800', async ({
  page,
  server,
}) => {
  const setUp = setUpPage(page);
  await page.goto(server.origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();

  await expect(page.getByRole('group', { name: 'Sound' })).toBeInViewport({ ratio: 1 });
});
