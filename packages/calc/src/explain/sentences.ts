/** What must a language be able to say? And how are hours written in it? */
import { type Citation } from '#holidays/citation.ts';
import { type Credit } from '#pay/credit.ts';
import { type ExplainedStretch } from './explanation.ts';
import { type TraceStep } from './trace.ts';

/** The sentences of one language. Each ends with a full stop. */
export type Sentences = {
  /** What a step did to a stretch. */
  readonly step: (step: TraceStep, stretch: ExplainedStretch) => string;
  /** What the stretch is paid as in the end. */
  readonly paidAs: (stretch: ExplainedStretch) => string;
  readonly credit: (credit: Credit) => string;
  /** Where the rule was read, with a blank before it; nothing where that is not known. */
  readonly citation: (citation: Citation | null) => string;
};

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * A minute of a local day on the clock.
 * @example clockTime(425) // '07:05'
 */
export const clockTime = (minuteOfDay: number): string =>
  `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;

/**
 * The hours of a stretch on the wall.
 * @example hoursOf({ minuteOfDay: 900, minutes: 120 }) // '15:00-17:00'
 */
export const hoursOf = ({
  minuteOfDay,
  minutes,
}: {
  readonly minuteOfDay: number;
  readonly minutes: number;
}): string => `${clockTime(minuteOfDay)}-${clockTime(minuteOfDay + minutes)}`;

/**
 * Minutes as hours: whole minutes as h:mm, parts of a minute as decimal hours.
 * @example hoursAndMinutes(10076.4, ',') // '167,94'
 */
export const hoursAndMinutes = (minutes: number, decimalMark: string): string =>
  Number.isInteger(minutes)
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}`
    : (minutes / 60).toFixed(4).replace(/0+$/, '').replace('.', decimalMark);
