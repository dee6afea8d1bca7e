// Faults of people that no single field shows.
import { PASSWORD_FAULTS, passwordFault } from '#features/auth/password-fault.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import type { Part, Parts, Report } from './file-parts.ts';
import type { KnownIds } from './known-ids.ts';
import { checkDepartments, checkLimits } from './check-limits.ts';
import type { CompanyFile } from '../company-file.ts';

type Employee = CompanyFile['employees'][number];

/** @param companyName null where it could not be read */
export function checkEmployees(
  employees: Parts<'employees'>,
  companyName: string | null,
  known: KnownIds,
  report: Report,
): void {
  for (const part of employees) {
    checkSignIn(part, report);
    checkEmail(part, report);
    checkServiceAccount(part, report);
    checkPassword(part, companyName ?? '', report);
    checkEmployment(part, known, report);
    checkDepartments(part, 'departmentIds', known, report);
    checkLimits(part, known, report);
  }
  checkUnique(employees, 'email', ({ email }) => (email === null ? null : emailKeyOf(email)), report);
  checkUnique(employees, 'employeeNumber', ({ employeeNumber }) => employeeNumber, report);
  checkUnique(employees, 'kennitala', ({ kennitala }) => kennitala, report);
}

function checkSignIn({ index, value }: Part<Employee>, report: Report): void {
  if (value.password !== null && value.passwordHash !== null) {
    report(`employees[${index}].passwordHash`, 'stands beside a password; give one of the two');
  }
  if (value.pin !== null && value.pinHash !== null) {
    report(`employees[${index}].pinHash`, 'stands beside a pin; give one of the two');
  }
}

/** Every role but that of an employee is about what somebody does after signing in. */
function checkEmail({ index, value }: Part<Employee>, report: Report): void {
  if (value.email !== null || value.role === 'employee') return;
  report(`employees[${index}].email`, `is missing; somebody with the role ${value.role} signs in with it`);
}

/** Another system neither punches nor is paid. */
function checkServiceAccount({ index, value }: Part<Employee>, report: Report): void {
  if (value.serviceAccount === null) return;
  const path = `employees[${index}]`;
  const { role, pin, pinHash, employeeNumber, departmentIds, email } = value;
  if (role === 'employee' && email === null)
    report(`${path}.email`, 'is missing; a service account signs in with it');
  if (pin !== null) report(`${path}.pin`, 'is not for a service account; it does not punch');
  if (pinHash !== null) report(`${path}.pinHash`, 'is not for a service account; it does not punch');
  if (employeeNumber !== null)
    report(`${path}.employeeNumber`, 'is not for a service account; it is not paid');
  if (departmentIds.length > 0)
    report(`${path}.departmentIds`, 'is not for a service account; it belongs to no department');
}

function checkPassword({ index, value }: Part<Employee>, companyName: string, report: Report): void {
  if (value.password === null) return;
  const fault = passwordFault(value.password, { ...value, companyName });
  if (fault !== undefined) report(`employees[${index}].password`, PASSWORD_FAULTS[fault]);
}

function checkEmployment({ index, value }: Part<Employee>, known: KnownIds, report: Report): void {
  const path = `employees[${index}]`;
  if (value.employmentEndDate !== null && value.employmentEndDate < value.employmentStartDate) {
    report(`${path}.employmentEndDate`, 'lies before employmentStartDate');
  }
  checkRatioDays(value, path, report);
  for (const field of ['birthDate', 'tradeStartDate'] as const) {
    const date = value[field];
    if (date !== null && date > value.employmentStartDate)
      report(`${path}.${field}`, 'lies after employmentStartDate');
  }
  if (value.ruleSetId !== null && !known.has('ruleSets', value.ruleSetId)) {
    report(`${path}.ruleSetId`, 'is not the id of a rule set of this company');
  }
  if (value.payPeriodId !== null && !known.has('payPeriods', value.payPeriodId)) {
    report(`${path}.payPeriodId`, 'is not the id of a pay period of this company');
  }
}

function checkRatioDays(
  { employmentRatio, employmentStartDate }: Employee,
  path: string,
  report: Report,
): void {
  if (typeof employmentRatio === 'number') return;
  for (const [place, { from }] of employmentRatio.entries()) {
    if (from < employmentStartDate)
      report(`${path}.employmentRatio[${place}].from`, 'lies before employmentStartDate');
  }
}

function checkUnique(
  employees: Parts<'employees'>,
  field: 'email' | 'employeeNumber' | 'kennitala',
  keyOf: (employee: Employee) => string | null,
  report: Report,
): void {
  const first = new Map<string, number>();
  for (const { index, value } of employees) {
    const key = keyOf(value);
    if (key === null) continue;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else report(`employees[${index}].${field}`, `is that of employees[${earlier}] too`);
  }
}
