// What somebody has worked and earned, by kind, as it is told to them at the tablet and on the own page.

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
