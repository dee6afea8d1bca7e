// Every table, in the order in which rows go when a person is erased: those that refer to others come first. A test holds the list and
// what each table says of itself against the databases.
import type { Table, TablePlace } from './table.ts';
import { companies } from './tables/companies.ts';
import { changes, payPeriods, projects, subProjects } from './tables/company.ts';
import { installation, jobs, mails, requestLimits, sharedSecrets } from './tables/installation.ts';
import { exportProfiles, payrollCodes, payrollRunPeople, payrollRuns } from './tables/payroll.ts';
import { departments, employeeDepartments, employees, erasures, personCalls } from './tables/people.ts';
import {
  absenceKinds,
  absences,
  balanceBookings,
  shiftTypes,
  shifts,
  timeOff,
  writtenLeave,
} from './tables/plans.ts';
import {
  correctionRequests,
  openPunches,
  pinSeals,
  punchDetails,
  punchEnvelopes,
  punchInbox,
  punchPhotos,
  punchProofs,
  punchVerdicts,
  strayEnvelopes,
} from './tables/punches.ts';
import { ruleSets, ruleVersions } from './tables/rules.ts';
import {
  addressChanges,
  attemptCounters,
  firstRunLinks,
  formerPins,
  pairingWords,
  passkeyChallenges,
  passkeys,
  passwordLinks,
  phoneOffers,
  phones,
  presses,
  recoveryCodes,
  refreshTokens,
  sessions,
  signInNames,
  totpFactors,
} from './tables/sign-in.ts';
import { deviceHeads, deviceHealth, deviceIncidents, deviceKeys, devices } from './tables/tablets.ts';
import {
  changeAnswers,
  closedTime,
  keptFigures,
  reviewItems,
  timeEntries,
  toldChanges,
} from './tables/time.ts';

export const ALL_TABLES: readonly Table[] = [
  phoneOffers,
  phones,
  passkeyChallenges,
  passkeys,
  totpFactors,
  recoveryCodes,
  pairingWords,
  passwordLinks,
  addressChanges,
  formerPins,
  refreshTokens,
  sessions,
  signInNames,
  presses,
  attemptCounters,
  mails,
  personCalls,
  pinSeals,
  punchDetails,
  punchPhotos,
  reviewItems,
  changeAnswers,
  toldChanges,
  correctionRequests,
  keptFigures,
  timeEntries,
  closedTime,
  openPunches,
  punchVerdicts,
  punchProofs,
  punchEnvelopes,
  punchInbox,
  absences,
  writtenLeave,
  timeOff,
  shifts,
  balanceBookings,
  employeeDepartments,
  changes,
  payrollRunPeople,
  payrollRuns,
  employees,
  erasures,
  companies,
  departments,
  devices,
  deviceHeads,
  deviceHealth,
  deviceIncidents,
  deviceKeys,
  strayEnvelopes,
  exportProfiles,
  payPeriods,
  payrollCodes,
  projects,
  subProjects,
  ruleSets,
  ruleVersions,
  shiftTypes,
  absenceKinds,
  firstRunLinks,
  installation,
  jobs,
  requestLimits,
  sharedSecrets,
];

/** Knex keeps them, and knows their columns. */
export const TABLES_OF_KNEX: readonly string[] = ['knex_migrations', 'knex_migrations_lock'];

/** By the name of the table. */
export const TABLE_PLACES: Readonly<Record<string, TablePlace>> = Object.fromEntries([
  ...ALL_TABLES.map(({ name, place }) => [name, place] as const),
  ...TABLES_OF_KNEX.map((name) => [name, 'onCoordinator'] as const),
]);

/** The column that says of which company a row is; empty for a table that has no rows of companies. */
export function companyColumnOf(table: string): string {
  return ALL_TABLES.find(({ name }) => name === table)?.companyColumn ?? '';
}
