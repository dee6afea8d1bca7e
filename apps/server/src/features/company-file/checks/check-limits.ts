// Faults in whom somebody leads: departments, the limit of a manager, and who stands in for one.
import type { CompanyFile } from '../company-file.ts';
import { reportRepeats } from './check-company.ts';
import type { Part, Report } from './file-parts.ts';
import type { KnownIds } from './known-ids.ts';

type Employee = CompanyFile['employees'][number];

export function checkDepartments(
  { index, value }: Part<Employee>,
  field: 'departmentIds' | 'limitedToDepartmentIds',
  known: KnownIds,
  report: Report,
): void {
  const path = `employees[${index}].${field}`;
  const ids = value[field] ?? [];
  for (const [place, id] of ids.entries()) {
    if (!known.has('departments', id))
      report(`${path}[${place}]`, 'is not the id of a department of this company');
  }
  reportRepeats(ids, path, report);
}

/** Nobody else leads people: an owner sees the company, and so does an accountant, who pays everybody. */
export function checkLimits(part: Part<Employee>, known: KnownIds, report: Report): void {
  const { role, limitedToDepartmentIds: limit, standIns } = part.value;
  const path = `employees[${part.index}]`;
  const forManagers = `is for managers; the role here is ${role}`;
  if (limit !== null && role !== 'manager') report(`${path}.limitedToDepartmentIds`, forManagers);
  if (limit?.length === 0)
    report(
      `${path}.limitedToDepartmentIds`,
      'is empty; name a department, or give null for all of the company',
    );
  checkDepartments(part, 'limitedToDepartmentIds', known, report);
  if (standIns.length > 0 && role !== 'manager') report(`${path}.standIns`, forManagers);
  checkStandIns(part, known, report);
}

function checkStandIns({ index, value }: Part<Employee>, known: KnownIds, report: Report): void {
  for (const [place, { employeeId, from, to }] of value.standIns.entries()) {
    const path = `employees[${index}].standIns[${place}]`;
    if (employeeId === value.id) report(`${path}.employeeId`, 'is the manager who is away');
    else if (!known.has('employees', employeeId))
      report(`${path}.employeeId`, 'is not the id of an employee of this company');
    if (to < from) report(`${path}.to`, 'lies before from');
  }
}
