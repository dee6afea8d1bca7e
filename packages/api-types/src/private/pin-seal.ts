// How a PIN is sent when it cannot be checked yet: HPKE (RFC 9180) in base mode with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256
// and AES-256-GCM. Each seal has a fresh key, so that sealing all ten thousand PINs and comparing the results shows nothing.
//
//   seal = HPKE.seal(public key, info = pinSealInfo(keyId), aad = encodePunchHeader(header), plaintext = toPinBlock(pin))
//   as it is sent: the 65 bytes of the encapsulated key, then the ciphertext of 32 bytes; base64url
import { toAscii } from './punch-envelope.ts';

/** Bytes of the encapsulated key, which begin a seal. */
export const ENCAPSULATED_KEY_BYTES = 65;

/** Bytes of a whole seal. */
export const PIN_SEAL_BYTES = 97;

const BLOCK_BYTES = 16;

/** The `info` of a seal: what it is for, and for which key. */
export function pinSealInfo(keyId: string): Uint8Array {
  return toAscii(`stimpill-pin-v1\n${keyId}`);
}

/** Four digits, padded with zero bytes, so that the length of a seal shows nothing. */
export function toPinBlock(pin: string): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(toAscii(pin));
  return block;
}

/** @returns the four digits, or undefined when the block is none of ours */
export function fromPinBlock(block: Uint8Array): string | undefined {
  if (block.length !== BLOCK_BYTES) return undefined;
  const text = String.fromCharCode(...block);
  return /^[0-9]{4}\0{12}$/.test(text) ? text.slice(0, 4) : undefined;
}
