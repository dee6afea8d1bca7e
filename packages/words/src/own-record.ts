// How a record is told to the person whose it is, at the tablet and on the own page.
import { fromTo } from '@stimpill/time';
import { formatClock } from './format-time.ts';

type Spanning = { readonly startAtUtc: string; readonly endAtUtc: string | null };

/** `07:00–15:00`, and without an end `07:00, still in`. */
export function spanOf({ startAtUtc, endAtUtc }: Spanning, timeZone: string, openEnd: string): string {
  const from = formatClock(Date.parse(startAtUtc), timeZone);
  return endAtUtc === null
    ? `${from}, ${openEnd}`
    : fromTo(from, formatClock(Date.parse(endAtUtc), timeZone));
}

/** The kinds of minutes, in the order in which they are shown. */
const KINDS = [
  'daytimeMinutes',
  'eveningMinutes',
  'nightTimeMinutes',
  'weekendMinutes',
  'overtimeMinutes',
  'holidayMinutes',
  'majorHolidayMinutes',
] as const;

/** How much there is of a kind. */
export type KindMinutes = { readonly kind: (typeof KINDS)[number]; readonly minutes: number };

/** Overtime always, other kinds only with minutes. */
export const kindsOf = (buckets: Readonly<Record<KindMinutes['kind'], number>>): readonly KindMinutes[] =>
  KINDS.map((kind) => ({ kind, minutes: buckets[kind] })).filter(
    ({ kind, minutes }) => minutes > 0 || kind === 'overtimeMinutes',
  );

/** What an account is called; one that this version does not know has a common name. */
export const creditName = (account: string, known: Readonly<Record<string, string>>, other: string): string =>
  (Object.hasOwn(known, account) ? known[account] : undefined) ?? other;
