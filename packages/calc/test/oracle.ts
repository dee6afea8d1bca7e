/**
 * A second, slow answer to the same question, to hold the engine against. It shares no code with the calculation: it
 * asks Intl for the wall clock of every single minute, and classes minute by minute with plain searches.
 */
import {
  BUCKETS,
  holidaysOfYear,
  PLAIN_TIME,
  type Bucket,
  type CompanyCalendar,
  type Entry,
  type RuleDefinition,
  type RuleVersion,
  type TimesheetInput,
} from './engine.ts';

type WallClock = { readonly date: string; readonly weekday: string; readonly time: string };

type Minute = WallClock & {
  readonly entry: Entry;
  readonly version: RuleVersion;
  dayClass: string;
  class: string;
};

/** What the oracle says about one entry. */
export type OracleEntry = {
  readonly id: string;
  readonly buckets: Record<Bucket, number>;
  readonly payLines: Record<string, number>;
  readonly afMinutes: number;
  readonly shMinutes: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();
const wallClocks = new Map<string, WallClock>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, known);
  return known;
};

const wallClockAt = (instant: number, timeZone: string): WallClock => {
  const key = `${timeZone} ${instant}`;
  const known = wallClocks.get(key);
  if (known !== undefined) return known;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const clock = {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: part('weekday').toLowerCase(),
    time: `${part('hour')}:${part('minute')}`,
  };
  wallClocks.set(key, clock);
  return clock;
};

const versionOn = (date: string, versions: readonly RuleVersion[]): RuleVersion => {
  const begun = versions.filter(({ validFrom }) => validFrom <= date);
  return begun.reduce(
    (best, next) => (next.validFrom > best.validFrom ? next : best),
    begun[0] ?? PLAIN_TIME,
  );
};

const dayClassAt = (
  { date, time }: WallClock,
  { holidayProfile }: RuleDefinition,
  calendar: CompanyCalendar,
): string => {
  const classes = holidaysOfYear(Number(date.slice(0, 4)), calendar)
    .filter((holiday) => holiday.date === date)
    .flatMap(({ key, marking }) => (key === null ? marking : holidayProfile[key]) ?? [])
    .filter((marking) => time >= (marking.from ?? '00:00'))
    .map((marking) => marking.class);
  if (classes.includes('SH')) return 'SH';
  return classes.includes('AF') ? 'AF' : 'ordinary';
};

const minutesOf = (entry: Entry, input: TimesheetInput): Minute[] => {
  const minutes: Minute[] = [];
  const start = entry.startAt - (entry.startAt % 60_000);
  for (let at = start; entry.endAt !== null && at + 60_000 <= entry.endAt; at += 60_000) {
    const clock = wallClockAt(at, input.zone.name);
    const version = versionOn(clock.date, input.ruleVersions);
    const dayClass = dayClassAt(clock, version.definition, input.calendar);
    minutes.push({ ...clock, entry, version, dayClass, class: version.definition.baseClass });
  }
  return minutes;
};

type Step = RuleDefinition['mechanisms'][number];

const applyWindows = (minute: Minute, windows: Extract<Step, { mechanism: 'windows' }>['windows']): void => {
  const holding = windows.filter(
    (window) =>
      (window.weekdays === undefined || window.weekdays.some((name) => name === minute.weekday)) &&
      (window.dayClasses === undefined || window.dayClasses.some((name) => name === minute.dayClass)) &&
      (window.from ?? '00:00') <= minute.time &&
      minute.time < (window.to ?? '24:00'),
  );
  const [winner] = holding.sort((a, b) => b.priority - a.priority);
  if (winner !== undefined) minute.class = winner.class;
};

const applyStep = (minutes: readonly Minute[], step: Step): void => {
  if (step.mechanism === 'windows') for (const minute of minutes) applyWindows(minute, step.windows);
  else if (step.mechanism === 'daily-overtime') applyDailyOvertime(minutes, step);
  else throw new Error(`The oracle does not know ${step.mechanism}.`);
};

const applyDailyOvertime = (
  minutes: readonly Minute[],
  step: Extract<Step, { mechanism: 'daily-overtime' }>,
): void => {
  const soFar: Record<string, number> = {};
  for (const minute of minutes) {
    if (!step.countedClasses.includes(minute.class)) continue;
    const count = (soFar[minute.date] ?? 0) + 1;
    soFar[minute.date] = count;
    const isMajor = minute.version.definition.codeMap[minute.class]?.bucket === 'majorHoliday';
    if (count > step.limitMinutes && !isMajor) minute.class = step.overtimeClass;
  }
};

const classMinutes = (entries: readonly Entry[], input: TimesheetInput): Minute[] => {
  const ordered = [...entries].sort((a, b) => a.startAt - b.startAt);
  const all = ordered.flatMap((entry) => minutesOf(entry, input));
  for (const version of new Set(all.map((minute) => minute.version))) {
    const minutes = all.filter((minute) => minute.version === version);
    for (const step of version.definition.mechanisms) applyStep(minutes, step);
  }
  return all;
};

const countEntry = (entry: Entry, all: readonly Minute[]): OracleEntry => {
  const minutes = all.filter((minute) => minute.entry === entry);
  const codes = minutes.map(({ version, class: name }) => version.definition.codeMap[name]);
  const payLines: Record<string, number> = {};
  for (const code of codes) if (code) payLines[code.payLine] = (payLines[code.payLine] ?? 0) + 1;
  return {
    id: entry.id,
    buckets: Object.fromEntries(
      BUCKETS.map((bucket) => [bucket, codes.filter((code) => code?.bucket === bucket).length]),
    ) as Record<Bucket, number>,
    payLines,
    afMinutes: minutes.filter(({ dayClass }) => dayClass === 'AF').length,
    shMinutes: minutes.filter(({ dayClass }) => dayClass === 'SH').length,
  };
};

/** The minutes of every entry of the input, whatever its range; drafts as if every draft were approved. */
export const askOracle = (input: TimesheetInput): Map<string, OracleEntry> => {
  const approved = input.entries.filter(({ isDraft }) => !isDraft);
  const settled = classMinutes(approved, input);
  const ifApproved = approved.length === input.entries.length ? settled : classMinutes(input.entries, input);
  return new Map(
    input.entries.map((entry) => [entry.id, countEntry(entry, entry.isDraft ? ifApproved : settled)]),
  );
};
