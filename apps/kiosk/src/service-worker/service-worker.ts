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
const assets: readonly { url: string; revision: string | null }[] = self.__WB_MANIFEST;

precacheAndRoute([...assets]);
cleanupOutdatedCaches();
const answerWithShell = createHandlerBoundToURL(SHELL);
registerRoute(new NavigationRoute(answerWithShell, { denylist: [/^\/api\//] }));

self.addEventListener('message', (event) => {
  const { type } = event.data as { readonly type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'checkCache') event.waitUntil(report(event.ports[0]));
});

/** Tells set-up whether every file is kept and whether the shell would answer without a network. */
async function report(port: MessagePort | undefined): Promise<void> {
  const kept = await Promise.all(assets.map(({ url }) => matchPrecache(url)));
  const stored = kept.filter((response) => response?.ok).length;
  const shell = await matchPrecache(SHELL);
  const shellAnswers = (await shell?.text())?.includes('id="root"') ?? false;
  port?.postMessage({ stored, all: assets.length, shellAnswers });
}
