import { may, type manageOperations } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee } from '#features/people/employee-store.ts';
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
      if (may(caller, 'time.read', { employeeId }) !== null)
        throw new DomainError('auth.not_own_record', { field: 'route.employeeId' });
      const company = await requireCompany(database.knex, companyId);
      const employee = await findEmployee(companyScope(database.knex, companyId), employeeId);
      if (employee === undefined) throw new DomainError('employee.not_found', { field: 'route.employeeId' });
      const language = query.language ?? company.language;
      return toExplainedDay(await explainDay(database.knex, { company, employee, date, language }));
    },
  };
}
