import { type Citation } from '#holidays/citation.ts';
import { type Words } from '#words/words.ts';

/** The day on which the sources of all shipped agreements were last read. */
export const LAST_CHECKED_ON = '2026-11-21';

/**
 * A citation of a shipped agreement, read on the day on which all of them were. What other sources say
 * is told in every language.
 * @example cite('vr.is, laun á frídögum', { clause: '2.3.1' }).checkedOn // '2026-11-21'
 */
export const cite = (
  source: string,
  more: Pick<Citation, 'clause' | 'conflictOn'> & { readonly conflict?: Words } = {},
): Citation => ({
  source,
  checkedOn: LAST_CHECKED_ON,
  ...more,
});

/** Anyone who is paid by the hour: what 24 and 31 December give. */
export const AFTERNOONS_OF_HOLIDAYS = {
  holidays: ['christmasEve', 'newYearsEve'],
  conflict: {
    is: 'Engin heimild segir hvað greiðist fyrir síðdegi 24. og 31. desember; tíminn frá kl. 12 er tekinn.',
    en: 'No source says what the afternoons of 24 and 31 December pay; the hours from 12:00 on are taken.',
    pl: 'Żadne źródło nie mówi, ile płaci się za popołudnia 24 i 31 grudnia; przyjęto godziny od 12:00.',
  },
} as const satisfies Citation['conflictOn'];
