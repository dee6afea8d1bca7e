// From when to when the bar of a case reaches, and what is marked on it. Pure.
import type { ReviewCase } from '#api/reviews.ts';
import type { BarMark, BarSpan } from '#ui/time-bar.tsx';

const HOUR_MS = 3_600_000;
const ROOM_MS = 1_800_000;
const LONGEST_MS = 36 * HOUR_MS;
const STEPS = [1, 2, 3, 4, 6, 12] as const;
const MOST_HOURS = 9;

type Known = Pick<ReviewCase, 'punchId' | 'proposedAtUtc' | 'asked'> & {
  readonly day: NonNullable<ReviewCase['day']>;
};

/** Every punch with its bounds, and what is proposed. */
export function marksOf({ day, proposedAtUtc }: Known): readonly BarMark[] {
  const punched = day.punches.map(({ punchId, atUtc, earliestAtUtc, latestAtUtc }) => ({
    key: punchId,
    look: 'punch' as const,
    at: Date.parse(atUtc),
    between:
      earliestAtUtc === null || latestAtUtc === null
        ? undefined
        : { from: Date.parse(earliestAtUtc), to: Date.parse(latestAtUtc) },
  }));
  return proposedAtUtc === null
    ? punched
    : [...punched, { key: 'proposed', look: 'proposed', at: Date.parse(proposedAtUtc) }];
}

/** Full hours around all that is known of the day. Work that nobody ended is shown for a day and a half at most. */
export function spanOfCase({ day, proposedAtUtc }: Known, now: number): BarSpan {
  const stretches = [...day.entries, ...day.shifts].flatMap(({ startAtUtc, endAtUtc }) => [
    Date.parse(startAtUtc),
    endAtUtc === null ? now : Date.parse(endAtUtc),
  ]);
  const moments = [
    ...day.punches.map(({ atUtc }) => atUtc),
    ...(proposedAtUtc === null ? [] : [proposedAtUtc]),
  ];
  const times = [...stretches, ...moments.map((at) => Date.parse(at))];
  const from = Math.floor((Math.min(...times) - ROOM_MS) / HOUR_MS) * HOUR_MS;
  const to = Math.ceil((Math.max(...times) + ROOM_MS) / HOUR_MS) * HOUR_MS;
  return { from, to: Math.min(to, from + LONGEST_MS) };
}

/** Every how many hours the clock is written under it. */
export function hoursApart({ from, to }: BarSpan): number {
  return STEPS.find((step) => (to - from) / HOUR_MS / step <= MOST_HOURS) ?? 12;
}
