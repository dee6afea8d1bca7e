/** What becomes of worked time under the rules in force? Base class first, then each mechanism in the rule's order. */
import { type Segment } from '#pay/segment.ts';
import { compileRule, type ClassCode, type CompiledRule } from './compile-rule.ts';
import { type Note } from './mechanisms/mechanism.ts';
import { type RuleRun, type StepOrigin, traceStep } from './rule-run.ts';
import { type RuleVersion } from './rule-version.ts';

/** Worked time whose classes are settled, under one version, with the codes it is paid as. */
export type ClassedTime = {
  readonly version: RuleVersion;
  readonly segments: readonly Segment[];
  readonly codeOf: (className: string) => ClassCode;
};

const groupByVersion = (worked: readonly Segment[], run: RuleRun): Map<RuleVersion, Segment[]> => {
  const groups = new Map<RuleVersion, Segment[]>();
  let version: RuleVersion | null = null;
  let group: Segment[] = [];
  for (const piece of worked) {
    const next = run.versionOn(piece.day);
    if (next !== version) {
      version = next;
      group = groups.get(version) ?? [];
      groups.set(version, group);
    }
    group.push(piece);
  }
  return groups;
};

const noteInto = (run: RuleRun, origin: StepOrigin): Note | null => {
  const { trace } = run;
  if (trace === null) return null;
  return (segment, reason) => {
    trace.push(traceStep(segment, reason, origin));
  };
};

const classify = (
  worked: readonly Segment[],
  version: RuleVersion,
  rule: CompiledRule,
  run: RuleRun,
): readonly Segment[] => {
  const citation = version.definition.citation ?? null;
  const begin = noteInto(run, { mechanism: 'base-class', citation, version });
  let segments = worked;
  if (begin !== null) for (const segment of segments) begin(segment, { kind: 'base-class' });
  for (const step of rule.classifies) {
    const origin = { mechanism: step.mechanism, citation: step.citation, version };
    segments = step.run(segments, run.setting, noteInto(run, origin));
  }
  return segments;
};

/**
 * Classes worked time. `worked` is in order of time and comes from one employee; limits count over all of it, also over
 * a change of version. Minutes are neither lost nor added: the segments given back cover exactly the time given.
 */
export const applyRules = (worked: readonly Segment[], run: RuleRun): readonly ClassedTime[] => {
  const classed: ClassedTime[] = [];
  for (const [version, pieces] of groupByVersion(worked, run)) {
    const rule = compileRule(version.definition);
    classed.push({ version, segments: classify(pieces, version, rule, run), codeOf: rule.codeOf });
  }
  return classed;
};
