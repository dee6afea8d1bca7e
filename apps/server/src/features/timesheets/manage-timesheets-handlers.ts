import { toldIn } from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireSeenEmployee } from '#features/people/seen-people.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { explainDay } from './explain-day.ts';
import { refuseUnknownYears } from './known-years.ts';
import { toExplainedDay } from './to-explained-day.ts';

export function manageTimesheetsHandlers({ database }: { readonly database: Database }) {
  return {
    explainDay: async ({ params, query, caller }) => {
      const { companyId, employeeId, date } = params;
      refuseUnknownYears({ 'route.date': date });
      const scope = companyScope(database.knex, companyId);
      const employee = await requireSeenEmployee(scope, caller, employeeId, 'route.employeeId');
      const company = await requireCompany(database.knex, companyId);
      const language = toldIn(query.language ?? company.language);
      return toExplainedDay(await explainDay(database.knex, { company, employee, date, language }));
    },
  } satisfies ManageHandlers;
}
