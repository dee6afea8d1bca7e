import { keptChoice } from './kept-choice.ts';

export type LetterKeys = 'on' | 'off';

/** Keys that are a letter or a sign alone. Anyone who speaks to the computer can turn them off (WCAG 2.1.4): a sentence is full of them. */
export const { read: letterKeys, keep: turnLetterKeys } = keptChoice<LetterKeys>(
  'stimpill-desk-letter-keys',
  ['on', 'off'],
);
