// Somebody is erased: what is personal goes from every table at once, and working time when the day that the company gives is over. What
// remains is who did what and when, by id. Two doors lead here: the desk, and `stimpill person erase`.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author, Change } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { insertErasure, type Erasure } from '#features/people/erasure-store.ts';
import { blanked, calledIn, type CalledBefore } from './blank-changes.ts';
import { listChangesAbout, replaceFacts } from './changes-store.ts';
import { leavePayroll } from './payroll-files.ts';
import { emptyRecord, readRecord } from './person-record-store.ts';
import { allowErasing, removeRows, replaceTexts } from './person-rows-store.ts';
import { TABLES_OF_PERSON } from './person-tables.ts';
import { refuseErasing } from './refuse-erasing.ts';
import { standInName } from './stand-in-name.ts';

export type ErasePersonDeps = { readonly database: Database; readonly clock: Clock };

export type ErasureRequest = {
  readonly companyId: string;
  readonly employeeId: string;
  /** yyyy-MM-dd: the last day on which the company must keep working time. */
  readonly keepsTimeUntil: string;
};

export type ErasedPerson = Erasure & { readonly standIn: string };

/** @throws DomainError `employee.not_found`, and all that `refuseErasing` throws */
export async function erasePerson(
  request: ErasureRequest,
  by: Author,
  { database, clock }: ErasePersonDeps,
): Promise<ErasedPerson> {
  const erasure = { ...request, erasedAt: clock(), timeErasedAt: null };
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, request.companyId);
    await lockEmployees(scope, [request.employeeId]);
    await refuseErasing(scope, request, clock());
    const standIn = await eraseIn(scope, database.engine, erasure);
    await insertChanges(scope, [erasureChange(erasure)], { by, reason: null, now: erasure.erasedAt });
    return { ...erasure, standIn };
  });
}

/**
 * Whatever state the person is in, as a restored backup can bring anybody back. Inside a transaction.
 * @returns what the person is called from now on
 */
export async function eraseIn(
  scope: CompanyScope,
  engine: Database['engine'],
  erasure: Erasure,
): Promise<string> {
  const { employeeId } = erasure;
  const record = await readRecord(scope, employeeId);
  const { language } = await requireCompany(scope.db, scope.companyId);
  const standIn = standInName(employeeId, language);
  await insertErasure(scope.db, erasure);
  await allowErasing({ ...scope, employeeId }, engine);
  const called = await eraseLog(scope, record);
  await leavePayroll(scope, { ...called, employeeId, standIn });
  for (const table of TABLES_OF_PERSON) {
    if (table.now === 'go') await removeRows({ ...scope, employeeId }, table);
    else if (typeof table.now === 'object')
      await replaceTexts({ ...scope, employeeId }, table, table.now.becomes);
  }
  await emptyRecord(scope, employeeId, standIn);
  return standIn;
}

/** @returns by what the person was ever called, as older files may hold it */
async function eraseLog(scope: CompanyScope, record: EmployeeRow): Promise<CalledBefore> {
  const changes = await listChangesAbout(scope, record.id);
  for (const change of changes) await replaceFacts(scope, change.id, blanked(change));
  const { names, identities } = calledIn(changes);
  const numbers = [record.kennitala, record.employee_number].filter((number) => number !== null);
  return {
    names: new Set([...names, record.display_name]),
    identities: new Set([...identities, ...numbers]),
  };
}

/** What the log says of it. */
export function erasureChange({ employeeId, keepsTimeUntil }: Erasure): Change {
  return {
    ...{ subject: 'employee', subjectId: employeeId, employeeId, before: null },
    after: { erased: true, keeps_time_until: keepsTimeUntil },
  };
}
