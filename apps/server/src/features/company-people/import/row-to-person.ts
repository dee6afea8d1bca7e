// What a row says about somebody -> their record. An empty cell leaves what is there.
import type { ImportColumn, ImportFault } from './import-terms.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import type { RowValues } from './find-person.ts';

export type RowRecord = {
  readonly person: StoredEmployee;
  readonly changedColumns: readonly ImportColumn[];
  readonly faults: readonly { readonly column: ImportColumn | null; readonly code: ImportFault }[];
};

/** Columns whose text stands in the record as it is. */
const PLAIN = {
  displayName: 'displayName',
  email: 'email',
  kennitala: 'kennitala',
  phone: 'phone',
  language: 'language',
  employeeNumber: 'employeeNumber',
  jobTitle: 'jobTitle',
  employmentStartDate: 'employmentStartDate',
  employmentEndDate: 'employmentEndDate',
  payBasis: 'payBasis',
  ruleSet: 'ruleSetId',
  payPeriod: 'payPeriodId',
  birthDate: 'birthDate',
} as const satisfies Partial<Record<ImportColumn, keyof StoredEmployee>>;

/** @param base the record as it is, or that of a new person */
export function rowToPerson(
  base: StoredEmployee,
  values: RowValues,
  departmentIds: readonly string[] | null,
): RowRecord {
  const plain = Object.entries(PLAIN).flatMap(([column, field]) => {
    const value = values.get(column as ImportColumn);
    return value === undefined ? [] : [[field, value] as const];
  });
  const said: StoredEmployee = { ...base, ...Object.fromEntries(plain) };
  const ratio = values.get('employmentRatio');
  const hasChanges = typeof base.employmentRatio !== 'number' && base.employmentRatio.length > 1;
  const person: StoredEmployee = {
    ...said,
    employmentRatio: ratioFrom(base, said.employmentStartDate, hasChanges ? undefined : ratio),
    departmentIds: departmentIds === null ? base.departmentIds : sorted(departmentIds),
  };
  const faults = [
    ...(hasChanges && ratio !== undefined && ratio !== lastRatio(base)
      ? [{ column: 'employmentRatio' as const, code: 'ratioHasChanges' as const }]
      : []),
    ...(person.employmentEndDate !== null && person.employmentEndDate < person.employmentStartDate
      ? [{ column: 'employmentEndDate' as const, code: 'endBeforeStart' as const }]
      : []),
    ...(person.birthDate !== null && person.birthDate > person.employmentStartDate
      ? [{ column: 'birthDate' as const, code: 'birthAfterStart' as const }]
      : []),
  ];
  return { person, changedColumns: changedColumnsOf(base, person), faults };
}

function changedColumnsOf(before: StoredEmployee, after: StoredEmployee): readonly ImportColumn[] {
  const plain = Object.entries(PLAIN).flatMap(([column, field]) =>
    before[field] === after[field] ? [] : [column as ImportColumn],
  );
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return [
    ...plain,
    ...(isSame(sorted(before.departmentIds), sorted(after.departmentIds)) ? [] : ['departments' as const]),
    ...(firstRatio(before) === firstRatio(after) ? [] : ['employmentRatio' as const]),
  ];
}

/** The first ratio begins with the employment. */
function ratioFrom(
  { employmentRatio: before }: StoredEmployee,
  firstDay: string,
  ratio: unknown,
): StoredEmployee['employmentRatio'] {
  if (typeof before === 'number') return typeof ratio === 'number' ? ratio : before;
  const [first, ...later] = before;
  const held = typeof ratio === 'number' ? ratio : (first?.ratio ?? 1);
  return later.length === 0 ? held : [{ from: firstDay, ratio: held }, ...later];
}

function firstRatio({ employmentRatio: ratio }: StoredEmployee): number {
  return typeof ratio === 'number' ? ratio : (ratio[0]?.ratio ?? 1);
}

function lastRatio({ employmentRatio: ratio }: StoredEmployee): number {
  return typeof ratio === 'number' ? ratio : (ratio.at(-1)?.ratio ?? 1);
}

const sorted = (ids: readonly string[]) => [...ids].sort();
