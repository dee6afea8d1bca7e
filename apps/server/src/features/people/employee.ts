// The person: who may log in, punch and be read by whom.

import type { RecordOf } from '#database/table.ts';
import type { employees } from '#database/tables/people.ts';
import type { EmploymentRatio } from './employment-ratio.ts';
import type { DatedPattern } from './work-pattern.ts';

export type { Role } from '@stimpill/api-types/rights';

type OfPerson = Omit<
  RecordOf<typeof employees>,
  | ('passwordHash' | 'pinHash' | 'kennitala' | 'standIns')
  | ('employmentRatio' | 'ratioChanges' | 'workPattern' | 'workPatternChanges')
>;

export type Employee = OfPerson & {
  readonly companyId: string;
  readonly employmentRatio: EmploymentRatio;
  readonly workPattern: DatedPattern;
  /** Whether there is a PIN; the PIN itself is in the credentials. */
  readonly hasPin: boolean;
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
