// The one place where punches become working time. A live door, a tablet's batch, a requested correction, a manager's decision or
// a timer calls it and says what it knows of a punch; the verdict is decided and written here.
//
//   time entries and queue of these people -> decisions -> entries -> verdicts -> queue -> review items
//
// The number of statements does not depend on the number of punches.
import type { CompanyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { uuidv7 } from '#ids.ts';
import { decideAll, type UndecidedPunch } from './decide-all.ts';
import { listParkedPunches, removeOpenPunches, parkPunches, type Arrival } from './open-punch-store.ts';
import { openReviewItems, settleHealed } from './review-item-store.ts';
import type { NewReviewItem, PunchReviewReason } from './review-item.ts';
import { closeEntries, insertEntries, listTimelines } from './time-entry-store.ts';
import { insertVerdicts } from './verdict-store.ts';
import type { Verdict } from './verdict.ts';

export type PunchToSettle = UndecidedPunch & {
  /** Decided already, by a manager or because the punch itself is faulty. Undefined: whether it fits the person's time decides. */
  readonly ruling?: Verdict;
  /** What a manager is asked about it, unless it is refused. */
  readonly asks: readonly PunchReviewReason[];
  /** The company has nobody of this employee id. */
  readonly isOfNobody?: boolean;
  /** Undefined for a live punch, which never waits. */
  readonly arrival?: Arrival;
  /** It stands in the queue. */
  readonly isQueued: boolean;
};

/**
 * Decides punches in their order, and writes all that comes of it. The employees must be locked.
 * @returns what became of each, by punch id
 */
export async function settlePunches(
  scope: CompanyScope,
  punches: readonly PunchToSettle[],
  now: number,
): Promise<ReadonlyMap<string, Verdict>> {
  const undecided = punches.filter(({ ruling }) => ruling === undefined);
  const employeeIds = undecided.map(({ employeeId }) => employeeId);
  const decided = await decideTimes(scope, employeeIds, punches);
  const settled = punches.map((punch) => {
    const verdict =
      punch.ruling ?? decided.get(punch.punchId) ?? assertNeverHappens('a punch without a verdict');
    return { punch, verdict, asks: asksOf(punch, verdict) };
  });
  const given = new Map(settled.map(({ punch, verdict }) => [punch.punchId, verdict]));
  await write(scope, settled, new Map([...decided].filter(([id]) => !given.has(id))), now);
  return given;
}

/** The time of these people was changed: their parked punches may fit now. The employees must be locked. */
export async function healPunches(
  scope: CompanyScope,
  employeeIds: readonly string[],
  now: number,
): Promise<void> {
  await write(scope, [], await decideTimes(scope, employeeIds, []), now);
}

/** Decides the punches without a ruling and the parked ones that fit now, and writes the entries. @returns verdicts by punch id */
async function decideTimes(
  scope: CompanyScope,
  ids: readonly string[],
  punches: readonly PunchToSettle[],
): Promise<ReadonlyMap<string, Verdict>> {
  const employeeIds = [...new Set(ids)];
  if (employeeIds.length === 0) return new Map();
  const own = new Set(punches.map(({ punchId }) => punchId));
  const undecided = punches.filter(({ ruling }) => ruling === undefined);
  const parked = await listParkedPunches(scope, employeeIds);
  const parkedOf = (id: string) => (parked.get(id) ?? []).filter(({ punchId }) => !own.has(punchId));
  const moments = [...undecided, ...employeeIds.flatMap(parkedOf)].map(({ at }) => at);
  if (moments.length === 0) return new Map();
  const timelines = await listTimelines(scope, employeeIds, Math.min(...moments));
  const decided = employeeIds.map((id) =>
    decideAll(
      { entries: timelines.get(id) ?? [], parked: parkedOf(id) },
      undecided.filter(({ employeeId }) => employeeId === id),
      uuidv7,
    ),
  );
  // Ends first: what begins now must not run into what is still open.
  await closeEntries(
    scope,
    decided.flatMap(({ changed }) => changed),
  );
  await insertEntries(
    scope,
    decided.flatMap(({ opened }) => opened),
  );
  return new Map(decided.flatMap(({ verdicts }) => [...verdicts]));
}

type Settled = {
  readonly punch: PunchToSettle;
  readonly verdict: Verdict;
  readonly asks: readonly PunchReviewReason[];
};

/** @param healed parked punches that stand in time entries now, by punch id */
async function write(
  scope: CompanyScope,
  settled: readonly Settled[],
  healed: ReadonlyMap<string, Verdict>,
  now: number,
): Promise<void> {
  const healedIds = [...healed.keys()];
  await insertVerdicts(
    scope,
    [
      ...settled.map(({ punch: { punchId }, verdict, asks }) => ({ punchId, verdict, asked: asks[0] })),
      ...[...healed].map(([punchId, verdict]) => ({ punchId, verdict, asked: undefined })),
    ],
    now,
  );
  await parkPunches(scope, settled.flatMap(toParked));
  const over = settled.filter(({ punch, verdict }) => punch.isQueued && !isParked(verdict));
  await removeOpenPunches(scope, [...over.map(({ punch }) => punch.punchId), ...healedIds]);
  if (healedIds.length > 0) await settleHealed(scope, healedIds, now);
  await openReviewItems(scope, settled.flatMap(toReviewItems), now);
}

function isParked(verdict: Verdict): verdict is Extract<Verdict, { verdict: 'waiting' | 'review' }> {
  return verdict.verdict === 'waiting' || verdict.verdict === 'review';
}

function toParked({ punch: { arrival, ...punch }, verdict }: Settled) {
  if (!isParked(verdict)) return [];
  if (arrival === undefined) return assertNeverHappens('a live punch that waits');
  const reason = verdict.verdict === 'review' ? verdict.reason : null;
  return [{ ...punch, arrival, state: verdict.verdict, reason }];
}

/** A manager is also asked where the punch was moved to a later time because the server's clock had been set back. */
function asksOf({ asks, at }: PunchToSettle, verdict: Verdict): readonly PunchReviewReason[] {
  if (verdict.verdict === 'conflict' || verdict.verdict === 'rejected') return [];
  const isMoved = verdict.verdict === 'applied' && verdict.at !== at;
  return isMoved && !asks.includes('time_uncertain') ? ['time_uncertain', ...asks] : asks;
}

/** A correction always opens an item of its own, so none is added when it does not fit. */
function toReviewItems({ punch, verdict, asks }: Settled): NewReviewItem[] {
  const isAsked = verdict.verdict === 'review' && !asks.includes('correction');
  return [...(isAsked ? [verdict.reason] : []), ...asks].map((reason) => ({
    employeeId: punch.isOfNobody === true ? null : punch.employeeId,
    reason,
    punchId: punch.punchId,
    timeEntryId: verdict.verdict === 'applied' ? verdict.timeEntryId : null,
  }));
}
