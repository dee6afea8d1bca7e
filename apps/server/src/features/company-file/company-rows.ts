// A company as rows, table by table: what an import writes and an export reads.
import { recordCodec } from '#database/record-codec.ts';
import type { RecordOf, RowOf, Table } from '#database/table.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { payPeriods, projects, subProjects } from '#database/tables/company.ts';
import { payrollCodes } from '#database/tables/payroll.ts';
import { departments, employeeDepartments, employees } from '#database/tables/people.ts';
import {
  absenceKinds,
  absences,
  balanceBookings,
  shifts,
  shiftTypes,
  timeOff,
} from '#database/tables/plans.ts';
import { ruleSets, ruleVersions, type RuleVersionRow } from '#database/tables/rules.ts';
import { timeEntries } from '#database/tables/time.ts';
import { isDeepStrictEqual } from 'node:util';

/** The tables of a company file by the names of its lists, in the order in which they can be written. */
export const TABLE_OF = {
  ...{ departments, payPeriods, projects, subProjects, ruleSets, ruleVersions, payrollCodes },
  ...{ employees, employeeDepartments, shiftTypes, absenceKinds, shifts, timeOff, absences, timeEntries },
  ...{ balanceBookings },
};

export type FileTable = keyof typeof TABLE_OF;

type Codecs = { readonly [List in FileTable]: ReturnType<typeof recordCodec<(typeof TABLE_OF)[List]>> };

/** Between a row of each and its record. */
export const CODEC_OF = Object.fromEntries(
  Object.entries(TABLE_OF).map(([list, table]) => [list, recordCodec(table as Table)]),
) as unknown as Codecs;

export type CompanyRows = {
  readonly [List in FileTable]: readonly RowOf<(typeof TABLE_OF)[List]>[];
} & { readonly company: CompanyRow };

/** The same as records. */
export type CompanyRecords = {
  readonly [List in FileTable]: readonly RecordOf<(typeof TABLE_OF)[List]>[];
};

/** Those that an import counts: departments of people count with the people. */
export type WrittenList = Exclude<FileTable, 'employeeDepartments'>;

export const FILE_TABLES = Object.keys(TABLE_OF) as readonly FileTable[];

export const WRITTEN_LISTS = FILE_TABLES.filter(
  (list): list is WrittenList => list !== 'employeeDepartments',
);

/** Those whose rows are known by an id of their own. */
export type IdentifiedList = Exclude<WrittenList, 'ruleVersions' | 'payrollCodes'>;

/** By what a rule version is known in its company. */
export function versionKey({ rule_set_id, number }: Pick<RuleVersionRow, 'rule_set_id' | 'number'>): string {
  return `${rule_set_id}/${number}`;
}

/** Whether both hold from the same day and pay alike; in which order a definition names its fields is no difference. */
export function isSameVersion(one: RuleVersionRow, other: RuleVersionRow): boolean {
  return (
    one.valid_from === other.valid_from &&
    one.agreement === other.agreement &&
    one.parameter_values === other.parameter_values &&
    isDeepStrictEqual(definitionOf(one), definitionOf(other))
  );
}

function definitionOf({ definition }: RuleVersionRow): unknown {
  return definition === null ? null : JSON.parse(definition);
}
