/** What becomes of worked time under the rules in force? Base class first, then each mechanism in the rule's order. */
import { type DayClass } from '#calendars/work-calendar.ts';
import { type TraceStep } from '#explain/trace.ts';
import { toSegment, type Segment, type WorkedPiece } from '#pay/segment.ts';
import { toLocalDate } from '#time/local-date.ts';
import { instantOf } from '#time/minutes.ts';
import { compileRule } from './compile-rule.ts';
import { type Note } from './mechanisms/mechanism.ts';
import { type PayCode } from './rule-definition.ts';
import { type RuleVersion, type VersionOnDay } from './rule-version.ts';

/** A worked stretch whose class is settled, with the code it is paid as. */
type PaidPiece = {
  readonly entryId: string;
  readonly minutes: number;
  readonly dayClass: DayClass;
  readonly code: PayCode;
};

/** All pieces in order of time within each version, and every step that led to them. */
export type RuleResult = { readonly paid: readonly PaidPiece[]; readonly trace: readonly TraceStep[] };

const groupByVersion = (
  worked: readonly WorkedPiece[],
  versionOn: VersionOnDay,
): Map<RuleVersion, WorkedPiece[]> => {
  const groups = new Map<RuleVersion, WorkedPiece[]>();
  for (const piece of worked) {
    const version = versionOn(piece.day);
    const group = groups.get(version);
    if (group === undefined) groups.set(version, [piece]);
    else group.push(piece);
  }
  return groups;
};

const noteInto =
  (trace: TraceStep[], version: RuleVersion, mechanism: string): Note =>
  (segment, reason) => {
    trace.push({
      entryId: segment.entryId,
      mechanism,
      startAt: instantOf(segment.start),
      endAt: instantOf(segment.end),
      minutes: segment.end - segment.start,
      localDate: toLocalDate(segment.day),
      dayClass: segment.dayClass,
      class: segment.class,
      reason,
      ruleName: version.name,
      versionNumber: version.number,
    });
  };

const applyVersion = (
  version: RuleVersion,
  worked: readonly WorkedPiece[],
  trace: TraceStep[],
): Segment[] => {
  const rule = compileRule(version.definition);
  const begin = noteInto(trace, version, 'base-class');
  let segments = worked.map((piece) => toSegment(piece, rule.baseClass));
  for (const segment of segments) begin(segment, { kind: 'base-class' });
  for (const { mechanism, run } of rule.steps) segments = run(segments, noteInto(trace, version, mechanism));
  return segments;
};

/**
 * Classes worked time. `worked` is in order of time and comes from one employee; what one day holds is counted over
 * all of it. Minutes are neither lost nor added: the pieces given back cover exactly the time given.
 */
export const applyRules = (worked: readonly WorkedPiece[], versionOn: VersionOnDay): RuleResult => {
  const trace: TraceStep[] = [];
  const paid: PaidPiece[] = [];
  for (const [version, pieces] of groupByVersion(worked, versionOn)) {
    const { codeOf } = compileRule(version.definition);
    for (const segment of applyVersion(version, pieces, trace)) {
      const { entryId, start, end, dayClass } = segment;
      paid.push({ entryId, minutes: end - start, dayClass, code: codeOf(segment.class) });
    }
  }
  return { paid, trace };
};
