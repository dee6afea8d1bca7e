// When was it really? The time that a punch counts at, how far it may be off, and how much to trust it. Pure.
//
//   A  the server told the time lately and nothing happened to the clocks       <= 2 s
//   B  something happened (sleep, reload, a clock that was set) and is explained <= 60 s
//   C  not explained: only sure bounds of the time are known                     a draft, and a manager is asked
//   D  a clock was set with no anchor to compare, or readings contradict         the same, and an alert
//
// Three ways to find the time, each with its own error: forward from the anchor that the tablet had, backward from the exchange
// before the batch, and by the wall clock where it is as far off as before. They must not contradict each other.
import {
  DRIFT,
  pointOf,
  serverTimeAt,
  stepsOf,
  type Anchor,
  type ClockPoint,
  type ClockStep,
  type ClockStretch,
} from './clock-readings.ts';

export type Readings = ClockPoint & {
  readonly anchor: Anchor | null;
  readonly stretches: readonly ClockStretch[];
  readonly hasLeftOutStretches: boolean;
};

/** The exchange just before a batch was handed over. */
export type Closing = {
  readonly anchor: Anchor;
  /** Since the exchange before it; null when the tablet does not tell. */
  readonly stretches: readonly ClockStretch[] | null;
};

/** The bounds of a punch, whatever the tablet says: epoch milliseconds. */
export type Bracket = { readonly after: number; readonly before: number };

export type TimeGrade = 'A' | 'B' | 'C' | 'D';

type TimeNote =
  | 'no_anchor'
  | 'reload'
  | 'slept_or_set_ahead'
  | 'set_back'
  | 'impossible'
  | 'stretches_left_out'
  | 'contradiction'
  | 'server_set_back'
  | 'outside_bracket';

export type EffectiveTime = {
  readonly at: number;
  readonly earliest: number;
  readonly latest: number;
  readonly grade: TimeGrade;
  readonly notes: readonly TimeNote[];
};

type Estimate = { readonly at: number; readonly errorMs: number };

const BASE_ERROR_MS = 250;
export const MOST_OF_A_MS = 2_000;
const MOST_OF_B_MS = 60_000;

export function effectiveTime(readings: Readings, closing: Closing | null, bracket: Bracket): EffectiveTime {
  const steps = stepsSinceAnchor(readings);
  const notes = notesOf(readings, steps);
  const estimates = [
    forward(readings, steps),
    backward(readings, closing),
    byWallClock(readings, steps, closing),
  ].filter((estimate) => estimate !== undefined);
  const [best, ...others] = estimates.sort((a, b) => a.errorMs - b.errorMs);

  if (best === undefined) {
    const grade = isSetWhileUnknown(notes) ? 'D' : 'C';
    return unexplained(guess(readings, steps, bracket), bracket, grade, notes);
  }
  if (others.some((other) => contradicts(best, other)))
    return unexplained(best.at, bracket, 'D', [...notes, 'contradiction']);
  if (best.at + best.errorMs < bracket.after || best.at - best.errorMs > bracket.before)
    return unexplained(best.at, bracket, 'D', [...notes, 'outside_bracket']);
  return explained(best, bracket, notes);
}

function explained({ at, errorMs }: Estimate, bracket: Bracket, notes: readonly TimeNote[]): EffectiveTime {
  const isCalm = notes.length === 0 && errorMs <= MOST_OF_A_MS;
  const grade = isCalm ? 'A' : errorMs <= MOST_OF_B_MS ? 'B' : 'C';
  return {
    at: Math.round(within(bracket, at)),
    earliest: Math.floor(within(bracket, at - errorMs)),
    latest: Math.ceil(within(bracket, at + errorMs)),
    grade,
    notes,
  };
}

function unexplained(
  at: number,
  bracket: Bracket,
  grade: TimeGrade,
  notes: readonly TimeNote[],
): EffectiveTime {
  const { after: earliest, before: latest } = bracket;
  return { at: Math.round(within(bracket, at)), earliest, latest, grade, notes };
}

/** From the anchor, by the clock that cannot be set. That clock stops during sleep, so sleep must be ruled out. */
function forward(
  { anchor, hasLeftOutStretches }: Readings,
  steps: readonly ClockStep[],
): Estimate | undefined {
  if (anchor === null || hasLeftOutStretches) return undefined;
  if (!steps.every(({ kind }) => kind === 'even' || kind === 'set back')) return undefined;
  const { at, errorMs } = serverTimeAt(anchor);
  const least = sum(steps.map(leastOf));
  const hidden = sum(steps.map((step) => (step.kind === 'even' ? step.atMostMs - step.atLeastMs : 0)));
  return { at: at + least, errorMs: errorMs + BASE_ERROR_MS + hidden + least * DRIFT };
}

/** From the exchange before the batch, back to the punch in the same page load, if nothing happened between them. */
function backward(readings: Readings, closing: Closing | null): Estimate | undefined {
  if (closing === null) return undefined;
  const steps = stepsAfter(readings, closing);
  const even = steps.filter((step) => step.kind === 'even');
  if (even.length < steps.length) return undefined;
  const { at, errorMs } = serverTimeAt(closing.anchor);
  const least = sum(even.map(({ atLeastMs }) => atLeastMs));
  const hidden = sum(even.map(({ atMostMs }) => atMostMs)) - least;
  return { at: at - least, errorMs: errorMs + BASE_ERROR_MS + hidden + least * DRIFT };
}

/**
 * By the wall clock, if it is as far off after the punch as before it and never ran backwards in between. Then what looked like
 * a clock that was set ahead was sleep, and nobody set the clock while the tablet was off.
 */
