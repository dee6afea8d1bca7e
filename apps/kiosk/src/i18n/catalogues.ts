// The sentences of each language, fetched when first needed; the service worker keeps all of them for use without a network.
import type { reviewAsksWords } from '@stimpill/words/en/both/review-asks.ts';
import type { changeWordWords } from '@stimpill/words/en/both/change-word.ts';
import type { restFactWords } from '@stimpill/words/en/both/rest.ts';
import type { actWords } from '@stimpill/words/en/both/act.ts';
import type { calendarWords } from '@stimpill/words/en/both/calendar.ts';
import type { ownHoursWords } from '@stimpill/words/en/both/hours.ts';
import type { ownChangeWords } from '@stimpill/words/en/both/own-change.ts';
import type { phoneListWords } from '@stimpill/words/en/both/phone-list.ts';
import type { pinPadWords } from '@stimpill/words/en/both/pin.ts';
import type { ownRecordWords } from '@stimpill/words/en/both/record.ts';
import type { cityWords } from '@stimpill/words/en/kiosk/cities.ts';
import type { ownLeaveWords } from '@stimpill/words/en/kiosk/leave.ts';
import type { managerWords } from '@stimpill/words/en/kiosk/manager.ts';
import type { ownPhoneWords } from '@stimpill/words/en/kiosk/phones.ts';
import type { punchWords } from '@stimpill/words/en/kiosk/punch.ts';
import type { reviewsWords } from '@stimpill/words/en/kiosk/reviews.ts';
import type { setUpWords } from '@stimpill/words/en/kiosk/set-up.ts';
import type { terminalWords } from '@stimpill/words/en/kiosk/terminal.ts';
import type { visitWords } from '@stimpill/words/en/kiosk/visit.ts';
import type { wallWords } from '@stimpill/words/en/kiosk/wall.ts';
import { keepCatalogues } from '@stimpill/words/keep-catalogues.ts';
import type { Language } from '@stimpill/words/language.ts';
import { sayIn, type Said } from '@stimpill/words/said.ts';

type PunchWords = typeof punchWords &
  typeof visitWords &
  typeof actWords &
  typeof ownHoursWords &
  typeof pinPadWords;
type ManagerWords = typeof setUpWords &
  typeof managerWords &
  typeof cityWords &
  typeof reviewsWords &
  typeof terminalWords &
  typeof wallWords & { readonly reviewAsks: typeof reviewAsksWords };

/** What a punch with a PIN can say, from the name to the receipt. */
export type Catalogue = Said<PunchWords>;

/** The same, and what only set-up, managers and shared tablets say: it comes with their screens, so that no punch waits for it. */
export type ManagerCatalogue = Catalogue & Said<ManagerWords>;

export const punchCatalogues = keepCatalogues<Catalogue>(async (language) =>
  sayIn(
    language,
    allOf(
      await Promise.all([
        read(language, ['punch', 'visit']),
        import(`../../../../packages/words/${language}/both/act.ts`).then(inside),
        import(`../../../../packages/words/${language}/both/hours.ts`).then(inside),
        import(`../../../../packages/words/${language}/both/pin.ts`).then(inside),
      ]),
    ) as PunchWords,
  ),
);

/** What the screens of time off say beside it, which comes with them. */
export type LeaveCatalogue = {
  readonly own: Said<typeof ownLeaveWords>;
  readonly calendar: Said<typeof calendarWords>;
};

export const leaveCatalogues = keepCatalogues<LeaveCatalogue>(async (language) => {
  const [own, { calendarWords: calendar }] = await Promise.all([
    read<typeof ownLeaveWords>(language, ['leave']),
    import(`../../../../packages/words/${language}/both/calendar.ts`) as Promise<{
      readonly calendarWords: typeof calendarWords;
    }>,
  ]);
  return sayIn(language, { own, calendar });
});

/** What the screens of the own record say, which comes with them. */
export type RecordCatalogue = Said<
  typeof ownRecordWords & { readonly rest: typeof restFactWords; readonly word: typeof changeWordWords }
>;

export const recordCatalogues = keepCatalogues<RecordCatalogue>(async (language) => {
  const [{ ownRecordWords: own }, { restFactWords: rest }, { changeWordWords: word }] = await Promise.all([
    import(`../../../../packages/words/${language}/both/record.ts`) as Promise<{
      readonly ownRecordWords: typeof ownRecordWords;
    }>,
    import(`../../../../packages/words/${language}/both/rest.ts`) as Promise<{
      readonly restFactWords: typeof restFactWords;
    }>,
    readChangeWord(language),
  ]);
  return sayIn(language, { ...own, rest, word });
});

/** What the screens of somebody's phones say, which comes with them. */
export type PhoneCatalogue = Said<typeof ownPhoneWords & typeof phoneListWords>;

export const phoneCatalogues = keepCatalogues<PhoneCatalogue>(async (language) =>
  sayIn(
    language,
    allOf(
      await Promise.all([
        read(language, ['phones']),
        import(`../../../../packages/words/${language}/both/phone-list.ts`).then(inside),
      ]),
    ) as typeof ownPhoneWords & typeof phoneListWords,
  ),
);

/** What the screens of changes by others say, which comes with them. */
export type ChangesCatalogue = Said<typeof ownChangeWords & { readonly word: typeof changeWordWords }>;

export const changesCatalogues = keepCatalogues<ChangesCatalogue>(async (language) => {
  const [{ ownChangeWords: own }, { changeWordWords: word }] = await Promise.all([
    import(`../../../../packages/words/${language}/both/own-change.ts`) as Promise<{
      readonly ownChangeWords: typeof ownChangeWords;
    }>,
    readChangeWord(language),
  ]);
  return sayIn(language, { ...own, word });
});

const readChangeWord = (language: Language) =>
  import(`../../../../packages/words/${language}/both/change-word.ts`) as Promise<{
    readonly changeWordWords: typeof changeWordWords;
  }>;

export const managerCatalogues = keepCatalogues<ManagerCatalogue>(async (language) => {
  const [punch, more, { reviewAsksWords: reviewAsks }] = await Promise.all([
    punchCatalogues.load(language),
    read<ManagerWords>(language, ['set-up', 'manager', 'cities', 'reviews', 'terminal', 'wall']),
    readBoth(language),
  ]);
  return { ...punch, ...sayIn(language, { ...more, reviewAsks }) };
});

/** @param files each with the sentences of one part, all of which one catalogue has */
async function read<T extends object>(language: Language, files: readonly string[]): Promise<T> {
  const parts = files.map((file) =>
    import(`../../../../packages/words/${language}/kiosk/${file}.ts`).then(inside),
  );
  return allOf(await Promise.all(parts)) as T;
}

/** The sentences of a file. */
const inside = (file: object) => allOf(Object.values(file));

const allOf = (parts: readonly object[]) => Object.assign({}, ...parts) as object;

const readBoth = (language: Language) =>
  import(`../../../../packages/words/${language}/both/review-asks.ts`) as Promise<{
    readonly reviewAsksWords: typeof reviewAsksWords;
  }>;
