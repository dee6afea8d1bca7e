import type { EntryFigures, RuleVersion } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';
import type { Rules } from '#features/rules/load-rule-versions-of.ts';
import type { Employee } from '#features/people/employee.ts';
import { listKeptFigures } from './kept-figures-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';

/** By the id of an entry, what was approved and the version by which it was calculated, where that is still known. */
export type KeptOf = (employee: Pick<Employee, 'id' | 'ruleSetId'>) => {
  readonly kept: ReadonlyMap<string, EntryFigures>;
  readonly keptRules: ReadonlyMap<string, RuleVersion>;
};

const NOTHING = { kept: new Map<string, EntryFigures>(), keptRules: new Map<string, RuleVersion>() };

/**
 * The kept figures of the locked ones among these entries, parsed once for each person. Most ranges hold
 * nothing locked; then nothing is queried.
 */
export async function loadKeptFigures(
  scope: CompanyScope,
  whose: Whose,
  entries: readonly TimeEntry[],
  rules: Rules,
): Promise<KeptOf> {
  const span = spanOf(entries.filter(({ isLocked }) => isLocked));
  if (span === null) return () => NOTHING;
  const rows = groupBy(await listKeptFigures(scope, whose, span), ({ employeeId }) => employeeId);
  const parsed = new Map<string, ReturnType<KeptOf>>();
  const parse: KeptOf = (employee) => {
    const kept = new Map<string, EntryFigures>();
    const keptRules = new Map<string, RuleVersion>();
    for (const { timeEntryId, text, ruleSetId } of rows.get(employee.id) ?? []) {
      const figures = JSON.parse(text) as EntryFigures;
      kept.set(timeEntryId, figures);
      const { ruleName: name, ruleVersionNumber: number } = figures;
      const version = rules.keptVersion(employee, { ruleSetId, name, number });
      if (version !== undefined) keptRules.set(timeEntryId, version);
    }
    return { kept, keptRules };
  };
  return (employee) => {
    const found = parsed.get(employee.id) ?? parse(employee);
    parsed.set(employee.id, found);
    return found;
  };
}

function spanOf(entries: readonly TimeEntry[]): { from: number; to: number } | null {
  if (entries.length === 0) return null;
  let from = Infinity;
  let to = -Infinity;
  for (const { startAt } of entries) {
    from = Math.min(from, startAt);
    to = Math.max(to, startAt + 1);
  }
  return { from, to };
}
