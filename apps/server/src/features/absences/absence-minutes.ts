// What a day of absence is worth. A record without minutes counts the norm of its day: eight hours by the employment ratio,
// Monday to Friday.
import type { Absence, AbsenceType } from './absence-store.ts';

const FULL_DAY_MINUTES = 480;
const SATURDAY = 6;
const SUNDAY = 0;

/** @returns whole minutes by type */
export function absenceMinutes(
  absences: readonly Absence[],
  employmentRatio: number,
): Record<AbsenceType, number> {
  const sums = { sick: 0, sickChild: 0, vacation: 0, unpaidLeave: 0 };
  for (const { date, type, minutes } of absences) sums[type] += minutes ?? normOf(date, employmentRatio);
  return sums;
}

function normOf(date: string, employmentRatio: number): number {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY ? 0 : Math.round(FULL_DAY_MINUTES * employmentRatio);
}
