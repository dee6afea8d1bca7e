// Who is at work now: the one place that decides it, for every list that tells it.
import { isEmployed, type Employee } from '#features/people/employee.ts';
import type { TimeEntry } from './time-entry.ts';

/** The work to which nobody has clocked out. */
export function openWork(entries: readonly TimeEntry[]): TimeEntry | undefined {
  return entries.find(({ kind, endAt }) => kind !== 'standby' && endAt === null);
}

/**
 * The work at which somebody is now. Anyone who has left is at none: that nobody clocked them out is a question to a manager.
 * @param entries of the person
 * @param today local date of the company
 */
export function workNow(
  employee: Pick<Employee, 'isActive' | 'employmentEndDate'>,
  entries: readonly TimeEntry[],
  today: string,
): TimeEntry | undefined {
  return isEmployed(employee, today) ? openWork(entries) : undefined;
}
