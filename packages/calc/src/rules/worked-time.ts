/** What of a stint is worked time? Its entries, less unpaid breaks and what the rule deducts, cut into local days. */
import { cutIntoDays, visitDays } from '#calendars/cut-into-days.ts';
import { type TraceReason } from '#explain/trace.ts';
import { type Interval, intersection, splitAt } from '#intervals/interval.ts';
import { difference, merge } from '#intervals/interval-set.ts';
import { type Segment, toSegment } from '#pay/segment.ts';
import { type BreakPiece, type PunchedEntry, type Stint } from '#pay/stint.ts';
import { compileRule } from './compile-rule.ts';
import { type RuleRun, traceStep } from './rule-run.ts';

/** The time of an entry within its stint once that is rounded: the outer entries reach to its ends. */
const presenceOf = ({ entries, start, end }: Stint, index: number): Interval | null => {
  const entry = entries[index];
  if (entry === undefined) return null;
  const from = index === 0 ? start : Math.max(entry.start, start);
  const until = index === entries.length - 1 ? end : Math.min(entry.end, end);
  return from < until ? { start: from, end: until } : null;
};

const deductedFrom = (stint: Stint, run: RuleRun): Interval[] => {
  const { deducts } = compileRule(run.versionOn(stint.day).definition);
  return deducts.flatMap((step) => step.run(stint, run.setting));
};

/** The stretches of an interval, cut where breaks begin and end. */
const cutAtBreaks = (whole: Interval, breaks: readonly BreakPiece[]): readonly Interval[] =>
  breaks.reduce<readonly Interval[]>(
    (parts, { start, end }) =>
      parts.flatMap((part) => splitAt(part, start)).flatMap((part) => splitAt(part, end)),
    [whole],
  );

const breakAt = (minute: number, breaks: readonly BreakPiece[]): Segment['inBreak'] =>
  breaks.find(({ start, end }) => start <= minute && minute < end)?.kind ?? null;

/** Writes down why stretches of an entry are no worked time, or are although nobody punched them. */
const traceStretches = (
  stretches: readonly Interval[],
  entryId: string,
  reason: TraceReason,
  mechanism: 'rounding' | 'breaks',
  run: RuleRun,
): void => {
  if (run.trace === null) return;
  for (const stretch of stretches) {
    for (const piece of cutIntoDays(stretch, run.zone, run.calendarOn)) {
      const version = run.versionOn(piece.day);
      const rule = compileRule(version.definition);
      const step = [...rule.rounds, ...rule.deducts].find((part) => part.mechanism === mechanism);
      const className = reason.kind === 'rounded-in' ? rule.baseClass : null;
      const origin = { mechanism, citation: step?.citation ?? null, version };
      run.trace.push(traceStep({ ...piece, entryId, class: className }, reason, origin));
    }
  }
};

const traceRounding = (entry: PunchedEntry, presence: Interval | null, run: RuleRun): void => {
  const { id } = entry;
  const now = presence === null ? [] : [presence];
  const middle = (stretch: Interval): boolean => stretch.start * 2 < entry.start + entry.end;
  for (const stretch of difference(now, [entry])) {
    traceStretches(
      [stretch],
      id,
      { kind: 'rounded-in', edge: middle(stretch) ? 'start' : 'end' },
      'rounding',
      run,
    );
  }
  for (const stretch of difference([entry], now)) {
    traceStretches(
      [stretch],
      id,
      { kind: 'rounded-off', edge: middle(stretch) ? 'start' : 'end' },
      'rounding',
      run,
    );
  }
};

const within = (intervals: readonly Interval[], whole: Interval): Interval[] =>
  intervals.flatMap((part) => intersection(part, whole) ?? []);

const traceBreaks = (
  entryId: string,
  presence: Interval | null,
  unpaid: readonly Interval[],
  deducted: readonly Interval[],
  run: RuleRun,
): void => {
  if (presence === null) return;
  const other = difference(deducted, unpaid);
  traceStretches(within(merge(unpaid), presence), entryId, { kind: 'unpaid-break' }, 'breaks', run);
  traceStretches(within(other, presence), entryId, { kind: 'deducted-break' }, 'breaks', run);
};

const workInto = (
  segments: Segment[],
  stretch: Interval,
  entryId: string,
  inBreak: Segment['inBreak'],
  run: RuleRun,
): void => {
  visitDays(stretch, run.zone, run.calendarOn, (piece) => {
    const { baseClass } = compileRule(run.versionOn(piece.day).definition);
    segments.push(toSegment(piece, entryId, inBreak, baseClass));
  });
};

/** The worked time of one entry of a stint; `free` is what of the stint is not worked. */
const workEntry = (
  segments: Segment[],
  entryId: string,
  presence: Interval,
  { breaks }: Stint,
  free: readonly Interval[],
  run: RuleRun,
): void => {
  const worked = free.length === 0 ? [presence] : difference([presence], free);
  for (const whole of worked) {
    for (const stretch of cutAtBreaks(whole, breaks)) {
      workInto(segments, stretch, entryId, breakAt(stretch.start, breaks), run);
    }
  }
};

const workStint = (segments: Segment[], stint: Stint, run: RuleRun): void => {
  const unpaid = stint.breaks.filter(({ kind }) => kind === 'unpaid');
  const deducted = deductedFrom(stint, run);
  const free = merge([...unpaid, ...deducted]);
  for (const [index, entry] of stint.entries.entries()) {
    const presence = presenceOf(stint, index);
    if (run.trace !== null) {
      traceRounding(entry, presence, run);
      traceBreaks(entry.id, presence, unpaid, deducted, run);
    }
    if (presence !== null) workEntry(segments, entry.id, presence, stint, free, run);
  }
};

/** Is every minute between the stint's ends worked, and does nobody ask why? */
const isPlain = (stint: Stint, run: RuleRun): boolean =>
  run.trace === null &&
  stint.breaks.length === 0 &&
  compileRule(run.versionOn(stint.day).definition).deducts.length === 0;

const workPlainStint = (segments: Segment[], stint: Stint, run: RuleRun): void => {
  for (let index = 0; index < stint.entries.length; index += 1) {
    const presence = presenceOf(stint, index);
    if (presence !== null) workInto(segments, presence, stint.entries[index]?.id ?? '', null, run);
  }
};

/** The worked time of stints in the base class of the rule in force, in order of time. Standby is none. */
export const workedTime = (stints: readonly Stint[], run: RuleRun): readonly Segment[] => {
  const segments: Segment[] = [];
  for (const stint of stints) {
    if (stint.kind === 'standby') continue;
    if (isPlain(stint, run)) workPlainStint(segments, stint, run);
    else workStint(segments, stint, run);
  }
  return segments;
};
