// The rows that somebody pastes at the first run -> people, read as an import of people reads them.
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { newPerson } from '#features/company-people/import/new-person.ts';
import { planImport, type ImportPlan, type ImportRows } from '#features/company-people/import/plan-import.ts';
import { sameName, type Named } from '#features/company-people/import/read-cell.ts';
import { DomainError } from '#errors/domain-error.ts';
import { uuidv7 } from '#ids.ts';

export type FirstRows = Omit<ImportRows, 'createDepartments'>;

type Around = {
  /** Their names. */
  readonly departments: readonly string[];
  /** From which somebody is employed whose row says no first day, yyyy-MM-dd. */
  readonly today: string;
};

export type FirstPeople = {
  readonly people: readonly StoredEmployee[];
  /** Those that were named, and those of the rows. */
  readonly departments: readonly Named[];
};

/** There is nobody yet, and no other company. */
export function planFirstPeople(rows: FirstRows, { departments, today }: Around): ImportPlan {
  return planAmong(rows, withIds(departments), today);
}

/** @throws DomainError `people.rows_faulty` */
export function readFirstPeople(rows: FirstRows | null, { departments: names, today }: Around): FirstPeople {
  const departments = withIds(names);
  if (rows === null) return { people: [], departments };
  const { lines, newDepartments } = planAmong(rows, departments, today);
  const people = lines.flatMap(({ person, faults }) =>
    person === undefined || faults.length > 0 ? [] : [person],
  );
  if (people.length < lines.length) throw new DomainError('people.rows_faulty', { field: 'people' });
  return { people, departments: [...departments, ...newDepartments] };
}

/** Each name once. */
function withIds(names: readonly string[]): readonly Named[] {
  const once = new Map(names.map((name) => [sameName(name), name]));
  return [...once.values()].map((name) => ({ id: uuidv7(), name }));
}

function planAmong(rows: FirstRows, departments: readonly Named[], today: string): ImportPlan {
  return planImport(
    { ...rows, createDepartments: true },
    {
      ...{ departments, today, firstDay: today },
      ...{ people: [], ruleSets: [], payPeriods: [] },
      ...{ emailsElsewhere: new Set(), waitingEmails: new Map() },
      ...{ newPerson, newId: uuidv7 },
    },
  );
}
