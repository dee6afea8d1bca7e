// A day of the grid in words: the name of its cell, and what stands below the grid.
import { useMemo } from 'react';
import { toneOf, useOwnKind, type OwnKind } from '#api/own-kinds.ts';
import type { GridDay } from '#api/timesheet-grid.ts';
import { useWords } from '#words/words.ts';
import { hoursWords } from '#said/desk/timesheets/hours.ts';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { useClock } from '#api/use-clock.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { partsOf, toHours } from '../work-classes.ts';
import { minutesOf, type Measure } from './filter-grid.ts';
import { gridWords } from '#said/desk/timesheets/grid/grid.ts';

export type TellDay = {
  /** `worked 8 h 34 min; Day work 8 h; Overtime 34 min; Not clocked out`. */
  readonly whole: (day: GridDay) => string;
  /** What there is room for in a cell: `8:34`, or a short word for an absence. */
  readonly short: (day: GridDay, measure: Measure) => string;
  /** The colour of an absence of an own kind; undefined for any other. */
  readonly colour: (day: GridDay) => string | undefined;
};

/** So many letters of an own kind have room in a cell. */
const LETTERS = 5;

const shortOf = (own: OwnKind | undefined) =>
  own && Array.from(own.name).slice(0, LETTERS).join('').trim().toLocaleLowerCase();

export function useTellDay(): TellDay {
  const t = useWords(gridWords);
  const { buckets: classes } = useWords(hoursWords);
  const { accounts, absences: kinds } = useWords(timeWords);
  const clock = useClock();
  const ownKind = useOwnKind();
  return useMemo(() => {
    const { duration } = clock;
    const told = (day: GridDay): readonly string[] => [
      ...(day.workedMinutes > 0 ? [t.workedOf({ hours: duration(day.workedMinutes) })] : []),
      ...partsOf(day.buckets).map(({ workClass, minutes }) => `${classes[workClass]} ${duration(minutes)}`),
      ...(day.plannedMinutes > 0 ? [t.plannedOf({ hours: duration(day.plannedMinutes) })] : []),
      ...Object.entries(day.absences).map(
        ([kind, minutes]) => `${ownKind(kind)?.name ?? wordFor(kinds, kind)} ${duration(minutes)}`,
      ),
      ...Object.entries(day.credits).map(
        ([account, minutes]) => `${wordFor(accounts, account)} ${duration(minutes)}`,
      ),
      ...day.flags.map((flag) => t.flags[flag]),
    ];
    return {
      colour: ({ absences }) => {
        const own = ownKind(Object.keys(absences)[0] ?? null);
        return own && toneOf(own);
      },
      whole: (day) => told(day).join('; '),
      short: (day, measure) => {
        const minutes = minutesOf(day, measure);
        if (minutes > 0) return toHours(minutes);
        if (measure !== 'worked') return '';
        const [absence] = Object.keys(day.absences);
        if (absence !== undefined) return shortOf(ownKind(absence)) ?? wordFor(t.absenceShort, absence);
        const given = Object.values(day.credits).reduce((sum, each) => sum + each, 0);
        return given > 0 ? `+${toHours(given)}` : '';
      },
    };
  }, [t, classes, accounts, kinds, clock, ownKind]);
}
