/** How does an example become input for the engine, and the engine's answer what an example expects? */
import { addDays, intlZone, localDateOf, type Zone } from '@stimpill/time';
import {
  agreements,
  calculateFigures,
  calculateTimesheet,
  parseRuleDefinition,
  settleRule,
  type CompanyCalendar,
  type Credit,
  type Entry,
  type EntryFigures,
  type RuleDefinition,
  type RuleVersion,
  type Timesheet,
  type TimesheetInput,
  type TraceStep,
} from './engine.ts';
import { type Example, type Expectation, type Setting } from './example-file.ts';
import { readAbsence, readDates, readEntry, readShift } from './wall-clock-entry.ts';

const definitionOf = (json: unknown): RuleDefinition => {
  const parsed = parseRuleDefinition(json, 'rule');
  if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.path} ${p.message}`).join('\n'));
  return parsed.definition;
};

const versionsOf = ({ agreement, rule, versions, parameters = {} }: Setting): RuleVersion[] => {
  if (versions !== undefined) return versions.map((v) => ({ ...v, definition: definitionOf(v.definition) }));
  if (rule === 'none') return [];
  const shipped = agreement === undefined ? undefined : agreements.get(agreement);
  if (agreement !== undefined && shipped === undefined) throw new Error(`No agreement "${agreement}" ships.`);
  const definition = settleRule(shipped?.definition ?? definitionOf(rule), parameters);
  return [{ name: shipped?.name ?? 'Example rule', number: 1, validFrom: '2000-01-01', definition }];
};

/** The company calendar of an example. */
export const calendarOf = ({ holidays }: Setting): CompanyCalendar =>
  ({ calendar: 'IS', extra: holidays?.extra ?? [], removed: holidays?.removed ?? [] }) as CompanyCalendar;

/** The figures that approved entries kept, by where they stand now. */
const keptOf = (example: Example, { range, ...now }: TimesheetInput): ReadonlyMap<string, EntryFigures> => {
  const approved = (example.approved ?? []).map((line, index) => readEntry(line, index, now.zone));
  const around = { startDate: addDays(range.startDate, -1), endDate: addDays(range.endDate, 1) };
  const ids = new Set(approved.map(({ id }) => id));
  const figures = calculateFigures({ ...now, entries: approved, range: around }, ids);
  const isSame = (one: Entry) => (other: Entry) => one.startAt === other.startAt && one.endAt === other.endAt;
  return new Map(
    now.entries.flatMap((entry): [string, EntryFigures][] => {
      const kept = figures.get(approved.find(isSame(entry))?.id ?? '');
      return kept === undefined ? [] : [[entry.id, kept]];
    }),
  );
};

/** The whole input of an example. Without a range it is the days on which the entries begin. */
export const inputOf = (example: Example): TimesheetInput => {
  const zone = intlZone(example.zone ?? 'Atlantic/Reykjavik');
  const entries = (example.entries ?? []).map((line, index) => readEntry(line, index, zone));
  const dates = entries.map(({ startAt }) => localDateOf(startAt, zone)).sort();
  const range = readDates(example.range ?? `${dates[0] ?? ''} to ${dates.at(-1) ?? ''}`);
  const input: TimesheetInput = {
    entries,
    range,
    zone,
    calendar: calendarOf(example),
    ruleVersions: versionsOf(example),
    ...(example.employment && { employment: example.employment }),
    ...(example.payPeriods && { payPeriods: example.payPeriods.map(readDates) }),
    ...(example.shifts && { shifts: example.shifts.map((line) => readShift(line, zone)) }),
    ...(example.absences && { absences: example.absences.map(readAbsence) }),
  };
  return example.approved === undefined ? input : { ...input, kept: keptOf(example, input) };
};

const withoutZeros = (minutes: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(minutes).filter(([, value]) => value !== 0));

const creditText = ({ localDate, account, minutes, payLine }: Credit): string =>
  `${localDate} ${account} ${minutes}${payLine === null ? '' : ` ${payLine}`}`;

const clockTime = (instant: number, zone: Zone): string =>
  new Date(instant + zone.offsetMinutesAt(instant) * 60_000).toISOString().slice(11, 16);

const PERIODS = { day: '', week: ' of the week', payPeriod: ' of the pay period' };

const reasonText = ({ reason }: TraceStep): string => {
  switch (reason.kind) {
    case 'base-class':
      return '';
    case 'in-window':
      return ` (window ${reason.window}, priority ${reason.priority})`;
    case 'over-limit':
      return ` (over ${reason.limitMinutes} minutes${PERIODS[reason.period]}, was ${reason.fromClass})`;
    case 'as-time-off':
      return ` (taken as time off, was ${reason.fromClass})`;
    case 'counted-only':
      return ` (over ${reason.limitMinutes} minutes, counted and not moved)`;
    case 'worked-through-break':
      return ` (break worked through, was ${reason.fromClass})`;
    case 'rounded-in':
      return ` (rounded in at the ${reason.edge})`;
    case 'rounded-off':
      return ` (rounded off at the ${reason.edge})`;
    case 'unpaid-break':
      return ' (unpaid break)';
    case 'deducted-break':
      return ' (deducted break)';
    case 'kept-as-major-holiday':
      return ` (over ${reason.limitMinutes} minutes, kept as major holiday)`;
  }
};

const stepText = (step: TraceStep, zone: Zone): string => {
  const end = clockTime(step.endAt, zone).replace('00:00', '24:00');
  return `${step.mechanism} ${clockTime(step.startAt, zone)}-${end} ${step.class ?? 'not worked'}${reasonText(step)}`;
};

/** The answer of the engine in the words of an example, with the same fields as its expectation. */
export const answerAs = (expected: Expectation, example: Example): Expectation => {
  const input = inputOf(example);
  const { entries, totals, credits, appliedRule, issues, trace, movedEntryIds }: Timesheet =
    calculateTimesheet({
      ...input,
      explain: true,
    });
  const answer: Required<Expectation> = {
    payLines: totals.payLines,
    workedPayLines: totals.workedPayLines,
    premiumPayLines: totals.premiumPayLines,
    creditPayLines: totals.creditPayLines,
    credits: withoutZeros(totals.credits),
    creditList: credits.map(creditText),
    absenceMinutes: withoutZeros(totals.absenceMinutes),
    buckets: withoutZeros(totals.buckets),
    entries: entries.map(({ buckets }) => withoutZeros(buckets)),
    moved: (example.entries ?? []).filter((_, index) =>
      movedEntryIds.includes(input.entries[index]?.id ?? ''),
    ),
    onceApproved: calculateTimesheet({ ...input, kept: new Map() }).totals.payLines,
    afMinutes: totals.afMinutes,
    shMinutes: totals.shMinutes,
    totalMinutes: totals.totalMinutes,
    paidPublicHolidayMinutes: totals.paidPublicHolidayMinutes,
    totalExcessMinutes: totals.totalExcessMinutes,
    missingRestMinutes: totals.missingRestMinutes,
    breakMinutes: entries.map(({ unpaidBreakMinutes }) => unpaidBreakMinutes),
    roundedMinutes: entries.map(({ roundedMinutes }) => roundedMinutes),
    issues: issues.map(({ localDate, what, minutes, code }) => `${localDate} ${what} ${minutes} ${code}`),
    appliedRule: `${appliedRule.name}, version ${appliedRule.versionNumber}`,
    reasons: trace.map((step) => stepText(step, input.zone)),
  };
  const asked = Object.entries(answer).filter(([field]) => field in expected);
  return Object.fromEntries(asked);
};
