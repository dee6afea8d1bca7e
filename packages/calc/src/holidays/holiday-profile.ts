/** Which holidays are ordinary (AF) and which major (SH), and from what hour? Each agreement says it for itself. */
import { type LocalTime } from '@stimpill/time';
import { type Citation } from './citation.ts';
import { type HolidayKey } from './iceland.ts';

/** AF, almennur frídagur: an ordinary holiday. SH, stórhátíðardagur: a major one. */
export const HOLIDAY_CLASSES = ['AF', 'SH'] as const;

/** AF or SH. */
export type HolidayClass = (typeof HOLIDAY_CLASSES)[number];

/**
 * What a holiday is, and the local time from which it counts until midnight (without `from`, the whole day); and, if
 * it is known, where that was read.
 */
export type HolidayMarking = {
  readonly class: HolidayClass;
  readonly from?: LocalTime;
  readonly citation?: Citation;
};

/** The markings of one agreement. A holiday that is not named in it is an ordinary working day. */
export type HolidayProfile = Readonly<Partial<Record<HolidayKey, HolidayMarking>>>;
