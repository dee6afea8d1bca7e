import { afterEach, expect, it, vi } from 'vitest';
import { findCertificateTrust } from './certificate-trust.ts';

type Register = () => Promise<unknown>;
type Opened = { readonly isSecure?: boolean; readonly script?: number | 'unreachable' };

function openedAt(protocol: string, register?: Register, { isSecure = true, script = 200 }: Opened = {}) {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('fetch', () =>
    script === 'unreachable'
      ? Promise.reject(new TypeError('Load failed'))
      : Promise.resolve(new Response('', { status: script })),
  );
  Object.defineProperty(navigator, 'serviceWorker', { value: register && { register }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const taken: Register = () => Promise.resolve({});
const refused =
  (name: string, message: string): Register =>
  () =>
    Promise.reject(new DOMException(message, name));
/** What Safari says of any script of a worker that it did not get. */
const safari: Register = () =>
  Promise.reject(new TypeError('Script https://host/service-worker.js load failed'));
const onceThenTaken = (first: Register): Register => {
  let calls = 0;
  return () => ((calls += 1) === 1 ? first() : taken());
};
const SSL = 'Failed to register a ServiceWorker: An SSL certificate error occurred when fetching the script.';
const MIME = "Failed to register a ServiceWorker: The script has an unsupported MIME type ('text/html').";
const STATUS = 'Failed to register a ServiceWorker: A bad HTTP response code (503) was received.';

it.each<[string, string, string, Register | undefined, Opened?]>([
  ['none', 'the address has no https', 'http:', taken, { isSecure: false }],
  ['trusted', 'there is none, on the machine of the server itself, where none is needed', 'http:', taken],
  ['trusted', 'the browser takes the worker', 'https:', taken],
  ['untrusted', 'Chromium refuses the worker, as past a warning', 'https:', refused('SecurityError', SSL)],
  ['untrusted', 'Safari gets the file of the worker, but never for a worker', 'https:', safari],
  ['trusted', 'Safari failed to load the worker once', 'https:', onceThenTaken(safari)],
  ['trusted', 'Safari fails on a file that answers 503', 'https:', safari, { script: 503 }],
  ['trusted', 'Safari fails because the line is down', 'https:', safari, { script: 'unreachable' }],
  ['trusted', 'the file of the worker answers 503', 'https:', refused('TypeError', STATUS)],
  ['trusted', 'something between answers with a page', 'https:', refused('SecurityError', MIME)],
  ['trusted', 'a private window has no workers', 'https:', undefined],
])('a certificate is %s where %s', async (trust, _, protocol, register, opened) => {
  openedAt(protocol, register, opened);

  expect(await findCertificateTrust()).toBe(trust);
});
