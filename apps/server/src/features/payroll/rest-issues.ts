// Rest that the law and the agreements ask for and that was not given. Nothing is paid for it, so these are warnings.
import { localDateOf } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { findLongWeeks, type LongWeek } from '#features/timesheets/find-long-weeks.ts';
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
  const longWeeks = await findLongWeeks(db, asked, lastDate);
  const averages = new Map(longWeeks.map((week) => [week.employeeId, week]));
  return (timesheet) => [...breachIssues(timesheet), ...averageIssues(averages.get(timesheet.employee.id))];
}

type Breach = EmployeeTimesheet['restBreaches'][number];

const BREACHES = {
  'no-day-off': {
    code: 'rest.weekly_day_off',
    says: (weeks: string) =>
      `No day off: no 24 hours without work in the week from ${weeks}. In brackets the longest rest. Give the day off later, if that was agreed.`,
  },
  'short-weekly-rest': {
    code: 'rest.weekly_rest',
    says: (weeks: string) =>
      `The day off and the daily rest beside it were shorter than 35 hours in the week from ${weeks}. In brackets the longest rest.`,
  },
  'long-day': {
    code: 'rest.long_day',
    says: (days: string) =>
      `More than 13 hours of work without 8 hours of rest, begun on ${days}. In brackets the work.`,
  },
} as const;

const KINDS = ['no-day-off', 'short-weekly-rest', 'long-day'] as const satisfies readonly Breach['kind'][];

/** One issue of each kind, with every week or day by name. */
function breachIssues({ employee, restBreaches }: EmployeeTimesheet): PayrollIssue[] {
  return KINDS.flatMap((kind) => {
    const breaches = restBreaches.filter((breach) => breach.kind === kind);
    if (breaches.length === 0) return [];
    const { code, says } = BREACHES[kind];
    const dates = breaches.map(({ startDate, minutes }) => `${named(startDate)} (${hours(minutes)})`);
    return [
      payrollIssue(code, {
        employeeId: employee.id,
        entryCount: breaches.length,
        message: says(dates.join(', ')),
      }),
    ];
  });
}

function averageIssues(week: LongWeek | undefined): PayrollIssue[] {
  if (week === undefined) return [];
  const { employeeId, averageMinutes, period } = week;
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
