import { afterEach, expect, it, vi } from 'vitest';
import { findCertificateTrust } from './certificate-trust.ts';

function openedAt(protocol: string, register?: () => Promise<unknown>): void {
  vi.stubGlobal('location', { protocol });
  Object.defineProperty(navigator, 'serviceWorker', { value: register && { register }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  ['none', 'the address has no https', 'http:', () => Promise.resolve({})],
  ['trusted', 'the browser takes the worker', 'https:', () => Promise.resolve({})],
  [
    'untrusted',
    'it refuses the worker, as past a warning',
    'https:',
    () => Promise.reject(new DOMException('An SSL certificate error', 'SecurityError')),
  ],
  ['untrusted', 'it has no workers here', 'https:', undefined],
] as const)('a certificate is %s where %s', async (trust, _, protocol, register) => {
  openedAt(protocol, register);

  expect(await findCertificateTrust()).toBe(trust);
});
