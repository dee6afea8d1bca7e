import { isDeepStrictEqual } from 'node:util';
import type { RuleVersionRow } from '#database/tables/rules.ts';

/** By what a rule version is known in its company. */
export function versionKey({ rule_set_id, number }: Pick<RuleVersionRow, 'rule_set_id' | 'number'>): string {
  return `${rule_set_id}/${number}`;
}

/** Whether both hold from the same day and pay alike; in which order a definition names its fields is no difference. */
export function isSameVersion(one: RuleVersionRow, other: RuleVersionRow): boolean {
  return (
    one.valid_from === other.valid_from &&
    one.agreement === other.agreement &&
    one.parameter_values === other.parameter_values &&
    isDeepStrictEqual(definitionOf(one), definitionOf(other))
  );
}

function definitionOf({ definition }: RuleVersionRow): unknown {
  return definition === null ? null : JSON.parse(definition);
}
