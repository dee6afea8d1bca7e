// Payroll runs and whom they pay. Rows are added and read, and altered only to erase somebody who was paid.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf } from '#database/table.ts';
import { payrollRuns, type PayrollRunPersonRow, type PayrollRunRow } from '#database/tables/payroll.ts';
import { bonusText, type RunBonus } from '#features/bonuses/bonus.ts';
import { groupBy } from '#group-by.ts';
import type { CodeAmounts } from './amounts-owed.ts';
import type { ListedRun, OlderLines, PayrollRun, RunPerson } from './payroll-run.ts';
import type { CodeMinutes } from './code-minutes.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author, Facts } from '#features/changes/change.ts';

const AT_A_TIME = 500;

const BY_NUMBER = 'employeeNumber';

/** The file can be large, and one thing alone reads the first day of older periods. */
const UNREAD = ['file', 'older_from'] as const;
type ReadRun = Omit<PayrollRunRow, (typeof UNREAD)[number]>;
const COLUMNS = columnNamesOf(payrollRuns, UNREAD);
const codec = recordCodec(payrollRuns, COLUMNS);

/** The newest first. The time entries of their people stay in the table: years of them are many megabytes. */
export async function listPayrollRuns({ db, companyId }: CompanyScope): Promise<ListedRun[]> {
  const rows = await db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId })
    .orderBy('number', 'desc')
    .select(...COLUMNS);
  const people = await db<PayrollRunPersonRow>('payroll_run_people')
    .where({ company_id: companyId })
    .select('run_id', 'lines', 'older');
  const peopleOf = groupBy(people, ({ run_id }) => run_id);
  return rows.map((row) => ({ ...toRun(row), people: (peopleOf.get(row.id) ?? []).map(toPaid) }));
}

export async function findPayrollRun(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<PayrollRun | undefined> {
  const row = await db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId, id })
    .first(...COLUMNS);
  if (row === undefined) return undefined;
  const people = await db<PayrollRunPersonRow>('payroll_run_people')
    .where({ company_id: companyId, run_id: id })
    .orderBy(['display_name', 'employee_id']);
  return { ...toRun(row), people: people.map(toPerson) };
}

/** The bytes of its file; undefined where there is no such run. */
export async function findRunFile({ db, companyId }: CompanyScope, id: string): Promise<Buffer | undefined> {
  const row = await db<PayrollRunRow>('payroll_runs').where({ company_id: companyId, id }).first('file');
  return row && Buffer.from(row.file);
}

/** The number that the next run gets. */
export async function nextRunNumber({ db, companyId }: CompanyScope): Promise<number> {
  const row = await db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId })
    .orderBy('number', 'desc')
    .first('number');
  return (row?.number ?? 0) + 1;
}

export async function insertPayrollRun(
  { db, companyId }: CompanyScope,
  run: PayrollRun,
  file: Buffer,
): Promise<void> {
  await db<PayrollRunRow>('payroll_runs').insert({
    ...codec.toRow(companyId, { ...run.by, ...run }),
    file,
    bonus: run.bonus && bonusText(run.bonus),
    older_from: olderFrom(run.people),
  });
  const people = run.people.map((person): PayrollRunPersonRow => ({
    company_id: companyId,
    run_id: run.id,
    employee_id: person.employeeId,
    display_name: person.displayName,
    lines: JSON.stringify(person.lines),
    amounts: JSON.stringify(person.amounts),
    entries: JSON.stringify(person.entries),
    known_by: person.isByNumber ? BY_NUMBER : null,
    without_absences: person.withoutAbsences.length === 0 ? null : JSON.stringify(person.withoutAbsences),
    bonuses: run.bonus && JSON.stringify(person.bonuses),
    older: person.older.length === 0 ? null : JSON.stringify(person.older),
  }));
  for (let from = 0; from < people.length; from += AT_A_TIME)
    await db<PayrollRunPersonRow>('payroll_run_people').insert(people.slice(from, from + AT_A_TIME));
}

function toRun(row: ReadRun): Omit<PayrollRun, 'people'> {
  const { userId, operator, ...run } = codec.toRecord(row);
  return { ...(run as Omit<PayrollRun, 'people' | 'by'>), by: { userId, operator } };
}

function olderFrom(people: readonly Pick<RunPerson, 'older'>[]): string | null {
  const days = people.flatMap(({ older }) => older.map(({ startDate }) => startDate));
  return days.sort()[0] ?? null;
}

function toPerson(row: PayrollRunPersonRow): RunPerson {
  return {
    employeeId: row.employee_id,
    displayName: row.display_name,
    isByNumber: row.known_by === BY_NUMBER,
    ...toPaid(row),
    amounts: toAmounts(row),
    bonuses: JSON.parse(row.bonuses ?? '[]') as RunBonus[],
    entries: JSON.parse(row.entries) as RunPerson['entries'],
    withoutAbsences: toLeft(row),
  };
}

function toPaid(row: Pick<PayrollRunPersonRow, 'lines' | 'older'>): Pick<RunPerson, 'lines' | 'older'> {
  return { lines: JSON.parse(row.lines) as CodeMinutes, older: toOlder(row) };
}

export function toOlder({ older }: Pick<PayrollRunPersonRow, 'older'>): readonly OlderLines[] {
  return older === null ? [] : (JSON.parse(older) as OlderLines[]);
}

export function toLeft({
  without_absences: left,
}: Pick<PayrollRunPersonRow, 'without_absences'>): RunPerson['withoutAbsences'] {
  return JSON.parse(left ?? '[]') as RunPerson['withoutAbsences'];
}

export function toAmounts({ amounts }: Pick<PayrollRunPersonRow, 'amounts'>): CodeAmounts | null {
  return amounts === null ? null : (JSON.parse(amounts) as CodeAmounts);
}

/** Runs of a company are made one after the other, and so are changes of its profiles. SQLite has one writer anyhow. */
export async function lockPayroll({ db, companyId }: CompanyScope): Promise<void> {
  await db<CompanyRow>('companies').where({ id: companyId }).forUpdate().first('id');
}

/** The log says who sent what and when; whom it pays stands in the run. */
export async function recordRun(
  scope: CompanyScope,
  { id, number, target, startDate, endDate, kind, sha256, fileName, asApprovedReason, people }: PayrollRun,
  how: Facts,
  { by, now }: { readonly by: Author; readonly now: number },
): Promise<void> {
  const after = {
    name: fileName,
    run_number: number,
    target,
    start_date: startDate,
    end_date: endDate,
    run_kind: kind,
    people: people.length,
    sha256,
    ...how,
    without_absences: people.reduce((sum, each) => sum + each.withoutAbsences.length, 0),
    ...(asApprovedReason !== null && { as_approved_reason: asApprovedReason }),
  };
  const change = { subject: 'payrollRun', subjectId: id, employeeId: null, before: null, after } as const;
  await insertChanges(scope, [change], { by, reason: null, now });
}
