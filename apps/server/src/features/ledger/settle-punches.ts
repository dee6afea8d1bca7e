// The one place where punches become working time. A live door, a tablet's batch, a requested correction, a manager's decision or
// a timer calls it and says what it knows of a punch; the verdict is decided and written here.
//
//   time entries and queue of these people -> decisions -> entries -> verdicts -> queue -> review items
//
// The number of statements does not depend on the number of punches. Entries and verdicts are sent together, in this order; most
// punches need no more than that.
import type { CompanyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { groupBy } from '#group-by.ts';
import { uuidv7 } from '#ids.ts';
import { decideAll, type UndecidedPunch } from './decide-all.ts';
import { readTime, type KnownTime } from './known-time.ts';
import { listParkedPunches, removeOpenPunches, parkPunches, type Arrival } from './open-punch-store.ts';
import { openReviewItems, settleHealed } from './review-item-store.ts';
import type { NewReviewItem, PunchReviewReason } from './review-item.ts';
import { closeEntries, insertEntries } from './time-entry-store.ts';
import type { TimeEntry } from './time-entry.ts';
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
 * @param known what was read of these people's time under the lock; left out: it is read here
 * @returns the outcome of each, by punch id
 */
export async function settlePunches(
  scope: CompanyScope,
  punches: readonly PunchToSettle[],
  now: number,
  known?: KnownTime,
): Promise<ReadonlyMap<string, Verdict>> {
  const undecided = punches.filter(({ ruling }) => ruling === undefined);
  const employeeIds = undecided.map(({ employeeId }) => employeeId);
  const {
    verdicts: decided,
    entersClosed,
    ...entries
  } = await decideTimes(scope, employeeIds, punches, known);
  const settled = punches.map((punch) => {
    const verdict =
      punch.ruling ?? decided.get(punch.punchId) ?? assertNeverHappens('a punch without a verdict');
    return { punch, verdict, asks: asksOf(punch, verdict, entersClosed) };
  });
  const given = new Map(settled.map(({ punch, verdict }) => [punch.punchId, verdict]));
  const healed = new Map([...decided].filter(([id]) => !given.has(id)));
  await write(scope, { settled, healed, entersClosed, ...entries }, now);
  return given;
}

/** The time of these people was changed: their parked punches may fit now. The employees must be locked. */
export async function healPunches(
  scope: CompanyScope,
  employeeIds: readonly string[],
  now: number,
): Promise<void> {
  const { verdicts: healed, ...entries } = await decideTimes(scope, employeeIds, []);
  await write(scope, { settled: [], healed, ...entries }, now);
}

type Times = {
  /** By punch id. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly opened: readonly TimeEntry[];
  readonly closed: readonly TimeEntry[];
  /** By punch id those by which time came into what is closed for payroll. */
  readonly entersClosed: ReadonlyMap<string, UndecidedPunch>;
};

const NOTHING: Times = { verdicts: new Map(), opened: [], closed: [], entersClosed: new Map() };

/** Decides the punches without a ruling and the parked ones that fit now. */
async function decideTimes(
  scope: CompanyScope,
  ids: readonly string[],
  punches: readonly PunchToSettle[],
  known?: KnownTime,
): Promise<Times> {
  const employeeIds = [...new Set(ids)];
  if (employeeIds.length === 0) return NOTHING;
  const own = new Set(punches.map(({ punchId }) => punchId));
  const undecided = punches.filter(({ ruling }) => ruling === undefined);
  const parked = known?.parked ?? (await listParkedPunches(scope, employeeIds));
  const parkedOf = (id: string) => (parked.get(id) ?? []).filter(({ punchId }) => !own.has(punchId));
  const moments = [...undecided, ...employeeIds.flatMap(parkedOf)].map(({ at }) => at);
  if (moments.length === 0) return NOTHING;
  const since = Math.min(...moments);
  const { timelines, closed } =
    known !== undefined && known.since <= since ? known : await readTime(scope, employeeIds, since);
  const byEmployee = groupBy(undecided, ({ employeeId }) => employeeId);
  const decided = employeeIds.map((id) =>
    decideAll(
      { entries: timelines.get(id) ?? [], parked: parkedOf(id), closed: closed.get(id) ?? [] },
      byEmployee.get(id) ?? [],
      uuidv7,
    ),
  );
  return {
    verdicts: new Map(decided.flatMap(({ verdicts }) => [...verdicts])),
    opened: decided.flatMap(({ opened }) => opened),
    closed: decided.flatMap(({ changed }) => changed),
    entersClosed: new Map(
      decided.flatMap(({ enteredClosed }) => enteredClosed.map((punch) => [punch.punchId, punch])),
    ),
  };
}

type Settled = {
  readonly punch: PunchToSettle;
  readonly verdict: Verdict;
  readonly asks: readonly PunchReviewReason[];
};

type AskedPunch = Omit<Settled, 'punch'> & {
  readonly punch: UndecidedPunch & Pick<PunchToSettle, 'isOfNobody'>;
};

type ToWrite = Omit<Times, 'verdicts'> & {
  readonly settled: readonly Settled[];
  /** Parked punches that stand in time entries now, by punch id. */
  readonly healed: ReadonlyMap<string, Verdict>;
};

async function write(
  scope: CompanyScope,
  { settled, healed, opened, closed, entersClosed }: ToWrite,
  now: number,
): Promise<void> {
  const verdicts = [
    ...settled.map(({ punch: { punchId }, verdict, asks }) => ({ punchId, verdict, asked: asks[0] })),
    ...[...healed].map(([punchId, verdict]) => ({
      ...{ punchId, verdict },
      asked: entersClosed.has(punchId) ? LATE : undefined,
    })),
  ];
  // Ends first: what begins now must not run into what is still open.
  await Promise.all([
    closeEntries(scope, closed),
    insertEntries(scope, opened),
    insertVerdicts(scope, verdicts, now),
  ]);
  await parkPunches(scope, settled.flatMap(toParked));
  const over = settled.filter(({ punch, verdict }) => punch.isQueued && !isParked(verdict));
  const healedIds = [...healed.keys()];
  await removeOpenPunches(scope, [...over.map(({ punch }) => punch.punchId), ...healedIds]);
  if (healedIds.length > 0) await settleHealed(scope, healedIds, now);
  const late = [...healed].flatMap(([id, verdict]) => {
    const punch = entersClosed.get(id);
    return punch === undefined ? [] : toReviewItems({ punch, verdict, asks: [LATE] });
  });
  await openReviewItems(scope, [...settled.flatMap(toReviewItems), ...late], now);
}

/** What a manager is asked where time came into what is closed. */
const LATE: PunchReviewReason = 'period_locked';

function isParked(verdict: Verdict): verdict is Extract<Verdict, { verdict: 'waiting' | 'review' }> {
  return verdict.verdict === 'waiting' || verdict.verdict === 'review';
}

function toParked({ punch: { arrival, ...punch }, verdict }: Settled) {
  if (!isParked(verdict)) return [];
  if (arrival === undefined) return assertNeverHappens('a live punch that waits');
  const reason = verdict.verdict === 'review' ? verdict.reason : null;
  return [{ ...punch, arrival, state: verdict.verdict, reason }];
}

/**
 * A manager is also asked where the punch was moved to a later time because the server's clock had been set back, and where it came late;
 * but not twice about the same draft.
 */
function asksOf(
  { asks, at, punchId, isDraft }: PunchToSettle,
  verdict: Verdict,
  entersClosed: Times['entersClosed'],
): readonly PunchReviewReason[] {
  if (verdict.verdict === 'conflict' || verdict.verdict === 'rejected') return [];
  const isMoved = verdict.verdict === 'applied' && verdict.at !== at;
  if (isMoved) return asks.includes('time_uncertain') ? asks : ['time_uncertain', ...asks];
  return entersClosed.has(punchId) && !isDraft ? [...asks, LATE] : asks;
}

/** A correction always opens an item of its own, so none is added when it does not fit. */
function toReviewItems({ punch, verdict, asks }: AskedPunch): NewReviewItem[] {
  const isAsked = verdict.verdict === 'review' && !asks.includes('correction');
  return [...(isAsked ? [verdict.reason] : []), ...asks].map((reason) => ({
    employeeId: punch.isOfNobody === true ? null : punch.employeeId,
    reason,
    punchId: punch.punchId,
    timeEntryId: verdict.verdict === 'applied' ? verdict.timeEntryId : null,
  }));
}
