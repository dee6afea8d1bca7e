import type { operations } from '@stimpill/api-types';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { refuseUnknownYears } from '#features/timesheets/known-years.ts';
import type { Handler } from '#http/mount-operation.ts';
import { findProject, listProjects, type Project } from './project-store.ts';
import { summarizeProjects } from './summarize-projects.ts';
import { toProjectSummary } from './to-project-summary.ts';

export type ProjectsHandlers = {
  readonly listProjects: Handler<typeof operations.listProjects>;
  readonly getProject: Handler<typeof operations.getProject>;
  readonly getProjectSummary: Handler<typeof operations.getProjectSummary>;
};

export function projectsHandlers({ database }: { readonly database: Database }): ProjectsHandlers {
  return {
    listProjects: async ({ params }) => {
      const projects = await listProjects(companyScope(database.knex, params.companyId));
      return inNameOrder(projects, ({ name }) => name).map(withPartsInOrder);
    },

    getProject: async ({ params }) => {
      const project = await findProject(companyScope(database.knex, params.companyId), params.projectId);
      if (project === undefined) throw new DomainError('project.not_found', { field: 'route.projectId' });
      return withPartsInOrder(project);
    },

    getProjectSummary: async ({ params, query }) => {
      refuseUnknownYears(query);
      const scope = companyScope(database.knex, params.companyId);
      const company = await requireCompany(database.knex, params.companyId);
      const [projects, employees] = [await listProjects(scope), await listEmployees(scope)];
      const timesheets = await calculateTimesheets(database.knex, { company, employees, range: query });
      return toProjectSummary(summarizeProjects(timesheets, projects), query);
    },
  };
}

function withPartsInOrder({ subProjects, ...project }: Project) {
  return { ...project, subProjects: inNameOrder(subProjects, ({ name }) => name) };
}
