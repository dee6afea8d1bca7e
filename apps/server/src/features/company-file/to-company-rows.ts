// A checked company file -> rows. Only here are the file's names and values translated into those of the tables.
import { PAYROLL_SYSTEMS } from '@stimpill/api-types/manage';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { toCompanyRow } from '#features/companies/company-codec.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { writeParameterValues } from '#features/rules/parameter-values.ts';
import type { CompanyFile } from './company-file.ts';
import { CODEC_OF, FILE_TABLES, type CompanyRecords, type CompanyRows } from './company-rows.ts';

/** The hashes with which an employee signs in from now on. */
export type SignIn = { readonly passwordHash: string | null; readonly pinHash: string | null };

export function toCompanyRows(
  file: CompanyFile,
  signInOf: (employee: CompanyFile['employees'][number]) => SignIn,
): CompanyRows {
  const { company, projects, ruleSets } = file;
  const records: CompanyRecords = {
    ...file,
    subProjects: projects.flatMap(({ id: projectId, subProjects }) =>
      subProjects.map((part) => ({ ...part, projectId })),
    ),
    ruleVersions: ruleSets.flatMap(({ id, versions }) =>
      versions.map((version) => toRuleVersion(id, version)),
    ),
    payrollCodes: PAYROLL_SYSTEMS.flatMap((target) =>
      Object.entries(file.payrollCodes[target]).map(([payLineKey, payrollCode]) => ({
        ...{ target, payLineKey, payrollCode },
      })),
    ),
    employees: file.employees.map((employee) => toPerson(employee, signInOf(employee))),
    employeeDepartments: file.employees.flatMap(({ id: employeeId, departmentIds }) =>
      departmentIds.map((departmentId) => ({ employeeId, departmentId })),
    ),
    shifts: file.shifts.map(({ startTime: startAt, endTime: endAt, ...shift }) => ({
      ...{ ...shift, startAt, endAt },
    })),
    timeEntries: file.timeEntries.map(toLedgerEntry),
  };
  return { company: toCompanyRow(company), ...rowsOf(company.id, records) };
}

function rowsOf(companyId: string, records: CompanyRecords): Omit<CompanyRows, 'company'> {
  const rows = FILE_TABLES.map((list) => [
    list,
    records[list].map((record) => CODEC_OF[list].toRow(companyId, record as never)),
  ]);
  return Object.fromEntries(rows) as Omit<CompanyRows, 'company'>;
}

/** An entry of the file, as the ledger knows it. */
export function toLedgerEntry({
  startAtUtc: startAt,
  endAtUtc: endAt,
  breaks,
  ...entry
}: FileEntry): TimeEntry {
  return {
    ...entry,
    startAt,
    endAt,
    breaks: breaks.map((each) => ({ startAt: each.startAtUtc, endAt: each.endAtUtc, kind: each.kind })),
  };
}

type FileEntry = CompanyFile['timeEntries'][number];

type FileVersion = CompanyFile['ruleSets'][number]['versions'][number];

function toRuleVersion(ruleSetId: string, { definition, parameters, ...version }: FileVersion) {
  return {
    ...{ ...version, ruleSetId },
    definition: definition === null ? null : JSON.stringify(definition),
    parameterValues: writeParameterValues(parameters),
  };
}

export function toRuleVersionRow(companyId: string, ruleSetId: string, version: FileVersion): RuleVersionRow {
  return CODEC_OF.ruleVersions.toRow(companyId, toRuleVersion(ruleSetId, version));
}

type FilePerson = CompanyFile['employees'][number];

function toPerson({ employmentRatio, ...person }: FilePerson, signIn: SignIn) {
  return { ...person, ...signIn, ...toDatedRatio(employmentRatio) };
}

/** The first ratio holds from the beginning, so its day is not stored: equal ratios are equal rows however they were written. */
function toDatedRatio(ratio: FilePerson['employmentRatio']) {
  if (typeof ratio === 'number') return { employmentRatio: ratio, ratioChanges: [] };
  const [first = assertNeverHappens('a list of ratios has one'), ...ratioChanges] = ratio;
  return { employmentRatio: first.ratio, ratioChanges };
}
