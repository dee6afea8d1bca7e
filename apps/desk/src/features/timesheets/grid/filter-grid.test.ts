import { describe, expect, it } from 'vitest';
import type { GridDay, GridPerson } from '#api/timesheet-grid.ts';
import { countFlags, filterGrid, foundIn, minutesOf, toGridFilter } from './filter-grid.ts';

const HOURS = { plannedMinutes: 480, credits: {}, absences: {} };
const aDay = (date: string, flags: GridDay['flags']): GridDay => ({
  ...{ date, ...HOURS, flags, workedMinutes: 514 },
  buckets: { daytimeMinutes: 480, overtimeMinutes: 34 },
});
const aPerson = (name: string, departmentIds: string[], days: GridDay[]): GridPerson => ({
  ...{ employeeId: name, employeeDisplayName: name, employeeNumber: '17', departmentIds, ...HOURS, days },
  ...{ workedMinutes: 514, buckets: { overtimeMinutes: 34, daytimeMinutes: 480 } },
});
const PEOPLE = [
  aPerson(
    'Þórunn Ægisdóttir',
    ['d1'],
    [aDay('2026-03-02', ['open']), aDay('2026-03-03', ['open', 'locked'])],
  ),
  aPerson('Łukasz Nowak', ['d2'], [aDay('2026-03-02', ['locked'])]),
  aPerson('Anna Smith', [], []),
];
const shown = (asked: Parameters<typeof toGridFilter>[0]) =>
  filterGrid(PEOPLE, toGridFilter(asked)).map(({ employeeDisplayName }) => employeeDisplayName);

describe('the people of the grid', () => {
  it('are all shown as long as nothing is asked for', () => {
    expect(shown({})).toHaveLength(3);
    expect(shown({ flag: 'unheard of', show: 'nothing' })).toHaveLength(3);
  });

  it('are found by name without accents, by number, by department and by what to look at', () => {
    expect(shown({ q: 'thor' })).toEqual(['Þórunn Ægisdóttir']);
    expect(shown({ q: '17' })).toHaveLength(3);
    expect(shown({ department: 'd2' })).toEqual(['Łukasz Nowak']);
    expect(shown({ flag: 'any' })).toEqual(['Þórunn Ægisdóttir']);
    expect(shown({ flag: 'unlocked' })).toEqual(['Þórunn Ægisdóttir']);
    expect(shown({ flag: 'question' })).toEqual([]);
  });

  it('have their flags counted by days', () => {
    expect(countFlags(PEOPLE[0]!.days)).toEqual([
      ['open', 2],
      ['locked', 1],
    ]);
  });

  it('give the legend what they have, and nothing else', () => {
    expect(foundIn(PEOPLE)).toEqual({
      classes: ['daytimeMinutes', 'overtimeMinutes'],
      flags: ['open', 'locked'],
      ...{ hasAbsences: false, hasCredits: false, isPlanned: true },
    });
  });

  it('show the minutes that are asked for', () => {
    const day = PEOPLE[1]!.days[0]!;
    const asked = ['worked', 'planned', 'overtimeMinutes', 'eveningMinutes'] as const;
    expect(asked.map((measure) => minutesOf(day, measure))).toEqual([514, 480, 34, 0]);
  });
});
