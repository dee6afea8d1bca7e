import { employeeIdOf, type ProjectSummary } from '@stimpill/api-types';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listSeenEmployees, requireSeenEmployee } from '#features/people/seen-people.ts';
import { listProjects } from '#features/projects/project-store.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import { calculateEmployeeTimesheet } from './calculate-employee-timesheet.ts';
import { calculateTimesheets } from './calculate-timesheets.ts';
import { inQuery, refuseUnknownYears } from './known-years.ts';
import { summarizeProjects, type ProjectTime } from './summarize-projects.ts';
import { toTimeEntriesData } from './to-time-entries-data.ts';

type TimesheetsDeps = { readonly database: Database };

export function timesheetsHandlers({ database }: TimesheetsDeps) {
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
  } satisfies V1Handlers;
}

/** It counts the whole company, in the thread for that. */
export function projectSummaryReader({ database }: TimesheetsDeps) {
  return {
    getProjectSummary: async ({ params, query, caller }) => {
      refuseUnknownYears(inQuery(query));
      const scope = companyScope(database.knex, params.companyId);
      const company = await requireCompany(database.knex, params.companyId);
      const [projects, employees] = [await listProjects(scope), await listSeenEmployees(scope, caller)];
      const timesheets = await calculateTimesheets(database.knex, { company, employees, range: query });
      return toProjectSummary(summarizeProjects(timesheets, projects), query);
    },
  } satisfies V1Handlers;
}

function toProjectSummary(
  projects: readonly ProjectTime[],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): ProjectSummary {
  return {
    startDate,
    endDate,
    totalMinutes: projects.reduce((sum, { minutes }) => sum + minutes, 0),
    projects: projects.map(({ project, minutes, entryCount, parts, people }) => ({
      projectId: project?.id ?? null,
      projectName: project?.name ?? null,
      totalMinutes: minutes,
      entryCount,
      subProjects: parts.map((part) => ({
        subProjectId: part.id,
        subProjectName: part.name,
        totalMinutes: part.minutes,
      })),
      employees: people.map((person) => ({
        employeeId: person.id,
        employeeDisplayName: person.name,
        totalMinutes: person.minutes,
      })),
    })),
  };
}
