import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { SubProjectRow } from '#database/tables/company.ts';
import type { EmployeeDepartmentRow, EmployeeRow, DepartmentRow } from '#database/tables/people.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import { listAbsenceKinds } from '#features/companies/absence-kind-store.ts';
import type { StoredIds } from '../checks/known-ids.ts';
import { versionKey } from '../company-rows.ts';
import { inChunks, type IdentifiedRow } from './row-store.ts';
import type { StoredNames } from '../names/stored-names.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';

const AT_A_TIME = 500;

export async function findCompanyRow(db: Queryable, id: string): Promise<CompanyRow | undefined> {
  return await db<CompanyRow>('companies').where({ id }).first();
}

export async function listCompanies(db: Queryable): Promise<{ id: string; name: string }[]> {
  return await db<CompanyRow>('companies').select('id', 'name').orderBy(['name', 'id']);
}

export async function hasCompany(db: Queryable): Promise<boolean> {
  return (await db<CompanyRow>('companies').first('id')) !== undefined;
}

export async function insertCompany(db: Queryable, row: CompanyRow): Promise<void> {
  await db<CompanyRow>('companies').insert(row);
}

export async function updateCompany(db: Queryable, { id, ...columns }: CompanyRow): Promise<void> {
  await db<CompanyRow>('companies').where({ id }).update(columns);
}

/** Locks this company's time entries: every other writer waits until the transaction ends. */
export async function lockEmployees({ db, companyId }: CompanyScope): Promise<void> {
  await db<EmployeeRow>('employees').select('id').where({ company_id: companyId }).orderBy('id').forUpdate();
}

/** What a file may refer to without having it itself. */
export async function readStoredIds(db: Queryable, companyId: string): Promise<StoredIds> {
  const scope = companyScope(db, companyId);
  const subProjects = await db<SubProjectRow>('sub_projects')
    .select('id', 'project_id')
    .where({ company_id: companyId });
  return {
    departments: await idsIn(scope, 'departments'),
    payPeriods: await idsIn(scope, 'pay_periods'),
    projects: await idsIn(scope, 'projects'),
    subProjects: new Map(subProjects.map(({ id, project_id }) => [id, project_id])),
    ruleSets: await idsIn(scope, 'rule_sets'),
    definitions: await definitionsOf(scope),
    employees: await idsIn(scope, 'employees'),
    shiftTypes: await idsIn(scope, 'shift_types'),
    absenceKinds: new Map((await listAbsenceKinds(scope)).map(({ id, countsAs }) => [id, countsAs])),
  };
}

async function definitionsOf({ db, companyId }: CompanyScope): Promise<ReadonlyMap<string, string>> {
  const rows = await db<RuleVersionRow>('rule_versions').where({ company_id: companyId });
  return new Map(
    rows.flatMap((row) => (row.definition === null ? [] : [[versionKey(row), row.definition] as const])),
  );
}

async function idsIn({ db, companyId }: CompanyScope, table: string): Promise<ReadonlySet<string>> {
  const rows = await db<IdentifiedRow>(table).select('id').where({ company_id: companyId });
  return new Set(rows.map(({ id }) => id));
}

export type NumberOwner = Pick<EmployeeRow, 'id' | 'employee_number' | 'kennitala'>;

/** Everybody who has a number of the company or of the state. */
export async function listNumbers({ db, companyId }: CompanyScope): Promise<NumberOwner[]> {
  return await db<EmployeeRow>('employees')
    .select('id', 'employee_number', 'kennitala')
    .where({ company_id: companyId })
    .where((either) => void either.whereNotNull('employee_number').orWhereNotNull('kennitala'));
}

/** Makes room in the unique indexes, so that two people can swap what is theirs alone. */
export async function parkUniqueFields(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
): Promise<void> {
  for (const some of inChunks(ids, AT_A_TIME)) {
    await db<EmployeeRow>('employees')
      .where({ company_id: companyId })
      .whereIn('id', some)
      .update({ employee_number: null, kennitala: null });
  }
}

/** These employees' memberships become what is given. */
export async function replaceMemberships(
  { db, companyId }: CompanyScope,
  employeeIds: readonly string[],
  rows: readonly EmployeeDepartmentRow[],
): Promise<void> {
  for (const some of inChunks(employeeIds, AT_A_TIME)) {
    await db<EmployeeDepartmentRow>('employee_departments')
      .where({ company_id: companyId })
      .whereIn('employee_id', some)
      .delete();
  }
  for (const some of inChunks(rows, AT_A_TIME)) {
    await db<EmployeeDepartmentRow>('employee_departments').insert(some);
  }
}

/** What a company has already, by the names that a file may call it. */
export async function readStoredNames(db: Queryable, companyId: string): Promise<StoredNames> {
  const ofCompany = { company_id: companyScope(db, companyId).companyId };
  const namesIn = async (table: string) =>
    (await db<DepartmentRow>(table).where(ofCompany).orderBy('id')).map(({ id, name }) => ({ id, name }));
  const subProjects = await db<SubProjectRow>('sub_projects').where(ofCompany).orderBy('id');
  const employees = await db<EmployeeRow>('employees').where(ofCompany).orderBy('id');
  return {
    departments: await namesIn('departments'),
    payPeriods: await namesIn('pay_periods'),
    projects: await namesIn('projects'),
    subProjects: subProjects.map(({ id, name, project_id }) => ({ id, name, projectId: project_id })),
    ruleSets: await namesIn('rule_sets'),
    shiftTypes: await namesIn('shift_types'),
    absenceKinds: await namesIn('absence_kinds'),
    employees: employees.map(({ id, display_name, employee_number, email }) => ({
      id,
      name: display_name,
      employeeNumber: employee_number,
      emailKey: email === null ? null : emailKeyOf(email),
    })),
  };
}

export async function setPinHash(
  { db, companyId }: CompanyScope,
  employeeId: string,
  pinHash: string,
): Promise<void> {
  await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id: employeeId })
    .update({ pin_hash: pinHash });
}

/** Ids of the people who have a PIN. */
export async function listEmployeesWithPin({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const rows = await db<EmployeeRow>('employees')
    .select('id')
    .where({ company_id: companyId })
    .whereNotNull('pin_hash');
  return new Set(rows.map(({ id }) => id));
}
