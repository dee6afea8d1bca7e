// A thousand names in the alphabets of the two languages: the groups of letters beside them are all in sight, and each can be hit.
import { expect, type Page } from '@playwright/test';
import { galleryTest as test } from '../support/gallery.ts';

/** Names behind one touch of the rail, at most: some swipes of a list. */
const MOST_BEHIND_A_TOUCH = 300;

/** `smallest`: CSS pixels that a glove needs at a wall, or a finger on a phone in the hand. */
const TABLETS = [
  { width: 1280, height: 800, atLeast: 5, smallest: 72 },
  { width: 800, height: 1280, atLeast: 10, smallest: 72 },
  { width: 360, height: 740, atLeast: 8, smallest: 44 },
];

const ALPHABETS = {
  'list-thousand': 'AÁBCDEÉFGHIÍJKLMNOÓPRSTUÚVWYÝZÞÆÖ',
  'list-thousand-pl': 'ABCĆDEFGHIJKLŁMNOÓPRSŚTUVWYZŹŻ',
};

/** Letters of Polish that Icelandic has not, with that under which it files them. */
const FILED_UNDER: Readonly<Record<string, string>> = { C: 'CĆ', L: 'LŁ', S: 'SŚ', Z: 'ZŹŻ' };

/** At one moment: how old the list is stands above it once a minute is over, and takes room from the rail. */
async function open(page: Page, origin: string, name: string): Promise<void> {
  await page.clock.setFixedTime('2026-03-02T06:58:00.000Z');
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto(`${origin}/gallery.html#${name}/is`);
  await page.locator('[data-ready] h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

async function groupsOf(page: Page) {
  const rail = page.getByRole('navigation');
  await expect(rail.getByRole('button').nth(4)).toBeVisible();
  return rail.evaluate((element) => ({
    isWhole: element.scrollHeight <= element.clientHeight + 1,
    groups: [...element.querySelectorAll('button')].map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return { label: button.textContent, width, height };
    }),
  }));
}

for (const { width, height, atLeast, smallest } of TABLETS) {
  test.describe(`the rail at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [name, alphabet] of Object.entries(ALPHABETS)) {
      test(`at ${width} x ${height} every group of ${name} is in sight and large enough to hit`, async ({
        page,
        gallery,
      }) => {
        await open(page, gallery.origin, name);

        const { isWhole, groups } = await groupsOf(page);

        expect(isWhole).toBe(true);
        expect(groups.length).toBeGreaterThanOrEqual(atLeast);
        expect(groups.filter((group) => Math.min(group.width, group.height) < smallest)).toEqual([]);
        expect(
          inOrder(
            groups.map(({ label }) => label),
            alphabet,
          ),
        ).toBe(true);
      });
    }

    test(`at ${width} x ${height} one touch shows the first name of a group at the top`, async ({
      page,
      gallery,
    }) => {
      await open(page, gallery.origin, 'list-thousand');
      const places: number[] = [];
      const { groups } = await groupsOf(page);
      for (let at = 0; at < groups.length; at += 1) {
        const group = page.getByRole('navigation').getByRole('button').nth(at);
        await group.click();
        const letter = groups[at]?.label.charAt(0) ?? '';
        const top = page
          .locator('[id^=person-]')
          .filter({ hasText: new RegExp(`^[${FILED_UNDER[letter] ?? letter}]`) })
          .first();
        await expect(top).toBeInViewport();
        places.push(Number(await top.getAttribute('aria-posinset')));
      }

      const sizes = places.map((place, at) => (places[at + 1] ?? 1_001) - place);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BEHIND_A_TOUCH);
    });
  });
}

/** Whether the groups follow each other as the letters of the language do, and none is left out at either end. */
function inOrder(labels: readonly string[], alphabet: string): boolean {
  const letters = labels.flatMap((label) => [...new Set(label.split('–'))]);
  const places = letters.map((letter) => alphabet.indexOf(letter));
  const isRising = places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
  return isRising && places[0] === 0 && places.at(-1) === alphabet.length - 1;
}
