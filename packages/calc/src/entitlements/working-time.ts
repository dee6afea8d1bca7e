/** How many minutes are so many days of leave? Exact fractions until the end, then the nearest whole minute, once. */
import { toMillionths, WHOLE } from '#rules/scale.ts';

/** Working days as a fraction with denominator 84: it holds thirds, sevenths and twelfths exactly. */
export type WorkingDays84 = number;

/** The denominator: the least that 260/12 days a month, 5/7 of a calendar day and a twelfth of a year share. */
export const DAY = 84;

/**
 * Whole minutes of so many working days (in 84ths) for a full-time day of so many minutes and an employment ratio.
 * A ratio counts with six decimals. Half a minute rounds up.
 * @example toMinutes(24 * DAY, 480, 0.5) // 5760
 */
export const toMinutes = (days: WorkingDays84, dayMinutes: number, employmentRatio: number): number =>
  Math.round((days * dayMinutes * toMillionths(employmentRatio)) / (DAY * WHOLE));
