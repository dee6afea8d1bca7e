import type { manageOperations } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireSeenEmployee } from '#features/people/seen-people.ts';
import type { Handler } from '#http/mount-operation.ts';
import { explainDay } from './explain-day.ts';
import { refuseUnknownYears } from './known-years.ts';
import { toExplainedDay } from './to-explained-day.ts';

export type ManageTimesheetsHandlers = { readonly explainDay: Handler<typeof manageOperations.explainDay> };

export function manageTimesheetsHandlers({
  database,
}: {
  readonly database: Database;
}): ManageTimesheetsHandlers {
  return {
    explainDay: async ({ params, query, caller }) => {
      const { companyId, employeeId, date } = params;
      refuseUnknownYears({ 'route.date': date });
      const scope = companyScope(database.knex, companyId);
      const employee = await requireSeenEmployee(scope, caller, employeeId, 'route.employeeId');
      const company = await requireCompany(database.knex, companyId);
      const language = query.language ?? company.language;
      return toExplainedDay(await explainDay(database.knex, { company, employee, date, language }));
    },
  };
}
