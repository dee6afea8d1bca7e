// The days on which people were away, each with what it is worth.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { findEmployee, listEmployees } from '#features/people/employee-store.ts';
import { listAbsenceRecords, type AbsenceRecord } from './absence-record-store.ts';
import { absenceWorth, type WorthBasis } from './absence-worth.ts';
import { loadWorthBases } from './load-worth-bases.ts';

export type AbsencesRequest = {
  /** Null: everybody's. */
  readonly employeeId: string | null;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
};

export type ValuedAbsence = AbsenceRecord & {
  readonly employeeDisplayName: string;
  readonly minutes: number;
};

/** @throws DomainError `employee.not_found` */
export async function listValuedAbsences(
  db: Queryable,
  companyId: string,
  { employeeId, range }: AbsencesRequest,
): Promise<ValuedAbsence[]> {
  const scope = companyScope(db, companyId);
  const company = await requireCompany(db, companyId);
  const employees = await employeesOf(scope, employeeId);
  const records = await listAbsenceRecords(scope, whoseOf(employees), range);
  const basisOf = await loadWorthBases(scope, { company, employees, range });

  const people = new Map(employees.map((employee) => [employee.id, { employee, basis: basisOf(employee) }]));
  return records.flatMap((record) => {
    const person = people.get(record.employeeId);
    if (person === undefined) return [];
    const { employee, basis } = person;
    return [{ ...record, employeeDisplayName: employee.displayName, minutes: worthOf(record, basis) }];
  });
}

async function employeesOf(scope: CompanyScope, employeeId: string | null): Promise<Employee[]> {
  if (employeeId === null) return listEmployees(scope);
  const employee = await findEmployee(scope, employeeId);
  if (employee === undefined) throw new DomainError('employee.not_found', { field: 'query.employeeId' });
  return [employee];
}

function worthOf({ date, type, minutes }: AbsenceRecord, basis: WorthBasis): number {
  if (minutes !== null) return minutes;
  const day = { startDate: date, endDate: date };
  return absenceWorth(basis, [{ ...day, type }], day)[type];
}
