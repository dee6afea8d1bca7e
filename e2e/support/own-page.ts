// The page on somebody's phone: how a phone is let in to it, and what every screen of it must keep.
import { expect, type Browser, type Page } from '@playwright/test';
import { collectRefused } from './refused-by-policy.ts';
import type { Person } from './company.ts';
import { touch } from './pages/touch.ts';
import { runAxe } from './run-axe.ts';
import type { Kiosk } from './test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const SMALLEST_TARGET = 48;

/** A phone of its own, in English. */
export async function aPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    locale: 'en-GB',
  });
  const refused = collectRefused(context);
  const page = await context.newPage();
  page.on('close', () => expect(refused).toEqual([]));
  return page;
}

/** From the list of names to the code for a phone. @returns the address that the code says */
export async function askForCode({ page, people, pin }: Kiosk, person: Person): Promise<string> {
  const press = (name: string | RegExp) => touch(page, page.getByRole('button', { name }));
  await people.wake();
  await people.choose(person.name);
  await press('Something else?');
  await press('My hours');
  await pin.enter(person.pin);
  await press('On my phone');
  const offered = page.waitForResponse((response) => response.url().endsWith('/phone-offers'));
  await press('Add a phone');
  const { data } = (await (await offered).json()) as { readonly data: { readonly word: string } };
  await expect(page.getByRole('img', { name: 'Code for the camera of your phone' })).toBeVisible();
  return `${new URL(page.url()).origin}/me/#${data.word}`;
}

/** The digits that a phone shows, touched at the tablet. */
export async function touchDigits({ page }: Kiosk, digits: string): Promise<void> {
  for (const digit of digits) await touch(page, page.getByRole('button', { name: digit, exact: true }));
}

export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** Nothing that axe knows is wrong, in either scheme. */
export async function checkLooks(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await runAxe(page, { tags: WCAG }), `axe on ${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** Nothing is wider than the screen, and nothing to touch is smaller than a thumb. */
export async function checkBoxes(page: Page, screen: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const name = `${screen}, ${size.width} x ${size.height}`;
    const wider = await page.evaluate(() =>
      Array.from(document.querySelectorAll('body *'))
        .filter((each) => !each.matches('.spoken') && each.getBoundingClientRect().right > innerWidth + 0.5)
        .map((each) => each.textContent),
    );
    expect.soft(wider, `wider than the screen: ${name}`).toEqual([]);
    const small = await page.getByRole('button').evaluateAll(
      (buttons, smallest) =>
        buttons
          .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.width < smallest || box.height < smallest)
          .map(({ name: label, box }) => `${label} ${box.width} x ${box.height}`),
      SMALLEST_TARGET,
    );
    expect.soft(small, `too small for a thumb: ${name}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
}
