// Does the server answer? Judged by the outcome of real requests only, because navigator.onLine stays true with a dead server. Before
// the first of them nobody knows. Any answer shows that it is there; that it is not, only the questions of `server-contact.ts` do: what
// else fails may fail alone, as punches do that a proxy finds too large.
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Connection = 'unknown' | 'online' | 'slow' | 'offline';

export type OnlineStatus = {
  readonly connection: Connection;
  /** Questions that failed since the last good answer. */
  readonly failedInARow: number;
  /** Other calls that failed, ever: each is a reason to ask. */
  readonly doubts: number;
  readonly goodInARow: number;
  readonly serverVersion: string | undefined;
};

/**
 * What a request to the server showed; `at` on the monotonic clock, `isSlow`: nothing came, not even that it failed, `isQuestion`: it
 * only asked whether the server is there.
 */
export type Contact =
  | { readonly reached: true; readonly at: number; readonly tookMs: number; readonly serverVersion?: string }
  | Failure;

type Failure = {
  readonly reached: false;
  readonly at: number;
  readonly isSlow: boolean;
  readonly isQuestion: boolean;
};

/** One failure alone is not shown as a loss: a strip that flickers teaches people to ignore it. */
const FAILURES_TO_SHOW = 2;
const GOOD_ANSWERS_TO_CLEAR = 2;
const SLOW_ANSWER_MS = 2_000;

export const initialOnlineStatus: OnlineStatus = {
  connection: 'unknown',
  failedInARow: 0,
  doubts: 0,
  goodInARow: 0,
  serverVersion: undefined,
};

/** The status after one more contact. */
export function toOnlineStatus(status: OnlineStatus, contact: Contact): OnlineStatus {
  if (!contact.reached) return contact.isQuestion ? afterQuestion(status, contact) : inDoubt(status, contact);
  const goodInARow = status.goodInARow + 1;
  const isCleared = status.connection !== 'offline' || goodInARow >= GOOD_ANSWERS_TO_CLEAR;
  const reachedAs: Connection = contact.tookMs > SLOW_ANSWER_MS ? 'slow' : 'online';
  return {
    ...status,
    connection: isCleared ? reachedAs : 'offline',
    failedInARow: 0,
    goodInARow,
    serverVersion: contact.serverVersion ?? status.serverVersion,
  };
}

function afterQuestion(status: OnlineStatus, failure: Failure): OnlineStatus {
  const failedInARow = status.failedInARow + 1;
  const connection = failedInARow >= FAILURES_TO_SHOW ? 'offline' : connectionAfter(status, failure);
  return { ...status, failedInARow, goodInARow: 0, connection };
}

function inDoubt(status: OnlineStatus, failure: Failure): OnlineStatus {
  return { ...status, doubts: status.doubts + 1, connection: connectionAfter(status, failure) };
}

/** "Connected" would not be true of a server that did not answer in time; more is not known yet. */
function connectionAfter({ connection }: OnlineStatus, { isSlow }: Failure): Connection {
  return isSlow && connection === 'online' ? 'slow' : connection;
}

/** Whether the server has to be asked again soon: it failed, or came back a moment ago. */
export function isInTrouble({ connection, failedInARow }: OnlineStatus): boolean {
  return connection === 'offline' || failedInARow > 0;
}

export type OnlineStatusStore = StoreApi<OnlineStatus>;

export function createOnlineStatus(): OnlineStatusStore {
  return createStore<OnlineStatus>(() => initialOnlineStatus);
}
