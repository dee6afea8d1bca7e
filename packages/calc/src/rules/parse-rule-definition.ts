import { type Problem } from './problem.ts';
import { type RuleDefinition } from './rule-definition.ts';

/** A good definition, or every problem with its JSON path. */
export type ParsedRuleDefinition =
  | { readonly ok: true; readonly definition: RuleDefinition }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Untrusted JSON as a rule definition, or every problem it has. `path` is where the definition stands in the
 * document it came from; the problems' paths begin with it.
 */
export const parseRuleDefinition = (_json: unknown, _path = '$'): ParsedRuleDefinition => {
  throw new Error('being written');
};
