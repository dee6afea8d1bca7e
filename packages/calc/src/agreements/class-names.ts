/** What do the agreements call their classes? The Icelandic name is the agreement's own. */
import { type Words } from '#words/words.ts';

/** Dagvinna: work in the day window at the ordinary rate. */
export const DAY_WORK: Words = { is: 'dagvinna', en: 'day work', pl: 'praca dzienna' };

/** Yfirvinna, where the agreement has one rate of it. */
export const OVERTIME: Words = { is: 'yfirvinna', en: 'overtime', pl: 'nadgodziny' };

/** Yfirvinna 1: the lower of two rates. */
export const OVERTIME_1: Words = { is: 'yfirvinna 1', en: 'overtime 1', pl: 'nadgodziny 1' };

/** Yfirvinna 2: the higher of two rates. */
export const OVERTIME_2: Words = { is: 'yfirvinna 2', en: 'overtime 2', pl: 'nadgodziny 2' };

/** Stórhátíðarvinna: work on major holidays at a rate of its own. */
export const MAJOR_HOLIDAY_WORK: Words = {
  is: 'stórhátíðarvinna',
  en: 'work on a major holiday',
  pl: 'praca w wielkie święto',
};

/** The same past the duty or the hours of the week, where ordinary work on such a day has a premium instead. */
export const MAJOR_HOLIDAY_OVERTIME: Words = {
  is: 'yfirvinna á stórhátíð',
  en: 'overtime on a major holiday',
  pl: 'nadgodziny w wielkie święto',
};

/** Eftirvinna: work of shops and offices outside the day window, within full monthly hours. */
export const EVENING_WORK: Words = {
  is: 'eftirvinna',
  en: 'work outside day hours (eftirvinna)',
  pl: 'praca poza godzinami dziennymi (eftirvinna)',
};

/** Næturvinna: the same at night. */
export const NIGHT_WORK: Words = { is: 'næturvinna', en: 'night work', pl: 'praca nocna' };
