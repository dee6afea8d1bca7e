// A checked company file -> the database, inside the caller's transaction, and what follows from it for people and their time.
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { askForAddresses } from '#features/auth/addresses/ask-for-address.ts';
import { holdBackAddresses, type AddressWish } from '#features/auth/addresses/hold-back-addresses.ts';
import type { Authored } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listParkedEmployees } from '#features/ledger/open-punch-store.ts';
import { settleAnsweredBreaks } from '#features/ledger/settle-answered-breaks.ts';
import { healPunches } from '#features/ledger/settle-punches.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { findDeductedBreak } from '#features/timesheets/find-deducted-break.ts';
import { findDatabaseFaults } from './checks/find-database-faults.ts';
import { closeImportedTime } from './close-imported-time.ts';
import type { CompanyFile } from './company-file.ts';
import { WRITTEN_LISTS, type CompanyRows, versionKey } from './company-rows.ts';
import { CompanyFileRefused, type FileFault } from './file-fault.ts';
import { signInOf, type HashedSignIn } from './hash-sign-ins.ts';
import type { ImportCounts } from './import-counts.ts';
import { readStoredRows } from './read-stored-rows.ts';
import { findCompanyRow } from './store/company-file-store.ts';
import { toCompanyRows } from './to-company-rows.ts';
import { writeCompany } from './write-company.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { localDateOf } from '@stimpill/time';
import { openReviewItems } from '#features/ledger/review-item-store.ts';
import { listOpenEntriesOfInactive } from './store/worked-time-store.ts';

export type WriteCheckedInput = {
  /** By employee; anyone who is missing keeps what is stored. */
  readonly hashed: ReadonlyMap<string, HashedSignIn>;
  readonly authored: Authored;
  readonly onWritten?: (count: number, total: number) => void;
};

export type WrittenFile = {
  readonly counts: ImportCounts;
  readonly reviewItemsOpened: number;
  readonly endedSessions: number;
};

/**
 * The caller holds the lock of `lockEmployees`.
 * @throws CompanyFileRefused where the file contradicts what is stored
 */
export async function writeCheckedFile(
  scope: CompanyScope,
  file: CompanyFile,
  { hashed, authored, onWritten = () => undefined }: WriteCheckedInput,
): Promise<WrittenFile> {
  const stored = await readStoredRows(scope, file);
  const faults = await findDatabaseFaults(scope, file, stored, authored.now);
  if (faults.length > 0) throw new CompanyFileRefused(faults);
  const storedCompany = await findCompanyRow(scope.db, scope.companyId);
  const wanted = toCompanyRows(file, (employee) =>
    signInOf(employee, hashed.get(employee.id), stored.employees.get(employee.id)),
  );
  const { employees, wishes } = await holdBackAddresses(scope, wanted.employees, stored.employees);
  const kept = findKeptAddresses(file.employees, wishes);
  if (kept.length > 0) throw new CompanyFileRefused(kept);
  const rows = { ...wanted, employees };
  const total = rowCount(rows);
  const { counts, touchedEmployees, endedSessions } = await writeCompany(scope, {
    rows: { ...rows, company: withManagerCode(rows.company, storedCompany) },
    stored,
    storedCompany,
    removedVersions: new Set(file.ruleSets.flatMap(removedOf)),
    memberships: await listMemberships(scope),
    authored,
    onWritten: (count) => onWritten(count, total),
  });
  await closeImportedTime(scope, rows, authored);
  await askForAddresses(scope, wishes, authored);
  const { now } = authored;
  await healPunches(scope, await listParkedEmployees(scope), now);
  await settleAnsweredBreaks(scope, {
    company: await requireCompany(scope.db, scope.companyId),
    findDeductedBreak,
    whose: 'everybody',
    changed: authored,
  });
  const { timeZone } = file.company;
  const reviewItemsOpened = await askAboutInactive(scope, touchedEmployees, { timeZone, now });
  return { counts, reviewItemsOpened, endedSessions };
}

function removedOf({ id, removedVersions }: CompanyFile['ruleSets'][number]): string[] {
  return removedVersions.map((number) => versionKey({ rule_set_id: id, number }));
}

/** As with passwords and PINs: a value that the file leaves out stays as it is. */
function withManagerCode(row: CompanyRow, stored: CompanyRow | undefined): CompanyRow {
  return {
    ...row,
    manager_exit_code_hash: row.manager_exit_code_hash ?? stored?.manager_exit_code_hash ?? null,
  };
}

function rowCount(rows: CompanyRows): number {
  return WRITTEN_LISTS.reduce((sum, list) => sum + rows[list].length, 0);
}

/** Somebody whose new address waits keeps the old one, so nobody else of the file gets that one yet. */
function findKeptAddresses(
  employees: CompanyFile['employees'],
  wishes: readonly AddressWish[],
): readonly FileFault[] {
  const kept = new Map(
    wishes.flatMap(({ employeeId, oldEmail, newEmail }) =>
      oldEmail === null || newEmail === null ? [] : [[emailKeyOf(oldEmail), employeeId]],
    ),
  );
  return employees.flatMap(({ id, email }, index) => {
    const keeper = email === null ? undefined : kept.get(emailKeyOf(email));
    if (keeper === undefined || keeper === id) return [];
    const path = `employees[${index}].email`;
    return [
      { path, message: 'still belongs to another employee, whose new address has to be confirmed first' },
    ];
  });
}

/** Somebody who is clocked in and may no longer work here: a manager has to decide when that work ended. */
const REASON = 'deactivated_while_clocked_in';

/** Opens one item per open entry, once, whatever their outcome. @returns how many */
async function askAboutInactive(
  scope: CompanyScope,
  employees: ReadonlySet<string>,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): Promise<number> {
  if (employees.size === 0) return 0;
  const today = localDateOf(now, timeZone);
  const open = await listOpenEntriesOfInactive(scope, { today, reason: REASON });
  const affected = open.filter(({ employee_id }) => employees.has(employee_id));
  await openReviewItems(
    scope,
    affected.map((entry) => ({
      employeeId: entry.employee_id,
      reason: REASON,
      punchId: null,
      timeEntryId: entry.id,
    })),
    now,
  );
  return affected.length;
}
