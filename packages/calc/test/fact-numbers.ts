/** Which numbers may a sentence say of a fact, and which must it? Worked out from the fact alone, as no sentence is made. */
import { ACCOUNT_NAMES, BUCKET_NAMES } from '#explain/display-names.ts';
import { type PayrollFact } from '#explain/fact.ts';
import { type TraceReason } from '#explain/trace.ts';
import { type CreditReason } from '#pay/credit.ts';
import { PLAIN_TIME } from '#rules/rule-version.ts';
import { type Words } from '#words/words.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Of a number of minutes: as minutes, or as hours with what is over. */
const lengthTokens = (minutes: number): readonly string[] => {
  if (!Number.isInteger(minutes)) return [(minutes / 60).toFixed(4).replace(/0+$/, '')];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [String(hours)] : []), ...(rest > 0 || hours === 0 ? [String(rest)] : [])];
};

const dateTokens = (date: string): readonly string[] => {
  const [year = '', , day = ''] = date.split('-');
  return [String(Number(day)), year];
};

/** Time of no rule has none to name. */
const isWithoutRule = ({ ruleName }: { readonly ruleName: string }): boolean => ruleName === PLAIN_TIME.name;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

/** Every number that is anywhere in a value, in every form in which it may be said. */
const numbersIn = (value: unknown): readonly string[] => {
  if (typeof value === 'number')
    return [String(value), ...lengthTokens(value), ...(Number.isInteger(value) ? [clock(value)] : [])];
  if (typeof value === 'string')
    return DATE.test(value) ? dateTokens(value) : TIME.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** The texts of a fact that may have digits in them: names of classes, rules, holidays, lines, and the offset of a doubled hour. */
const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string')
    return DATE.test(value) || TIME.test(value) || !/\d/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};

const KNOWN_NAMES = [...Object.values(ACCOUNT_NAMES), ...Object.values(BUCKET_NAMES)].flatMap(
  (names: Words) => Object.values(names),
);

/** The numbers that a sentence says itself, without those of names. */
const numbersOf = (sentence: string, fact: PayrollFact): readonly string[] => {
  const names = [...namesIn(fact), ...KNOWN_NAMES].sort((a, b) => b.length - a.length);
  const inside = names.map((name) => `${name.charAt(0).toLocaleLowerCase('is')}${name.slice(1)}`);
  const own = [...names, ...inside, ...HOLIDAYS_WITH_DIGITS].reduce(
    (text, name) => text.replaceAll(name, '…'),
    sentence,
  );
  return (own.match(/\d+(?:[.,:]\d+)*/g) ?? []).map((number) => number.replace(',', '.'));
};

/** Only these holidays have digits in their names, in windows that name them. */
const HOLIDAYS_WITH_DIGITS = ['1. maí', '17. júní'];

/** Every number that a sentence may say. */
const mayBeSaid = (fact: PayrollFact): ReadonlySet<string> => {
  const span =
    fact.what === 'step' || fact.what === 'paid'
      ? [clock(fact.minuteOfDay), clock(fact.minuteOfDay + fact.minutes)]
      : [];
  // Hours of the week without a bound run from midnight to midnight.
  return new Set([...numbersIn(fact), ...span, '00:00', '24:00']);
};

/** Numbers of which each group must be said, by one of its forms. None is said that is 0. */
type Needed = readonly (readonly (readonly string[])[])[];

const minutesNeeded = (minutes: number): Needed =>
  minutes === 0 ? [] : [[[String(minutes)], lengthTokens(minutes)]];

type Limit = { readonly limitMinutes: number; readonly appliedMinutes: number };

/** What only lacks parts of a minute is the limit of the rule itself. */
const isOfRule = ({ limitMinutes, appliedMinutes }: Limit): boolean =>
  Math.abs(limitMinutes - appliedMinutes) < 1;

const limitNeeded = (limit: Limit): Needed => [
  ...minutesNeeded(limit.limitMinutes),
  ...(isOfRule(limit) ? [] : minutesNeeded(limit.appliedMinutes)),
];

