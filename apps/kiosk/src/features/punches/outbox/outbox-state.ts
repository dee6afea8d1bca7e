// How is the outbox? What the strip, the status panel and the heartbeat tell of it; held by a store that the outbox writes, with
// its sender and its storage.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OwnPunch } from '#device/known-state.ts';

/** By the id of the employee, the newest first. */
export type OwnPunches = ReadonlyMap<string, readonly OwnPunch[]>;

/** A punch that the server will not take as it is. It is kept, and a person must look at it. */
export type AttentionItem = {
  readonly punchId: string;
  readonly receiptCode: string;
  readonly employeeId: string;
  readonly action: 'start' | 'stop';
  /** The moment of the punch as the tablet knew it. */
  readonly at: number;
  /** `refused`: the server cannot read it. `mismatch`: the server knows its number with other content. */
  readonly reason: 'refused' | 'mismatch';
};

/**
 * Why nothing gets through although the server answers: `revoked`: it does not know this tablet any more. `key`: it does not know
 * its key. `refused`: it refuses in another way, such as by the address.
 */
export type SendingTrouble = 'revoked' | 'key' | 'refused';

/**
 * `low`: a reserve had to be freed; `failing`: the last write failed; `recovered`: the database was lost and rebuilt from the
 * second copy; a manager should know of each.
 */
type StorageState = 'fine' | 'low' | 'failing' | 'recovered';

export type OutboxState = {
  /** Punches the server has not answered for. */
  readonly waiting: number;
  /** When the oldest of them was made, as the tablet knew the time. */
  readonly oldestWaitingAt: number | undefined;
  readonly needsAttention: readonly AttentionItem[];
  /** Punches that somebody called not theirs, or wrong, of which the server has not been told. */
  readonly untoldDisputes: number;
  readonly isSending: boolean;
  readonly trouble: SendingTrouble | undefined;
  readonly storage: StorageState;
  /** What people did here last, whatever the server has heard of it. */
  readonly ownPunches: OwnPunches;
};

export type OutboxStateStore = StoreApi<OutboxState>;

export function createOutboxState(): OutboxStateStore {
  return createStore<OutboxState>(() => ({
    waiting: 0,
    oldestWaitingAt: undefined,
    needsAttention: [],
    untoldDisputes: 0,
    isSending: false,
    trouble: undefined,
    storage: 'fine',
    ownPunches: new Map(),
  }));
}
