// What the app on the phone shows.
import { Secret, TOTP } from 'otpauth';

/** @param at epoch milliseconds */
export function codeAt(secret: Buffer, at: number): string {
  return new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) }).generate({
    timestamp: at,
  });
}
