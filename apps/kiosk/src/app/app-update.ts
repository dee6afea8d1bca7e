// The service worker: registered through a policy that allows its address and no other script, looked after for new versions,
// and told to take over only when `mayApplyUpdate` says so.
import { Workbox } from 'workbox-window';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WorkerState } from '#features/kiosk/worker-state.ts';
import { SERVICE_WORKER_URL, trustedWorkerUrl } from '#storage/trusted-worker-url.ts';
import { quietFor } from './idle-timeout.ts';
import { mayApplyUpdate } from './may-apply-update.ts';
import type { ScreenName } from './screen-state.ts';

const LOOK_EVERY_MS = 3_600_000;
const TRY_EVERY_MS = 15_000;
const RELOADED_AT = 'stimpill-reloaded-at';

export type AppUpdate = {
  readonly state: StoreApi<WorkerState>;
  /** Looks for a new version now: at start, hourly, and when the server is back. */
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

export function startAppUpdate({ screen, localHour, isSending }: UpdateDeps): AppUpdate {
  const state = createStore<WorkerState>(() => 'none');
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    return { state, look: () => undefined, applyNow: () => undefined };
  }
  const workbox = new Workbox(trustedWorkerUrl(SERVICE_WORKER_URL));
  let waitingSince: number | undefined;

  workbox.addEventListener('activated', () => state.setState('ready', true));
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) reloadOnce();
  });
  workbox.addEventListener('waiting', () => {
    waitingSince = performance.now();
    state.setState('waiting', true);
  });
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
    if (mayApplyUpdate(moment)) workbox.messageSkipWaiting();
  };
  const look = () => void workbox.update().catch(() => undefined);

  void workbox
    .register()
    .then((registration) => {
      if (registration?.active) state.setState((known) => (known === 'waiting' ? known : 'ready'), true);
    })
    .catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  setInterval(tryApplying, TRY_EVERY_MS);
  return { state, look, applyNow: () => workbox.messageSkipWaiting() };
}

function reloadOnce(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
