// Does this browser trust the certificate of the server? Past a warning a page opens all the same, but gets no service worker.
import type { PageCertificate } from '@stimpill/api-types/station';
import { SERVICE_WORKER_URL, trustedWorkerUrl } from '#storage/trusted-worker-url.ts';

/** `none`: the address has no https. `untrusted`: it has, and the browser refuses the worker. */
export async function findCertificateTrust(): Promise<PageCertificate> {
  if (location.protocol !== 'https:') return 'none';
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return 'untrusted';
  // The same worker again changes nothing: the browser looks it up.
  return workers.register(trustedWorkerUrl(SERVICE_WORKER_URL)).then(
    () => 'trusted' as const,
    () => 'untrusted' as const,
  );
}
