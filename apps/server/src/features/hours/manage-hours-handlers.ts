import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { readRecordNames } from '#features/log/record-names-store.ts';
import { requireSeenEmployee } from '#features/people/seen-people.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { readPersonDays } from './read-person-days.ts';
import { loadDepartments, readTimesheetGrid } from './read-timesheet-grid.ts';
import { readWorkSummary } from './read-work-summary.ts';
import { toTimesheetGrid } from './to-hours.ts';
import { toWorkSummary } from './to-work-summary.ts';
import { toPersonDays } from './to-person-days.ts';

/** They only read, and some of them for a whole company: see `company-work.ts`. */
export function hoursReader({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { knex } = database;
  return {
    getTimesheetGrid: async ({ query, caller }) => {
      const company = await requireCompany(knex, caller.companyId);
      const request = { company, seer: caller, range: query, now: clock() };
      return toTimesheetGrid(await readTimesheetGrid(knex, request), company, query);
    },

    getWorkSummary: async ({ query, caller }) => {
      const company = await requireCompany(knex, caller.companyId);
      const request = { company, seer: caller, range: query, now: clock() };
      return toWorkSummary(await readWorkSummary(knex, request), company, query);
    },

    getPersonDays: async ({ params, query, caller }) => {
      const scope = companyScope(knex, params.companyId);
      const employee = await requireSeenEmployee(scope, caller, params.employeeId, 'route.employeeId');
      const company = await requireCompany(knex, params.companyId);
      const days = await readPersonDays(knex, { company, employee, range: query, now: clock() });
      return toPersonDays(days, {
        language: query.language ?? company.language,
        timeZone: company.timeZone,
        names: await readRecordNames(scope),
        range: query,
        departmentIds: (await loadDepartments(scope)).departmentIdsOf(employee.id),
        lineNames: (await loadLineNamesOf(scope, company))(employee, query.endDate),
      });
    },
  } satisfies ManageHandlers;
}
