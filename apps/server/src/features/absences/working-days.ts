// Which days of a range somebody would work, and what each is worth as a day of absence. Planned shifts say it in weeks that have some;
// then the regular hours of the person, then Monday to Friday by the rule. A holiday is free from the hour at which it
// begins, and so are days outside the employment.
import {
  datesOf,
  localDateOf,
  MINUTES_PER_DAY,
  mondayOf,
  toMinuteOfDay,
  weekdayOfDate,
  type DateRange,
  WEEKDAYS,
} from '@stimpill/time';
import { calculateTimesheet, PLAIN_TIME, type RuleDefinition } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { isUnnamedHoliday, ordinaryUntil } from '#features/holidays/ordinary-until.ts';
import type { Employee } from '#features/people/employee.ts';
import { lengthOf, patternOn, type WorkPattern } from '#features/people/work-pattern.ts';
import { instantsOfPlan, type WorthBasis } from './absence-worth.ts';
import { loadWorthBases } from './load-worth-bases.ts';

export type WorkingDay = {
  /** yyyy-MM-dd */
  readonly date: string;
  /** Of regular hours; null: an absence of the day has no minutes of its own, and the engine says what it is worth. */
  readonly ownMinutes: number | null;
  /** Whole minutes of working time. */
  readonly worthMinutes: number;
  /** Neither a plan nor regular hours say it: a working day of the rule is taken for it. */
  readonly isAssumed: boolean;
};

type Whose = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: DateRange;
};

/** By date. */
export async function listWorkingDays(
  scope: CompanyScope,
  { company, employee, range }: Whose,
): Promise<WorkingDay[]> {
  const basisOf = await loadWorthBases(scope, { company, employees: [employee], range });
  return workingDaysOf({ company, employee, range }, basisOf(employee));
}

/** By date. @param basis loaded for days that hold the range */
export function workingDaysOf({ company, employee, range }: Whose, basis: WorthBasis): WorkingDay[] {
  const worth = worthByDate(basis, range);
  const plannedWeeks = new Set(
    basis.shifts.map(({ startAt }) => mondayOf(localDateOf(startAt, company.timeZone))),
  );
  const ofEngine = (date: string, isAssumed: boolean) =>
    dayOf({ date, ownMinutes: null, worthMinutes: worth.get(date) ?? 0, isAssumed });
  return datesOf(range).flatMap((date) => {
    if (plannedWeeks.has(mondayOf(date))) return ofEngine(date, false);
    if (isUnnamedHoliday(company, ruleOn(basis, date), date)) return [];
    const workPattern = patternOn(employee.workPattern, date);
    if (workPattern === null) return ofEngine(date, true);
    const minutes = regularMinutes(company, { basis, workPattern }, date);
    const day = { date, ownMinutes: minutes, worthMinutes: minutes, isAssumed: false };
    return isEmployedOn(employee, date) ? dayOf(day) : [];
  });
}

/** None where it is worth nothing. */
function dayOf(day: WorkingDay): WorkingDay[] {
  return day.worthMinutes > 0 ? [day] : [];
}

function isEmployedOn({ employmentStartDate, employmentEndDate }: Employee, date: string): boolean {
  return employmentStartDate <= date && (employmentEndDate ?? date) >= date;
}

/** What the engine makes of absence on all of these days; days without any are missing. */
function worthByDate(basis: WorthBasis, range: DateRange): ReadonlyMap<string, number> {
  const { from, to } = instantsOfPlan(range);
  const shifts = basis.shifts.filter(({ startAt }) => startAt >= from && startAt < to);
  const absences = [{ ...range, type: 'vacation' as const }];
  const { absences: days } = calculateTimesheet({ ...basis, entries: [], range, shifts, absences });
  return new Map(days.map(({ localDate, minutes }) => [localDate, minutes.vacation]));
}

/** The break is left out of a whole day alone: nobody takes it on a day that a holiday cuts short. */
function regularMinutes(
  company: CompanySettings,
  { basis, workPattern }: { readonly basis: WorthBasis; readonly workPattern: WorkPattern },
  date: string,
): number {
  const weekday = WEEKDAYS[weekdayOfDate(date)];
  const hours = workPattern.find(({ day }) => day === weekday);
  if (hours === undefined) return 0;
  const until = ordinaryUntil(company, ruleOn(basis, date), date);
  const whole = lengthOf(hours);
  const left = until < MINUTES_PER_DAY ? Math.min(whole, until - toMinuteOfDay(hours.from)) : whole;
  return left === whole ? whole - hours.unpaidBreakMinutes : Math.max(left, 0);
}

function ruleOn({ ruleVersions }: WorthBasis, date: string): RuleDefinition {
  return (ruleVersions.filter(({ validFrom }) => validFrom <= date).at(-1) ?? PLAIN_TIME).definition;
}
