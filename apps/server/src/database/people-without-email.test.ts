// What happens to the people who are there already when addresses may be missing.
import type { Knex } from 'knex';
import { afterEach, expect, it } from 'vitest';
import { emptyDatabase, type EmptyDatabase } from '../../test/test-databases.ts';
import { TEST_SECRETS_ID } from '../../test/test-secrets.ts';
import { readConfig } from '../config.ts';
import { openDatabase, type Database } from './database.ts';
import type { Migration } from './migration.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { EmployeeRow } from './tables.ts';

const COMPANY = '00000000-0000-4000-8000-000000000001';

let place: EmptyDatabase;
let database: Database;
afterEach(async () => {
  await database.close();
  await place.drop();
});

/** A database as the version before had it. */
async function databaseBefore(): Promise<Database> {
  place = await emptyDatabase();
  const opened = await openDatabase(readConfig(place.env));
  await opened.knex.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(allMigrations.filter(({ name }) => name < '0022')),
      getMigrationName: ({ name }: Migration) => name,
      getMigration: ({ up }: Migration) =>
        Promise.resolve({ up: (knex: Knex) => up(knex, opened.engine), down: () => Promise.resolve() }),
    },
  });
  return opened;
}

const person = (id: string, email: string | null): EmployeeRow => ({
  company_id: COMPANY,
  id,
  email,
  email_key: email?.toLowerCase() ?? null,
  password_hash: null,
  pin_hash: null,
  employee_number: null,
  role: 'employee',
  is_active: true,
  display_name: 'Anna',
  job_title: '',
  employment_start_date: '2026-01-01',
  employment_end_date: null,
  employment_ratio: 1,
  rule_set_id: null,
  pay_period_id: null,
  requires_project_selection: null,
  require_gps_on_clock_in: null,
  can_edit_own_timesheet: false,
  can_edit_clock_in_out: false,
  entitlements: null,
});

it('addresses that stood there stay, one belongs to one person, and several people may have none', async () => {
  database = await databaseBefore();
  const { knex } = database;
  await knex('companies').insert(companyRow());
  const [anna, ...others] = ['2', '3', '4', '5'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  await knex('employees').insert(person(anna ?? '', 'Anna@example.is'));
  const department = { company_id: COMPANY, id: COMPANY, name: 'Eldhús' };
  await knex('departments').insert(department);
  await knex('employee_departments').insert({
    company_id: COMPANY,
    employee_id: anna,
    department_id: COMPANY,
  });

  await migrate(database, { secretsId: TEST_SECRETS_ID, now: 0 });
  await knex('employees').insert(others.slice(0, 2).map((id) => person(id, null)));

  expect(await knex<EmployeeRow>('employees').whereNotNull('email').select('email', 'email_key')).toEqual([
    { email: 'Anna@example.is', email_key: 'anna@example.is' },
  ]);
  expect(await knex('employee_departments')).toHaveLength(1);
  expect(await knex('employees')).toHaveLength(3);
  await expect(knex('employees').insert(person(others[2] ?? '', 'ANNA@example.is'))).rejects.toThrow(
    /unique/i,
  );
  await expect(knex('employees').where({ id: anna }).delete()).rejects.toThrow(/foreign key/i);
});

function companyRow() {
  return {
    id: COMPANY,
    name: 'Kaffihús',
    time_zone: 'Atlantic/Reykjavik',
    enable_projects: false,
    enable_shifts: false,
    anonymous_terminal: false,
    allowed_ip_ranges: '[]',
    project_selection: 'none',
    gps_on_clock_in: false,
    punch_photo: 'none',
    missing_photo_blocks: false,
    offline_punches_need_review: false,
    manager_exit_code_hash: null,
    language: 'is',
    coordinates_retention_days: 90,
    photos_retention_days: 30,
    holiday_calendar: 'IS',
    extra_holidays: '[]',
    removed_holidays: '[]',
    default_rule_set_id: null,
    default_pay_period_id: null,
  };
}
