// What holiday pay is reckoned from: approved minutes by pay line, as a run has them, and which of the lines count.
import { inEveryLanguage } from '#words.ts';
import { CREDIT_ACCOUNTS, type Timesheet } from '@stimpill/calc';
import { instantsOf, type DateRange } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listEmployedOrWorked } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { calculateTimesheets, type EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { paidLines, type PaidLines } from '#features/timesheets/paid-lines.ts';

/** Why a line counts or does not. */
export type HolidayPayReason = 'allPay' | 'leftOut' | 'vacation' | 'timeOff';

/** The page on which it was read that all wages count. */
export const HOLIDAY_PAY_SOURCE = {
  url: 'https://asi.is/vinnurettarvefur/vinnurettur/rettindi-og-skyldur/orlof-og-fridagar/orlofslaun/',
  title: 'Orlofslaun',
  says: inEveryLanguage(({ companyWords }) => companyWords.holidayPay),
  checkedOn: '2026-11-29',
} as const;

/** What a line holds: time; a premium on time that stands on another line; or the duty of whose pay it is a share. */
export type LineMeasure = 'time' | 'premium' | 'share';

export type HolidayPayOfPerson = {
  readonly employee: Employee;
  readonly lines: PaidLines;
  /** Of these minutes those that are no time of their own, by line. */
  readonly besides: Readonly<Record<Exclude<LineMeasure, 'time'>, PaidLines>>;
  /** Time on the lines that count. */
  readonly countedMinutes: number;
};

/** By name; anyone who is paid nothing is left out. */
export async function readHolidayPay(
  db: Queryable,
  { company, range }: { readonly company: CompanySettings; readonly range: DateRange },
): Promise<HolidayPayOfPerson[]> {
  const scope = companyScope(db, company.id);
  const found = await listEmployedOrWorked(scope, range, instantsOf(range, company.timeZone));
  const employees = inNameOrder(
    found.filter((employee) => !isServiceAccount(employee)),
    ({ displayName }) => displayName,
  );
  const counts = ({ isLocked }: { readonly isLocked: boolean }) => isLocked;
  const timesheets = await calculateTimesheets(db, { company, employees, range, counts });
  return timesheets.flatMap((timesheet) => ofPerson(timesheet, company));
}

function ofPerson(timesheet: EmployeeTimesheet, company: CompanySettings): HolidayPayOfPerson[] {
  const lines = paidLines(timesheet);
  const keys = Object.keys(lines);
  if (keys.length === 0) return [];
  const besides = { premium: timesheet.totals.premiumPayLines, share: shareLines(timesheet) };
  const counted = keys.filter((key) => holidayPayReason(key, company) === 'allPay');
  const timeOn = (key: string) => (lines[key] ?? 0) - (besides.premium[key] ?? 0) - (besides.share[key] ?? 0);
  const countedMinutes = counted.reduce((sum, key) => sum + timeOn(key), 0);
  return [{ employee: timesheet.employee, lines, besides, countedMinutes }];
}

/** A shift incentive pays so much per cent of a month: the minutes on its line are the whole duty, worked or not. */
function shareLines({ credits }: Pick<Timesheet, 'credits'>): PaidLines {
  const lines: Record<string, number> = {};
  for (const { account, payLine, minutes } of credits)
    if (account === 'shiftIncentive' && payLine !== null) lines[payLine] = (lines[payLine] ?? 0) + minutes;
  return lines;
}

/** A line is called what all its minutes are; what holds both is time. */
export function measureOf(key: string, people: readonly HolidayPayOfPerson[]): LineMeasure {
  const isAll = (measure: Exclude<LineMeasure, 'time'>) =>
    people.every(({ lines, besides }) => (lines[key] ?? 0) === (besides[measure][key] ?? 0));
  if (isAll('premium')) return 'premium';
  return isAll('share') ? 'share' : 'time';
}

/** Minutes on an account that is no pay line are given as time off; the vacation itself is what holiday pay pays. */
export function holidayPayReason(
  key: string,
  { notInHolidayPay }: Pick<CompanySettings, 'notInHolidayPay'>,
): HolidayPayReason {
  if (key === 'vacation') return 'vacation';
  if ((CREDIT_ACCOUNTS as readonly string[]).includes(key)) return 'timeOff';
  return notInHolidayPay.includes(key) ? 'leftOut' : 'allPay';
}
