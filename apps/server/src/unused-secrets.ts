// Secrets that never had a database may begin one. Others that find none look at the wrong place, or at a loss.
import { replaceSecretsFile } from './replace-secrets-file.ts';
import { readSecretsFile, secretsPath, SecretsError } from './secrets.ts';

/** @throws SecretsError when the file cannot be read */
export function areUnused(secretsDir: string): boolean {
  return readSecretsFile(secretsPath(secretsDir)).isUnused === true;
}

/** A folder that cannot be written is no reason not to work; the next start tries again, and the doctor tells. */
export function markUsed(secretsDir: string): void {
  const path = secretsPath(secretsDir);
  const { isUnused: _, ...file } = readSecretsFile(path);
  try {
    replaceSecretsFile(path, file);
  } catch (failure) {
    if (!(failure instanceof SecretsError)) throw failure;
  }
}
