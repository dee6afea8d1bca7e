// A new database may be made only with secrets that never had one. If used secrets find no database, it is lost, or the path is wrong.
import { replaceSecretsFile } from './replace-secrets-file.ts';
import { readSecretsFile, secretsPath, SecretsError } from './secrets.ts';

/** @throws SecretsError when the file cannot be read */
export function areUnused(secretsDir: string): boolean {
  return readSecretsFile(secretsPath(secretsDir)).isUnused === true;
}

/** Works on when the folder cannot be written: the next start tries again, and the doctor reports it. */
export function markUsed(secretsDir: string): void {
  const path = secretsPath(secretsDir);
  const { isUnused: _, ...file } = readSecretsFile(path);
  try {
    replaceSecretsFile(path, file);
  } catch (failure) {
    if (!(failure instanceof SecretsError)) throw failure;
  }
}
