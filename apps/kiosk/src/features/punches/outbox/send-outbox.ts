// The one loop that sends. It never gives up and never drops a punch; how long it waits is all that changes.
//
//   punch, start, online, visible, timer -> is anybody sending? -> no: oldest 50 -> fresh time -> send -> apply -> next 50
//                                                            failed: wait 1 s .. 5 min, or as long as the server asks
//                                     none left: what an earlier registration left, then what was disputed since
import type { PunchResult } from '@stimpill/api-types/station';
import type { CallStation } from '#api/call-station.ts';
import { MAX_BATCH_ITEMS } from '@stimpill/api-types/tablet-calls';
import type { Closing } from '#device/clock-stretches.ts';
import type { Locks } from '#device/locks.ts';
import type { OutboxPunch } from '#storage/outbox-database.ts';
import { applyAnswer, type BatchAnswer, type NextStep, type RowChange } from './apply-answer.ts';
import { backoff } from './backoff.ts';
import type { OutboxStateStore } from './outbox-state.ts';
import type { Outbox } from './outbox.ts';
import { sendLeft } from './send-left.ts';
import { sendDisputes } from './send-disputes.ts';
import type { TellHead } from './tell-head.ts';
import { toBatchItem } from './to-batch-item.ts';

/** `timer` respects the waiting time; the others have a reason to believe that it works now. */
type SendReason = 'punch' | 'start' | 'online' | 'visible' | 'timer' | 'asked';

export type Sender = {
  readonly send: (reason: SendReason) => void;
  /**
   * The verdict on a punch, if it comes within this time. It cannot come while the batch before it is overdue; then nobody waits for it.
   */
  readonly verdictOn: (punchId: string, withinMs: number) => Promise<PunchResult | undefined>;
  /** Resolves when nothing is being sent: what an update of the app waits for. */
  readonly isIdle: () => boolean;
  readonly stop: () => void;
};

export type SenderDeps = {
  readonly outbox: Outbox;
  readonly callStation: CallStation;
  readonly locks: Locks;
  readonly state: OutboxStateStore;
  /** The newest exchange of this page load, if it is at most so old, and what the clocks did up to it. */
  readonly closing: (withinMs: number) => Closing | undefined;
  readonly tellHead: TellHead;
  readonly monotonicNow: () => number;
  readonly random: () => number;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** The server does not know the key: bind it again, as after a server that came back from a backup. */
  readonly bindKeyAgain: () => Promise<void>;
};

const TIMER_MS = 30_000;
const TRY_LOCK_AGAIN_MS = 1_000;
/** An exchange older than this is not "just before" a batch. */
const FRESH_MS = 10_000;
const SYNC_LOCK = 'outbox-sync';

type Loop = {
  isRunning: boolean;
  isAskedAgain: boolean;
  failures: number;
  limit: number;
  /** Moments of the monotonic clock: before the first the loop should not send, before the second it must not. */
  notBefore: number;
  neverBefore: number;
  /** When the batch left that has no answer yet. */
  sentAt: number | undefined;
  readonly waiters: Map<string, (result: PunchResult) => void>;
};

export function createSender(deps: SenderDeps): Sender {
  const loop: Loop = {
    isRunning: false,
    isAskedAgain: false,
    failures: 0,
    limit: MAX_BATCH_ITEMS,
    notBefore: 0,
    neverBefore: 0,
    sentAt: undefined,
    waiters: new Map(),
  };
  let isStopped = false;
  let cancelTimer: () => void = () => undefined;

  const schedule = (milliseconds: number) => {
    cancelTimer();
    if (!isStopped) cancelTimer = deps.after(milliseconds, () => send('timer'));
  };
  // Somebody may have punched while the loop was sending.
  const wantsMore = () => loop.isAskedAgain;
  const run = async () => {
    loop.isRunning = true;
    loop.isAskedAgain = false;
    const isMine = await deps.locks
      .ifFree(SYNC_LOCK, () => drain(deps, loop))
      .catch(async () => {
        // The tablet's own storage failed. The server may have the punches; they are sent again, which does no harm.
        loop.isAskedAgain = false;
        await wait(deps, loop, { kind: 'wait', atLeastMs: undefined, trouble: undefined });
        return true;
      });
    loop.isRunning = false;
    deps.state.setState({ isSending: false });
    if (isMine && wantsMore()) send('punch');
    else schedule(isMine ? untilNext(loop, deps.monotonicNow()) : TRY_LOCK_AGAIN_MS);
  };
  const send = (reason: SendReason) => {
    if (reason === 'start') isStopped = false;
    if (isStopped) return;
    loop.isAskedAgain = true;
    const now = deps.monotonicNow();
    if (loop.isRunning) return;
    const isTooEarly = now < loop.neverBefore || (reason === 'timer' && now < loop.notBefore);
    if (isTooEarly) schedule(untilNext(loop, now));
    else void run();
  };
  return {
    send,
    verdictOn: (punchId, withinMs) => verdictOn(deps, loop, punchId, withinMs),
    isIdle: () => !loop.isRunning,
    stop: () => {
      isStopped = true;
      cancelTimer();
    },
  };
}

