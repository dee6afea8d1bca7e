// Rows of a company -> the database, inside the caller's transaction. Only what is new or different is written.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { companies, type CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { replaceSignInNames } from '#features/people/sign-in-name-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { changesOf } from './changes-of-rows.ts';
import { compareRows, type Change, type Row, type SortedOut } from './compare-rows.ts';
import {
  TABLE_OF,
  type CompanyRows,
  type IdentifiedList,
  isSameVersion,
  versionKey,
} from './company-rows.ts';
import { endOldSignIns } from './end-old-sign-ins.ts';
import type { ImportCounts, ListCounts } from './import-counts.ts';
import { codeKey, type StoredRows } from './read-stored-rows.ts';
import {
  insertCompany,
  parkUniqueFields,
  replaceMemberships,
  updateCompany,
} from './store/company-file-store.ts';
import { removeFirstRunLinks } from './store/first-run-link-store.ts';
import { deleteVersions, insertRows, writeCodes, updateRows } from './store/row-store.ts';
import { writeTimeEntries } from './write-time-entries.ts';

export type WriteInput = {
  readonly rows: CompanyRows;
  readonly stored: StoredRows;
  readonly storedCompany: CompanyRow | undefined;
  /** By `versionKey`; they may be missing already. */
  readonly removedVersions: ReadonlySet<string>;
  /** Department ids by employee, as stored. */
  readonly memberships: ReadonlyMap<string, readonly string[]>;
  readonly authored: Authored;
  readonly onWritten: (count: number) => void;
};

export type Written = {
  readonly counts: ImportCounts;
  /** People whose record or open entry is new or different. */
  readonly touchedEmployees: ReadonlySet<string>;
  /** Sessions that rested on a record as it was. */
  readonly endedSessions: number;
};

export async function writeCompany(scope: CompanyScope, input: WriteInput): Promise<Written> {
  const { rows, stored, onWritten } = input;
  const company = await writeCompanyRow(scope, input);
  const write = async (list: IdentifiedList) => {
    const sorted = byId(rows, stored, list);
    await updateRows(scope, TABLE_OF[list].name, sorted.changed.map(toAfter), onWritten);
    await insertRows(scope, TABLE_OF[list].name, sorted.added, onWritten);
    await insertChanges(
      scope,
      changesOf(TABLE_OF[list], sorted, ({ id }) => id),
      input.authored,
    );
    onWritten(sorted.unchanged);
    return countsOf(sorted);
  };
  const references = {
    departments: await write('departments'),
    payPeriods: await write('payPeriods'),
    projects: await write('projects'),
    subProjects: await write('subProjects'),
    ruleSets: await write('ruleSets'),
    ruleVersions: await writeRuleVersions(scope, input),
    payrollCodes: await writePayrollCodes(scope, input),
  };
  const employees = await writeEmployees(scope, input);
  const planned = {
    shiftTypes: await write('shiftTypes'),
    absenceKinds: await write('absenceKinds'),
    shifts: await write('shifts'),
    timeOff: await write('timeOff'),
    absences: await write('absences'),
  };
  const entries = byId(rows, stored, 'timeEntries');
  await writeTimeEntries(scope, entries, input.authored, onWritten);
  onWritten(entries.unchanged);
  const balanceBookings = await write('balanceBookings');
  const touchedEntries = [...entries.added, ...entries.changed.map(toAfter)];
  return {
    counts: {
      company,
      ...references,
      employees: employees.counts,
      ...planned,
      timeEntries: countsOf(entries),
      balanceBookings,
    },
    endedSessions: employees.endedSessions,
    touchedEmployees: new Set([
      ...employees.touched,
      ...touchedEntries.filter(({ end_at }) => end_at === null).map(({ employee_id }) => employee_id),
    ]),
  };
}

async function writeCompanyRow(
  scope: CompanyScope,
  { rows: { company: row }, storedCompany: stored, authored }: WriteInput,
): Promise<ListCounts> {
  const sorted = compareRows([row], new Map(stored && [[stored.id, stored]]), ({ id }) => id);
  if (sorted.added.length > 0) {
    await insertCompany(scope.db, row);
    await removeFirstRunLinks(scope.db);
  }
  if (sorted.changed.length > 0) await updateCompany(scope.db, row);
  await insertChanges(
    scope,
    changesOf(companies, sorted, ({ id }) => id),
    authored,
  );
  return countsOf(sorted);
}

