// May this person manage the tablet? A code of six to twelve digits, checked on the tablet itself because managers also come when there
// is no connection. It is kept as a slow, salted hash, and five wrong tries lock it for a quarter of an hour.
import { withDatabase, type ManagerCode } from '#storage/kiosk-database.ts';
import { noteHappening } from '#storage/tablet-log.ts';

export const CODE_LENGTH = { least: 6, most: 12 } as const;

const TRIES = 5;
const LOCK_MS = 15 * 60_000;
/** About half a second on a cheap tablet. */
const ROUNDS = 600_000;

export type CodeCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'locked'; readonly minutes: number };

/** Keys and hashes exist only at an https address; without them a manager signs in each time. */
export function canKeepCode(): boolean {
  return (crypto as { readonly subtle?: SubtleCrypto }).subtle !== undefined;
}

/** One digit over and over, or counting up or down, is what everybody tries first. */
export function isEasyCode(code: string): boolean {
  const steps = new Set(
    Array.from(code.slice(1), (digit, at) => (Number(digit) - Number(code[at]) + 10) % 10),
  );
  return steps.size === 1 && [0, 1, 9].some((step) => steps.has(step));
}

export async function saveManagerCode(code: string): Promise<void> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const managerCode: ManagerCode = { salt, hash: await hashOf(code, salt), failures: 0, lockedUntil: 0 };
  await withDatabase((database) => database.device.update('this', { managerCode }));
}

export async function hasManagerCode(): Promise<boolean> {
  return (await readCode()) !== undefined;
}

/** Counts the try before it looks, so that pulling the plug does not give another one. */
export async function checkManagerCode(code: string, now: number): Promise<CodeCheck> {
  const kept = await readCode();
  if (!kept) return { kind: 'wrong', triesLeft: 0 };
  if (now < kept.lockedUntil) return locked(kept.lockedUntil - now);
  const failures = kept.failures + 1;
  const isLast = failures >= TRIES;
  const counted = { ...kept, failures: isLast ? 0 : failures, lockedUntil: isLast ? now + LOCK_MS : 0 };
  await keepCode(counted);
  if ((await hashOf(code, kept.salt)) === kept.hash) {
    await keepCode({ ...kept, failures: 0, lockedUntil: 0 });
    return { kind: 'right' };
  }
  await noteHappening({ at: now, kind: 'codeWrong' });
  return isLast ? locked(LOCK_MS) : { kind: 'wrong', triesLeft: TRIES - failures };
}

const locked = (leftMs: number): CodeCheck => ({ kind: 'locked', minutes: Math.ceil(leftMs / 60_000) });

async function readCode(): Promise<ManagerCode | undefined> {
  return (await withDatabase((database) => database.device.get('this')))?.managerCode;
}

async function keepCode(managerCode: ManagerCode): Promise<void> {
  await withDatabase((database) => database.device.update('this', { managerCode }));
}

async function hashOf(code: string, salt: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', encode(code), 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations: ROUNDS };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(slow, key, 256)));
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
