/**
 * Which stints are one day of work? Those that begin on one local date; and work that begins after midnight belongs to the
 * day before if no more than four hours lie between it and the stint before it. Anyone who clocks out for a while is still on
 * the same day of work, on both sides of midnight.
 */
import { type Stint } from './stint.ts';

/** So many minutes without work may lie between a day's work and what still belongs to it after midnight. */
const PAUSE_AT_MOST_MINUTES = 240;

/** The stints of work and call-outs that are one day of work, in order of start; `day` is the number of its local date. */
export type DayOfWork = { readonly day: number; readonly stints: readonly [Stint, ...Stint[]] };

type GrowingDay = { readonly day: number; readonly stints: [Stint, ...Stint[]] };

/** The day of work of a stint: its own date or the one before it. */
const dayOf = (stint: Stint, before: Stint | undefined, dayOfBefore: number): number => {
  if (before === undefined || stint.start - before.end > PAUSE_AT_MOST_MINUTES) return stint.day;
  if (before.day === stint.day) return dayOfBefore;
  return before.day === stint.day - 1 ? before.day : stint.day;
};

/**
 * The days of work in stints given in order of start. Standby is no work; a stint that rounding made empty is none either.
 * @example daysOfWork([monday20To24, tuesday01To03, tuesday12To18]).length // 2
 */
export const daysOfWork = (stints: readonly Stint[]): readonly DayOfWork[] => {
  const days: GrowingDay[] = [];
  for (const stint of stints) {
    if (stint.kind === 'standby' || stint.start === stint.end) continue;
    const latest = days.at(-1);
    const day = dayOf(stint, latest?.stints.at(-1), latest?.day ?? stint.day);
    if (latest?.day === day) latest.stints.push(stint);
    else days.push({ day, stints: [stint] });
  }
  return days;
};

/** The clock minutes from the first start of a day of work until its last end. */
export const spanOf = ({ stints }: DayOfWork): { readonly start: number; readonly end: number } => ({
  start: stints[0].start,
  end: stints.at(-1)?.end ?? stints[0].end,
});
