/** The oracle's stretches of work: which minutes of which entry are worked, one by one. */
import type { Entry, RuleDefinition, TimesheetInput } from './engine.ts';
import { MINUTE, versionOn, wallClockAt } from './oracle-clock.ts';
import { oracleDays, type OracleDay } from './oracle-days.ts';
import type { OracleBreak, OracleStint } from './oracle-stint.ts';

type Step = RuleDefinition['mechanisms'][number];
type StepOf<N extends Step['mechanism']> = Extract<Step, { mechanism: N }>;

/** The steps of one mechanism in a rule. */
const stepsOf = <N extends Step['mechanism']>(definition: RuleDefinition, name: N): StepOf<N>[] =>
  definition.mechanisms.filter((step): step is StepOf<N> => step.mechanism === name);

const down = (instant: number): number => instant - (((instant % MINUTE) + MINUTE) % MINUTE);

/** The last instant of an entry's clock minutes. */
const endOf = (entry: Entry): number => down(entry.endAt ?? entry.startAt);

/** The first instant of an entry's clock minutes. */
export const startOf = (entry: Entry): number => down(entry.startAt);

const breaksOf = (entry: Entry): OracleBreak[] =>
  (entry.breaks ?? []).map(({ kind, startAt, endAt }) => ({ kind, from: down(startAt), until: down(endAt) }));

const joined = (entries: readonly Entry[], input: TimesheetInput): OracleStint[] => {
  const stints: OracleStint[] = [];
  for (const entry of [...entries].sort((a, b) => a.startAt - b.startAt)) {
    if (startOf(entry) === endOf(entry)) continue;
    const kind = entry.kind ?? 'work';
    const before = stints.findLast((stint) => stint.kind === kind);
    if (before?.until === startOf(entry)) {
      before.until = endOf(entry);
      before.entries.push(entry);
      before.breaks.push(...breaksOf(entry));
      continue;
    }
    const clock = wallClockAt(startOf(entry), input.zone.name);
    const version = versionOn(clock.date, input.ruleVersions);
    const [from, until] = [startOf(entry), endOf(entry)];
    stints.push({ kind, entries: [entry], from, until, clock, version, breaks: breaksOf(entry) });
  }
  return stints;
};

const roundedTo = (instant: number, step: StepOf<'rounding'>['start'], zone: string): number => {
  if (step === undefined) return instant;
  const minute = Number(wallClockAt(instant, zone).time.slice(3));
  const over = minute % step.toMinutes;
  const isUp =
    step.direction === 'up' ? over > 0 : step.direction === 'nearest' && 2 * over >= step.toMinutes;
  return instant + (isUp ? step.toMinutes - over : -over) * MINUTE;
};

const rounded = (
  instant: number,
  edge: 'start' | 'end',
  step: StepOf<'rounding'>,
  input: TimesheetInput,
): number => {
  const tolerance = (step.plannedWithinMinutes ?? -1) * MINUTE;
  const near = (input.shifts ?? [])
    .map((shift) => down(edge === 'start' ? shift.startAt : shift.endAt))
    .filter((planned) => Math.abs(planned - instant) <= tolerance)
    .sort((a, b) => Math.abs(a - instant) - Math.abs(b - instant) || a - b);
  return near[0] ?? roundedTo(instant, step[edge], input.zone.name);
};

/** Every stint of these entries, rounded. */
export const oracleStints = (entries: readonly Entry[], input: TimesheetInput): OracleStint[] => {
  const stints = joined(entries, input);
  let worked = Number.NEGATIVE_INFINITY;
  for (const stint of stints) {
    if (stint.kind === 'standby') continue;
    for (const step of stepsOf(stint.version.definition, 'rounding')) {
      stint.from = rounded(stint.from, 'start', step, input);
      stint.until = Math.max(stint.from, rounded(stint.until, 'end', step, input));
    }
    stint.from = Math.max(stint.from, worked);
    stint.until = Math.max(stint.from, stint.until);
    worked = stint.until;
  }
  return stints;
};

/** The kind of break that an instant lies in, or null. */
export const breakAt = (instant: number, { breaks }: OracleStint): string | null =>
  breaks.find(({ from, until }) => from <= instant && instant < until)?.kind ?? null;

/** Every minute of a stint, by the instant at which it begins. */
export const minutesOf = ({ from, until }: { readonly from: number; readonly until: number }): number[] => {
  const minutes: number[] = [];
  for (let at = from; at < until; at += MINUTE) minutes.push(at);
  return minutes;
};

/** The minute at which an automatic break is taken: walk forward until the clock on the wall shows it. */
const placeOf = (
  rule: NonNullable<StepOf<'breaks'>['automatic']>[number],
  minutes: readonly number[],
  zone: string,
): number => {
  const late = (minutes[0] ?? 0) + rule.afterMinutes * MINUTE;
  if (rule.from === undefined) return late;
  return minutes.find((at) => wallClockAt(at, zone).time === rule.from) ?? late;
};

/** The minutes of a day of work that its rule deducts. */
const deductedOf = ({ date, stints }: OracleDay, input: TimesheetInput): Set<number> => {
  const { definition } = versionOn(date, input.ruleVersions);
  const minutes = minutesOf({ from: stints[0]?.from ?? 0, until: stints.at(-1)?.until ?? 0 });
  const kindAt = (at: number): string | null => {
    const stint = stints.find(({ from, until }) => from <= at && at < until);
    return stint === undefined ? 'pause' : breakAt(at, stint);
  };
  const out = new Set<number>();
  for (const step of stepsOf(definition, 'breaks')) {
    const paid = minutes.filter((at) => kindAt(at) === 'paid');
    for (const at of paid.slice(step.paidAtMostMinutes ?? paid.length)) out.add(at);
    const dues = (step.automatic ?? []).map((rule) =>
      Math.min(rule.minutes, minutes.length - rule.afterMinutes),
    );
    const most = Math.max(...dues);
    const rule = step.automatic?.[dues.indexOf(most)];
    if (rule === undefined) continue;
    const free = minutes.filter((at) => kindAt(at) === null);
    const place = placeOf(rule, minutes, input.zone.name);
    const inOrder = [...free.filter((at) => at >= place), ...free.filter((at) => at < place).reverse()];
    const taken = minutes.length - free.length;
    for (const at of inOrder.slice(0, Math.max(0, most - taken))) out.add(at);
  }
  return out;
};

/** The entry that a minute of a stint belongs to: that in which it was punched, else the first or the last. */
const ownerOf = (at: number, { entries }: OracleStint): Entry | undefined =>
  entries.find((entry) => startOf(entry) <= at && at < endOf(entry)) ??
  (entries[0] !== undefined && at < startOf(entries[0]) ? entries[0] : entries.at(-1));

/** The worked minutes of all stints, stint by stint, with the entry each belongs to. */
export const workedMinutes = (
  stints: readonly OracleStint[],
  input: TimesheetInput,
): { at: number; entry: Entry; stint: OracleStint }[] => {
  const out = oracleDays(stints).map((day) => deductedOf(day, input));
  const isWorked = (at: number, stint: OracleStint): boolean =>
    breakAt(at, stint) !== 'unpaid' && !out.some((minutes) => minutes.has(at));
  return stints
    .filter(({ kind }) => kind !== 'standby')
    .flatMap((stint) =>
      minutesOf(stint).flatMap((at) => {
        const entry = ownerOf(at, stint);
        return entry === undefined || !isWorked(at, stint) ? [] : [{ at, entry, stint }];
      }),
    );
};
