// Many people at once. The plan is made inside the transaction that writes it, so that it holds when it is carried out.
import { localDateOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { listWaitingKeys } from '#features/auth/addresses/address-change-store.ts';
import type { SaidSettings } from '#features/companies/company-settings.ts';
import { listPayPeriods } from '#features/companies/pay-period-store.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { checkCompanyFile } from '#features/company-file/check-company-file.ts';
import { CompanyFileRefused } from '#features/company-file/file-fault.ts';
import { findCompanyRow, readStoredIds } from '#features/company-file/store/company-file-store.ts';
import { fromCompanyRow } from '#features/companies/company-codec.ts';
import { authorOf } from '#features/changes/change.ts';
import { listDepartments } from '#features/people/department-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { listRuleSets } from '#features/rules/rule-store.ts';
import { uuidv7 } from '#ids.ts';
import { listStoredPeople } from '../person-store.ts';
import { newPerson } from './new-person.ts';
import { outcomeOf, planImport, type ImportPlan, type ImportRows, type KnownRecords } from './plan-import.ts';
import { emailKeysOf, listSignInNames } from '#features/people/sign-in-name-store.ts';

/** Writes nothing. */
export async function checkPeopleImport(
  { companyId }: Seer,
  rows: ImportRows,
  { database, clock }: RecordsDeps,
): Promise<ImportPlan> {
  const row = await findCompanyRow(database.knex, companyId);
  if (row === undefined) throw new DomainError('auth.company_mismatch');
  return planFor(companyScope(database.knex, companyId), rows, fromCompanyRow(row), clock());
}

/**
 * Every row, or none.
 * @throws DomainError `people.rows_faulty`
 */
export async function importPeople(author: Seer, rows: ImportRows, deps: RecordsDeps): Promise<ImportPlan> {
  let plan: ImportPlan | undefined;
  const { companyId } = author;
  await changeRecords(
    { companyId, by: authorOf(author), reason: null, places: [] },
    async (scope, settings) => {
      plan = await planFor(scope, rows, settings, deps.clock());
      if (plan.lines.some(({ faults }) => faults.length > 0)) throw new DomainError('people.rows_faulty');
      return recordsOf(plan);
    },
    deps,
  );
  if (plan === undefined) throw new DomainError('people.rows_faulty');
  return plan;
}

function recordsOf({ lines, newDepartments }: ImportPlan) {
  const isWritten = (line: ImportPlan['lines'][number]) => ['created', 'changed'].includes(outcomeOf(line));
  const employees = lines.filter(isWritten).flatMap(({ person }) => (person === undefined ? [] : [person]));
  return { departments: [...newDepartments], employees };
}

async function planFor(
  scope: CompanyScope,
  rows: ImportRows,
  company: SaidSettings,
  now: number,
): Promise<ImportPlan> {
  const plan = planImport(rows, await readKnown(scope, rows, company, now));
  const records = recordsOf(plan);
  const faulty = faultyEmployees(
    { formatVersion: 1, company, ...records },
    await readStoredIds(scope.db, scope.companyId),
  );
  const ids = new Set(faulty.map((at) => records.employees[at]?.id));
  if (ids.size === 0) return plan;
  // Whatever the checks of a company file know beyond those of the rows.
  const lines = plan.lines.map((line) =>
    line.person !== undefined && ids.has(line.person.id)
      ? { ...line, faults: [...line.faults, { column: null, code: 'invalid' as const }] }
      : line,
  );
  return { ...plan, lines };
}

function faultyEmployees(content: unknown, ids: Parameters<typeof checkCompanyFile>[1]): readonly number[] {
  try {
    checkCompanyFile(content, ids);
    return [];
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    return error.faults.flatMap(({ path }) => {
      const [, at] = /^employees\[(\d+)\]/.exec(path) ?? [];
      return at === undefined ? [] : [Number(at)];
    });
  }
}

async function readKnown(
  scope: CompanyScope,
  { columns, rows }: ImportRows,
  { timeZone }: SaidSettings,
  now: number,
): Promise<KnownRecords> {
  const at = columns.indexOf('email');
  const emails = rows.flatMap((cells) => emailKeysOf((cells[at] ?? '').trim()));
  const owners = await listSignInNames(scope.db, [...new Set(emails)]);
  const elsewhere = owners.filter(({ companyId }) => companyId !== scope.companyId);
  return {
    people: await listStoredPeople(scope),
    departments: await listDepartments(scope),
    ruleSets: await listRuleSets(scope),
    payPeriods: await listPayPeriods(scope),
    emailsElsewhere: new Set(elsewhere.map(({ emailKey }) => emailKey)),
    waitingEmails: await listWaitingKeys(scope, now),
    today: localDateOf(now, timeZone),
    newPerson,
    firstDay: null,
    newId: uuidv7,
  };
}
