// Which people of the grid are shown, and which minutes of them.
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { GridDay, GridPerson } from '#api/timesheet-grid.ts';
import { partsOf, WORK_CLASSES, type WorkClass } from '../work-classes.ts';

export type Flag = GridDay['flags'][number];

/** In the order in which they are drawn. */
export const FLAGS = ['open', 'draft', 'question', 'offPlan', 'keptOtherwise', 'locked'] as const;

const TO_LOOK_AT: readonly Flag[] = ['open', 'draft', 'question', 'offPlan', 'keptOtherwise'];

/** `any`: something to look at; `unlocked`: time that is not approved yet. */
export const SHOWN_FLAGS = [
  'any',
  'open',
  'draft',
  'question',
  'offPlan',
  'keptOtherwise',
  'unlocked',
] as const;
type ShownFlag = (typeof SHOWN_FLAGS)[number];

/** The minutes that stand in the cells. */
const MEASURES = ['worked', 'planned', ...WORK_CLASSES] as const;
export type Measure = (typeof MEASURES)[number];

export type GridFilter = {
  /** Beginnings of words of the name, or the number in payroll. */
  readonly search: string;
  readonly departmentId: string | undefined;
  readonly flag: ShownFlag | undefined;
  readonly measure: Measure;
};

export type GridFilterName = 'q' | 'department' | 'flag' | 'show';

/** What of the address is a filter; what it does not know is none. */
export function toGridFilter(asked: Readonly<Partial<Record<GridFilterName, string>>>): GridFilter {
  return {
    search: asked.q ?? '',
    departmentId: asked.department,
    flag: SHOWN_FLAGS.find((flag) => flag === asked.flag),
    measure: MEASURES.find((measure) => measure === asked.show) ?? 'worked',
  };
}

export function filterGrid(
  people: readonly GridPerson[],
  { search, departmentId, flag }: GridFilter,
): readonly GridPerson[] {
  const key = toSearchKey(search);
  return people.filter(
    (person) =>
      (departmentId === undefined || person.departmentIds.includes(departmentId)) &&
      (flag === undefined || person.days.some((day) => hasFlag(day, flag))) &&
      (key === '' || isFound(person, key)),
  );
}

function isFound({ employeeDisplayName, employeeNumber }: GridPerson, key: string): boolean {
  return matchesSearch(toSearchKey(`${employeeDisplayName} ${employeeNumber ?? ''}`), key);
}

function hasFlag(day: GridDay, flag: ShownFlag): boolean {
  if (flag === 'any') return needsAttention(day);
  if (flag === 'unlocked') return day.workedMinutes > 0 && !day.flags.includes('locked');
  return day.flags.includes(flag);
}

export const needsAttention = ({ flags }: GridDay) => flags.some((flag) => TO_LOOK_AT.includes(flag));

/** How many days of somebody have each flag, in the order of the flags, without those that none has. */
export function countFlags(days: readonly GridDay[]): readonly (readonly [flag: Flag, days: number])[] {
  return FLAGS.map((flag) => [flag, days.filter(({ flags }) => flags.includes(flag)).length] as const).filter(
    ([, count]) => count > 0,
  );
}

/** The classes and flags that anybody has: the legend says what they mean. */
export function foundIn(people: readonly GridPerson[]) {
  const classes = new Set<WorkClass>();
  const flags = new Set<Flag>();
  for (const { buckets, days } of people) {
    for (const { workClass } of partsOf(buckets)) classes.add(workClass);
    for (const day of days) for (const flag of day.flags) flags.add(flag);
  }
  return {
    classes: [...WORK_CLASSES, 'other' as const].filter((each): each is WorkClass => classes.has(each)),
    flags: FLAGS.filter((flag) => flags.has(flag)),
    hasAbsences: people.some(({ absences }) => Object.keys(absences).length > 0),
    hasCredits: people.some(({ credits }) => Object.keys(credits).length > 0),
    isPlanned: people.some(({ plannedMinutes }) => plannedMinutes > 0),
  };
}

type Hours = Pick<GridDay, 'workedMinutes' | 'plannedMinutes' | 'buckets'>;

export function minutesOf({ workedMinutes, plannedMinutes, buckets }: Hours, measure: Measure): number {
  if (measure === 'worked') return workedMinutes;
  return measure === 'planned' ? plannedMinutes : (buckets[measure] ?? 0);
}
