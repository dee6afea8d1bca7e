// Keeps the app itself, so that the tablet opens without a network. It never touches the API: data lives in the database, where
// the screens can say how old it is.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const SHELL = '/index.html';
/** Addresses that the server answers itself: the API, the desk, and the page of those who work, which are other apps. */
const NOT_THE_KIOSK = [/^\/api\//, /^\/desk(?:[/?]|$)/, /^\/me(?:[/?]|$)/];
const OTHER_APP = /^\/(?:desk|me)(?:\/|$)/;
/** A page on its way is not among the open ones yet, and on a slow machine that can take long. Nobody waits for a worker that waits. */
const PAGE_IS_THERE_AFTER_MS = 60_000;
const assets: readonly { url: string; revision: string | null }[] = self.__WB_MANIFEST;

precacheAndRoute([...assets]);
cleanupOutdatedCaches();
const answerWithShell = createHandlerBoundToURL(SHELL);
registerRoute(new NavigationRoute(answerWithShell, { denylist: NOT_THE_KIOSK }));

self.addEventListener('install', (event) => event.waitUntil(makeWayForOthers()));

self.addEventListener('message', (event) => {
  const { type } = event.data as { readonly type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'checkCache') event.waitUntil(report(event.ports[0]));
});

/**
 * A worker from before one of the other apps answers it with the kiosk's shell, whose set-up never lets a new worker in by itself. Where every
 * open page asks for another app, nobody punches: this worker takes over at once, the shell loads again, and the server answers with that app.
 */
async function makeWayForOthers(): Promise<void> {
  const pages = await openPages();
  const isNobodyPunching = pages.every(({ url }) => OTHER_APP.test(new URL(url).pathname));
  if (pages.length > 0 && isNobodyPunching) await self.skipWaiting();
}

async function openPages(): Promise<readonly WindowClient[]> {
  const until = Date.now() + PAGE_IS_THERE_AFTER_MS;
  for (;;) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length > 0 || Date.now() > until) return pages;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Tells set-up whether every file is kept and whether the shell would answer without a network. */
async function report(port: MessagePort | undefined): Promise<void> {
  const kept = await Promise.all(assets.map(({ url }) => matchPrecache(url)));
  const stored = kept.filter((response) => response?.ok).length;
  const shell = await matchPrecache(SHELL);
  const shellAnswers = (await shell?.text())?.includes('id="root"') ?? false;
  port?.postMessage({ stored, all: assets.length, shellAnswers });
}
