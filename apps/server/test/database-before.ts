// A database as an older version left it.
import type { Knex } from 'knex';
import { readConfig } from '../src/config.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import type { Migration } from '../src/database/migration.ts';
import { allMigrations } from '../src/database/migrations/all-migrations.ts';
import { emptyDatabase } from './test-databases.ts';

export type DatabaseBefore = {
  readonly database: Database;
  /** The settings with which a program finds it. */
  readonly env: Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
};

/** @param migration the first that has not run, by its name or the beginning of it */
export async function databaseBefore(migration: string): Promise<DatabaseBefore> {
  const place = await emptyDatabase();
  const database = await openDatabase(readConfig(place.env));
  await database.knex.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(allMigrations.filter(({ name }) => name < migration)),
      getMigrationName: ({ name }: Migration) => name,
      getMigration: ({ up }: Migration) =>
        Promise.resolve({ up: (knex: Knex) => up(knex, database.engine), down: () => Promise.resolve() }),
    },
  });
  return {
    database,
    env: place.env,
    drop: async () => {
      await database.close();
      await place.drop();
    },
  };
}

/** The row of a company as the first versions had it. */
export function oldCompanyRow(id: string) {
  return {
    id,
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

/** The row of an employee as the first versions had it. */
export function oldEmployeeRow(company_id: string, id: string) {
  return {
    company_id,
    id,
    email: null,
    email_key: null,
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
  };
}
