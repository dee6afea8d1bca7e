// Codes that an app on the phone shows, new every half minute (RFC 6238: HMAC-SHA-1, six digits, 30 seconds, which every app knows).
import { createHmac, randomBytes } from 'node:crypto';

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** @returns the step of that code; a phone's clock may be one step off. Undefined where it is the code of none of the three */
export function stepOfCode(secret: Buffer, code: string, now: number): number | undefined {
  const near = [now + STEP_MS, now, now - STEP_MS].find((at) => codeAt(secret, at) === code);
  return near === undefined ? undefined : stepAt(near);
}

/** @param at epoch milliseconds */
export function codeAt(secret: Buffer, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(stepAt(at)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function stepAt(at: number): number {
  return Math.floor(at / STEP_MS);
}

/** As apps and people read it. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(parseInt(five, 2))).join('');
}
