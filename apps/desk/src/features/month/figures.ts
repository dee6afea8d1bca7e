// What the hours of a period come to beside those of the period before.
import type { MonthPerson } from '#api/payroll-month.ts';

type MonthHours = NonNullable<MonthPerson['hours']>;

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

export function figuresOf({ workedMinutesBefore, ...hours }: MonthHours): Figures {
  const earlier = workedMinutesBefore ?? 0;
  const differenceMinutes = hours.workedMinutes - earlier;
  const size = Math.abs(differenceMinutes);
  return {
    ...hours,
    differenceMinutes,
    isNew: workedMinutesBefore === null && hours.workedMinutes > 0,
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
