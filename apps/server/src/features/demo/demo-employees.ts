// The people in the demo's company file: employment, rights, departments, and how they sign in.
import { hasRightCheckDigit } from '@stimpill/api-types/kennitala';
import { toLocalDate, WEEKDAYS } from '@stimpill/time';
import type { CompanyFileInput } from '#features/company-file/company-file.ts';
import { firstOfMonth, type Day } from './calendar.ts';
import type { DemoCredentialSet } from './demo-credentials.ts';
import { DEMO_PEOPLE, SERVICE_ACCOUNT, type DemoPerson } from './demo-people.ts';
import { isShiftLetter, SHIFT_KINDS } from './demo-shifts.ts';
import { BAKERY_PERIOD_ID, departmentId, DRIVER_RULE_SET_ID, KITCHEN_RULE_SET_ID } from './demo-structure.ts';
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
    employmentStartDate: toLocalDate(firstOfMonth(today, person.startedMonthsAgo)),
    employmentEndDate: endDateOf(person, today),
    employmentRatio: person.ratio,
    payPeriodId: isOnBakeryPeriod(person) ? BAKERY_PERIOD_ID : null,
    canEditOwnTimesheet: person.canEditOwnTimesheet === true,
    canEditClockInOut: person.role === 'manager' && person !== SERVICE_ACCOUNT,
    entitlements: entitlementsOf(person),
    ruleSetId: ruleSetOf(person),
    kennitala: person === SERVICE_ACCOUNT ? null : kennitalaOf(index),
    payBasis: isPaidByTheHour(person) ? 'hourly' : 'monthly',
    workPattern: workPatternOf(person),
    workPatternChanges: laterPatternsOf(person, today),
    serviceAccount: person === SERVICE_ACCOUNT ? {} : null,
  }));
}

/** Null: that of the café. */
function ruleSetOf({ departments, jobTitle }: DemoPerson): string | null {
  if (jobTitle === 'Bílstjóri') return DRIVER_RULE_SET_ID;
  return departments[0] === 'Eldhús' ? KITCHEN_RULE_SET_ID : null;
}

const FIRST_SERIAL = 20;

/** Born in 2090, so nobody has it. The first person has no check digit, as numbers of today. */
function kennitalaOf(index: number): string {
  const day = String((index % 28) + 1).padStart(2, '0');
  const isWanted = (kennitala: string) => hasRightCheckDigit(kennitala) !== (index === 0);
  for (let serial = FIRST_SERIAL; ; serial += 1) {
    const tried = Array.from({ length: 10 }, (_, digit) => `${day}0190${serial}${digit}0`);
    const found = tried.find(isWanted);
    if (found !== undefined) return found;
  }
}

/** The bakers are paid from the 21st to the 20th, everybody else by the month. */
export function isOnBakeryPeriod({ departments }: DemoPerson): boolean {
  return departments[0] === 'Bakarí';
}

/** Half a position or less is paid by the hour, everybody else by the month. */
function isPaidByTheHour(person: DemoPerson): boolean {
  return person !== SERVICE_ACCOUNT && person.ratio <= 0.5;
}

/** Anyone who works every week alike has regular hours; weeks that take turns are planned as shifts only. */
function workPatternOf({ weeks: [first, second] }: DemoPerson) {
  const days = WEEKDAYS.flatMap((day, index) => {
    const letter = first.charAt(index);
    if (!isShiftLetter(letter)) return [];
    const { startMinute, minutes } = SHIFT_KINDS[letter];
    return [{ day, from: timeAt(startMinute), to: timeAt(startMinute + minutes) }];
  });
  return first === second && days.length > 0 ? days : null;
}

function laterPatternsOf(person: DemoPerson, today: Day) {
  if (person.worksLessSoon !== true) return [];
  const [, ...others] = workPatternOf(person) ?? [];
  return [{ from: toLocalDate(firstOfMonth(today, -1)), workPattern: others }];
}

function timeAt(minute: number): string {
  const text = (part: number) => String(part).padStart(2, '0');
  return `${text(Math.floor(minute / 60) % 24)}:${text(minute % 60)}`;
}

function endDateOf({ leftMonthsAgo, isInactive }: DemoPerson, today: Day): string | null {
  if (leftMonthsAgo === undefined || isInactive === true) return null;
  return toLocalDate(firstOfMonth(today, leftMonthsAgo) - 1);
}

function entitlementsOf({ startedMonthsAgo }: DemoPerson) {
  const vacationDays = startedMonthsAgo >= 120 ? 30 : startedMonthsAgo >= 60 ? 25 : 24;
  return { vacationDays, sickLadder: 'sgs' as const, sickChildDays: 12, vacationYearStart: '05-01' };
}
