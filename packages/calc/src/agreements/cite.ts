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
  more: { readonly clause?: string; readonly conflict?: Words } = {},
): Citation => ({
  source,
  checkedOn: LAST_CHECKED_ON,
  ...more,
});
