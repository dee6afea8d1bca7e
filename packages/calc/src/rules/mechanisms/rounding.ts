/**
 * Which time counts as start and end? The punch itself, unless a rule rounds it: to the planned time where it is near,
 * else to a step of the local clock. Only the two ends of a stint are rounded, never the seam between entries that
 * touch; rounded stints never overlap: the later one then begins where the earlier ends.
 */
import { type Interval } from '#intervals/interval.ts';
import { type Stint } from '#pay/stint.ts';
import { described, type Read } from '../json-schema.ts';
import { readObjectOf, readOneOf, readWholeNumber } from '../read-fields.ts';
import { type Mechanism, type Setting } from './mechanism.ts';
import { parameters } from './parameters.ts';

const DIRECTIONS = ['up', 'down', 'nearest'] as const;

/** Steps of the local clock that divide an hour, and which way to go; half a step goes up. */
type ClockStep = {
  readonly toMinutes: number;
  readonly direction: (typeof DIRECTIONS)[number];
};

/**
 * The parameters of the mechanism `rounding`: a start or end at most `plannedWithinMinutes` from a planned start or
 * end counts as that; any other goes to the clock step named for it, or stays.
 */
export type Rounding = {
  readonly start?: ClockStep;
  readonly end?: ClockStep;
  readonly plannedWithinMinutes?: number;
};

const readStep: Read<number> = described(
  (json, path, report) => {
    if (typeof json === 'number' && Number.isInteger(json) && json > 0 && 60 % json === 0) return json;
    report(path, 'must be a number of minutes that divides an hour.');
    return null;
  },
  { enum: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60] },
);

const readClockStep: Read<ClockStep> = readObjectOf({
  must: { toMinutes: readStep, direction: readOneOf(DIRECTIONS) },
  may: {},
});

const ROUND = { up: Math.ceil, down: Math.floor, nearest: Math.round };

const toStep = (minute: number, step: ClockStep | undefined, { offsetAt }: Setting): number => {
  if (step === undefined) return minute;
  const offset = offsetAt(minute);
  return ROUND[step.direction]((minute + offset) / step.toMinutes) * step.toMinutes - offset;
};

const nearestWithin = (minute: number, planned: readonly number[], most: number): number | null => {
  let best: number | null = null;
  for (const moment of planned) {
    const distance = Math.abs(moment - minute);
    if (distance <= most && (best === null || distance < Math.abs(best - minute))) best = moment;
  }
  return best;
};

const roundEnd = (
  minute: number,
  edge: 'start' | 'end',
  { plannedWithinMinutes, ...steps }: Rounding,
  setting: Setting,
): number => {
  const planned = plannedWithinMinutes === undefined ? [] : setting.shifts.map((shift) => shift[edge]);
  return nearestWithin(minute, planned, plannedWithinMinutes ?? 0) ?? toStep(minute, steps[edge], setting);
};

const round = (stint: Stint, rounding: Rounding, setting: Setting): Interval => {
  const start = roundEnd(stint.start, 'start', rounding, setting);
  return { start, end: Math.max(start, roundEnd(stint.end, 'end', rounding, setting)) };
};

/** The mechanism `rounding`. */
export const roundingMechanism: Mechanism<Rounding> = {
  stage: 'rounding',
  ...parameters(
    () => ({
      must: {},
      may: { start: readClockStep, end: readClockStep, plannedWithinMinutes: readWholeNumber(0, 240) },
    }),
    (values, { path, report }) => {
      if (Object.keys(values).length > 0) return true;
      report(path, 'must name start, end or plannedWithinMinutes: as it stands it rounds nothing.');
      return false;
    },
  ),
  prepare: (rounding) => ({ round: (stint, setting) => round(stint, rounding, setting) }),
};
