// Rows of a spreadsheet -> what happens to each of them. Nothing is written here; the same plan is shown and carried out.
import type { ImportColumn, ImportFault, ImportOutcome, ImportWarning } from './import-terms.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { emailKeysOf } from '#features/people/sign-in-name-store.ts';
import {
  contradicts,
  findPerson,
  indexPeople,
  isNamesake,
  keyOf,
  KEYS,
  type PeopleIndex,
  type RowValues,
} from './find-person.ts';
import {
  faultOfName,
  readCell,
  sameName,
  type CellReferences,
  type CellValue,
  type Named,
} from './read-cell.ts';
import { rowToPerson } from './row-to-person.ts';

export type ImportRows = {
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly createDepartments: boolean;
};

export type KnownRecords = CellReferences & {
  /** Also those who have left, and accounts of other systems. */
  readonly people: readonly StoredEmployee[];
  /** Addresses of people of other companies, as they are stored for signing in. */
  readonly emailsElsewhere: ReadonlySet<string>;
  /** Addresses that wait to be confirmed, in lower case, and by whom. */
  readonly waitingEmails: ReadonlyMap<string, string>;
  /** The record of somebody new, before a row says anything. */
  readonly newPerson: () => StoredEmployee;
  /** From which day somebody new is employed whose row says none, yyyy-MM-dd; null: it is missing. */
  readonly firstDay: string | null;
  readonly newId: () => string;
};

type Fault = { readonly column: ImportColumn | null; readonly code: ImportFault };
type Warning = { readonly column: ImportColumn; readonly code: ImportWarning };

