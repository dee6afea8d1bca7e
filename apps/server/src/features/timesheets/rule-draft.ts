// A draft of a rule in the place of the rules in force, as if it had been adopted.
import type { RuleVersion, TimesheetInput } from '@stimpill/calc';

type Versions = readonly RuleVersion[];

/** Puts a draft behind the versions that hold before its day, and in the place of all others. Each list is made once. */
export function withDraft(draft: RuleVersion): (own: Versions) => Versions {
  const known = new Map<Versions, Versions>();
  return (own) => {
    const tried = known.get(own) ?? [...own.filter(({ validFrom }) => validFrom < draft.validFrom), draft];
    known.set(own, tried);
    return tried;
  };
}

const NOTHING_KEPT: NonNullable<TimesheetInput['kept']> = new Map();

/** The same time under a draft. What was approved is calculated anew, because that is what is compared. */
export function underDraft(input: TimesheetInput, triedRules: (own: Versions) => Versions): TimesheetInput {
  return { ...input, ruleVersions: triedRules(input.ruleVersions), kept: NOTHING_KEPT, keptRules: new Map() };
}
