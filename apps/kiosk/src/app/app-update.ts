// The service worker: registered through a policy that allows its address and no other script, looked after for new versions,
// and told to take over only when `mayApplyUpdate` says so.
import type { Workbox } from 'workbox-window';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WorkerState } from '#features/manager/use-tablet-facts.ts';
import { SERVICE_WORKER_URL, trustedWorkerUrl } from '#storage/trusted-worker-url.ts';
import { quietFor } from './idle-timeout.ts';
import { mayApplyUpdate } from './may-apply-update.ts';
import type { ScreenName } from '#app/visit/visit-state.ts';

const LOOK_EVERY_MS = 3_600_000;
const TRY_EVERY_MS = 15_000;
const RELOADED_AT = 'stimpill-reloaded-at';

export type AppUpdate = {
  readonly state: StoreApi<WorkerState>;
  /** Registers the worker, once the first screen is there: on the first visit the worker fetches everything. */
  readonly start: () => void;
  /** Looks for a new version now: hourly, and when the server is back. */
  readonly look: () => void;
  /** A manager asked for it: the version that waits takes over at once. */
  readonly applyNow: () => void;
};

export type UpdateDeps = {
  readonly screen: () => ScreenName;
  readonly localHour: () => number;
  /** Punches are on their way to the server. */
  readonly isSending: () => boolean;
};

export function createAppUpdate({ screen, localHour, isSending }: UpdateDeps): AppUpdate {
  const state = createStore<WorkerState>(() => 'none');
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    return { state, start: () => undefined, look: () => undefined, applyNow: () => undefined };
  }
  let waitingSince: number | undefined;
  let workbox: Promise<Workbox> | undefined;
  const withWorkbox = (work: (opened: Workbox) => unknown) => void workbox?.then(work).catch(() => undefined);
  const applyNow = () => withWorkbox((opened) => opened.messageSkipWaiting());
  const tryApplying = () => {
    if (waitingSince === undefined) return;
    const moment = {
      screen: screen(),
      quietForMs: quietFor(),
      isSending: isSending(),
      localHour: localHour(),
      waitingForMs: performance.now() - waitingSince,
      sinceLastReloadMs: Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0),
    };
    if (mayApplyUpdate(moment)) applyNow();
  };
  const look = () => withWorkbox((opened) => opened.update());
  const start = () => {
    if (workbox) return;
    workbox = openWorkbox({
      onActivated: () => state.setState('ready', true),
      onRegistered: () => state.setState((known) => (known === 'waiting' ? known : 'ready'), true),
      onWaiting: () => {
        waitingSince = performance.now();
        state.setState('waiting', true);
      },
    });
    setInterval(look, LOOK_EVERY_MS);
    setInterval(tryApplying, TRY_EVERY_MS);
  };
  return { state, start, look, applyNow };
}

type WorkerNews = Readonly<Record<'onActivated' | 'onRegistered' | 'onWaiting', () => void>>;

/** Its code is fetched once the first screen is there, which does not share the line with it. */
async function openWorkbox({ onActivated, onRegistered, onWaiting }: WorkerNews): Promise<Workbox> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(trustedWorkerUrl(SERVICE_WORKER_URL));
  workbox.addEventListener('activated', onActivated);
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) reloadOnce();
  });
  const registration = await workbox.register().catch(() => undefined);
  if (registration?.active) onRegistered();
  return workbox;
}

function reloadOnce(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
