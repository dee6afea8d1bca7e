/** What of a stint is worked time? Its entries, less unpaid breaks and what the rule deducts, cut into local days. */
import { cutIntoDays, pieceAt } from '#calendars/cut-into-days.ts';
import { type TraceReason } from '#explain/trace.ts';
import { type Interval, intersection, splitAt } from '#intervals/interval.ts';
import { difference, merge } from '#intervals/interval-set.ts';
import { daysOfWork } from '#pay/day-of-work.ts';
import { type Segment, toSegment } from '#pay/segment.ts';
import { type BreakPiece, type PunchedEntry, type Stint } from '#pay/stint.ts';
import { noteStep, type RuleRun } from './rule-run.ts';

/** The time of an entry within its stint once that is rounded: the outer entries reach to its ends. */
export const presenceOf = ({ entries, start, end }: Stint, index: number): Interval | null => {
  const entry = entries[index];
  if (entry === undefined) return null;
  const from = index === 0 ? start : Math.max(entry.start, start);
  const until = index === entries.length - 1 ? end : Math.min(entry.end, end);
  return from < until ? { start: from, end: until } : null;
};

/** What the rules deduct from the stints of a day of work: by the version in force on its date. */
type Deducted = ReadonlyMap<Stint, readonly Interval[]>;

const deductedFrom = (stints: readonly Stint[], run: RuleRun): Deducted => {
  const deducted = new Map<Stint, readonly Interval[]>();
  for (const day of daysOfWork(stints)) {
    const intervals = run.inForceOn(day.day).rule.deducts.flatMap((step) => step.run(day, run.setting));
    if (intervals.length > 0) for (const stint of day.stints) deducted.set(stint, intervals);
  }
  return deducted;
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
  entry: PunchedEntry,
  reason: TraceReason,
  mechanism: 'rounding' | 'breaks',
  run: RuleRun,
): void => {
  if (run.trace === null) return;
  for (const stretch of stretches) {
    for (const piece of cutIntoDays(stretch, run.clock, run.calendarOn)) {
      const inForce = run.inForceOn(piece.day);
      const { rounds, deducts, baseClass } = inForce.rule;
      const step = [...rounds, ...deducts].find((part) => part.mechanism === mechanism);
      const payClass = reason.kind === 'rounded-in' ? baseClass : null;
      const origin = { mechanism, citation: step?.citation ?? null, inForce };
      noteStep(run, entry, { ...piece, class: payClass }, reason, origin);
    }
  }
};

const traceRounding = (entry: PunchedEntry, presence: Interval | null, run: RuleRun): void => {
  if (run.trace === null || (presence?.start === entry.start && presence.end === entry.end)) return;
  const now = presence === null ? [] : [presence];
  const middle = (stretch: Interval): boolean => stretch.start * 2 < entry.start + entry.end;
  for (const stretch of difference(now, [entry])) {
    traceStretches(
      [stretch],
      entry,
      { kind: 'rounded-in', edge: middle(stretch) ? 'start' : 'end' },
      'rounding',
      run,
    );
  }
  for (const stretch of difference([entry], now)) {
    traceStretches(
      [stretch],
      entry,
      { kind: 'rounded-off', edge: middle(stretch) ? 'start' : 'end' },
      'rounding',
      run,
    );
  }
};

const within = (intervals: readonly Interval[], whole: Interval): Interval[] =>
  intervals.flatMap((part) => intersection(part, whole) ?? []);

const traceBreaks = (
  entry: PunchedEntry,
  presence: Interval | null,
  unpaid: readonly Interval[],
  deducted: readonly Interval[],
  run: RuleRun,
): void => {
  if (run.trace === null || presence === null) return;
  const other = difference(deducted, unpaid);
  traceStretches(within(merge(unpaid), presence), entry, { kind: 'unpaid-break' }, 'breaks', run);
  traceStretches(within(other, presence), entry, { kind: 'deducted-break' }, 'breaks', run);
};

const workInto = (
  segments: Segment[],
  { start, end }: Interval,
  entry: PunchedEntry,
  inBreak: Segment['inBreak'],
  { clock, calendarOn, inForceOn }: RuleRun,
): void => {
  for (let from = start; from < end;) {
    const piece = pieceAt(from, end, clock, calendarOn);
    segments.push(toSegment(piece, entry, inBreak, inForceOn(piece.day).rule.baseClass));
    from = piece.end;
  }
};

/** The worked time of one entry of a stint; `free` is what of the stint is not worked. */
const workEntry = (
  segments: Segment[],
  entry: PunchedEntry,
  presence: Interval,
  { breaks }: Stint,
  free: readonly Interval[],
  run: RuleRun,
): void => {
  const worked = free.length === 0 ? [presence] : difference([presence], free);
  for (const whole of worked) {
    for (const stretch of cutAtBreaks(whole, breaks)) {
      workInto(segments, stretch, entry, breakAt(stretch.start, breaks), run);
    }
  }
};

const workStint = (segments: Segment[], stint: Stint, deducted: readonly Interval[], run: RuleRun): void => {
  const unpaid = stint.breaks.filter(({ kind }) => kind === 'unpaid');
  const free = merge([...unpaid, ...deducted]);
  for (const [index, entry] of stint.entries.entries()) {
    const presence = presenceOf(stint, index);
    traceRounding(entry, presence, run);
    traceBreaks(entry, presence, unpaid, deducted, run);
    if (presence !== null) workEntry(segments, entry, presence, stint, free, run);
  }
};

/** Every minute between the stint's ends is worked. */
const workPlainStint = (segments: Segment[], stint: Stint, run: RuleRun): void => {
  for (const [index, entry] of stint.entries.entries()) {
    const presence = presenceOf(stint, index);
    traceRounding(entry, presence, run);
    if (presence !== null) workInto(segments, presence, entry, null, run);
  }
};

const NOTHING: readonly Interval[] = [];
const NO_DEDUCTIONS: Deducted = new Map();

/** The worked time of stints in the base class of the rule in force, in order of time. Standby is none. */
export const workedTime = (stints: readonly Stint[], run: RuleRun): readonly Segment[] => {
  const segments: Segment[] = [];
  const deducted = run.hasDeductions ? deductedFrom(stints, run) : NO_DEDUCTIONS;
  for (const stint of stints) {
    if (stint.kind === 'standby') continue;
    const ofStint = deducted.get(stint) ?? NOTHING;
    if (stint.breaks.length === 0 && ofStint.length === 0) workPlainStint(segments, stint, run);
    else workStint(segments, stint, ofStint, run);
  }
  return segments;
};
