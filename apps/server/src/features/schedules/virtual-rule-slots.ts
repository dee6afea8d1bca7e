// Slots only for display, in weeks in which somebody has no planned shift: the person's regular hours, or else the hours of the
// rule's day work. Nobody planned them, no table holds them, and no total counts them.
import { createHash } from 'node:crypto';
import { instantAt, MINUTES_PER_DAY, mondayOf, toMinuteOfDay, weekdayOfDate, WEEKDAYS } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { ordinaryUntil } from '#features/holidays/ordinary-until.ts';
import type { Employee } from '#features/people/employee.ts';
import { ratioOn } from '#features/people/employment-ratio.ts';
import { lengthOf, patternOn, type WorkPattern } from '#features/people/work-pattern.ts';
import { dayWorkHours, type RuleVersions } from './day-work-hours.ts';
import type { Shift } from './shift-store.ts';

const NEUTRAL_COLOR = '#8a94a0';

export type SlotsRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** The Mondays of the weeks in which somebody has planned shifts, yyyy-MM-dd. */
  readonly plannedWeeksOf: (employee: Employee) => ReadonlySet<string>;
  readonly ruleVersionsOf: (employee: Employee) => RuleVersions;
  /** yyyy-MM-dd, in the years 2000 to 2100. */
  readonly dates: readonly string[];
};

export type RuleSlot = Shift & { readonly isVirtualRuleSlot: true };

export function virtualRuleSlots({
  company,
  employees,
  plannedWeeksOf,
  ruleVersionsOf,
  dates,
}: SlotsRequest): RuleSlot[] {
  const timesOf = slotTimes(company);
  return employees.flatMap((employee) => {
    const versions = ruleVersionsOf(employee);
    const plannedWeeks = plannedWeeksOf(employee);
    return dates
      .filter((date) => isAtWork(employee, date) && !plannedWeeks.has(mondayOf(date)))
      .flatMap((date) => {
        const version = versions.filter(({ validFrom }) => validFrom <= date).at(-1);
        if (version === undefined) return [];
        const workPattern = patternOn(employee.workPattern, date);
        const times =
          workPattern === null ? timesOf(version, date) : patternTimes(company, workPattern, version, date);
        return times.map((each) => toSlot(employee, version.name, each));
      });
  });
}

type Times = { readonly key: string; readonly startAt: number; readonly endAt: number };

/** Many people share a rule, so what it says of a day is found out once. */
function slotTimes(
  company: CompanySettings,
): (version: RuleVersions[number], date: string) => readonly Times[] {
  const known = new Map<RuleVersions[number], Map<string, readonly Times[]>>();
  return (version, date) => {
    const days = known.get(version) ?? new Map<string, readonly Times[]>();
    known.set(version, days);
    const times = days.get(date) ?? timesOn(company, version, date);
    days.set(date, times);
    return times;
  };
}

function timesOn(company: CompanySettings, { definition }: RuleVersions[number], date: string): Times[] {
  const hours = dayWorkHours(definition, date, ordinaryUntil(company, definition, date));
  return hours.flatMap(({ from, to }) => timeOn(company, date, from, to));
}

/** The regular hours of the day, up to the hour at which a holiday begins. */
function patternTimes(
  company: CompanySettings,
  pattern: WorkPattern,
  { definition }: RuleVersions[number],
  date: string,
): Times[] {
  const weekday = WEEKDAYS[weekdayOfDate(date)];
  const own = pattern.find(({ day }) => day === weekday);
  if (own === undefined) return [];
  const from = toMinuteOfDay(own.from);
  const until = ordinaryUntil(company, definition, date);
  const to = until < MINUTES_PER_DAY ? Math.min(from + lengthOf(own), until) : from + lengthOf(own);
  return timeOn(company, date, from, to);
}

/** Nothing where no time lies between the two, as between 02:15 and 03:00 in a night whose clock goes from 02:00 to 03:00. */
function timeOn({ timeZone }: CompanySettings, date: string, from: number, to: number): Times[] {
  const startAt = instantAt(date, from, timeZone);
  const endAt = instantAt(date, to, timeZone);
  return startAt < endAt ? [{ key: `${date} ${from}`, startAt, endAt }] : [];
}

function isAtWork(employee: Employee, date: string): boolean {
  const { isActive, employmentRatio, employmentStartDate, employmentEndDate } = employee;
  const hasBegun = employmentStartDate <= date;
  return isActive && ratioOn(employmentRatio, date) > 0 && hasBegun && (employmentEndDate ?? date) >= date;
}

function toSlot(employee: Employee, typeName: string, { key, startAt, endAt }: Times): RuleSlot {
  return {
    id: slotId(`${employee.id} ${key}`),
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    typeName,
    colorHex: NEUTRAL_COLOR,
    projectId: null,
    startAt,
    endAt,
    isAdvertised: false,
    isVirtualRuleSlot: true,
  };
}

/** The same slot has the same id every time: a GUID of version 8, made from what it is. */
function slotId(name: string): string {
  const hex = createHash('sha256').update(`rule slot ${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
