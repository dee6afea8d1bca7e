// The secret of an app that shows codes, as it is stored: anyone who has only the database can make no codes.
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param owner of whom it is; opened for somebody else it is refused */
export function sealTotpSecret(key: KeyObject, owner: string, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was changed, is another's, or was sealed with other secrets */
export function openTotpSecret(key: KeyObject, owner: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
