// What the server has sealed into a receipt, read with the key of the server under test: a tablet cannot, and must give back the right one.
import { createDecipheriv, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CampaignServer } from '../server/campaign-server.ts';

export type Proof = 'session' | 'pin' | 'failed' | 'unchecked';

/** @returns which punch it is for, and how that was proven; undefined for what the server has not written */
export type OpenReceipt = (
  receipt: string,
) => { readonly punchId: string; readonly proof: Proof } | undefined;

const PROOFS: Readonly<Record<string, Proof>> = { s: 'session', p: 'pin', f: 'failed', u: 'unchecked' };
const NONCE = 12;
const TAG = 16;

export async function receiptOpener({ logFile }: Pick<CampaignServer, 'logFile'>): Promise<OpenReceipt> {
  const file = join(dirname(logFile), 'secrets', 'secrets.json');
  const { pepper } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly pepper: { readonly secret: string };
  };
  return openReceiptsWith(Buffer.from(pepper.secret, 'base64'));
}

export function openReceiptsWith(pepper: Uint8Array): OpenReceipt {
  const key = Buffer.from(hkdfSync('sha256', pepper, 'stimpill', 'station:receipt', 32));
  return (receipt) => {
    const [, punchId = '', , letter = ''] = decrypt(key, Buffer.from(receipt, 'base64url'))?.split('|') ?? [];
    const proof = PROOFS[letter];
    return proof && { punchId, proof };
  };
}

function decrypt(key: Buffer, bytes: Buffer): string | undefined {
  try {
    const opening = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
    opening.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([opening.update(bytes.subarray(NONCE + TAG)), opening.final()]).toString();
  } catch {
    return undefined;
  }
}
