// Signing, sealing and hashing happen on other threads. A tablet is not at rest while one of them works for it.
import { createUnderWay } from './under-way.ts';

const METHODS = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
] as const;
const MORE = ['importKey', 'sign', 'verify'] as const;

export const cryptoUnderWay = createUnderWay();

for (const method of [...METHODS, ...MORE]) {
  const original: unknown = Reflect.get(crypto.subtle, method);
  if (typeof original !== 'function') continue;
  const counted = (...parts: readonly unknown[]): Promise<unknown> =>
    cryptoUnderWay.during(async () => (await Reflect.apply(original, crypto.subtle, parts)) as unknown);
  Object.defineProperty(crypto.subtle, method, { configurable: true, value: counted });
}
