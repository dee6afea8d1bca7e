// The next sealing key is made ahead of time, and old ones are destroyed, whenever the server starts.
import { replaceSecretsFile } from './replace-secrets-file.ts';
import { renewedRing } from './sealing-keys.ts';
import { readSecretsFile, sealingKeysIn, secretsPath, withSealingKeys } from './secrets.ts';

/**
 * @returns whether the file was changed
 * @throws SecretsError when it cannot be
 */
export function renewSealingKeys(secretsDir: string, now: number): boolean {
  const path = secretsPath(secretsDir);
  const file = readSecretsFile(path);
  const ring = sealingKeysIn(file);
  const renewed = renewedRing(ring, now);
  const isSame =
    ring.length === renewed.length && ring.every(({ keyId }, index) => keyId === renewed[index]?.keyId);
  if (!isSame) replaceSecretsFile(path, withSealingKeys(file, renewed));
  return !isSame;
}
