// What the hours of a period come to beside those of the period before.
import type { GridPerson } from '#api/timesheet-grid.ts';

export type Figures = {
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
  readonly absenceMinutes: number;
  /** Worked minutes more than in the period before; below zero: less. */
  readonly differenceMinutes: number;
  /** Had no time in the period before. */
  readonly isNew: boolean;
  readonly isUnusual: boolean;
};

const UNUSUAL_SHARE = 0.25;
const UNUSUAL_MINUTES = 480;

/** By person; who is in neither period is missing. */
export function figuresOf(now: readonly GridPerson[], before: readonly GridPerson[]): Map<string, Figures> {
  const workedBefore = new Map(before.map(({ employeeId, workedMinutes }) => [employeeId, workedMinutes]));
  return new Map(now.map((person) => [person.employeeId, toFigures(person, workedBefore)]));
}

function toFigures(
  { employeeId, workedMinutes, buckets, absences }: GridPerson,
  workedBefore: ReadonlyMap<string, number>,
): Figures {
  const earlier = workedBefore.get(employeeId) ?? 0;
  const differenceMinutes = workedMinutes - earlier;
  const size = Math.abs(differenceMinutes);
  return {
    workedMinutes,
    overtimeMinutes: buckets['overtimeMinutes'] ?? 0,
    absenceMinutes: Object.values(absences).reduce((sum, minutes) => sum + minutes, 0),
    differenceMinutes,
    isNew: earlier === 0,
    isUnusual: earlier > 0 && size >= UNUSUAL_MINUTES && size >= earlier * UNUSUAL_SHARE,
  };
}

/** The unusual first, then by how large the difference is; whose is alike stay as they stood. */
export function outliersFirst<Row extends { readonly figures: Figures | undefined }>(
  rows: readonly Row[],
): Row[] {
  const weight = ({ figures }: Row) =>
    figures === undefined ? -1 : Math.abs(figures.differenceMinutes) + (figures.isUnusual ? 1e9 : 0);
  return rows.toSorted((a, b) => weight(b) - weight(a));
}
