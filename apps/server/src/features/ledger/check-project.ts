// Which project a clock-in may carry: strict mode requires one, a sub-project needs its own project, and both must be active.
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { findActiveProjects } from '#features/projects/project-store.ts';
import type { PunchAction } from './punch.ts';
import type { Refusal } from './verdict.ts';

/** What a punch says of its project. */
export type ProjectChoice = {
  readonly action: PunchAction;
  readonly projectId: string | undefined;
  readonly subProjectId: string | undefined;
};

/** Whether a clock-in of this person is refused without a project. Never where projects are off: nobody could choose one there. */
export function requiresProject(company: CompanySettings, employee: Employee): boolean {
  const isStrict = employee.requiresProjectSelection ?? company.terminal.projectSelection === 'strict';
  return company.features.enableProjects && isStrict;
}

/** The company's flag is checked first, before the project record. */
export function checkProjectsEnabled(company: CompanySettings, punch: ProjectChoice): Refusal | undefined {
  if (punch.action === 'stop' || punch.projectId === undefined || company.features.enableProjects)
    return undefined;
  return { code: 'company.feature_disabled', field: 'projectId' };
}

export type ProjectCheck = (
  company: CompanySettings,
  employee: Employee,
  choice: ProjectChoice,
) => Refusal | undefined;

/** Looks the projects of many punches up at once. */
export async function projectCheckFor(
  scope: CompanyScope,
  choices: readonly ProjectChoice[],
): Promise<ProjectCheck> {
  const starts = choices.filter(({ action, projectId }) => action === 'start' && projectId !== undefined);
  const { projects, projectOf } = await findActiveProjects(scope, {
    projectIds: starts.flatMap(({ projectId }) => projectId ?? []),
    subProjectIds: starts.flatMap(({ subProjectId }) => subProjectId ?? []),
  });
  return (company, employee, { action, projectId, subProjectId }) => {
    if (action === 'stop') return undefined;
    if (projectId === undefined) {
      return requiresProject(company, employee)
        ? { code: 'punch.project_required', field: 'projectId' }
        : undefined;
    }
    if (!projects.has(projectId)) return { code: 'project.not_found', field: 'projectId' };
    if (subProjectId === undefined || projectOf.get(subProjectId) === projectId) return undefined;
    return { code: 'project.not_found', field: 'subProjectId' };
  };
}