export type PlannedLine = {
  /** From 1 on. */
  readonly line: number;
  readonly values: RowValues;
  readonly isNew: boolean;
  /** Undefined where nobody can tell who it is. */
  readonly person: StoredEmployee | undefined;
  readonly changedColumns: readonly ImportColumn[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Warning[];
};

export type ImportPlan = {
  readonly lines: readonly PlannedLine[];
  readonly newDepartments: readonly Named[];
};

export function planImport(rows: ImportRows, known: KnownRecords): ImportPlan {
  const index = indexPeople(known.people);
  const newDepartments = new Map<string, Named>();
  const lines = rows.rows.map((cells, at) =>
    planRow({ rows, cells, line: at + 1 }, known, { index, newDepartments }),
  );
  return {
    lines: keepAnOwner(withoutTwice(lines), known.people),
    newDepartments: [...newDepartments.values()],
  };
}

type Row = { readonly rows: ImportRows; readonly cells: readonly string[]; readonly line: number };
type Shared = { readonly index: PeopleIndex; readonly newDepartments: Map<string, Named> };

function planRow(row: Row, known: KnownRecords, shared: Shared): PlannedLine {
  const { values, faults, warnings } = readRow(row, known);
  const found = findPerson(values, shared.index);
  if ('fault' in found) {
    const { column, fault: code } = found;
    return { ...blank(row.line, values), faults: [...faults, { column, code }], warnings };
  }
  const isNew = found.person === undefined;
  const departments = departmentsOf(values, row.rows, known, shared);
  const base = found.person ?? startingAt(known.newPerson(), known.firstDay);
  const record = rowToPerson(base, values, departments.ids);
  const all = [
    ...faults,
    ...(isNew ? missingIn(values, faults, known) : []),
    ...departments.faults,
    // Without a first day nothing can lie before it.
    ...(isNew && known.firstDay === null && !values.has('employmentStartDate') ? [] : record.faults),
    ...takenElsewhere(values, found.person, known),
  ];
  const namesake: readonly Warning[] =
    isNew && isNamesake(values, shared.index) ? [{ column: 'displayName', code: 'nameIsThere' }] : [];
  return { ...record, line: row.line, values, isNew, faults: all, warnings: [...warnings, ...namesake] };
}

function readRow({ rows: { columns }, cells, line: _ }: Row, known: KnownRecords) {
  const values = new Map<ImportColumn, CellValue>();
  const faults: Fault[] = [];
  const warnings: Warning[] = [];
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    faults.push({ column: null, code: 'tooManyCells' });
  for (const [at, column] of columns.entries()) {
    const text = (cells[at] ?? '').trim();
    if (text === '') continue;
    const read = readCell(column, text, known);
    if ('fault' in read) faults.push({ column, code: read.fault });
    else values.set(column, read.value);
    if ('value' in read) warnings.push(...(read.warnings ?? []).map((code) => ({ column, code })));
  }
  return { values, faults, warnings };
}

const startingAt = (person: StoredEmployee, day: string | null): StoredEmployee =>
  day === null ? person : { ...person, employmentStartDate: day };

/** What is wrong is not missing as well. */
function missingIn(
  values: RowValues,
  faults: readonly Fault[],
  { firstDay }: KnownRecords,
): readonly Fault[] {
  const needed = firstDay === null ? ['displayName', 'employmentStartDate'] : ['displayName'];
  return (needed as readonly ImportColumn[])
    .filter((column) => !values.has(column) && !faults.some((fault) => fault.column === column))
    .map((column) => ({ column, code: 'missing' as const }));
}

function departmentsOf(
  values: RowValues,
  { createDepartments }: ImportRows,
  known: KnownRecords,
  { newDepartments }: Shared,
): { readonly ids: readonly string[] | null; readonly faults: readonly Fault[] } {
  const names = values.get('departments');
  if (!Array.isArray(names)) return { ids: null, faults: [] };
  let unnamed: ImportFault | undefined;
  const ids = (names as readonly string[]).map((name) => {
    const key = sameName(name);
    const there = known.departments.find((department) => sameName(department.name) === key);
    if (there !== undefined) return there.id;
    if (!createDepartments) return undefined;
    unnamed ??= faultOfName(name);
    const added = newDepartments.get(key) ?? { id: known.newId(), name };
    newDepartments.set(key, added);
    return added.id;
  });
  const code = ids.includes(undefined) ? 'unknownDepartment' : unnamed;
  return {
    ids: ids.filter((id) => id !== undefined),
    faults: code === undefined ? [] : [{ column: 'departments', code }],
  };
}

function takenElsewhere(
  values: RowValues,
  person: StoredEmployee | undefined,
  { emailsElsewhere, waitingEmails }: KnownRecords,
): readonly Fault[] {
  const email = values.get('email');
  if (typeof email !== 'string') return [];
  const waitsFor = waitingEmails.get(keyOf(email)) ?? person?.id;
  return emailKeysOf(email).some((key) => emailsElsewhere.has(key)) || waitsFor !== person?.id
    ? [{ column: 'email', code: 'takenByAnother' }]
    : [];
}

/** Rows that are about one person, or give two people what belongs to one. The first one stays as it is. */
function withoutTwice(lines: readonly PlannedLine[]): readonly PlannedLine[] {
  const people = new Set<string>();
  const given = new Set<string>();
  const named = new Map<string, readonly StoredEmployee[]>();
  return lines.map((line) => {
    const faults: Fault[] = [];
    if (line.person !== undefined && !line.isNew) {
      if (people.has(line.person.id)) faults.push({ column: null, code: 'samePersonTwice' });
      people.add(line.person.id);
    }
    if (line.person !== undefined && line.isNew && line.values.has('displayName')) {
      const name = sameName(line.person.displayName);
      const before = named.get(name) ?? [];
      if (before.some((person) => !contradicts(person, line.values)))
        faults.push({ column: null, code: 'samePersonTwice' });
      named.set(name, [...before, line.person]);
    }
    for (const column of KEYS) {
      const value = line.values.get(column);
      if (typeof value !== 'string') continue;
      const key = `${column} ${keyOf(value)}`;
      if (given.has(key) && faults.length === 0) faults.push({ column, code: 'twiceInRows' });
      given.add(key);
    }
    return faults.length === 0 ? line : { ...line, faults: [...line.faults, ...faults] };
  });
}

/** Somebody is always left who may do everything. */
function keepAnOwner(
  lines: readonly PlannedLine[],
  people: readonly StoredEmployee[],
): readonly PlannedLine[] {
  const after = new Map(people.map((person) => [person.id, person]));
  for (const { person } of lines) if (person !== undefined) after.set(person.id, person);
  if ([...after.values()].some(isLastingOwner) || !people.some(isLastingOwner)) return lines;
  const before = new Map(people.map((person) => [person.id, person]));
  return lines.map((line) => {
    const was = line.person && before.get(line.person.id);
    if (was === undefined || !isLastingOwner(was)) return line;
    return { ...line, faults: [...line.faults, { column: 'employmentEndDate', code: 'lastOwner' }] };
  });
}

function isLastingOwner({ role, isActive, employmentEndDate, passwordHash }: StoredEmployee): boolean {
  return role === 'owner' && isActive && employmentEndDate === null && passwordHash !== null;
}

function blank(line: number, values: RowValues): Omit<PlannedLine, 'faults' | 'warnings'> {
  return { line, values, isNew: false, person: undefined, changedColumns: [] };
}

export function outcomeOf({ faults, isNew, changedColumns }: PlannedLine): ImportOutcome {
  if (faults.length > 0) return 'faulty';
  if (isNew) return 'created';
  return changedColumns.length > 0 ? 'changed' : 'unchanged';
}
