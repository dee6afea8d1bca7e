// A phone is let in at the tablet, by a code and two digits, and ended by somebody who says that it is not theirs.
import { expect, type Browser, type Page } from '@playwright/test';
import { manager, nott } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { react, touch } from '../support/pages/touch.ts';
import { test } from '../support/test.ts';
import { words } from '../support/words.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

type Told = { readonly status: number; readonly data: Readonly<Record<string, unknown>> };

/** A phone on a page of ours, which keeps the cookie that it is given. */
async function aPhone(browser: Browser, origin: string) {
  const context = await browser.newContext({ userAgent: IPHONE, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${origin}/desk/`);
  const claim = await page.evaluate(() => {
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => String.fromCharCode(byte));
    return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  });
  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([how, where, sent]) => {
        const headers = { 'X-Stimpill': 'me', 'Content-Type': 'application/json' };
        const about = sent === undefined ? {} : { body: JSON.stringify(sent) };
        const answer = await fetch(`/api/own/v1/${where}`, { method: how, headers, ...about });
        const { data } = (await answer.json()) as { readonly data: Told['data'] };
        return { status: answer.status, data };
      },
      [method, path, body] as const,
    );
  return {
    /** Reads the code of a tablet. */
    read: (word: string) => call('POST', 'phone-claims', { word, claim }),
    /** Asks whether it is let in, which gives it its cookie. */
    ask: (word: string) => call('POST', 'phone-claim-states', { word, claim }),
    whose: () => call('GET', 'phone'),
    close: () => context.close(),
  };
}

/** What the next code of the tablet says. */
async function wordAfter(page: Page, press: () => Promise<void>): Promise<string> {
  const offered = page.waitForResponse((response) => response.url().endsWith('/phone-offers'));
  await press();
  const { data } = (await (await offered).json()) as { readonly data: { readonly word: string } };
  return data.word;
}

test('somebody lets their phone in at the tablet, and says later that it is not theirs', async ({
  kiosk,
  server,
  browser,
  page: atDesk,
}) => {
  const { page, people, pin } = kiosk;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const press = (name: string | RegExp) => touch(page, button(name));
  const pressTwice = async (name: string) => {
    await button(name).waitFor();
    await react(page);
    await button(name).dblclick();
  };
  const touchDigits = async (digits: string) => {
    await react(page);
    for (const digit of digits) await button(digit).click();
  };
  const phone = await aPhone(browser, server.origin);
  const stranger = await aPhone(browser, server.origin);
  await server.moveClockTo('2026-03-02T08:00:00.000Z');
  await page.reload();
  await people.wake();
  await people.choose(nott.name);
  await press('Something else?');
  await press('My hours');
  await pin.enter(nott.pin);
  await press('On my phone');
  await expect(page.getByText('You have let no phone in.')).toBeVisible();

  const first = await wordAfter(page, () => pressTwice('Add a phone'));
  await expect(page.getByRole('img', { name: 'Code for the camera of your phone' })).toBeVisible();
  const word = await wordAfter(page, () => press('Another code'));
  await expect(page.getByText('This is another code. The one before is over.')).toBeVisible();
  expect((await stranger.read(first)).status).toBe(404);
  const { digits } = (await phone.read(word)).data as { readonly digits: string };
  expect((await stranger.read(word)).status).toBe(409);

  await expect(page.getByText('iPhone, Safari has read the code.')).toBeVisible();
  await touchDigits(digits === '11' ? '12' : '11');
  await expect(page.getByText('Not these digits. 2 tries left.')).toBeVisible();
  await page.context().setOffline(true);
  await touchDigits(digits);
  await expect(page.getByText('No answer. Touch the digits again.')).toBeVisible();
  await page.context().setOffline(false);
  await touchDigits(digits);

  await expect(page.getByText('iPhone, Safari is let in. It shows your record now.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'iPhone, Safari' })).toContainText(
    /Added 2 March, 08:0\d, at the tablet/,
  );
  expect((await phone.ask(word)).data).toEqual({ state: 'added' });
  expect((await phone.whose()).data).toMatchObject({ displayName: nott.name, isOpen: false });
  expect((await stranger.ask(word)).data).toEqual({ state: 'over' });
  expect((await stranger.whose()).status).toBe(401);
  await press('Close');

  await people.choose(nott.name);
  await pin.enter(nott.pin);
  await press(words.en.keepOpen);
  await expect(page.getByText('A phone was added on 2 March.')).toBeVisible();
  await press('Not mine');
  await expect(page.getByRole('heading', { name: 'Not yours: iPhone, Safari?' })).toBeVisible();
  await pressTwice('Not mine, end it');

  await expect(page.getByText(/iPhone, Safari is ended, and a manager is told/)).toBeVisible();
  await expect(page.getByText('You have let no phone in.')).toBeVisible();
  expect((await phone.whose()).status).toBe(401);
  await press('Close');
  await expect(people.list).toBeVisible();
  await signInAtDesk(atDesk, server, { person: manager, at: 'inbox' });
  await expect(atDesk.getByText('Phone that is not theirs').first()).toBeVisible();
  await expect(atDesk.getByText(nott.name).first()).toBeVisible();
  await Promise.all([phone.close(), stranger.close()]);
});
