// Every state of every screen on every tablet: what is needed is seen whole, and nothing lies over it.
import { expect, type Page } from '@playwright/test';
import { galleryTest as test, namesOf } from '../support/gallery.ts';
import { LANGUAGES, type Language } from '../support/words.ts';

/** In CSS pixels. At 200 % zoom a tablet of 1280 x 800 has half of them each way. */
const TABLETS = [
  { width: 1024, height: 600 },
  { width: 960, height: 560 },
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
  { width: 600, height: 1024 },
  // A phone in a hand: the smallest that a kiosk is asked to be.
  { width: 360, height: 740 },
  { width: 640, height: 400, isZoomed: true },
  { width: 400, height: 640, isZoomed: true },
] as const;

type Faults = Readonly<Record<string, readonly string[]>>;
/** A setting of the tablet. */
const TYPES = ['normal', 'large'] as const;
type Walk = {
  readonly names: readonly string[];
  readonly language: Language;
  readonly type: (typeof TYPES)[number];
  readonly isZoomed: boolean;
};
/** What the gallery offers to these tests. */
type GalleryWindow = Window & { readonly walkBoxes: (walk: Walk) => Promise<Faults> };

const walk = (page: Page, asked: Walk) =>
  page.evaluate((wanted) => (window as unknown as GalleryWindow).walkBoxes(wanted), asked);

for (const { width, height, ...tablet } of TABLETS) {
  const isZoomed = 'isZoomed' in tablet;
  const size = `${width} x ${height}${isZoomed ? ', which is 200 % zoom,' : ''}`;

  test.describe(`boxes at ${size}`, () => {
    test.use({
      viewport: { width, height },
      permissions: ['camera'],
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`at ${size} everything needed is seen whole in each language, in large type too`, async ({
      page,
      gallery,
    }, { annotations }) => {
      const names = await namesOf(page, gallery);
      for (const language of LANGUAGES) {
        for (const type of TYPES) {
          const faults = await walk(page, { names, language, type, isZoomed });
          expect.soft(faults, `${language} at ${size}, ${type} type`).toEqual({});
        }
      }
      const all = names.length * TABLETS.length * LANGUAGES.length * TYPES.length;
      const description = `${names.length} states of screens x ${TABLETS.length} sizes x ${LANGUAGES.length} languages x 2 sizes of letters = ${all}`;
      annotations.push({ type: 'boxes measured', description });
    });
  });
}
