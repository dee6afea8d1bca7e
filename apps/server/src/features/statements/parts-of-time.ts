// What was worked and paid: the sums of the period, each day with its times and breaks, and the days of absence.
import { wordFor } from '@stimpill/words/word-for.ts';
import type { Block } from '#features/papers/paper.ts';
import type { MinutesByName } from '#features/hours/hours.ts';
import type { DayOfPerson, EntryOfDay } from '#features/hours/read-person-days.ts';
import { part } from './part.ts';
import type { Statement } from './read-statement.ts';
import type { Speech } from './speech.ts';

type Line = readonly [name: string, minutes: number];

export function sumsPart({ days }: Statement, speech: Speech): readonly Block[] {
  const { statementWords: t } = speech.t;
  const { hours, payLines } = days;
  const lines = [
    ...paidLines(payLines, hours.buckets, speech),
    ...linesOf(hours.credits, speech.account),
    ...linesOf(hours.absences, speech.absence),
  ];
  const rows = lines.map(([name, minutes]) => [name, speech.duration(minutes)]);
  const columns = [
    { name: t.line, share: 3 },
    { name: t.duration, share: 1, isFigure: true },
  ] as const;
  return part(t.sums, columns, rows, t.noSums);
}

/** Plain time stands on no line of a rule; then it is said by its class. */
function paidLines(payLines: MinutesByName, buckets: MinutesByName, { t, line }: Speech): readonly Line[] {
  const paid = linesOf(payLines, line);
  return paid.length > 0 ? paid : linesOf(buckets, (name) => wordFor(t.hoursWords.buckets, name));
}

const linesOf = (minutes: MinutesByName, nameOf: (key: string) => string): readonly Line[] =>
  Object.entries(minutes).map(([key, each]) => [nameOf(key), each]);

export function daysPart(statement: Statement, speech: Speech): readonly Block[] {
  const { statementWords: t, timeWords } = speech.t;
  const rows = statement.days.days.flatMap((day) => rowsOf(day, statement, speech));
  const columns = [
    { name: t.day, share: 2 },
    { name: t.times, share: 1.5 },
    { name: t.breaks, share: 1.9 },
    { name: timeWords.worked, share: 1.3, isFigure: true },
    { name: t.line, share: 2.6 },
  ] as const;
  return part(t.days, columns, rows, t.noDays);
}

/** A row for each time entry; what the day pays stands in the first, or alone where nothing was worked. */
function rowsOf(day: DayOfPerson, { approval }: Statement, speech: Speech): readonly (readonly string[])[] {
  const { duration, wholeDay, account } = speech;
  const lines = [...paidLines(day.payLines, day.buckets, speech), ...linesOf(day.credits, account)];
  const paid = lines.map(([name, minutes]) => `${name} ${duration(minutes)}`).join('\n');
  if (day.entries.length === 0) return paid === '' ? [] : [[wholeDay(day.date), '', '', '', paid]];
  return day.entries.map((each, place) => [
    wholeDay(day.date),
    timesOf(each, speech, approval.state === 'partly'),
    breaksOf(each, speech),
    each.entry.endAt === null ? '' : duration(each.calculated.workedMinutes),
    place === 0 ? paid : '',
  ]);
}

function timesOf({ entry }: EntryOfDay, { t, span }: Speech, tellsUnapproved: boolean): string {
  const { kind, startAt, endAt, isDraft, isLocked } = entry;
  return [
    span(startAt, endAt),
    ...(kind === 'work' ? [] : [t.timeWords.kinds[kind]]),
    ...(endAt === null ? [t.timeWords.stillOpen] : []),
    ...(isDraft ? [t.timeWords.draft] : []),
    ...(tellsUnapproved && !isLocked && !isDraft ? [t.statementWords.notApproved] : []),
  ].join('\n');
}

/** Those that were recorded, and how much in all is not paid, also where the rule took it off by itself. */
function breaksOf({ entry, calculated }: EntryOfDay, { t, span, duration }: Speech): string {
  const unpaid = calculated.unpaidBreakMinutes;
  return [
    ...entry.breaks.map(({ startAt, endAt, kind }) => `${span(startAt, endAt)} ${t.timeWords.breaks[kind]}`),
    ...(unpaid > 0 ? [t.statementWords.unpaid({ duration: duration(unpaid) })] : []),
  ].join('\n');
}

export function absencesPart({ days }: Statement, speech: Speech): readonly Block[] {
  const { statementWords: t } = speech.t;
  const rows = days.days.flatMap(({ date, absences }) =>
    linesOf(absences, speech.absence).map(([name, minutes]) => [
      speech.wholeDay(date),
      name,
      speech.duration(minutes),
    ]),
  );
  const columns = [
    { name: t.day, share: 1 },
    { name: t.absence, share: 2 },
    { name: t.duration, share: 1, isFigure: true },
  ] as const;
  return part(t.absences, columns, rows, t.noAbsences);
}
