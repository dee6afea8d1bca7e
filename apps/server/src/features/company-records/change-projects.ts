// Projects with their parts: a new one, or one that changes or closes. Parts that are not named stay as they are.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { findProject, listProjects, type Project } from '#features/projects/project-store.ts';
import { uuidv7 } from '#ids.ts';
import { authorOf, type RecordAuthor } from '#features/changes/change.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

const PLACES = ['projects[0]'];

type SubProject = Project['subProjects'][number];

/** With its parts by name, so that equal projects are equal answers. */
type ProjectInOrder = Omit<Project, 'subProjects'> & { readonly subProjects: SubProject[] };

/** What is sent of a project; a part without an id is new. */
export type SaidProject = Omit<Project, 'id' | 'subProjects'> & {
  readonly subProjects: readonly (Omit<SubProject, 'id'> & { readonly id: string | null })[];
};

export async function addProject(
  author: RecordAuthor,
  said: SaidProject,
  deps: RecordsDeps,
): Promise<ProjectInOrder> {
  const id = uuidv7();
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  const project = { ...said, id, subProjects: said.subProjects.map(withId) };
  await changeRecords(
    change,
    async (scope) => {
      refuseTakenName(await listProjects(scope), project);
      refuseRepeatedParts(project.subProjects);
      return { projects: [toFile(project)] };
    },
    deps,
  );
  return byName(project);
}

/** @param expect compares the project as it is with the version that the caller has read */
export async function changeProject(
  author: RecordAuthor,
  { id, said }: { readonly id: string; readonly said: SaidProject },
  expect: (current: Project) => void,
  deps: RecordsDeps,
): Promise<ProjectInOrder> {
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  let changed: Project = { ...said, id, subProjects: said.subProjects.map(withId) };
  await changeRecords(
    change,
    async (scope) => {
      const current = await requireProject(scope, id);
      expect(current);
      refuseTakenName(await listProjects(scope), { id, name: said.name });
      const named = said.subProjects.map(withId);
      const kept = current.subProjects.filter((part) => named.every((each) => each.id !== part.id));
      changed = { ...said, id, subProjects: [...named, ...kept] };
      refuseRepeatedParts(changed.subProjects);
      return { projects: [toFile(changed)] };
    },
    deps,
  );
  return byName(changed);
}

export async function requireProject(scope: CompanyScope, id: string): Promise<ProjectInOrder> {
  const project = await findProject(scope, id);
  if (project === undefined) throw new DomainError('project.not_found', { field: 'route.projectId' });
  return byName(project);
}

export function byName({ subProjects, ...project }: Project): ProjectInOrder {
  return { ...project, subProjects: inNameOrder(subProjects, ({ name }) => name) };
}

function refuseRepeatedParts(parts: readonly SubProject[]): void {
  for (const [index, part] of parts.entries()) refuseTakenName(parts, part, `subProjects[${index}].name`);
}

function withId(part: SaidProject['subProjects'][number]): SubProject {
  return { id: part.id ?? uuidv7(), name: part.name, code: part.code, isActive: part.isActive };
}

function toFile({ id, name, code, isActive, startDate, endDate, subProjects }: Project) {
  return { id, name, code, isActive, startDate, endDate, subProjects: [...subProjects] };
}
