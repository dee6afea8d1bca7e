import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import { findProject, listProjects, type Project } from './project-store.ts';

export function projectsHandlers({ database }: { readonly database: Database }) {
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
  } satisfies V1Handlers;
}

function withPartsInOrder({ subProjects, ...project }: Project) {
  return { ...project, subProjects: inNameOrder(subProjects, ({ name }) => name) };
}
