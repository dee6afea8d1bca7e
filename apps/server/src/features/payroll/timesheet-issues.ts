// What the time of one person shows that payroll must not, or should not, be sent as it is.
import { groupBy } from '#group-by.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { movedMinutes, movedText } from '#features/timesheets/moved-figures.ts';
import { payrollIssue, type PayrollIssue, type PayrollIssueCode } from './payroll-issue.ts';

type EngineIssue = EmployeeTimesheet['issues'][number];

/** Whatever the pay engine reports has a place here: nothing is dropped. A new code does not compile until it has one. */
const CODE_OF = {
  'version-gap': 'rule.not_in_force',
  'kind-without-mechanism': 'entry.kind_not_paid',
  'parameter-missing': 'rule.parameter_missing',
} as const satisfies Record<EngineIssue['code'], PayrollIssueCode>;

/** @param reviews how many review items of the person are open */
export function timesheetIssues(timesheet: EmployeeTimesheet, reviews = 0): PayrollIssue[] {
  const { employee, entries } = timesheet;
  const settled = entries.filter(({ entry }) => !entry.isDraft && entry.endAt !== null);
  const counts = {
    'entry.open': entries.filter(({ entry }) => entry.endAt === null).length,
    'entry.not_locked': settled.filter(({ entry }) => !entry.isLocked).length,
    'review.open': reviews,
    ...outsideEmployment(timesheet),
    'entry.draft': entries.filter(({ entry }) => entry.isDraft && entry.endAt !== null).length,
    'entry.differs': differingByRule(timesheet),
  } as const;
  return [
    ...(Object.keys(counts) as (keyof typeof counts)[])
      .filter((code) => counts[code] > 0)
      .map((code) => payrollIssue(code, { employeeId: employee.id, entryCount: counts[code] })),
    ...movedIssues(timesheet),
    ...engineIssues(timesheet),
    ...unknownHours(timesheet),
  ];
}

/** People on hourly pay keep a holiday's hours; where these are not known, that must not look like none. */
function unknownHours({ employee, holidaysWithoutHours: dates }: EmployeeTimesheet): PayrollIssue[] {
  if (dates.length === 0) return [];
  const about = { employeeId: employee.id, entryCount: dates.length };
  const message = `Nothing is paid for holidays (${dates.join(', ')}), because there are no regular hours and no plan for that week. Enter the regular hours of this person, or plan the week. If they would not have worked, nothing is missing.`;
  return [payrollIssue('holiday_pay.hours_unknown', { ...about, message })];
}

/** Those that only another rule gives other minutes: what would change at the next approval says so by itself. */
export function differingByRule({ differingEntryIds, moved }: EmployeeTimesheet): number {
  const isMoved = new Set(moved.entryIds);
  return differingEntryIds.filter((id) => !isMoved.has(id)).length;
}

function movedIssues({ employee, moved }: EmployeeTimesheet): PayrollIssue[] {
  if (moved.entryIds.length === 0) return [];
  const about = { employeeId: employee.id, entryCount: moved.entryIds.length };
  const minutes = movedMinutes(moved);
  const message = `Figures would change: ${movedText(moved)}. Time that they depend on is otherwise now than when they were approved. What was approved is paid. Approve the person again to pay what is right now.`;
  return [payrollIssue('entry.differs', { ...about, ...(minutes > 0 && { minutes }), message })];
}

/** How many entries begin before the first and after the last day of employment. */
function outsideEmployment({ employee, entries }: EmployeeTimesheet) {
  const { employmentStartDate, employmentEndDate } = employee;
  const datesOf = entries.map(({ calculated }) => calculated.localDate);
  return {
    'employee.works_before_start': datesOf.filter((date) => date < employmentStartDate).length,
    'employee.works_after_end': datesOf.filter(
      (date) => employmentEndDate !== null && date > employmentEndDate,
    ).length,
  };
}

/** One issue for everything of which the engine says the same but for the day. */
function engineIssues({ employee, issues }: EmployeeTimesheet): PayrollIssue[] {
  const alike = groupBy(issues, ({ code, what }) => `${code} ${what}`);
  return [...alike.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const code = CODE_OF[first.code];
    const others = more.length === 0 ? '' : ` The same holds for ${more.length} more.`;
    return payrollIssue(code, {
      employeeId: employee.id,
      ...(first.entryId === null ? {} : { entryCount: 1 + more.length }),
      minutes: more.reduce((sum, { minutes }) => sum + minutes, first.minutes),
      message: `${first.sentences.en}${others} ${payrollIssue(code, {}).message}`,
    });
  });
}
