// The person: who may log in, punch and be read by whom.

import type { EmploymentRatio } from './employment-ratio.ts';
import type { ServiceAccount } from './service-account.ts';
import type { DatedPattern } from './work-pattern.ts';

export type Role = 'owner' | 'manager' | 'accountant' | 'employee' | 'superadmin';

/** What the company grants somebody; everything not given here follows from the agreement. */
export type Entitlements = {
  /** Working days a year. */
  readonly vacationDays?: number;
  /** The agreement, by its short name. */
  readonly sickLadder?: string;
  readonly sickChildDays?: number;
  /** MM-dd */
  readonly vacationYearStart?: string;
};

export type PayBasis = 'hourly' | 'monthly';

export type Employee = {
  readonly id: string;
  readonly companyId: string;
  /** Null for somebody who only punches and never signs in by one. */
  readonly email: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly displayName: string;
  readonly phone: string | null;
  /** Null: that of the company. */
  readonly language: 'is' | 'en' | 'pl' | null;
  readonly employeeNumber: string | null;
  readonly jobTitle: string;
  /** yyyy-MM-dd */
  readonly employmentStartDate: string;
  /** Last day of employment; null while it lasts. */
  readonly employmentEndDate: string | null;
  readonly employmentRatio: EmploymentRatio;
  /** Null: the default of the company. */
  readonly ruleSetId: string | null;
  /** Null: the default of the company. */
  readonly payPeriodId: string | null;
  readonly requiresProjectSelection: boolean | null;
  readonly requireGpsOnClockIn: boolean | null;
  readonly canEditOwnTimesheet: boolean;
  readonly canEditClockInOut: boolean;
  readonly entitlements: Entitlements | null;
  /** Paid by the hour, or a salary by the month that has the holidays in it. */
  readonly payBasis: PayBasis;
  readonly workPattern: DatedPattern;
  /** yyyy-MM-dd; null where it is not known. Personal: no answer of the API has it. */
  readonly birthDate: string | null;
  /** First day in the trade, with whatever employer, yyyy-MM-dd; null: that of the employment. */
  readonly tradeStartDate: string | null;
  /** Whether there is a PIN; the PIN itself is in the credentials. */
  readonly hasPin: boolean;
  /** Null: a person. */
  readonly serviceAccount: ServiceAccount | null;
  /** The departments to which a manager is limited; null: all of the company. */
  readonly limitedToDepartmentIds: readonly string[] | null;
};

/** Hashes that prove who somebody is; a type of its own, so that they are never passed on with the person. */
export type Credentials = { readonly passwordHash: string | null; readonly pinHash: string | null };

/**
 * Whether the person may log in, punch and stand on the punch list.
 * @param today local date of the company
 */
export function isEmployed(
  employee: Pick<Employee, 'isActive' | 'employmentEndDate'>,
  today: string,
): boolean {
  return employee.isActive && (employee.employmentEndDate === null || employee.employmentEndDate >= today);
}

/** Whether nothing but the last day of the employment keeps the person from punching. */
export function hasOnlyLeft(
  employee: Pick<Employee, 'isActive' | 'employmentEndDate'>,
  today: string,
): boolean {
  return employee.isActive && !isEmployed(employee, today);
}

/** Whether this is the account of another system. It may do what its role may, but no list shows it among the people. */
export function isServiceAccount({ serviceAccount }: Pick<Employee, 'serviceAccount'>): boolean {
  return serviceAccount !== null;
}
