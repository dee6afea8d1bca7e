/** What do the rules make of these entries, taken together? One run: stints, worked time, classes, sums, credits. */
import { type TraceStep } from '#explain/trace.ts';
import { type Credit } from '#pay/credit.ts';
import { type Stint } from '#pay/stint.ts';
import { sumWorked, type WorkedSums } from '#pay/worked-sums.ts';
import { applyRules, type ClassedTime } from '#rules/apply-rules.ts';
import { creditRules } from '#rules/credit-rules.ts';
import { createRun } from '#rules/rule-run.ts';
import { toStints } from '#rules/to-stints.ts';
import { presenceOf, workedTime } from '#rules/worked-time.ts';
import { type PreparedEntry, type PreparedInput } from './prepare-input.ts';

/** What one run came to. */
export type RunResult = {
  /** The clock minutes of each entry, by its index, once the rule has rounded them; none for standby. */
  readonly presentMinutes: readonly number[];
  readonly stints: readonly Stint[];
  readonly classed: readonly ClassedTime[];
  readonly worked: WorkedSums;
  readonly credits: readonly Credit[];
  /** The steps of each entry, by its index. */
  readonly trace: readonly (readonly TraceStep[] | undefined)[];
};

const presentMinutes = (stints: readonly Stint[], entryCount: number): readonly number[] => {
  const minutes = new Array<number>(entryCount).fill(0);
  for (const stint of stints) {
    if (stint.kind === 'standby') continue;
    for (let at = 0; at < stint.entries.length; at += 1) {
      const presence = presenceOf(stint, at);
      const index = stint.entries[at]?.index;
      if (presence !== null && index !== undefined) minutes[index] = presence.end - presence.start;
    }
  }
  return minutes;
};

/** Runs the rules over entries of one employee, in order of start. */
export const runRules = (entries: readonly PreparedEntry[], prepared: PreparedInput): RunResult => {
  const run = createRun(prepared);
  const { rules, employed } = prepared;
  const entryCount = prepared.entries.length;
  const stints = toStints(entries, run);
  const classed = applyRules(workedTime(stints, run), run);
  const worked = sumWorked(classed, entryCount);
  const credits = creditRules({ stints, classed, worked, rules, employed }, run);
  return {
    presentMinutes: presentMinutes(stints, entryCount),
    stints,
    classed,
    worked,
    credits,
    trace: run.trace ?? [],
  };
};
