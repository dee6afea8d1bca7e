// Codes that an app on the phone shows, new every half minute (RFC 6238: HMAC-SHA-1, six digits, 30 seconds, which every app knows).
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** @returns the step of that code; a phone's clock may be one step off. Undefined where it is the code of none of the three */
export function stepOfCode(secret: Buffer, code: string, now: number): number | undefined {
  const totp = totpOf(secret);
  const stepsOff = totp.validate({ token: code, timestamp: now, window: 1 });
  return stepsOff === null ? undefined : totp.counter({ timestamp: now }) + stepsOff;
}

/** As apps and people read it. */
export function toBase32(bytes: Buffer): string {
  return toSecret(bytes).base32;
}

const totpOf = (secret: Buffer) =>
  new TOTP({ secret: toSecret(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

const toSecret = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });
