// Rows of a company -> what its file says, section by section, names in the order of the format. Hashes, never clear text.
import { PAYROLL_SYSTEMS } from '@stimpill/api-types/manage';
import type { RuleDefinition } from '@stimpill/calc';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { AbsenceRow, BalanceBookingRow, ShiftRow, TimeOffRow } from '#database/tables/plans.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { toBooking } from '#features/balances/balance-booking-store.ts';
import { toTimeEntry } from '#features/ledger/time-entry-store.ts';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';
import { readParameterValues } from '#features/rules/parameter-values.ts';
import { groupBy } from '#group-by.ts';
import { toInstant } from '#to-instant.ts';
import { namesIn, type CompanyFileInput, type FileList } from './company-file.ts';
import { CODEC_OF, type CompanyRows } from './company-rows.ts';

type ListOf<List extends keyof CompanyFileInput> = NonNullable<CompanyFileInput[List]>;

/** What a file may say and an export never does. */
type OnlyRead = 'password' | 'pin' | 'removedVersions';

/** An item with every default written out. */
type Item<List extends keyof CompanyFileInput> =
  ListOf<List> extends (infer One)[]
    ? { [Name in Exclude<keyof One, OnlyRead>]-?: Exclude<One[Name], undefined> }
    : never;

/** Whatever is read of it is left as it is. */
type ReadOnly<One> = { readonly [Name in keyof One]: ReadOnly<One[Name]> };

/** Puts what an item says in the order of the format, and leaves out what the format does not have. */
function itemOf<List extends FileList>(list: List) {
  const names = namesIn(list);
  return (said: ReadOnly<Item<List>>) => {
    const values = said as Readonly<Record<string, unknown>>;
    const item: Record<string, unknown> = {};
    for (const name of names) if (name in values) item[name] = values[name];
    return item as Item<List>;
  };
}

const toProject = itemOf('projects');

export function toProjects({ projects, subProjects }: CompanyRows): Item<'projects'>[] {
  const partsOf = groupBy(subProjects.map(CODEC_OF.subProjects.toRecord), ({ projectId }) => projectId);
  return projects.map((row) =>
    toProject({
      ...CODEC_OF.projects.toRecord(row),
      subProjects: (partsOf.get(row.id) ?? []).map(({ projectId: _, ...part }) => part),
    }),
  );
}

export function toRuleSets({ ruleSets, ruleVersions }: CompanyRows): Item<'ruleSets'>[] {
  const versionsOf = groupBy(ruleVersions, ({ rule_set_id }) => rule_set_id);
  return ruleSets.map(({ id, name }) => ({
    id,
    name,
    versions: (versionsOf.get(id) ?? []).map(toVersion),
  }));
}

function toVersion(row: RuleVersionRow) {
  const { number, validFrom, definition, agreement, parameterValues } = CODEC_OF.ruleVersions.toRecord(row);
  return {
    ...{ number, validFrom },
    definition: definition === null ? null : (JSON.parse(definition) as RuleDefinition),
    agreement,
    parameters: { ...readParameterValues(parameterValues) },
  };
}

export function toPayrollCodes({ payrollCodes }: CompanyRows): Record<string, Record<string, string>> {
  const codesOf = groupBy(payrollCodes, ({ target }) => target);
  return Object.fromEntries(
    PAYROLL_SYSTEMS.map((target) => [
      target,
      Object.fromEntries(
        (codesOf.get(target) ?? [])
          .map(({ pay_line_key, payroll_code }) => [pay_line_key, payroll_code] as const)
          // By code unit: the two databases order text differently.
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  );
}

export function toEmployees({
  employees,
  employeeDepartments,
}: Pick<CompanyRows, 'employees' | 'employeeDepartments'>): StoredEmployee[] {
  const departmentsOf = groupBy(employeeDepartments, ({ employee_id }) => employee_id);
  return employees.map((row) =>
    toEmployee(
      row,
      (departmentsOf.get(row.id) ?? []).map(({ department_id }) => department_id),
    ),
  );
}

/** A person as their file says it, with hashes and without clear text. */
export type StoredEmployee = Item<'employees'>;

const toPerson = itemOf('employees');

function toEmployee(row: EmployeeRow, departmentIds: string[]): StoredEmployee {
  const { employmentRatio: ratio, ratioChanges, passwordHash, ...person } = CODEC_OF.employees.toRecord(row);
  return toPerson({
    ...person,
    // A secret of another system never leaves the installation in which it was made.
    passwordHash: person.serviceAccount === null ? passwordHash : null,
    departmentIds,
    employmentRatio:
      ratioChanges.length === 0 ? ratio : [{ from: person.employmentStartDate, ratio }, ...ratioChanges],
  });
}

const shiftItem = itemOf('shifts');

export function toShift(row: ShiftRow): Item<'shifts'> {
  const { startAt, endAt, ...shift } = CODEC_OF.shifts.toRecord(row);
  return shiftItem({ ...shift, startTime: toInstant(startAt), endTime: toInstant(endAt) });
}

const timeOffItem = itemOf('timeOff');
export const toTimeOff = (row: TimeOffRow) => timeOffItem(CODEC_OF.timeOff.toRecord(row));

const absenceItem = itemOf('absences');
export const toAbsence = (row: AbsenceRow) => absenceItem(CODEC_OF.absences.toRecord(row));

const bookingItem = itemOf('balanceBookings');
export const toBalanceBooking = (row: BalanceBookingRow) => bookingItem(toBooking(row));

export const toWrittenEntry = (row: TimeEntryRow) => toEntryRecord(toTimeEntry(row));
