// What is known about one person, for that person to have: no secret, and of other people only the names of those who changed something.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { listAbsenceKinds, type AbsenceKind } from '#features/companies/absence-kind-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import {
  toAbsence,
  toBalanceBooking,
  toShift,
  toTimeOff,
  toWrittenEntry,
} from '#features/company-file/to-company-file.ts';
import { authorOf } from '#features/changes/change.ts';
import { readLogPage } from '#features/log/log-page.ts';
import { toLoggedChange } from '#features/log/to-logged-change.ts';
import { listDepartments } from '#features/people/department-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { requirePerson } from './change-person.ts';
import { readRowsOf } from './person-rows-store.ts';
import { readSignIn } from './person-sign-in.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';

type ExportDeps = { readonly database: Database; readonly clock: Clock };

/** More than anybody collects in a working life. */
const MOST_CHANGES = 100_000;
const FORMAT_VERSION = 1;

/**
 * @returns what is written to the file
 * @throws DomainError `employee.not_found`
 */
export async function exportPerson(seer: Seer, id: string, deps: ExportDeps): Promise<object> {
  const { database, clock } = deps;
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, seer.companyId);
    await requireSeenPerson(scope, seer, id);
    const company = await requireCompany(tx, seer.companyId);
    const {
      passwordHash: _password,
      pinHash: _pin,
      serviceAccount: _,
      ...record
    } = await requirePerson(scope, id);
    const departments = (await listDepartments(scope)).filter((each) =>
      record.departmentIds.includes(each.id),
    );
    const rows = await readRowsOf(scope, id);
    const kinds = await listAbsenceKinds(scope);
    const { timeZone, language } = company;
    const log = await readLogPage(scope, {
      ...{ subject: undefined, employeeId: id, userId: undefined, from: undefined, to: undefined },
      ...{ timeZone, limit: MOST_CHANGES },
    });
    const look = { subject: 'employee' as const, subjectId: id, employeeId: id, before: null, after: null };
    await insertChanges(scope, [look], { by: authorOf(seer), reason: 'data of the person', now: clock() });
    return {
      formatVersion: FORMAT_VERSION,
      writtenAtUtc: new Date(clock()).toISOString(),
      company: { id: company.id, name: company.name, timeZone },
      person: { ...record, departments: departments.map(({ name }) => name) },
      signIn: await readSignIn(scope, seer, id, clock()),
      timeEntries: rows.timeEntries.map(toWrittenEntry),
      absences: rows.absences.map(toAbsence).map(withKindOf(kinds)),
      timeOff: rows.timeOff.map(toTimeOff).map(withKindOf(kinds)),
      shifts: rows.shifts.map(toShift),
      balanceBookings: rows.balanceBookings.map(toBalanceBooking),
      punches: rows.punches,
      changes: log.changes.map((change) => toLoggedChange(change, { language, timeZone, names: log.names })),
    };
  });
}

/** An own kind of the company by its name. */
const withKindOf =
  (kinds: readonly AbsenceKind[]) =>
  <Of extends { readonly kindId: string | null }>({ kindId, ...record }: Of) => ({
    ...record,
    kind: kinds.find(({ id }) => id === kindId)?.name ?? null,
  });
