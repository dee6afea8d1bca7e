// A row cannot name a row of another company, whatever the code above the database does.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { TABLE_PLACES } from './all-tables.ts';
import type { CompanyRow } from './tables/companies.ts';

let api: TestApi;
let ours: Record<Thing, string> & { readonly company: CompanyRow };
let theirs: typeof ours;

type Thing =
  | 'employee'
  | 'department'
  | 'project'
  | 'sub_project'
  | 'session'
  | 'shift_type'
  | 'punch'
  | 'rule_set';

beforeAll(async () => {
  api = await startApi();
  ours = await aCompanyWithEverything();
  theirs = await aCompanyWithEverything();
});
afterAll(() => api.stop());

async function aCompanyWithEverything(): Promise<typeof ours> {
  const { given } = api;
  const company = await given.aCompany();
  const [employee, project] = [await given.anEmployee(company), await given.aProject(company)];
  const row = { company_id: company.id, id: randomUUID() };
  await insert('sessions', { ...row, employee_id: employee.id, created_at: 1, ends_at: 2 });
  await insert('shift_types', { ...row, name: 'Kvöld', color_hex: '#2f7d4f' });
  const punch = { door: 'kiosk', employee_id: employee.id, action: 'start' };
  await insert('punch_inbox', { ...row, ...punch, received_at: 1, punched_at: 1 });
  return {
    company,
    employee: employee.id,
    department: (await given.aDepartment(company, 'Bakarí')).id,
    project: project.id,
    sub_project: (await given.aSubProject(project)).id,
    rule_set: (await given.aRule(company)).id,
    session: row.id,
    shift_type: row.id,
    punch: row.id,
  };
}

function insert(table: string, row: object) {
  return api.database.database.knex(table).insert(row);
}

/** For each reference: a row that is good with a row of its own company. */
const references: readonly (readonly [table: string, column: string, to: Thing, rest: () => object])[] = [
  ['employee_departments', 'department_id', 'department', () => ({ employee_id: ours.employee })],
  ['employee_departments', 'employee_id', 'employee', () => ({ department_id: ours.department })],
  ['sessions', 'employee_id', 'employee', () => ({ id: randomUUID(), created_at: 1, ends_at: 2 })],
  ['refresh_tokens', 'session_id', 'session', () => ({ digest: randomUUID(), expires_at: 1 })],
  [
    'devices',
    'registered_by',
    'employee',
    () => ({ id: randomUUID(), token_digest: randomUUID(), name: 'x', registered_at: 1 }),
  ],
  ['sub_projects', 'project_id', 'project', () => ({ id: randomUUID(), name: 'x', is_active: true })],
  ['time_entries', 'employee_id', 'employee', () => anEntry()],
  ['time_entries', 'project_id', 'project', () => ({ ...anEntry(), employee_id: ours.employee })],
  ['time_entries', 'sub_project_id', 'sub_project', () => ({ ...anEntry(), employee_id: ours.employee })],
  ['punch_verdicts', 'punch_id', 'punch', () => ({ id: randomUUID(), decided_at: 1, verdict: 'applied' })],
  ['punch_details', 'punch_id', 'punch', () => ({ recorded_at: 1, salt: 'x' })],
  ['review_items', 'employee_id', 'employee', () => ({ id: randomUUID(), reason: 'x', opened_at: 1 })],
  [
    'rule_versions',
    'rule_set_id',
    'rule_set',
    () => ({ number: 9, valid_from: '2030-01-01', agreement: 'x' }),
  ],
  ['shifts', 'employee_id', 'employee', () => ({ ...aShift(), shift_type_id: ours.shift_type })],
  ['shifts', 'shift_type_id', 'shift_type', () => aShift()],
  ['shifts', 'project_id', 'project', () => ({ ...aShift(), shift_type_id: ours.shift_type })],
  [
    'time_off',
    'employee_id',
    'employee',
    () => ({ id: randomUUID(), start_date: 'a', end_date: 'b', status: 'x', note: '' }),
  ],
  [
    'absences',
    'employee_id',
    'employee',
    () => ({ id: randomUUID(), date: '2026-03-02', type: 'sick', note: '' }),
  ],
];

const anEntry = () => ({ id: randomUUID(), start_at: 1, end_at: 1, is_draft: false, is_locked: false });
const aShift = () => ({ id: randomUUID(), start_at: 1, end_at: 2, is_advertised: false });

describe('a reference', () => {
  it.each(references)('from %s.%s reaches a %s of the same company only', async (table, column, to, rest) => {
    const row = { company_id: ours.company.id, ...rest() };

    await expect(insert(table, { ...row, [column]: theirs[to] })).rejects.toThrow(/foreign key/i);
    await insert(table, { ...row, [column]: ours[to] })
      .onConflict()
      .ignore();
  });
});

describe('every table of companies', () => {
  it('has a key that begins with the company', async () => {
    const keys = await firstKeyColumns();

    expect(keys.size).toBeGreaterThan(20);
    for (const [table, column] of keys) {
      if (TABLE_PLACES[table] === 'byCompany' && table !== 'companies')
        expect([table, column]).toEqual([table, 'company_id']);
    }
  });

  it('knows one e-mail address once, whatever its letter case', async () => {
    await api.given.anEmployee(ours.company, { email: 'One@Example.is' });

    await expect(api.given.anEmployee(theirs.company, { email: 'oNE@eXAMPLE.IS' })).rejects.toThrow(
      /unique/i,
    );
  });
});

async function firstKeyColumns(): Promise<Map<string, string>> {
  const { engine, knex } = api.database.database;
  const onSqlite = `
    select t.name as table_name, c.name as column_name from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite_%' and c.pk = 1`;
  const onPostgresql = `
    select c.table_name, k.column_name from information_schema.table_constraints c
    join information_schema.key_column_usage k using (constraint_name, table_name)
    where c.constraint_type = 'PRIMARY KEY' and c.table_schema = 'public' and k.ordinal_position = 1`;
  type Row = { table_name: string; column_name: string };
  const result: Row[] | { rows: Row[] } = await knex.raw(engine === 'sqlite' ? onSqlite : onPostgresql);
  const rows = Array.isArray(result) ? result : result.rows;
  return new Map(rows.map(({ table_name, column_name }) => [table_name, column_name]));
}
