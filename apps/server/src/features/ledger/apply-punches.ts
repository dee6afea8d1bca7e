// Punches of one company become time entries: timelines in, decisions, entries out. The number of statements does not depend
// on the number of punches. Whoever calls has locked the employees.
import type { CompanyScope } from '#database/company-scope.ts';
import { groupBy } from '#group-by.ts';
import { closeEntries, insertEntries, listTimelines } from './time-entry-store.ts';
import { uuidv7 } from '#ids.ts';
import { decideAll, type Decided, type Outcome, type UndecidedPunch } from './decide-all.ts';
import { listParkedPunches, removeHealedPunches } from './open-punch-store.ts';
import { insertPunchVerdicts } from './punch-inbox-store.ts';

/**
 * Decides punches in their order and writes the entries, and what heals by them with its verdict. The verdicts of the
 * punches themselves are their door's business.
 * @returns what became of each, by punch id
 */
export async function applyPunches(
  scope: CompanyScope,
  punches: readonly UndecidedPunch[],
  now: number,
): Promise<ReadonlyMap<string, Outcome>> {
  return applyTo(
    scope,
    groupBy(punches, ({ employeeId }) => employeeId),
    now,
  );
}

/** A changed timeline lets the parked punches of these people be decided again, in order. */
export async function retryParkedPunches(
  scope: CompanyScope,
  employeeIds: readonly string[],
  now: number,
): Promise<void> {
  await applyTo(scope, new Map(employeeIds.map((id) => [id, []])), now);
}

async function applyTo(
  scope: CompanyScope,
  byEmployee: ReadonlyMap<string, readonly UndecidedPunch[]>,
  now: number,
): Promise<ReadonlyMap<string, Outcome>> {
  const employeeIds = [...byEmployee.keys()];
  if (employeeIds.length === 0) return new Map();
  const parked = await listParkedPunches(scope, employeeIds);
  const moments = [...byEmployee.values(), ...parked.values()].flat().map(({ at }) => at);
  if (moments.length === 0) return new Map();
  const timelines = await listTimelines(scope, employeeIds, Math.min(...moments));

  const decided = employeeIds.map((id) =>
    decideAll(
      { entries: timelines.get(id) ?? [], parked: parked.get(id) ?? [] },
      byEmployee.get(id) ?? [],
      uuidv7,
    ),
  );
  await write(scope, decided);
  const outcomes = new Map(decided.flatMap((each) => [...each.outcomes]));
  const given = new Set([...byEmployee.values()].flat().map(({ punchId }) => punchId));
  await writeHealed(scope, new Map([...outcomes].filter(([id]) => !given.has(id))), now);
  return outcomes;
}

async function write(scope: CompanyScope, decided: readonly Decided[]): Promise<void> {
  // Ends first: what begins now must not run into what is still open.
  await closeEntries(
    scope,
    decided.flatMap(({ changed }) => changed),
  );
  await insertEntries(
    scope,
    decided.flatMap(({ opened }) => opened),
  );
}

async function writeHealed(
  scope: CompanyScope,
  healed: ReadonlyMap<string, Outcome>,
  now: number,
): Promise<void> {
  const applied = [...healed].flatMap(([punchId, outcome]) =>
    outcome.outcome === 'applied' ? [{ punchId, timeEntryId: outcome.timeEntryId }] : [],
  );
  if (applied.length === 0) return;
  await insertPunchVerdicts(
    scope,
    applied.map(({ punchId, timeEntryId }) => ({
      id: uuidv7(),
      punchId,
      decidedAt: now,
      verdict: 'applied' as const,
      code: null,
      timeEntryId,
    })),
  );
  await removeHealedPunches(
    scope,
    applied.map(({ punchId }) => punchId),
    now,
  );
}
