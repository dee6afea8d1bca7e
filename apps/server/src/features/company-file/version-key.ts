import type { RuleVersionRow } from '#database/tables.ts';

/** By what a rule version is known in its company. */
export function versionKey({ rule_set_id, number }: Pick<RuleVersionRow, 'rule_set_id' | 'number'>): string {
  return `${rule_set_id}/${number}`;
}
