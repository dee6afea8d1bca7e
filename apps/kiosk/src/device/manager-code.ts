// A manager's code as the tablet keeps it, because managers also come when there is no connection: its own, or the company's once it was
// right here. It is kept as a slow, salted hash, and five wrong tries lock it for a quarter of an hour.
import { withDatabase, type ManagerCode } from '#storage/kiosk-database.ts';
import { noteHappening } from '#storage/tablet-log.ts';

const TRIES = 5;
const LOCK_MS = 15 * 60_000;
/** About half a second on a cheap tablet. */
const ROUNDS = 600_000;

export type CodeCheck =
  | { readonly kind: 'right' }
  /** How many tries are left is known of a code that this tablet has of its own. */
  | { readonly kind: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly kind: 'locked'; readonly minutes: number }
  /** The company's code was not used at this tablet yet, and the server does not answer. */
  | { readonly kind: 'unknown' };

/** Keys and hashes exist only at an https address; without them a manager signs in each time. */
export function canKeepCode(): boolean {
  return (crypto as { readonly subtle?: SubtleCrypto }).subtle !== undefined;
}

/** @param version of the company's code; null for one of this tablet alone */
export async function saveManagerCode(code: string, version: string | null): Promise<void> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const hash = await hashOf(code, salt);
  await keepCode({ salt, hash, ...(version === null ? {} : { version }), failures: 0, lockedUntil: 0 });
}

/** Whether a code is kept that still counts. It ends when the company changes its code or takes it back. */
export async function hasManagerCode(version: string | null): Promise<boolean> {
  return (await readCode(version)) !== undefined;
}

/** Counts the try before it looks, so that pulling the plug does not give another one. */
export async function checkKeptCode(code: string, version: string | null, now: number): Promise<CodeCheck> {
  const kept = await readCode(version);
  if (!kept) return { kind: 'unknown' };
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

async function readCode(version: string | null): Promise<ManagerCode | undefined> {
  const kept = (await withDatabase((database) => database.device.get('this')))?.managerCode;
  return (kept?.version ?? null) === version ? kept : undefined;
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
