/** Whom do we calculate? A company of shift workers over a year, the same in every run. */
import { type Zone } from '@stimpill/time';
import type { Entry } from '@stimpill/calc';

/** One employee's year: entries in order of start. */
export type EmployeeYear = { readonly employmentRatio: number; readonly entries: readonly Entry[] };

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/** Starts of day, evening and night shifts as minutes of the day, in the proportion of 2 to 1 to 1. */
const SHIFT_STARTS = [480, 480, 960, 1410];

/** Mulberry32: a small generator of numbers from 0 to 1 that gives the same ones for the same seed. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The instant of a minute of a local day. Shifts begin far from the hours at which clocks change. */
const instantAt = (day: number, minuteOfDay: number, zone: Zone): number => {
  const wall = (day * MINUTES_PER_DAY + minuteOfDay) * MS_PER_MINUTE;
  return wall - zone.offsetMinutesAt(wall) * MS_PER_MINUTE;
};

const employeeYear = (seed: number, firstDay: number, lastDay: number, zone: Zone): EmployeeYear => {
  const random = randomFrom(seed);
  const employmentRatio = [1, 1, 0.8, 0.5][seed % 4] ?? 1;
  const entries: Entry[] = [];
  let freeFrom = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const isOnDuty = random() < 0.68 * employmentRatio;
    const start = SHIFT_STARTS[Math.floor(random() * SHIFT_STARTS.length)] ?? 480;
    const startAt = instantAt(day, start - 7 + Math.floor(random() * 15), zone);
    const endAt = startAt + (465 + Math.floor(random() * 60)) * MS_PER_MINUTE;
    if (!isOnDuty || startAt < freeFrom) continue;
    entries.push({ id: `${seed}-${day}`, startAt, endAt, isDraft: false });
    freeFrom = endAt;
  }
  return { employmentRatio, entries };
};

/** So many employees over a year: about two shifts in three days, half of them in the evening or at night. */
export const companyOf = (employees: number, year: number, zone: Zone): readonly EmployeeYear[] => {
  const firstDay = Date.UTC(year, 0, 1) / (MINUTES_PER_DAY * MS_PER_MINUTE);
  const lastDay = Date.UTC(year, 11, 31) / (MINUTES_PER_DAY * MS_PER_MINUTE);
  return Array.from({ length: employees }, (_, index) => employeeYear(index + 1, firstDay, lastDay, zone));
};
