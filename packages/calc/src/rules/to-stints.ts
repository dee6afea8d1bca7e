/** Which entries are one stretch of work, and when did it begin and end once the rule has rounded it? */
import { type EntryKind, type PunchedEntry, type Stint } from '#pay/stint.ts';
import { intersection } from '#intervals/interval.ts';
import { type RuleRun } from './rule-run.ts';

/** A stint that grows while touching entries follow. */
type Growing = Stint & { end: number; readonly entries: PunchedEntry[] };

const begin = (entry: PunchedEntry, { calendarOn }: RuleRun): Growing => {
  const { kind, start, end, breaks, day, minuteOfDay } = entry;
  const calendar = calendarOn(day);
  return {
    kind,
    start,
    end,
    entries: [entry],
    breaks,
    day,
    minuteOfDay,
    dayClass: calendar.partAt(day, minuteOfDay).dayClass,
    holidays: calendar.holidaysOn(day),
  };
};

const grow = (stint: Growing, next: PunchedEntry): Growing => ({
  ...stint,
  end: next.end,
  entries: [...stint.entries, next],
  breaks: [...stint.breaks, ...next.breaks],
});

/** Closed entries in order of start as stints in order of start. Entries without a clock minute are left out. */
const joinEntries = (entries: readonly PunchedEntry[], run: RuleRun): Stint[] => {
  const stints: Growing[] = [];
  const latest: Partial<Record<EntryKind, number>> = {};
  for (const entry of entries) {
    if (entry.start === entry.end) continue;
    const at = latest[entry.kind];
    const before = at === undefined ? undefined : stints[at];
    if (at !== undefined && before?.end === entry.start) {
      stints[at] = grow(before, entry);
    } else {
      latest[entry.kind] = stints.length;
      stints.push(begin(entry, run));
    }
  }
  return stints;
};

/** The same stint with other ends; the part of a break that rounding cut off no longer counts as a break. */
const moveEnds = (stint: Stint, start: number, end: number): Stint => ({
  ...stint,
  start,
  end,
  breaks: stint.breaks.flatMap((pause) => {
    const inside = intersection(pause, { start, end });
    return inside === null ? [] : [{ kind: pause.kind, ...inside }];
  }),
});

const round = (stint: Stint, run: RuleRun): Stint => {
  const { rounds } = run.inForceOn(stint.day).rule;
  if (rounds.length === 0) return stint;
  return rounds.reduce((rounded, step) => ({ ...rounded, ...step.run(rounded, run.setting) }), stint);
};

/**
 * Entries of one kind that touch, joined and rounded by the version in force on the day of their start. Standby is not
 * rounded. Stints do not overlap, except standby with work: where rounding would make them, the later begins later.
 */
export const toStints = (entries: readonly PunchedEntry[], run: RuleRun): readonly Stint[] => {
  let workedUntil = Number.NEGATIVE_INFINITY;
  return joinEntries(entries, run).map((stint) => {
    if (stint.kind === 'standby') return stint;
    const rounded = round(stint, run);
    const start = Math.max(rounded.start, workedUntil);
    const end = Math.max(rounded.end, start);
    workedUntil = end;
    return start === stint.start && end === stint.end ? stint : moveEnds(stint, start, end);
  });
};
