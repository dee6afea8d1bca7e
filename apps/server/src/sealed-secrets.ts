// The secrets under a passphrase, to be kept apart from the database: without the pepper no PIN survives a lost disk.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';
import { parseSecretsFile, type SecretsFile } from './secrets.ts';

/** A third of a second and 128 MiB for each guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 };
const MOST_MEMORY = 512 * 1024 * 1024;
const KEY_BYTES = 32;
const TAG_BYTES = 16;

const sealed = z.object({
  kind: z.literal('stimpill-secrets'),
  formatVersion: z.literal(1),
  // Bounds, so that a strange file cannot ask for all the memory there is.
  kdf: z.object({
    name: z.literal('scrypt'),
    N: z
      .int()
      .min(2 ** 14)
      .max(2 ** 20),
    r: z.int().min(1).max(16),
    p: z.int().min(1).max(4),
    salt: z.base64(),
  }),
  cipher: z.literal('aes-256-gcm'),
  iv: z.base64(),
  data: z.base64(),
});

/** The passphrase is wrong, or the file was changed. Nobody can tell which of the two. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

export function sealSecrets(file: SecretsFile, passphrase: string): string {
  const iv = randomBytes(12);
  const header = {
    kind: 'stimpill-secrets',
    formatVersion: 1,
    kdf: { name: 'scrypt', ...SCRYPT, salt: randomBytes(16).toString('base64') },
    cipher: 'aes-256-gcm',
    iv: iv.toString('base64'),
  } as const;
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, header.kdf), iv);
  cipher.setAAD(Buffer.from(JSON.stringify(header)));
  const data = Buffer.concat([
    cipher.update(JSON.stringify(file), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `${JSON.stringify({ ...header, data: data.toString('base64') }, null, 2)}\n`;
}

/** @throws SealBroken */
export function openSecrets(text: string, passphrase: string): SecretsFile {
  try {
    const { data, ...header } = sealed.parse(JSON.parse(text));
    const bytes = Buffer.from(data, 'base64');
    const tagAt = bytes.length - TAG_BYTES;
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keyOf(passphrase, header.kdf),
      Buffer.from(header.iv, 'base64'),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(JSON.stringify(header)));
    decipher.setAuthTag(bytes.subarray(tagAt));
    const plain = Buffer.concat([decipher.update(bytes.subarray(0, tagAt)), decipher.final()]);
    return parseSecretsFile(plain.toString('utf8'));
  } catch {
    // The message of the error could quote the secrets.
    throw new SealBroken('The passphrase is wrong, or this is not a whole file of exported secrets.');
  }
}

function keyOf(
  passphrase: string,
  { N, r, p, salt }: { readonly N: number; readonly r: number; readonly p: number; readonly salt: string },
): Buffer {
  const bytes = Buffer.from(passphrase.normalize('NFKC'), 'utf8');
  return scryptSync(bytes, Buffer.from(salt, 'base64'), KEY_BYTES, { N, r, p, maxmem: MOST_MEMORY });
}
