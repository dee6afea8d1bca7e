/** Which version holds on days that were approved under another one than the list says? Each keeps its own. */
import { type RuleVersion, type VersionSpan } from './rule-version.ts';

const holds = ({ firstDay, lastDay }: VersionSpan, day: number): boolean => firstDay <= day && day <= lastDay;

const isAny = ({ firstDay, lastDay }: VersionSpan): boolean => firstDay <= lastDay;

/** The span without a day, which gets a version of its own. */
const around = (span: VersionSpan, day: number, version: RuleVersion): readonly VersionSpan[] =>
  [
    { ...span, lastDay: day - 1 },
    { version, firstDay: day, lastDay: day },
    { ...span, firstDay: day + 1 },
  ].filter(isAny);

/** Days in a row under one version are one span, so that what the version says of them is said of them together. */
const joined = (spans: readonly VersionSpan[]): readonly VersionSpan[] => {
  const out: VersionSpan[] = [];
  for (const span of spans) {
    const before = out.at(-1);
    if (before?.version === span.version) out[out.length - 1] = { ...before, lastDay: span.lastDay };
    else out.push(span);
  }
  return out;
};

/**
 * The spans of a list of versions, where days of their own have the version that they kept. The same spans where each of these
 * days has the one that the list gives it.
 */
export const spansWithKept = (
  spans: readonly VersionSpan[],
  keptOn: ReadonlyMap<number, RuleVersion>,
): readonly VersionSpan[] => {
  const others = [...keptOn].filter(
    ([day, version]) => spans.find((span) => holds(span, day))?.version !== version,
  );
  if (others.length === 0) return spans;
  return joined(
    others.reduce<readonly VersionSpan[]>(
      (all, [day, version]) =>
        all.flatMap((span) => (holds(span, day) ? around(span, day, version) : [span])),
      spans,
    ),
  );
};
