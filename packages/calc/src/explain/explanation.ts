/** Why did an entry, or one minute, become what it became? Read from the trace of the run that made the numbers. */
import { type Bucket } from '#pay/bucket.ts';
import { type Credit } from '#pay/credit.ts';
import { type LocalDate } from '#time/local-date.ts';
import { type Instant } from '#time/minutes.ts';
import { type TraceStep } from './trace.ts';

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
  readonly class: string | null;
  readonly bucket: Bucket | null;
  readonly payLine: string | null;
  readonly premiumLines: readonly string[];
  readonly steps: readonly TraceStep[];
};

/** What explanations are read from: a timesheet that was calculated with `explain: true`. */
export type Explainable = { readonly trace: readonly TraceStep[]; readonly credits: readonly Credit[] };

const MS_PER_MINUTE = 60_000;

const edgesOf = (steps: readonly TraceStep[]): Instant[] =>
  [...new Set(steps.flatMap(({ startAt, endAt }) => [startAt, endAt]))].sort((a, b) => a - b);

const toStretch = (steps: readonly TraceStep[], startAt: Instant, endAt: Instant): ExplainedStretch[] => {
  const told = steps.filter((step) => step.startAt <= startAt && endAt <= step.endAt);
  const last = told.at(-1);
  if (last === undefined) return [];
  return [
    {
      entryId: last.entryId,
      startAt,
      endAt,
      minutes: (endAt - startAt) / MS_PER_MINUTE,
      localDate: last.localDate,
      minuteOfDay: last.minuteOfDay + (startAt - last.startAt) / MS_PER_MINUTE,
      class: last.class,
      bucket: last.bucket,
      payLine: last.payLine,
      premiumLines: last.premiumLines,
      steps: told,
    },
  ];
};

/** The stretches of an entry in order of time. None if the timesheet was not calculated with `explain: true`. */
export const explainStretches = ({ trace }: Explainable, entryId: string): readonly ExplainedStretch[] => {
  const steps = trace.filter((step) => step.entryId === entryId);
  const edges = edgesOf(steps);
  return edges.slice(1).flatMap((endAt, index) => toStretch(steps, edges[index] ?? endAt, endAt));
};

/** A step reduced to one minute of the local day: of the windows that lost, only those that also held that minute. */
const seenFrom = (step: TraceStep, minuteOfDay: number): TraceStep => {
  if (step.reason.kind !== 'in-window') return step;
  const lost = step.reason.lost.filter(({ from, to }) => from <= minuteOfDay && minuteOfDay < to);
  return { ...step, reason: { ...step.reason, lost } };
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
    steps: stretch.steps.map((step) => seenFrom(step, minuteOfDay)),
  };
};