function untilNext({ notBefore, neverBefore }: Loop, now: number): number {
  const wait = Math.max(notBefore, neverBefore) - now;
  return wait > 0 ? wait : TIMER_MS;
}

/** Sends until nothing waits or something is in the way. */
async function drain(deps: SenderDeps, loop: Loop): Promise<void> {
  for (;;) {
    loop.isAskedAgain = false;
    const rows = await deps.outbox.nextBatch(loop.limit);
    const left = rows.length === 0 ? await deps.outbox.nextLeft(loop.limit) : undefined;
    if (rows.length === 0 && left === undefined) {
      loop.limit = MAX_BATCH_ITEMS;
      await tellDisputes(deps, loop);
      return;
    }
    deps.state.setState({ isSending: true });
    loop.sentAt = deps.monotonicNow();
    const answer = left ? await sendLeft(deps, left) : await sendBatch(deps, rows);
    loop.sentAt = undefined;
    const { changes, next } = applyAnswer(left?.rows ?? rows, answer);
    await deps.outbox.apply(changes);
    tellWaiters(loop, changes);
    if (next.kind === 'wait') {
      await wait(deps, loop, next);
      return;
    }
    loop.limit = next.limit;
    if (answer.ok) settleDown(deps, loop);
  }
}

/** Called once the server has every punch that it will take. A punch that is made meanwhile goes first. */
async function tellDisputes(deps: SenderDeps, loop: Loop): Promise<void> {
  loop.sentAt = deps.monotonicNow();
  const inTheWay = await sendDisputes(deps, () => loop.isAskedAgain).finally(() => {
    loop.sentAt = undefined;
  });
  if (inTheWay) await wait(deps, loop, inTheWay);
  else settleDown(deps, loop);
}

function settleDown({ state }: SenderDeps, loop: Loop): void {
  loop.failures = 0;
  loop.notBefore = 0;
  loop.neverBefore = 0;
  state.setState({ trouble: undefined });
}

/** Tells what the clocks did up to now, then hands the punches over. */
async function sendBatch(deps: SenderDeps, rows: readonly OutboxPunch[]): Promise<BatchAnswer> {
  if (!deps.closing(FRESH_MS)) {
    const time = await deps.callStation('getServerTime');
    if (!time.ok) return time;
  }
  const chainHead = await deps.tellHead();
  const closing = deps.closing(FRESH_MS);
  return deps.callStation('sendPunchBatch', {
    body: {
      ...(chainHead ? { chainHead } : {}),
      ...(closing ? { ...closing, closingStretches: [...closing.closingStretches] } : {}),
      items: rows.map(toBatchItem),
    },
  });
}

async function wait(
  deps: SenderDeps,
  loop: Loop,
  { atLeastMs, trouble }: Extract<NextStep, { kind: 'wait' }>,
): Promise<void> {
  loop.failures += 1;
  const now = deps.monotonicNow();
  loop.notBefore = now + backoff(loop.failures, deps.random);
  loop.neverBefore = now + (atLeastMs ?? 0);
  deps.state.setState({ trouble });
  if (trouble === 'key') await deps.bindKeyAgain();
}

function tellWaiters({ waiters }: Loop, changes: readonly RowChange[]): void {
  for (const change of changes) {
    if (change.kind === 'answered') waiters.get(change.punchId)?.(change.result);
  }
}

async function verdictOn(
  deps: SenderDeps,
  { waiters, sentAt, neverBefore }: Loop,
  punchId: string,
  withinMs: number,
): Promise<PunchResult | undefined> {
  const now = deps.monotonicNow();
  const isOverdue = sentAt !== undefined && now - sentAt >= withinMs;
  if (isOverdue || neverBefore - now >= withinMs) return undefined;
  let stop: () => void = () => undefined;
  try {
    return await new Promise<PunchResult | undefined>((resolve) => {
      waiters.set(punchId, resolve);
      stop = deps.after(withinMs, () => resolve(undefined));
    });
  } finally {
    stop();
    waiters.delete(punchId);
  }
}
