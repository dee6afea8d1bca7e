/** What happens to worked time under the rules in force? Base class first, then each mechanism in the rule's order. */
import { type Segment } from '#pay/segment.ts';
import { type ClassedSegments } from '#pay/worked-sums.ts';
import { type Note } from './mechanisms/mechanism.ts';
import { noteStep, type RuleRun, type StepOrigin } from './rule-run.ts';
import { holdsOn, type RuleInForce } from './rules-in-force.ts';

/** Worked time whose classes are settled, under one version, with the classes of its rule. */
export type ClassedTime = ClassedSegments & { readonly inForce: RuleInForce };

/** Worked time under one rule. */
type WorkedUnder = { readonly inForce: RuleInForce; readonly segments: readonly Segment[] };

/** Nearly always one rule holds all the time; where clocks go back over midnight, rules may take turns. */
const groupByRule = (worked: readonly Segment[], { inForceOn }: RuleRun): readonly WorkedUnder[] => {
  const [first] = worked;
  if (first === undefined) return [];
  const only = inForceOn(first.day);
  if (worked.every(({ day }) => holdsOn(only, day))) return [{ inForce: only, segments: worked }];
  const groups = new Map<RuleInForce, Segment[]>();
  for (const segment of worked) {
    const inForce = inForceOn(segment.day);
    const group = groups.get(inForce);
    if (group === undefined) groups.set(inForce, [segment]);
    else group.push(segment);
  }
  return [...groups].map(([inForce, segments]) => ({ inForce, segments }));
};

const noteInto = (run: RuleRun, origin: StepOrigin): Note | null =>
  run.trace === null ? null : (segment, reason) => noteStep(run, segment.entry, segment, reason, origin);

const BASE_CLASS = { kind: 'base-class' } as const;

const classify = ({ inForce, segments: worked }: WorkedUnder, run: RuleRun): readonly Segment[] => {
  const { version, rule } = inForce;
  const citation = version.definition.citation ?? null;
  const begin = noteInto(run, { mechanism: 'base-class', citation, inForce });
  let segments = worked;
  if (begin !== null) for (const segment of segments) begin(segment, BASE_CLASS);
  for (const step of rule.classifies) {
    const origin = { mechanism: step.mechanism, citation: step.citation, inForce };
    segments = step.run(segments, run.setting, noteInto(run, origin));
  }
  return segments;
};

/**
 * Classes worked time. `worked` is in order of time and comes from one employee; limits count over all of it, also over
 * a change of version. Minutes are neither lost nor added: the segments given back cover exactly the time given.
 */
export const applyRules = (worked: readonly Segment[], run: RuleRun): readonly ClassedTime[] =>
  groupByRule(worked, run).map((group) => {
    const { inForce } = group;
    return { inForce, segments: classify(group, run), classes: inForce.rule.classes };
  });