/** It was checked that only versions change or go that may. Days of versions can change places, so each goes before any comes. */
async function writeRuleVersions(
  scope: CompanyScope,
  { rows, stored, removedVersions, authored, onWritten }: WriteInput,
): Promise<ListCounts> {
  const sorted = compareRows(rows.ruleVersions, stored.ruleVersions, versionKey);
  const changed = sorted.changed.filter(({ before, after }) => !isSameVersion(before, after));
  const removed = [...stored.ruleVersions.values()].filter((row) => removedVersions.has(versionKey(row)));
  await deleteVersions(scope, [...removed, ...changed.map(({ before }) => before)]);
  await insertRows(scope, TABLE_OF.ruleVersions.name, [...changed.map(toAfter), ...sorted.added]);
  const changes = changesOf(TABLE_OF.ruleVersions, { added: sorted.added, changed, removed }, versionKey);
  await insertChanges(scope, changes, authored);
  onWritten(rows.ruleVersions.length);
  return {
    added: sorted.added.length,
    changed: changed.length + removed.length,
    unchanged: rows.ruleVersions.length - sorted.added.length - changed.length,
  };
}

async function writePayrollCodes(
  scope: CompanyScope,
  { rows, stored, authored, onWritten }: WriteInput,
): Promise<ListCounts> {
  const sorted = compareRows(rows.payrollCodes, stored.payrollCodes, codeKey);
  await writeCodes(scope, [...sorted.changed.map(toAfter), ...sorted.added]);
  await insertChanges(scope, changesOf(TABLE_OF.payrollCodes, sorted, codeKey), authored);
  onWritten(rows.payrollCodes.length);
  return countsOf(sorted);
}

async function writeEmployees(
  scope: CompanyScope,
  { rows, stored, memberships, authored, onWritten }: WriteInput,
): Promise<{ counts: ListCounts; touched: readonly string[]; endedSessions: number }> {
  const { added, changed, unchanged } = byId(rows, stored, 'employees');
  await parkUniqueFields(
    scope,
    changed.filter(hasNewUniqueField).map(({ after }) => after.id),
  );
  await updateRows(scope, TABLE_OF.employees.name, changed.map(toAfter), onWritten);
  await insertRows(scope, TABLE_OF.employees.name, added, onWritten);
  const readdressed = changed.filter(({ before, after }) => before.email !== after.email).map(toAfter);
  await replaceSignInNames(scope, [...readdressed, ...added]);
  onWritten(unchanged);
  const today = localDateOf(authored.now, rows.company.time_zone);
  let endedSessions = 0;
  for (const change of changed) endedSessions += await endOldSignIns(scope, change, { authored, today });
  await insertChanges(
    scope,
    changesOf(TABLE_OF.employees, { added, changed }, ({ id }) => id),
    authored,
  );
  const moved = await writeMemberships(scope, rows, memberships, authored);
  const touched = new Set([...added, ...changed.map(toAfter)].map(({ id }) => id));
  const changedIds = new Set([...changed.map(({ after }) => after.id), ...moved]);
  for (const { id } of added) changedIds.delete(id);
  return {
    counts: {
      added: added.length,
      changed: changedIds.size,
      unchanged: rows.employees.length - added.length - changedIds.size,
    },
    touched: [...touched],
    endedSessions,
  };
}

function hasNewUniqueField({ before, after }: Change<EmployeeRow>): boolean {
  return before.employee_number !== after.employee_number || before.kennitala !== after.kennitala;
}

/** @returns the employees whose departments have changed */
async function writeMemberships(
  scope: CompanyScope,
  { employees, employeeDepartments }: CompanyRows,
  stored: ReadonlyMap<string, readonly string[]>,
  authored: Authored,
): Promise<readonly string[]> {
  const wanted = new Map(employees.map(({ id }) => [id, new Set<string>()]));
  for (const { employee_id, department_id } of employeeDepartments)
    wanted.get(employee_id)?.add(department_id);
  const moved = new Set(
    employees.map(({ id }) => id).filter((id) => !isSameSet(wanted.get(id), stored.get(id) ?? [])),
  );
  await replaceMemberships(
    scope,
    [...moved],
    employeeDepartments.filter(({ employee_id }) => moved.has(employee_id)),
  );
  const changes = [...moved].map((id) => ({
    subject: 'employee' as const,
    subjectId: id,
    employeeId: id,
    before: { department_ids: stored.get(id) ?? [] },
    after: { department_ids: [...(wanted.get(id) ?? [])] },
  }));
  await insertChanges(scope, changes, authored);
  return [...moved];
}

function isSameSet(wanted: ReadonlySet<string> | undefined, stored: readonly string[]): boolean {
  return wanted?.size === stored.length && stored.every((id) => wanted.has(id));
}

function byId<List extends IdentifiedList>(
  rows: CompanyRows,
  stored: StoredRows,
  list: List,
): SortedOut<CompanyRows[List][number]> {
  const items: readonly CompanyRows[List][number][] = rows[list];
  return compareRows(items, stored[list], ({ id }) => id);
}

function toAfter<R extends Row>({ after }: Change<R>): R {
  return after;
}

function countsOf({ added, changed, unchanged }: SortedOut<Row>): ListCounts {
  return { added: added.length, changed: changed.length, unchanged };
}
