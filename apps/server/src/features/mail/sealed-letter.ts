// A mail that waits holds a name, an address and perhaps a link that lets somebody in. So it is in the database only under a key that
// the secrets give: anyone who reads the database alone, or a backup of it, reads none of it.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Letter } from './mail.ts';

type Sealing = { readonly pepper: Buffer };
type Content = Omit<Letter, 'id' | 'queuedAt'>;

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param id of the mail: sealed for one, a content opens for no other one */
export function sealLetter({ pepper }: Sealing, id: string, content: Content): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper), iv).setAAD(Buffer.from(id));
  const bytes = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, bytes, cipher.getAuthTag()]).toString('base64');
}

/** @throws Error where it was sealed with other secrets, or for another mail */
export function openLetter({ pepper }: Sealing, id: string, sealed: string): Content {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as Content;
}

function keyOf(pepper: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, 'stimpill', 'sealed:mail', 32));
}
