// Somebody's own statement of a pay period, ready to go from one thread to another.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { payPeriodOn } from '#features/tablets/people/own-hours.ts';
import type { Language } from '#words.ts';
import { makeStatement, type StatementFile } from './make-statement.ts';

/** `date`: yyyy-MM-dd, a day of the pay period; undefined: today. */
export type MakeOwnStatement = (asked: {
  readonly companyId: string;
  readonly employeeId: string;
  readonly date: string | undefined;
  readonly language: Language;
}) => Promise<StatementFile>;

export function ownStatementMaker({
  database: { knex },
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): MakeOwnStatement {
  return async ({ companyId, employeeId, date, language }) => {
    const scope = companyScope(knex, companyId);
    const company = await requireCompany(knex, companyId);
    const employee =
      (await findEmployee(scope, employeeId)) ?? assertNeverHappens('a signed-in employee who is nobody');
    const now = clock();
    const asked = date ?? localDateOf(now, company.timeZone);
    const range = await payPeriodOn(scope, { company, employee, date: asked });
    return await makeStatement(scope, { employee, range, language, now });
  };
}
