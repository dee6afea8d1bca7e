/** Why did an entry, or one minute, become what it became? Read from the trace of the run that made the numbers. */
import { type Instant, type LocalDate } from '@stimpill/time';
import { type Bucket } from '#pay/bucket.ts';
import { type Credit } from '#pay/credit.ts';
import { type Words } from '#words/words.ts';
import { type RuleOfFact, type TraceStep } from './trace.ts';

/**
 * A stretch of an entry with one story: the same steps, in the order in which they happened. `class`, `bucket` and
 * `payLine` are what it ended as; null where it is no worked time.
 */
export type ExplainedStretch = {
  readonly entryId: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly minutes: number;
  readonly localDate: LocalDate;
  /** The minute of the local day at which it begins. */
  readonly minuteOfDay: number;
  readonly shownTwice: TraceStep['shownTwice'];
  /** Is it the first of its entry on a later day than the one before it? */
  readonly isOnNextDay: boolean;
  readonly class: string | null;
  readonly classNames: Words | null;
  readonly bucket: Bucket | null;
  readonly payLine: string | null;
  readonly premiumLines: readonly string[];
  readonly steps: readonly TraceStep[];
  /** The step that made it what it is. */
  readonly last: TraceStep;
};

/** What explanations are read from: a timesheet that was calculated with `explain: true`. */
export type Explainable = {
  readonly trace: readonly TraceStep[];
  readonly credits: readonly Credit[];
  readonly rules: readonly RuleOfFact[];
};

const MS_PER_MINUTE = 60_000;

const edgesOf = (steps: readonly TraceStep[]): Instant[] =>
  [...new Set(steps.flatMap(({ startAt, endAt }) => [startAt, endAt]))].sort((a, b) => a - b);

/** A step as minutes of the local day see it: of the windows that lost, only those that held some of these minutes too. */
const seenBy = (step: TraceStep, from: number, to: number): TraceStep => {
  if (step.reason.kind !== 'in-window') return step;
  const lost = step.reason.lost
    .filter((loser) => loser.from < to && from < loser.to)
    .map((loser) => ({ ...loser, from: Math.max(from, loser.from), to: Math.min(to, loser.to) }));
  return { ...step, reason: { ...step.reason, lost } };
};

const toStretch = (
  steps: readonly TraceStep[],
  startAt: Instant,
  endAt: Instant,
): Omit<ExplainedStretch, 'isOnNextDay'>[] => {
  const told = steps.filter((step) => step.startAt <= startAt && endAt <= step.endAt);
  const last = told.at(-1);
  if (last === undefined) return [];
  const minutes = (endAt - startAt) / MS_PER_MINUTE;
  const minuteOfDay = last.minuteOfDay + (startAt - last.startAt) / MS_PER_MINUTE;
  return [
    {
      entryId: last.entryId,
      startAt,
      endAt,
      minutes,
      localDate: last.localDate,
      minuteOfDay,
      shownTwice: last.shownTwice,
      class: last.class,
      classNames: last.classNames,
      bucket: last.bucket,
      payLine: last.payLine,
      premiumLines: last.premiumLines,
      last,
      steps: told.map((step) => seenBy(step, minuteOfDay, minuteOfDay + minutes)),
    },
  ];
};

/** The stretches of an entry in order of time. None if the timesheet was not calculated with `explain: true`. */
export const explainStretches = ({ trace }: Explainable, entryId: string): readonly ExplainedStretch[] => {
  const steps = trace.filter((step) => step.entryId === entryId);
  const edges = edgesOf(steps);
  const stretches = edges.slice(1).flatMap((endAt, index) => toStretch(steps, edges[index] ?? endAt, endAt));
  return stretches.map((stretch, index) => {
    const before = stretches[index - 1]?.localDate ?? stretch.localDate;
    return { ...stretch, isOnNextDay: before !== stretch.localDate };
  });
};

/** The one minute in which an instant lies, as part of an entry; null where the entry has no such minute. */
export const explainOneMinute = (
  explainable: Explainable,
  entryId: string,
  instant: Instant,
): ExplainedStretch | null => {
  const stretch = explainStretches(explainable, entryId).find(
    ({ startAt, endAt }) => startAt <= instant && instant < endAt,
  );
  if (stretch === undefined) return null;
  const startAt = instant - (((instant % MS_PER_MINUTE) + MS_PER_MINUTE) % MS_PER_MINUTE);
  const minuteOfDay = stretch.minuteOfDay + (startAt - stretch.startAt) / MS_PER_MINUTE;
  return {
    ...stretch,
    startAt,
    endAt: startAt + MS_PER_MINUTE,
    minutes: 1,
    minuteOfDay,
    isOnNextDay: false,
    steps: stretch.steps.map((step) => seenBy(step, minuteOfDay, minuteOfDay + 1)),
  };
};
