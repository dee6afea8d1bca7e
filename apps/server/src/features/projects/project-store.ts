import type { CompanyScope } from '#database/company-scope.ts';
import type { ProjectRow, SubProjectRow } from '#database/tables.ts';

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
