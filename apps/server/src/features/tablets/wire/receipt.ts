// A receipt says how it was shown that the employee made a punch. The tablet keeps it and sends it again after the server was
// restored from a backup, when the sealed PIN is gone. The tablet cannot read it, and its length is always the same.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '#secrets.ts';
import type { Proof } from '#features/tablets/judging/proof.ts';

const LETTERS: Readonly<Record<Proof, string>> = { session: 's', pin: 'p', failed: 'f', unchecked: 'u' };
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type ProvenPunch = { readonly punchId: string; readonly fingerprint: string };

export function writeReceipt(
  { stationKeys }: Secrets,
  { punchId, fingerprint }: ProvenPunch,
  proof: Proof,
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', stationKeys.receipt, nonce);
  const text = `1|${punchId}|${fingerprint}|${LETTERS[proof]}`;
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** @returns how it was proven, or undefined for a receipt of another punch, or of nobody */
export function readReceipt(secrets: Secrets, punch: ProvenPunch, receipt: string): Proof | undefined {
  const text = opened(secrets, Buffer.from(receipt, 'base64url'));
  const [version, punchId, fingerprint, letter] = text?.split('|') ?? [];
  if (version !== '1' || punchId !== punch.punchId || fingerprint !== punch.fingerprint) return undefined;
  return (Object.keys(LETTERS) as Proof[]).find((proof) => LETTERS[proof] === letter);
}

function opened({ stationKeys }: Secrets, bytes: Buffer): string | undefined {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', stationKeys.receipt, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
