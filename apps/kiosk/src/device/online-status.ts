// Does the server answer? Judged by the outcome of real requests only, because navigator.onLine stays true with a dead server. Before
// the first of them nobody knows.
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Connection = 'unknown' | 'online' | 'slow' | 'offline';

export type OnlineStatus = {
  readonly connection: Connection;
  readonly failingSince: number | undefined;
  readonly goodInARow: number;
  readonly serverVersion: string | undefined;
};

/** What a request to the server showed; `at` on the monotonic clock. */
export type Contact =
  | { readonly reached: true; readonly at: number; readonly tookMs: number; readonly serverVersion?: string }
  | { readonly reached: false; readonly at: number };

/** Shorter failures than this are not shown: a strip that flickers teaches people to ignore it. */
const SHOWN_AFTER_MS = 4_000;
const GOOD_ANSWERS_TO_CLEAR = 2;
const SLOW_ANSWER_MS = 3_000;

export const initialOnlineStatus: OnlineStatus = {
  connection: 'unknown',
  failingSince: undefined,
  goodInARow: 0,
  serverVersion: undefined,
};

/** The status after one more contact. */
export function toOnlineStatus(status: OnlineStatus, contact: Contact): OnlineStatus {
  if (!contact.reached) {
    const failingSince = status.failingSince ?? contact.at;
    const isShown = status.connection === 'offline' || contact.at - failingSince >= SHOWN_AFTER_MS;
    return { ...status, failingSince, goodInARow: 0, connection: isShown ? 'offline' : status.connection };
  }
  const goodInARow = status.goodInARow + 1;
  const serverVersion = contact.serverVersion ?? status.serverVersion;
  const isCleared = status.connection !== 'offline' || goodInARow >= GOOD_ANSWERS_TO_CLEAR;
  const reachedAs: Connection = contact.tookMs > SLOW_ANSWER_MS ? 'slow' : 'online';
  return {
    connection: isCleared ? reachedAs : 'offline',
    failingSince: isCleared ? undefined : status.failingSince,
    goodInARow,
    serverVersion,
  };
}

export type OnlineStatusStore = StoreApi<OnlineStatus>;

/** Makes a loss known in its time also while no request ends; until the returned function is called. */
export function watchForLoss(status: OnlineStatusStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const know = () =>
    status.setState((now) => (now.failingSince === undefined ? now : { ...now, connection: 'offline' }));
  const watch = ({ failingSince }: OnlineStatus, before?: OnlineStatus) => {
    if (failingSince === before?.failingSince) return;
    clearTimeout(timer);
    if (failingSince !== undefined) timer = setTimeout(know, SHOWN_AFTER_MS);
  };
  watch(status.getState());
  const stop = status.subscribe(watch);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

export function createOnlineStatus(): OnlineStatusStore {
  return createStore<OnlineStatus>(() => initialOnlineStatus);
}
