// The people in the demo's company file: employment, rights, departments, and how they sign in.
import type { CompanyFileInput } from '../company-file.ts';
import { dateOf, firstOfMonth, type Day } from './calendar.ts';
import type { DemoCredentialSet } from './demo-credentials.ts';
import { DEMO_PEOPLE, SERVICE_ACCOUNT, type DemoPerson } from './demo-people.ts';
import { BAKERY_PERIOD_ID, departmentId } from './demo-structure.ts';
import { demoId } from './seeded.ts';

export const employeeId = ({ key }: DemoPerson) => demoId(`employee ${key}`);

export const emailOf = ({ key }: Pick<DemoPerson, 'key'>) => `${key}@kaffihusnordur.example`;

export function demoEmployees(today: Day, credentials: DemoCredentialSet): CompanyFileInput['employees'] {
  return [...DEMO_PEOPLE, SERVICE_ACCOUNT].map((person, index) => ({
    id: employeeId(person),
    email: emailOf(person),
    password: credentials.passwords.get(person.key) ?? null,
    pin: credentials.pins.get(person.key) ?? null,
    employeeNumber: person === SERVICE_ACCOUNT ? null : String(101 + index),
    role: person.role,
    isActive: person.isInactive !== true,
    displayName: person.name,
    jobTitle: person.jobTitle,
    departmentIds: person.departments.map(departmentId),
    employmentStartDate: dateOf(firstOfMonth(today, person.startedMonthsAgo)),
    employmentEndDate: endDateOf(person, today),
    employmentRatio: person.ratio,
    payPeriodId: isOnBakeryPeriod(person) ? BAKERY_PERIOD_ID : null,
    canEditOwnTimesheet: person.canEditOwnTimesheet === true,
    canEditClockInOut: person.role === 'manager' && person !== SERVICE_ACCOUNT,
    entitlements: person === SERVICE_ACCOUNT ? null : entitlementsOf(person),
  }));
}

/** The bakers are paid from the 21st to the 20th, everybody else by the month. */
export function isOnBakeryPeriod({ departments }: DemoPerson): boolean {
  return departments[0] === 'Bakarí';
}

function endDateOf({ leftMonthsAgo, isInactive }: DemoPerson, today: Day): string | null {
  if (leftMonthsAgo === undefined || isInactive === true) return null;
  return dateOf(firstOfMonth(today, leftMonthsAgo) - 1);
}

function entitlementsOf({ startedMonthsAgo }: DemoPerson) {
  const vacationDays = startedMonthsAgo >= 120 ? 30 : startedMonthsAgo >= 60 ? 25 : 24;
  return { vacationDays, sickLadder: 'sgs' as const, sickChildDays: 12, vacationYearStart: '05-01' };
}
