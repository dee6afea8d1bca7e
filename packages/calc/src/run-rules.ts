/** What do the rules make of these entries, taken together? One run: stints, worked time, classes, credits. */
import { type TraceStep } from '#explain/trace.ts';
import { type Credit } from '#pay/credit.ts';
import { type Stint } from '#pay/stint.ts';
import { type PaidMinutes } from '#pay/totals.ts';
import { applyRules, type ClassedTime } from '#rules/apply-rules.ts';
import { creditRules } from '#rules/credit-rules.ts';
import { createRun } from '#rules/rule-run.ts';
import { toStints } from '#rules/to-stints.ts';
import { workedTime } from '#rules/worked-time.ts';
import { type PreparedEntry, type PreparedInput } from './prepare-input.ts';

/** What one entry came to. The presence is its clock minutes once the rule has rounded them. */
export type EntryResult = { readonly paid: readonly PaidMinutes[]; readonly presentMinutes: number };

/** What one run came to. */
export type RunResult = {
  readonly entries: ReadonlyMap<string, EntryResult>;
  readonly credits: readonly Credit[];
  readonly trace: readonly TraceStep[];
};

type Gathered = { readonly paid: PaidMinutes[]; presentMinutes: number };

const gather = (
  stints: readonly Stint[],
  classed: readonly ClassedTime[],
): ReadonlyMap<string, EntryResult> => {
  const results = new Map<string, Gathered>();
  for (const stint of stints) {
    if (stint.kind === 'standby') continue;
    for (const [index, { id, start, end }] of stint.entries.entries()) {
      const from = index === 0 ? stint.start : Math.max(start, stint.start);
      const until = index === stint.entries.length - 1 ? stint.end : Math.min(end, stint.end);
      results.set(id, { paid: [], presentMinutes: Math.max(0, until - from) });
    }
  }
  for (const { segments, codeOf } of classed) {
    for (const { entryId, start, end, dayClass, class: className } of segments) {
      results.get(entryId)?.paid.push({ minutes: end - start, dayClass, code: codeOf(className) });
    }
  }
  return results;
};

/** Runs the rules over closed entries of one employee, in order of start. */
export const runRules = (entries: readonly PreparedEntry[], prepared: PreparedInput): RunResult => {
  const run = createRun(prepared);
  const stints = toStints(entries, run);
  const classed = applyRules(workedTime(stints, run), run);
  const credits = creditRules({ ...prepared, stints, classed }, run);
  return { entries: gather(stints, classed), credits, trace: run.trace ?? [] };
};
