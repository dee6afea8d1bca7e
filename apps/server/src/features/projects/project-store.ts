import type { CompanyScope } from '#database/company-scope.ts';
import type { ProjectRow, SubProjectRow } from '#database/tables/company.ts';

type SubProject = {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly isActive: boolean;
};

export type Project = SubProject & {
  /** yyyy-MM-dd */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly subProjects: readonly SubProject[];
};

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
  return {
    ...toSubProject(row),
    startDate: row.start_date,
    endDate: row.end_date,
    subProjects: parts.map(toSubProject),
  };
}

function toSubProject(row: ProjectRow | SubProjectRow): SubProject {
  return { id: row.id, name: row.name, code: row.code, isActive: Boolean(row.is_active) };
}
