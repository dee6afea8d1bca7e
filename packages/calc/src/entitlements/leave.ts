/** How long may somebody be away, sick or with a sick child, and at what pay? */
import { addDays, addMonths, type LocalDate } from '@stimpill/time';
import { type Employment, DAY, type WorkingDays84 } from './employment.ts';
import { type LeaveLength, type LeavePart, type LeaveStep, type LeaveTerms } from './entitlement-terms.ts';
import { bestStep, serviceOn, type ReachedStep } from './seniority.ts';

/**
 * The length of a leave in working days, after this many completed months with the employer.
 * @example workingDaysOf({ unit: 'calendarDays', count: 14 }, 0) / DAY // 10
 */
export const workingDaysOf = (length: LeaveLength, monthsWithEmployer: number): WorkingDays84 => {
  switch (length.unit) {
    case 'workingDays':
      return length.count * DAY;
    case 'calendarDays':
      return (length.count * 5 * DAY) / 7;
    case 'months':
      return (length.count * 260 * DAY) / 12;
    case 'perMonthWorked':
      return length.count * Math.min(monthsWithEmployer, length.atMostMonths) * DAY;
  }
};

const lengthOfParts = (parts: readonly LeavePart[], monthsWithEmployer: number): WorkingDays84 =>
  parts.reduce((sum, part) => sum + workingDaysOf(part, monthsWithEmployer), 0);

/** The step of a leave that holds on a day; none before the employment begins or after it has ended. */
export const leaveStep = (
  { steps }: LeaveTerms,
  employment: Employment,
  on: LocalDate,
): ReachedStep<LeaveStep> => {
  if (employment.endDate !== null && on > employment.endDate) {
    return { step: null, missing: [] };
  }
  const service = serviceOn(employment, on);
  return bestStep(steps, ({ parts }) => lengthOfParts(parts, service.monthsWithEmployer), service);
};

/** The dates over which a leave is counted on a day; both belong to it. */
export const leavePeriod = (
  { countedOver }: LeaveTerms,
  on: LocalDate,
): { readonly startDate: LocalDate; readonly endDate: LocalDate } => {
  if (countedOver === 'lastTwelveMonths') return { startDate: addDays(addMonths(on, -12), 1), endDate: on };
  const year = on.slice(0, 4);
  return { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
};
