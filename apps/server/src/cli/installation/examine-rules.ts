// What the doctor says of pay rules: those that were imported before this version of Stimpill began to refuse something in them.
import type { Database } from '#database/database.ts';
import { listRefusedRules } from '#features/rules/rule-store.ts';
import { ok, warning, type Finding } from './findings.ts';

export async function examineRules({ knex }: Database): Promise<Finding[]> {
  const refused = await listRefusedRules(knex);
  if (refused.length === 0) return [ok('pay rules', 'all that are stored could be imported today')];
  return refused.map(({ companyId, name, number, reason }) =>
    warning(
      'pay rules',
      `“${name}”, version ${number} (company ${companyId}) pays as it always has, but would be refused today: ${reason} Give the rule a new version.`,
    ),
  );
}