const REASON_SAYS: Readonly<Partial<Record<TraceReason['kind'], (reason: never) => Needed>>> = {
  'over-limit': (reason: Extract<TraceReason, { kind: 'over-limit' }>) => [
    ...limitNeeded(reason),
    [dateTokens(reason.periodStart)],
    ...minutesNeeded(reason.beyondMinutes ?? 0),
  ],
  'in-window': (reason: Extract<TraceReason, { kind: 'in-window' }>) => [
    [[reason.hours.from ?? '00:00', reason.hours.to ?? '24:00']],
    ...reason.lost.map(({ from, to }) => [[clock(from), clock(to)]]),
  ],
  'kept-as-major-holiday': limitNeeded,
  'counted-only': limitNeeded,
};

const creditSays = (reason: CreditReason): Needed => {
  if (reason.kind === 'shift-incentive')
    return [[[String(reason.shifts)]], [[String(reason.kinds)]], ...minutesNeeded(reason.outsideMinutes)];
  if (reason.kind === 'overtime-time-off')
    return [[[String(reason.factor)]], ...minutesNeeded(reason.workedMinutes)];
  const times =
    reason.kind === 'worked-meal'
      ? [[[reason.from, reason.to]]]
      : reason.kind === 'short-rest' && reason.dayStartsAt !== undefined
        ? [[[reason.dayStartsAt]]]
        : reason.kind === 'call-out' && reason.hours !== undefined
          ? [[[reason.hours.from ?? '00:00', reason.hours.to ?? '24:00']]]
          : [];
  const numbers = Object.values(reason).filter((value): value is number => typeof value === 'number');
  // Where there was no rest at all, what is missing is what is due.
  return reason.kind === 'standby' ? [] : [...times, ...numbers.flatMap(minutesNeeded)];
};

/** What payroll has to be told. */
export const payrollNeeds = (fact: PayrollFact): Needed => {
  switch (fact.what) {
    case 'step': {
      const says = REASON_SAYS[fact.reason.kind] as ((reason: TraceReason) => Needed) | undefined;
      return [
        [[clock(fact.minuteOfDay), clock(fact.minuteOfDay + fact.minutes)]],
        ...(says?.(fact.reason) ?? []),
      ];
    }
    case 'paid':
      return [
        [[String(fact.minutes)]],
        ...(fact.bucket === null || isWithoutRule(fact) ? [] : [[[String(fact.versionNumber)]]]),
      ];
    case 'credit':
      return [
        [[String(fact.minutes)]],
        [dateTokens(fact.localDate)],
        [[String(fact.versionNumber)]],
        ...minutesNeeded(fact.keptMinutes),
        ...creditSays(fact.reason),
      ];
    case 'holiday':
      return [[dateTokens(fact.localDate)], ...(fact.from === '00:00' ? [] : [[[fact.from]]])];
  }
};

const limitOfPerson = (limit: Limit): number => (isOfRule(limit) ? limit.limitMinutes : limit.appliedMinutes);

/** What the person who worked has to be told: how much, when, and the limit that was passed or the rest that was due. */
export const workerNeeds = (fact: PayrollFact): Needed => {
  if (fact.what === 'paid')
    return [
      [[clock(fact.minuteOfDay), clock(fact.minuteOfDay + fact.minutes)]],
      [lengthTokens(fact.minutes)],
      ...(fact.because.kind === 'over-limit' ? [[lengthTokens(limitOfPerson(fact.because))]] : []),
    ];
  if (fact.what !== 'credit') return [];
  const due = fact.reason.kind === 'short-rest' ? [[lengthTokens(fact.reason.wantedMinutes)]] : [];
  return [[dateTokens(fact.localDate)], [lengthTokens(fact.minutes)], ...due];
};

/** What a sentence lacks, and what it says that is not in its fact; both empty where it is right. */
export const faultsOf = (sentence: string, fact: PayrollFact, needs: Needed) => {
  const said = numbersOf(sentence, fact);
  const may = mayBeSaid(fact);
  return {
    sentence,
    unknown: said.filter((number) => !may.has(number)),
    lacking: needs.filter((forms) => !forms.some((tokens) => tokens.every((token) => said.includes(token)))),
  };
};
