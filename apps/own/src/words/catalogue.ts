// The sentences of each language, fetched when it is first spoken.
import type { actWords } from '@stimpill/words/en/both/act.ts';
import type { changeWordWords } from '@stimpill/words/en/both/change-word.ts';
import type { ownHoursWords } from '@stimpill/words/en/both/hours.ts';
import type { ownChangeWords } from '@stimpill/words/en/both/own-change.ts';
import type { phoneListWords } from '@stimpill/words/en/both/phone-list.ts';
import type { pinPadWords } from '@stimpill/words/en/both/pin.ts';
import type { ownRecordWords } from '@stimpill/words/en/both/record.ts';
import type { restFactWords } from '@stimpill/words/en/both/rest.ts';
import type { ownPageWords } from '@stimpill/words/en/own/own.ts';
import { keepCatalogues } from '@stimpill/words/keep-catalogues.ts';
import { sayIn, type Said } from '@stimpill/words/said.ts';

type Words = typeof actWords &
  typeof ownHoursWords &
  typeof pinPadWords &
  typeof ownPageWords & {
    readonly record: typeof ownRecordWords;
    readonly rest: typeof restFactWords;
    readonly phoneList: typeof phoneListWords;
    readonly change: typeof ownChangeWords;
    readonly word: typeof changeWordWords;
  };

/** All that the page says. */
export type Catalogue = Said<Words>;

export const catalogues = keepCatalogues<Catalogue>(async (language) => {
  const [act, hours, pin, own, record, rest, phoneList, change, word] = await Promise.all([
    import(`../../../../packages/words/${language}/both/act.ts`).then(inside<typeof actWords>),
    import(`../../../../packages/words/${language}/both/hours.ts`).then(inside<typeof ownHoursWords>),
    import(`../../../../packages/words/${language}/both/pin.ts`).then(inside<typeof pinPadWords>),
    import(`../../../../packages/words/${language}/own/own.ts`).then(inside<typeof ownPageWords>),
    import(`../../../../packages/words/${language}/both/record.ts`).then(inside<typeof ownRecordWords>),
    import(`../../../../packages/words/${language}/both/rest.ts`).then(inside<typeof restFactWords>),
    import(`../../../../packages/words/${language}/both/phone-list.ts`).then(inside<typeof phoneListWords>),
    import(`../../../../packages/words/${language}/both/own-change.ts`).then(inside<typeof ownChangeWords>),
    import(`../../../../packages/words/${language}/both/change-word.ts`).then(inside<typeof changeWordWords>),
  ]);
  return sayIn(language, { ...act, ...hours, ...pin, ...own, record, rest, phoneList, change, word });
});

/** The sentences of a file, which has one export. */
const inside = <T extends object>(file: Readonly<Record<string, T>>): T =>
  Object.assign({}, ...Object.values(file)) as T;
