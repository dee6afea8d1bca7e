// Which of the things that are worth a line is said? One line only: the one that most needs a person.
import type { Connection } from '#device/online-status.ts';
import type { OutboxStateStore } from './outbox/outbox-state.ts';

type OutboxState = ReturnType<OutboxStateStore['getState']>;

export type StripInput = {
  readonly outbox: OutboxState;
  readonly connection: Connection;
  readonly isClockUnsure: boolean;
  readonly now: number;
};

export type StripState =
  | { readonly kind: 'none' | 'storageLow' | 'refused' | 'slow' | 'clockUnsure' }
  | {
      readonly kind: 'overdue' | 'attention' | 'offline' | 'sending' | 'waiting';
      readonly punches: number;
    };

const TOO_MANY = 500;
const TOO_OLD_MS = 24 * 3_600_000;
/** A punch is on its way for at most this long; after that it counts as waiting. */
const ON_ITS_WAY_MS = 5_000;

export function toStripState({ outbox, connection, isClockUnsure, now }: StripInput): StripState {
  const { waiting, needsAttention, isSending, trouble, storage } = outbox;
  if (isOverdue(outbox, now)) return { kind: 'overdue', punches: waiting };
  if (storage === 'low' || storage === 'failing') return { kind: 'storageLow' };
  if (needsAttention.length > 0) return { kind: 'attention', punches: needsAttention.length };
  if (connection === 'offline') return { kind: 'offline', punches: waiting };
  if (trouble !== undefined) return { kind: 'refused' };
  // One punch on its way is what always happens; only a pile is worth a line.
  if (isSending && waiting > 1) return { kind: 'sending', punches: waiting };
  if (countWaiting({ outbox, connection, now }) > 0) return { kind: 'waiting', punches: waiting };
  if (connection === 'slow') return { kind: 'slow' };
  return { kind: isClockUnsure ? 'clockUnsure' : 'none' };
}

/** How many punches the server should have by now and has not. */
export function countWaiting({ outbox, connection, now }: Omit<StripInput, 'isClockUnsure'>): number {
  const { waiting, oldestWaitingAt } = outbox;
  const isOnItsWay =
    connection !== 'offline' && oldestWaitingAt !== undefined && now - oldestWaitingAt < ON_ITS_WAY_MS;
  return isOnItsWay ? 0 : waiting;
}

/**
 * The newest punch of this tablet, by the server's time as the tablet knew it, once the server has every one of them.
 * @returns undefined where one is missing, or none was made
 */
export function lastReceivedAt({ waiting, needsAttention, ownPunches }: OutboxState): number | undefined {
  if (waiting > 0 || needsAttention.length > 0) return undefined;
  const all = [...ownPunches.values()].flat();
  if (all.some(({ standing }) => standing === 'waiting' || standing === 'refused')) return undefined;
  return all.map(({ at }) => at).sort((a, b) => b - a)[0];
}

function isOverdue({ waiting, oldestWaitingAt }: OutboxState, now: number): boolean {
  const isOld = oldestWaitingAt !== undefined && now - oldestWaitingAt >= TOO_OLD_MS;
  return waiting >= TOO_MANY || (waiting > 0 && isOld);
}