function byWallClock(
  readings: Readings,
  steps: readonly ClockStep[],
  closing: Closing | null,
): Estimate | undefined {
  const { anchor } = readings;
  if (anchor === null || closing === null) return undefined;
  const isSmooth = [...steps, ...stepsAfter(readings, closing)].every(
    ({ kind }) => kind === 'even' || kind === 'slept or set ahead' || kind === 'reload',
  );
  if (!isSmooth) return undefined;
  const [before, after] = [offsetOf(anchor), offsetOf(closing.anchor)];
  const difference = Math.abs(after.at - before.at);
  const passed = closing.anchor.serverTime - anchor.serverTime;
  if (passed < 0 || difference > MOST_OF_A_MS + passed * DRIFT) return undefined;
  const errorMs = before.errorMs + after.errorMs + BASE_ERROR_MS + MOST_OF_A_MS + difference;
  return { at: readings.wallMs + (before.at + after.at) / 2, errorMs };
}

/** What happened after the punch, as far as the tablet tells. A clock that was set back after the punch was wrong at the punch. */
function stepsAfter(readings: Readings, { anchor, stretches }: Closing): readonly ClockStep[] {
  const { documentId, monotonicMs } = readings;
  const isOfSameLoad = anchor.documentId === documentId;
  if (stretches === null)
    return isOfSameLoad ? stepsOf(readings, [], pointOf(anchor)) : [{ kind: 'impossible' }];
  const within = stretches.findIndex(
    (stretch) => stretch.documentId === documentId && stretch.toMonotonicMs >= monotonicMs,
  );
  const current = stretches[within];
  if (current === undefined)
    return isOfSameLoad
      ? stepsOf(readings, [], pointOf(anchor))
      : stepsSeenBeside(readings, anchor, stretches);
  const rest = { ...current, fromMonotonicMs: monotonicMs, fromWallMs: readings.wallMs };
  return stepsOf(readings, [rest, ...stretches.slice(within + 1)], pointOf(anchor));
}

/**
 * A punch of a second tab that the first tab hands over. No stretch is of the second tab's page load, but both tabs see the same
 * wall clock. That helps only if the first tab saw that time of day once.
 */
function stepsSeenBeside(
  { wallMs }: Readings,
  anchor: Anchor,
  stretches: readonly ClockStretch[],
): readonly ClockStep[] {
  const seen = stretches.filter(({ fromWallMs, toWallMs }) => fromWallMs <= wallMs && wallMs <= toWallMs);
  const [current] = seen;
  if (current === undefined || seen.length > 1) return [{ kind: 'impossible' }];
  const { documentId, fromMonotonicMs, fromWallMs, toMonotonicMs } = current;
  const monotonicMs = Math.min(fromMonotonicMs + wallMs - fromWallMs, toMonotonicMs);
  const rest = { ...current, fromMonotonicMs: monotonicMs, fromWallMs: wallMs };
  const later = stretches.slice(stretches.indexOf(current) + 1);
  return stepsOf({ documentId, monotonicMs, wallMs }, [rest, ...later], pointOf(anchor));
}

function stepsSinceAnchor(readings: Readings): readonly ClockStep[] {
  const { anchor, stretches } = readings;
  const [first] = stretches;
  if (anchor !== null) return stepsOf(pointOf(anchor), stretches, readings);
  return first === undefined
    ? []
    : stepsOf(
        { documentId: first.documentId, monotonicMs: first.fromMonotonicMs, wallMs: first.fromWallMs },
        stretches,
        readings,
      );
}

function notesOf({ anchor, hasLeftOutStretches }: Readings, steps: readonly ClockStep[]): TimeNote[] {
  const notes = new Set<TimeNote>();
  if (anchor === null) notes.add('no_anchor');
  if (hasLeftOutStretches) notes.add('stretches_left_out');
  for (const { kind } of steps) {
    if (kind === 'reload') notes.add('reload');
    if (kind === 'set back') notes.add('set_back');
    if (kind === 'slept or set ahead') notes.add('slept_or_set_ahead');
    if (kind === 'impossible') notes.add('impossible');
  }
  return [...notes];
}

/** Without an anchor of its own page load, nothing tells the time once a clock was set. */
function isSetWhileUnknown(notes: readonly TimeNote[]): boolean {
  const isUnanchored = notes.includes('reload') || notes.includes('no_anchor');
  const isSet = notes.includes('set_back') || notes.includes('slept_or_set_ahead');
  return notes.includes('impossible') || (isUnanchored && isSet);
}

/** The most likely time where none is certain: as if the tablet had slept and nobody had touched its clock. */
function guess(readings: Readings, steps: readonly ClockStep[], { before }: Bracket): number {
  const { anchor } = readings;
  if (anchor === null) return Math.min(readings.wallMs, before);
  return serverTimeAt(anchor).at + sum(steps.map(likelyOf));
}

function leastOf(step: ClockStep): number {
  if (step.kind === 'even') return step.atLeastMs;
  return step.kind === 'set back' ? step.monotonicMs : 0;
}

function likelyOf(step: ClockStep): number {
  return step.kind === 'slept or set ahead' || step.kind === 'reload' ? step.wallMs : leastOf(step);
}

/** How far the wall clock is behind the server. */
function offsetOf(anchor: Anchor): Estimate {
  const { at, errorMs } = serverTimeAt(anchor);
  return { at: at - anchor.answeredAtWallMs, errorMs };
}

function contradicts(a: Estimate, b: Estimate): boolean {
  return Math.abs(a.at - b.at) > a.errorMs + b.errorMs;
}

function within({ after, before }: Bracket, at: number): number {
  return Math.min(Math.max(at, after), before);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
