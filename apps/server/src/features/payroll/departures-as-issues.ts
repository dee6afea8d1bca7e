// Departures from rest in the words of the payroll preview. Nothing is paid for them, so these are warnings.
import { localDateOf } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { averageWeeks, type AverageWeek } from '#features/timesheets/average-weeks.ts';
import type { Asked } from './completeness-issues.ts';
import { payrollIssue, type PayrollIssue } from './payroll-issue.ts';

/** @returns what to ask about each of the people */
export async function loadRestIssues(
  db: Queryable,
  asked: Asked,
  now: number,
): Promise<(timesheet: EmployeeTimesheet) => PayrollIssue[]> {
  const today = localDateOf(now, asked.company.timeZone);
  const lastDate = today < asked.range.endDate ? today : asked.range.endDate;
  const weeks = await averageWeeks(db, asked, lastDate);
  const averages = new Map(weeks.map((week) => [week.employeeId, week]));
  return (timesheet) => [
    ...departureIssues(timesheet),
    ...averageIssues(averages.get(timesheet.employee.id)),
  ];
}

/** The rights that the preview of v1 knows. */
const TOLD = {
  dayOff: {
    code: 'rest.weekly_day_off',
    says: (weeks: string) =>
      `No day off: no 24 hours without work in the week from ${weeks}. In brackets the longest rest. Give the day off later, if that was agreed.`,
  },
  weeklyRest: {
    code: 'rest.weekly_rest',
    says: (weeks: string) =>
      `The day off and the daily rest beside it were shorter than 35 hours in the week from ${weeks}. In brackets the longest rest.`,
  },
  longDay: {
    code: 'rest.long_day',
    says: (days: string) =>
      `More than 13 hours of work without 8 hours of rest, begun on ${days}. In brackets the work.`,
  },
} as const;

/** In the order in which they are told. */
export const TOLD_RIGHTS = ['dayOff', 'weeklyRest', 'longDay'] as const;

/** One issue of each right, with every week or day by name. */
function departureIssues({ employee, rest }: EmployeeTimesheet): PayrollIssue[] {
  return TOLD_RIGHTS.flatMap((right) => {
    const departures = rest?.departures.filter((each) => each.right === right) ?? [];
    if (departures.length === 0) return [];
    const { code, says } = TOLD[right];
    const dates = departures.map(({ localDate, minutes }) => `${named(localDate)} (${hours(minutes)})`);
    return [
      payrollIssue(code, {
        employeeId: employee.id,
        entryCount: departures.length,
        message: says(dates.join(', ')),
      }),
    ];
  });
}

function averageIssues(week: AverageWeek | undefined): PayrollIssue[] {
  if (week === undefined) return [];
  const { employeeId, averageMinutes, limit, period } = week;
  if (averageMinutes === null || averageMinutes <= limit.is) return [];
  return [
    payrollIssue('rest.weekly_average', {
      employeeId,
      message: `${hours(averageMinutes)} of work a week on average from ${period.startDate} to ${period.endDate}, without days of vacation and sick leave. The law allows 48 h.`,
    }),
  ];
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** `2026-03-02` is `Monday 2026-03-02`. */
function named(date: string): string {
  return `${WEEKDAY.format(Date.parse(date))} ${date}`;
}

/** 915 minutes are `15 h 15 min`. */
function hours(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
