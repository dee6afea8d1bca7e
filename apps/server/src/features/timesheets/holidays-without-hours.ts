// Holidays that pay somebody nothing because nobody has said when they work: no regular hours, and no plan for that week.
import {
  calculateTimesheet,
  markableDaysOfYear,
  type EmploymentTerms,
  type Timesheet,
  type TimesheetInput,
} from '@stimpill/calc';
import type { WorkPattern } from '#features/people/work-pattern.ts';

/** Hours that anybody could have. What they would be paid is not asked here, but whether any hours would be paid on the day. */
const ORDINARY: WorkPattern = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(
  (day) => ({ day, from: '08:00', to: '16:00', unpaidBreakMinutes: 0 }),
);

/** @returns the dates on which somebody who is paid by the hour would be paid for a holiday if they had ordinary hours */
export function holidaysWithoutHours(
  input: TimesheetInput,
  { credits }: Pick<Timesheet, 'credits'>,
): readonly string[] {
  const { employment } = input;
  if (employment === undefined || employment.payBasis !== 'hourly') return [];
  const { workPattern, laterPatterns = [] } = employment;
  const isKnown = [workPattern, ...laterPatterns.map((each) => each.workPattern)].every(Boolean);
  if (isKnown || !hasHoliday(input)) return [];
  const withHours = calculateTimesheet({ ...input, employment: withOrdinaryHours(employment) });
  const paid = new Set(holidayDates(credits));
  return holidayDates(withHours.credits).filter((date) => !paid.has(date));
}

/** Where there are none. */
function withOrdinaryHours(employment: EmploymentTerms): EmploymentTerms {
  return {
    ...employment,
    workPattern: employment.workPattern ?? ORDINARY,
    laterPatterns: (employment.laterPatterns ?? []).map(({ validFrom, workPattern }) => ({
      validFrom,
      workPattern: workPattern ?? ORDINARY,
    })),
  };
}

function holidayDates(credits: Timesheet['credits']): string[] {
  return credits.filter(({ account }) => account === 'holidayPay').map(({ localDate }) => localDate);
}

/** Most ranges have none, so that nothing is calculated twice. */
function hasHoliday({ range: { startDate, endDate }, calendar }: TimesheetInput): boolean {
  const years = [...new Set([startDate, endDate].map((date) => Number(date.slice(0, 4))))];
  return years
    .flatMap((year) => markableDaysOfYear(year, calendar))
    .some(({ date }) => date >= startDate && date <= endDate);
}
