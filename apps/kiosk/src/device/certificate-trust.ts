// Does this browser trust the certificate of the server? Past a warning a page opens all the same, but gets no service worker.
import type { PageCertificate } from '@stimpill/api-types/station';
import { SERVICE_WORKER_URL, trustedWorkerUrl } from '#storage/trusted-worker-url.ts';

/**
 * `none`: the address has no https, and the browser gives no keys there. `untrusted`: the browser refuses the worker because of the
 * certificate. A worker that is missing for any other reason, as in a private window, says nothing against the certificate.
 */
export async function findCertificateTrust(): Promise<PageCertificate> {
  // On the machine of the server itself a browser needs no certificate.
  if (location.protocol !== 'https:') return globalThis.isSecureContext ? 'trusted' : 'none';
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  return workers && (await isRefused(workers)) ? 'untrusted' : 'trusted';
}

async function isRefused(workers: ServiceWorkerContainer): Promise<boolean> {
  const trouble = await register(workers);
  if (!isLoadFailure(trouble)) return isSecurityError(trouble);
  // Safari says the same of a certificate, of a status and of a broken line: only the first lets the page have the file all the while.
  return (await isThere()) && isLoadFailure(await register(workers));
}

/** The same worker again changes nothing: the browser looks it up. @returns why there is none */
const register = (workers: ServiceWorkerContainer): Promise<unknown> =>
  workers.register(trustedWorkerUrl(SERVICE_WORKER_URL)).then(
    () => undefined,
    (reason: unknown) => reason,
  );

const isLoadFailure = (trouble: unknown) =>
  trouble instanceof TypeError && /load failed/i.test(trouble.message);

/** Chromium also calls a file of another kind insecure, such as the sign-in page of a network. */
const isSecurityError = (trouble: unknown) =>
  trouble instanceof DOMException && trouble.name === 'SecurityError' && !/MIME/i.test(trouble.message);

const isThere = () =>
  fetch(SERVICE_WORKER_URL, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
