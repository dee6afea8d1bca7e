import type { CompanyScope } from '#database/company-scope.ts';

const NAMED = [
  'departments',
  'pay_periods',
  'projects',
  'sub_projects',
  'rule_sets',
  'shift_types',
  'absence_kinds',
  'devices',
];

/**
 * What every record of the company that has a name is called, by id; people by their display name.
 * @param whose which people; not given: all
 */
export async function readRecordNames(
  { db, companyId }: CompanyScope,
  whose?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const ofCompany = db<{ id: string; display_name: string; company_id: string }>('employees').where({
    company_id: companyId,
  });
  if (whose) void ofCompany.whereIn('id', whose);
  const people = await ofCompany.select('id', 'display_name');
  for (const { id, display_name } of people) names.set(id, display_name);
  for (const table of NAMED) {
    const rows = await db<{ id: string; name: string; company_id: string }>(table)
      .where({ company_id: companyId })
      .select('id', 'name');
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
