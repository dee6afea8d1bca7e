// Where each table stands once a database is spread over the machines of a Citus cluster. On one machine it says nothing.

/**
 * `byCompany`: the rows of one company are together on one of the workers, with those of every other such table. Each unique index holds
 * the company.
 * `everywhere`: small and seldom written; every machine has all of it.
 * `onCoordinator`: of no company, or before anybody knows of which. Only statements that name no table of companies may use it.
 */
export type TablePlace = 'byCompany' | 'everywhere' | 'onCoordinator';

const BY_COMPANY = [
  'absences',
  'address_changes',
  'balance_bookings',
  'changes',
  'closed_time',
  'companies',
  'correction_requests',
  'departments',
  'device_heads',
  'device_health',
  'device_incidents',
  'device_keys',
  'devices',
  'employee_departments',
  'employees',
  'erasures',
  'export_profiles',
  'former_pins',
  'kept_figures',
  'mails',
  'open_punches',
  'passkeys',
  'password_links',
  'pay_periods',
  'payroll_codes',
  'payroll_run_people',
  'payroll_runs',
  'pin_seals',
  'presses',
  'projects',
  'punch_details',
  'punch_envelopes',
  'punch_inbox',
  'punch_photos',
  'punch_proofs',
  'punch_verdicts',
  'recovery_codes',
  'refresh_tokens',
  'review_items',
  'rule_sets',
  'rule_versions',
  'sessions',
  'shift_types',
  'shifts',
  'stray_envelopes',
  'sub_projects',
  'time_entries',
  'time_off',
  'totp_factors',
  'written_leave',
] as const;

const EVERYWHERE = [
  // An address leads to its company.
  'sign_in_names',
] as const;

const ON_COORDINATOR = [
  // Failures for addresses that belong to nobody are counted as well.
  'attempt_counters',
  // The first company is still to come.
  'first_run_links',
  // The secrets, sealed for all servers.
  'shared_secrets',
  'installation',
  // What waits is looked for in all companies at once.
  'jobs',
  'knex_migrations',
  'knex_migrations_lock',
  // A tablet that shows its word has not said yet of whom it is.
  'pairing_words',
  // Whoever signs in by a passkey has not said yet who they are.
  'passkey_challenges',
  'request_limits',
] as const;

/** By the name of the table. A test fails until a new table is here. */
export const TABLE_PLACES: Readonly<Record<string, TablePlace>> = Object.fromEntries([
  ...BY_COMPANY.map((table) => [table, 'byCompany'] as const),
  ...EVERYWHERE.map((table) => [table, 'everywhere'] as const),
  ...ON_COORDINATOR.map((table) => [table, 'onCoordinator'] as const),
]);

/** The column that says of which company a row is. */
export function companyColumnOf(table: string): string {
  return table === 'companies' ? 'id' : 'company_id';
}
