// Signing, sealing and hashing happen on other threads. A tablet is not at rest while one of them works for it.
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

let underWay = 0;
const waiting: (() => void)[] = [];

for (const method of [...METHODS, ...MORE]) {
  const original: unknown = Reflect.get(crypto.subtle, method);
  if (typeof original !== 'function') continue;
  const counted = async (...parts: readonly unknown[]): Promise<unknown> => {
    underWay += 1;
    try {
      return (await Reflect.apply(original, crypto.subtle, parts)) as unknown;
    } finally {
      underWay -= 1;
      if (underWay === 0) for (const go of waiting.splice(0)) go();
    }
  };
  Object.defineProperty(crypto.subtle, method, { configurable: true, value: counted });
}

export const isCryptoUnderWay = () => underWay > 0;

export const cryptoDone = () =>
  new Promise<void>((resolve) => {
    if (underWay === 0) resolve();
    else waiting.push(resolve);
  });
