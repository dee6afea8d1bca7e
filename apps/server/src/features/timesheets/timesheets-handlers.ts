import { employeeIdOf, type operations } from '@stimpill/api-types';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listSeenEmployees, requireSeenEmployee } from '#features/people/seen-people.ts';
import { listProjects } from '#features/projects/project-store.ts';
import type { Handler } from '#http/mount-operation.ts';
import { calculateEmployeeTimesheet } from './calculate-employee-timesheet.ts';
import { calculateTimesheets } from './calculate-timesheets.ts';
import { inQuery, refuseUnknownYears } from './known-years.ts';
import { summarizeProjects } from './summarize-projects.ts';
import { toProjectSummary } from './to-project-summary.ts';
import { toTimeEntriesData } from './to-time-entries-data.ts';

export type TimesheetsHandlers = {
  readonly getTimeEntries: Handler<typeof operations.getTimeEntries>;
  readonly getProjectSummary: Handler<typeof operations.getProjectSummary>;
};

export function timesheetsHandlers({ database }: { readonly database: Database }): TimesheetsHandlers {
  return {
    getTimeEntries: async ({ params, query, caller }) => {
      refuseUnknownYears(inQuery(query));
      const scope = companyScope(database.knex, params.companyId);
      const [employee, company] = await Promise.all([
        requireSeenEmployee(scope, caller, employeeIdOf(query), 'query.employeeId'),
        requireCompany(database.knex, params.companyId),
      ]);
      return toTimeEntriesData(
        await calculateEmployeeTimesheet(database.knex, { company, employee, range: query }),
      );
    },

    getProjectSummary: async ({ params, query, caller }) => {
      refuseUnknownYears(inQuery(query));
      const scope = companyScope(database.knex, params.companyId);
      const company = await requireCompany(database.knex, params.companyId);
      const [projects, employees] = [await listProjects(scope), await listSeenEmployees(scope, caller)];
      const timesheets = await calculateTimesheets(database.knex, { company, employees, range: query });
      return toProjectSummary(summarizeProjects(timesheets, projects), query);
    },
  };
}
