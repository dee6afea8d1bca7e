import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { readTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf } from '#database/table.ts';
import { employees, type EmployeeDepartmentRow, type EmployeeRow } from '#database/tables/people.ts';
import { isNamed, ofPeople, type Whose } from '#database/whose.ts';
import type { Credentials, Employee } from './employee.ts';
import { peopleReader } from './people-reader-store.ts';
import { emailKeysOf, listSignInNames } from './sign-in-name-store.ts';

/** What proves who somebody is, and what few need to know. */
const UNREAD = ['password_hash', 'kennitala', 'stand_ins'] as const;
const READ = columnNamesOf(employees, UNREAD);
const DATED = ['employment_ratio', 'ratio_changes', 'work_pattern', 'pattern_changes'] as const;

type PersonRow = Pick<EmployeeRow, (typeof READ)[number]>;

const COLUMNS = READ.join(', ');

const { toRecord } = recordCodec(employees, columnNamesOf(employees, [...UNREAD, ...DATED, 'pin_hash']));
const { toRecord: toDated } = recordCodec(employees, DATED);

const LIST = hotRead<PersonRow>()`
  select ${COLUMNS} from employees where company_id = ${company} and id ${among('uuid')}`;

const listNamed = readTogether<Employee>(
  async (scope, ids) => new Map((await readHot(scope, LIST, ids)).map((row) => [row.id, toEmployee(row)])),
);

const LOCK = hotRead<PersonRow>('for update')`
  select ${COLUMNS} from employees where company_id = ${company} and id ${among('uuid')} order by id`;

/** @param whose undefined is the answer too where the person is none of these */
export async function findEmployee(
  scope: CompanyScope,
  id: string,
  whose: Whose = 'everybody',
): Promise<Employee | undefined> {
  if (isNamed(whose) && !whose.includes(id)) return undefined;
  const isAnybody = isNamed(whose) || whose === 'everybody';
  if (isAnybody) return (await listNamed(scope, [id])).get(id);
  const row = await rowsOf(scope, whose).where({ id }).first();
  return row && toEmployee(row);
}

/**
 * Reads employees by id and locks them: every other writer of their time waits until the transaction ends. The order is always the
 * same, so that two transactions never wait for each other. On SQLite the transaction alone locks out other writers.
 */
export async function lockEmployees(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Employee>> {
  const rows = await readHot(scope, LOCK, ids);
  return new Map(rows.map((row) => [row.id, toEmployee(row)]));
}

const readPeople = peopleReader<PersonRow>(COLUMNS);

/** Everybody of the company, or some of them. */
export async function listEmployees(scope: CompanyScope, whose: Whose = 'everybody'): Promise<Employee[]> {
  return (await readPeople(scope, whose)).map(toEmployee);
}

function rowsOf({ db, companyId }: CompanyScope, whose: Whose) {
  return db<EmployeeRow>('employees').where({ company_id: companyId }).where(ofPeople(whose, 'id'));
}

/** Those of these people whom the company has. */
export async function listNamedEmployees(scope: CompanyScope, ids: readonly string[]): Promise<Employee[]> {
  return [...(await listNamed(scope, ids)).values()];
}

const EMPLOYED_OR_WORKED = hotRead<PersonRow>()`
  select ${COLUMNS} from employees
  where company_id = ${company} and (
    (employment_start_date <= ${value('text')}
      and (employment_end_date is null or employment_end_date >= ${value('text')}))
    or exists (
      select 1 from time_entries as worked
      where worked.company_id = employees.company_id and worked.employee_id = employees.id
        and worked.start_at >= ${value('bigint')} and worked.start_at < ${value('bigint')}))`;

/**
 * Everybody who was employed on any day of the range, and everybody who has an entry that begins in it.
 * @param range yyyy-MM-dd, both inclusive
 * @param instants [from, to) of the same days
 */
export async function listEmployedOrWorked(
  scope: CompanyScope,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Employee[]> {
  return (await readHot(scope, EMPLOYED_OR_WORKED, endDate, startDate, from, to)).map(toEmployee);
}

/** Looked up for a name that nobody has, so that the time an answer takes tells nobody which names exist. */
const NOBODY = {
  companyId: '00000000-0000-0000-0000-000000000000',
  employeeId: '00000000-0000-0000-0000-000000000000',
};

/** An e-mail belongs to one user in the whole installation, whatever its letter case. */
export async function findLogin(
  db: Queryable,
  email: string,
): Promise<{ employee: Employee; credentials: Credentials } | undefined> {
  const [name = NOBODY] = await listSignInNames(db, emailKeysOf(email));
  return findWithCredentials(companyScope(db, name.companyId), name.employeeId);
}

export async function findWithCredentials(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<{ employee: Employee; credentials: Credentials } | undefined> {
  const row = await db<EmployeeRow>('employees').where({ company_id: companyId, id }).first();
  return row && { employee: toEmployee(row), credentials: toCredentials(row) };
}

export async function saveLanguage(
  { db, companyId }: CompanyScope,
  id: string,
  language: Employee['language'],
): Promise<void> {
  await db<EmployeeRow>('employees').where({ company_id: companyId, id }).update({ language });
}

const MEMBERSHIPS = hotRead<EmployeeDepartmentRow>()`
  select employee_id, department_id from employee_departments where company_id = ${company}
  order by employee_id, department_id`;

/** Department ids by employee id. */
export async function listMemberships(
  scope: CompanyScope,
  whose: Whose = 'everybody',
): Promise<ReadonlyMap<string, string[]>> {
  const rows = whose === 'everybody' ? await readHot(scope, MEMBERSHIPS) : await membershipsOf(scope, whose);
  const byEmployee = new Map<string, string[]>();
  for (const { employee_id, department_id } of rows) {
    const before = byEmployee.get(employee_id);
    if (before === undefined) byEmployee.set(employee_id, [department_id]);
    else before.push(department_id);
  }
  return byEmployee;
}

function membershipsOf({ db, companyId }: CompanyScope, whose: Whose) {
  return db<EmployeeDepartmentRow>('employee_departments')
    .where({ company_id: companyId })
    .where(ofPeople(whose, 'employee_id'))
    .orderBy(['employee_id', 'department_id']);
}

function toCredentials(row: EmployeeRow): Credentials {
  return { passwordHash: row.password_hash, pinHash: row.pin_hash };
}

/** A preview reads hundreds: to copy a large record once more would cost more than to read it. */
function toEmployee(row: PersonRow): Employee {
  const { employmentRatio, ratioChanges, workPattern, workPatternChanges } = toDated(row);
  return Object.assign(toRecord(row), {
    companyId: row.company_id,
    employmentRatio: { first: employmentRatio, changes: ratioChanges },
    workPattern: { first: workPattern, changes: workPatternChanges },
    hasPin: row.pin_hash !== null,
  });
}
