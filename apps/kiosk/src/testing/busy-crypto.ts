// Signatures and digests are made in threads of the machine. A test that lets time pass waits for those that were begun, so that
// a busy machine is only slower.
const MADE_IN_THREADS = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
  'sign',
  'unwrapKey',
  'verify',
  'wrapKey',
] as const;

let begun = 0;

export const isCryptoBusy = () => begun > 0;

for (const name of MADE_IN_THREADS) {
  const make = crypto.subtle[name].bind(crypto.subtle) as (...given: unknown[]) => Promise<unknown>;
  const counted = async (...given: unknown[]) => {
    begun += 1;
    try {
      return await make(...given);
    } finally {
      begun -= 1;
    }
  };
  Object.defineProperty(crypto.subtle, name, { value: counted, configurable: true, writable: true });
}
