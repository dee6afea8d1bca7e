import { type LocalDate } from '@stimpill/time';
import { type RuleDefinition } from '#rules/rule-definition.ts';

/** Where a shipped rule was read, and what was read there. */
type AgreementSource = { readonly url: string; readonly says: string };

/**
 * A collective agreement as a rule that ships with the engine, with its sources and when they were last read. Where
 * sources disagree, the citation beside the value says so. `entitlements` is the key of its vacation and sick leave.
 */
export type Agreement = {
  readonly key: string;
  readonly name: string;
  readonly entitlements: string;
  readonly sources: readonly AgreementSource[];
  readonly lastCheckedOn: LocalDate;
  readonly definition: RuleDefinition;
};
