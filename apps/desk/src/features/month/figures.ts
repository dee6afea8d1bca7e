// What the hours of a period come to beside those of the period before.
import type { GridPerson } from '#api/timesheet-grid.ts';

export type Figures = {
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
  readonly absenceMinutes: number;
  /** Worked minutes more than in the period before; below zero: less. */
  readonly differenceMinutes: number;
  /** Was not there in the period before, and has worked in this one. */
  readonly isNew: boolean;
  readonly isUnusual: boolean;
};

const UNUSUAL_SHARE = 0.25;
const UNUSUAL_MINUTES = 480;

/** Of anybody by id; who has no time has 0 of everything. */
export type FiguresOf = (employeeId: string) => Figures;

const NOTHING = { workedMinutes: 0, buckets: {}, absences: {} };

export function figuresOf(now: readonly GridPerson[], before: readonly GridPerson[]): FiguresOf {
  const workedBefore = new Map(before.map(({ employeeId, workedMinutes }) => [employeeId, workedMinutes]));
  const hoursNow = new Map(now.map((person) => [person.employeeId, person]));
  return (id) => toFigures(hoursNow.get(id) ?? NOTHING, workedBefore.get(id));
}

function toFigures(
  { workedMinutes, buckets, absences }: Pick<GridPerson, keyof typeof NOTHING>,
  workedBefore: number | undefined,
): Figures {
  const earlier = workedBefore ?? 0;
  const differenceMinutes = workedMinutes - earlier;
  const size = Math.abs(differenceMinutes);
  return {
    workedMinutes,
    overtimeMinutes: buckets['overtimeMinutes'] ?? 0,
    absenceMinutes: Object.values(absences).reduce((sum, minutes) => sum + minutes, 0),
    differenceMinutes,
    isNew: workedBefore === undefined && workedMinutes > 0,
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
