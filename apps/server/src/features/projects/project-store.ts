import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf, type RecordOf } from '#database/table.ts';
import { projects, subProjects, type ProjectRow, type SubProjectRow } from '#database/tables/company.ts';

export type Project = RecordOf<typeof projects> & {
  readonly subProjects: readonly Omit<RecordOf<typeof subProjects>, 'projectId'>[];
};

const { toRecord: toOwn } = recordCodec(projects);
const { toRecord: toPart } = recordCodec(subProjects, columnNamesOf(subProjects, ['project_id']));

/** Every project of the company, active or not. */
export async function listProjects({ db, companyId }: CompanyScope): Promise<Project[]> {
  const rows = await db<ProjectRow>('projects').where({ company_id: companyId });
  const partRows = await db<SubProjectRow>('sub_projects').where({ company_id: companyId });
  const partsOf = new Map(rows.map(({ id }): [string, SubProjectRow[]] => [id, []]));
  for (const row of partRows) partsOf.get(row.project_id)?.push(row);
  return rows.map((row) => toProject(row, partsOf.get(row.id) ?? []));
}

export async function findProject({ db, companyId }: CompanyScope, id: string): Promise<Project | undefined> {
  const row = await db<ProjectRow>('projects').where({ company_id: companyId, id }).first();
  if (row === undefined) return undefined;
  const parts = await db<SubProjectRow>('sub_projects').where({ company_id: companyId, project_id: id });
  return toProject(row, parts);
}

/** Those of these projects and sub-projects on which time may be booked; a sub-project with the project it belongs to. */
export async function findActiveProjects(
  { db, companyId }: CompanyScope,
  {
    projectIds,
    subProjectIds,
  }: { readonly projectIds: readonly string[]; readonly subProjectIds: readonly string[] },
): Promise<{ readonly projects: ReadonlySet<string>; readonly projectOf: ReadonlyMap<string, string> }> {
  if (projectIds.length === 0) return { projects: new Set(), projectOf: new Map() };
  const isActive = { company_id: companyId, is_active: true };
  const rows = await db<ProjectRow>('projects').where(isActive).whereIn('id', projectIds).select('id');
  const parts =
    subProjectIds.length === 0
      ? []
      : await db<SubProjectRow>('sub_projects')
          .where(isActive)
          .whereIn('id', subProjectIds)
          .select('id', 'project_id');
  return {
    projects: new Set(rows.map(({ id }) => id)),
    projectOf: new Map(parts.map(({ id, project_id }) => [id, project_id])),
  };
}

function toProject(row: ProjectRow, parts: readonly SubProjectRow[]): Project {
  return { ...toOwn(row), subProjects: parts.map(toPart) };
}
