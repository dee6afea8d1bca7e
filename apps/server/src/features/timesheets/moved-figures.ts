// What of approved time would change, if it were approved again? Its days, and what moves from line to line.
import {
  calculateFiguresUnder,
  type EntryFigures,
  type FiguresUnder,
  type Timesheet,
  type TimesheetInput,
} from '@stimpill/calc';
import { addDays } from '@stimpill/time';
import { lineDifferences, type LineDifference } from './paid-lines.ts';

export type MovedFigures = {
  readonly entryIds: readonly string[];
  /** The days on which they begin, yyyy-MM-dd, in order. */
  readonly dates: readonly string[];
  /** Only the lines that change, in minutes of these entries. */
  readonly lines: readonly LineDifference[];
};

export const NOTHING_MOVED: MovedFigures = { entryIds: [], dates: [], lines: [] };

export function movedFiguresOf(
  input: TimesheetInput,
  { movedEntryIds, entries }: Pick<Timesheet, 'movedEntryIds' | 'entries'>,
): MovedFigures {
  if (movedEntryIds.length === 0) return NOTHING_MOVED;
  const ids = new Set(movedEntryIds);
  const before = movedEntryIds.flatMap((id) => input.kept?.get(id) ?? []);
  const after = [...figuresNow(input, ids).values()].map(({ figures }) => figures);
  const dates = entries.filter(({ id }) => ids.has(id)).map(({ localDate }) => localDate);
  const lines = lineDifferences(linesOf(before), linesOf(after));
  return {
    entryIds: movedEntryIds,
    dates: [...new Set(dates)],
    lines: lines.filter(({ beforeMinutes, afterMinutes }) => beforeMinutes !== afterMinutes),
  };
}

/** A credit can belong to the day before or after its entry. */
export function figuresNow(
  input: TimesheetInput,
  entryIds: ReadonlySet<string>,
): ReadonlyMap<string, FiguresUnder> {
  const { startDate, endDate } = input.range;
  const range = { startDate: addDays(startDate, -1), endDate: addDays(endDate, 1) };
  return calculateFiguresUnder({ ...input, range }, entryIds);
}

/** Minutes by pay line, premiums and credits with it; of a credit on no line by its account. */
export function linesOf(all: readonly EntryFigures[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  const add = (line: string, minutes: number) => {
    sums[line] = (sums[line] ?? 0) + minutes;
  };
  for (const { paid, credits } of all) {
    for (const { payLine, premiumLines, minutes } of paid)
      for (const line of [payLine, ...premiumLines]) add(line, minutes);
    for (const { payLine, account, minutes } of credits) add(payLine ?? account, minutes);
  }
  return sums;
}

/** The minutes that come to a line which did not have them: what moves from one to another is counted once. */
export function movedMinutes({ lines }: MovedFigures): number {
  const changes = lines.map(({ beforeMinutes, afterMinutes }) => afterMinutes - beforeMinutes);
  const sumOf = (sign: 1 | -1) => changes.reduce((sum, change) => sum + Math.max(0, sign * change), 0);
  return Math.max(sumOf(1), sumOf(-1));
}

/** @example '2026-10-12, 2026-10-19: YV1 -272, YV2 +272' */
export function movedText({ dates, lines }: MovedFigures): string {
  const changes = lines.map(({ line, beforeMinutes, afterMinutes }) => {
    const change = afterMinutes - beforeMinutes;
    return `${line} ${change > 0 ? '+' : ''}${change}`;
  });
  return `${dates.join(', ')}${changes.length === 0 ? '' : `: ${changes.join(', ')}`}`;
}
