// The browser is told to load scripts of workers from trusted addresses only. One policy with a closed list; browsers without
// Trusted Types take the plain text.
import lineFileWorkerUrl from './private-line-file-worker.ts?worker&url';

export const SERVICE_WORKER_URL = '/service-worker.js';

const TRUSTED: ReadonlySet<string> = new Set([SERVICE_WORKER_URL, lineFileWorkerUrl]);

type TrustedTypePolicies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
};

const policy = (globalThis as { readonly trustedTypes?: TrustedTypePolicies }).trustedTypes?.createPolicy(
  'kiosk-sw',
  { createScriptURL: refuseUnknown },
);

function refuseUnknown(url: string): string {
  if (!TRUSTED.has(url))
    throw new TypeError('Only the workers of the kiosk may be loaded through this policy.');
  return url;
}

export function trustedWorkerUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : refuseUnknown(url);
}
