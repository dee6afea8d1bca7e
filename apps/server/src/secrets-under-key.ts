// The secrets as several servers share them: sealed under the key of the installation, which is in no database and no backup of one.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { parseSecretsFile, SecretsError, type SecretsFile } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param key SECRETS_KEY, 32 random bytes or more */
export function sealUnderKey(file: SecretsFile, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKeyOf(key), iv);
  const bytes = Buffer.concat([cipher.update(JSON.stringify(file), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, bytes, cipher.getAuthTag()]).toString('base64');
}

/** @throws SecretsError where it was sealed under another key, or changed */
export function openUnderKey(sealed: string, key: Buffer): SecretsFile {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, cipherKeyOf(key), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return parseSecretsFile(text.toString('utf8'));
  } catch {
    // The message of the error could quote the secrets.
    throw new SecretsError(
      'SECRETS_KEY does not open the secrets in the database. Set the key that the other servers have. ' +
        'If it is lost or was changed, run "stimpill secrets share" where SECRETS_DIR still holds the secrets.',
    );
  }
}

function cipherKeyOf(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'stimpill', 'sealed:secrets', 32));
}
