import type { CompanyScope } from '#database/company-scope.ts';
import type { ProjectRow, SubProjectRow } from '#database/tables.ts';

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

/** Whether time may be booked on the project. */
export async function isActiveProject({ db, companyId }: CompanyScope, id: string): Promise<boolean> {
  const row = await db<ProjectRow>('projects').where({ company_id: companyId, id }).first('is_active');
  return Boolean(row?.is_active);
}

/** Whether time may be booked on the sub-project of that project. */
export async function isActiveSubProject(
  { db, companyId }: CompanyScope,
  { id, projectId }: { readonly id: string; readonly projectId: string },
): Promise<boolean> {
  const row = await db<SubProjectRow>('sub_projects')
    .where({ company_id: companyId, id, project_id: projectId })
    .first('is_active');
  return Boolean(row?.is_active);
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
