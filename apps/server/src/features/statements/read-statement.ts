// What is known of somebody's pay period: the record of their days, how far it is approved, and by what names its lines are paid.
import { writtenKennitala } from '@stimpill/api-types/kennitala';
import { localDateOf, type DateRange } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { readPerson } from '#features/company-people/person-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { readRecord, type PersonRecord } from '#features/own-record/read-record.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadLineNamesOf, type LineNames } from '#features/rules/pay-lines.ts';
import type { Language } from '#words.ts';
import { approvalOf, type Approval } from './approval.ts';

export type StatementRequest = {
  readonly employee: Employee;
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: DateRange;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type Statement = StatementRequest &
  Pick<PersonRecord, 'days' | 'removed' | 'rest' | 'wordOf'> & {
    readonly company: CompanySettings;
    /** As the desk knows them: their kennitala, otherwise their number; null: neither is recorded. */
    readonly knownBy: { readonly kind: 'kennitala' | 'number'; readonly text: string } | null;
    readonly approval: Approval;
    /** The last day has passed. */
    readonly isOver: boolean;
    readonly lineNames: LineNames;
    readonly names: ReadonlyMap<string, string>;
  };

export async function readStatement(scope: CompanyScope, request: StatementRequest): Promise<Statement> {
  const { employee, range, now } = request;
  const company = await requireCompany(scope.db, scope.companyId);
  const isOver = range.endDate < localDateOf(now, company.timeZone);
  const record = await readRecord(scope, { company, employee, range, now });
  return {
    ...request,
    ...record,
    company,
    knownBy: await knownBy(scope, employee.id),
    approval: approvalOf(record.days, isOver),
    isOver,
    lineNames: (await loadLineNamesOf(scope, company))(employee, range.endDate),
  };
}

async function knownBy(scope: CompanyScope, employeeId: string): Promise<Statement['knownBy']> {
  const { kennitala = null, employeeNumber = null } = (await readPerson(scope, employeeId)) ?? {};
  if (kennitala !== null) return { kind: 'kennitala', text: writtenKennitala(kennitala) };
  return employeeNumber === null ? null : { kind: 'number', text: employeeNumber };
}
