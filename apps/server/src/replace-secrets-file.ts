import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFile } from './database/private-files.ts';
import { SecretsError, type SecretsFile } from './secrets.ts';
import { whose } from './whose-file.ts';

/**
 * Writes the whole file to disk, or nothing. Only one command can do so at a time.
 * @throws SecretsError while another command replaces it
 */
export function replaceSecretsFile(path: string, file: SecretsFile, draft = `${path}.new`): void {
  try {
    writeFileSync(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new SecretsError(
      code === 'EEXIST'
        ? `Another command changes the secrets. If none does, remove ${draft} and try again. Nothing was changed.`
        : `${draft} cannot be written (${code}).${whose(draft, 'write')} Nothing was changed.`,
    );
  }
  try {
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFile(dirname(path));
}

/**
 * The same for a copy of what the database has, where no command has to wait for another one.
 * @throws SecretsError when it cannot be written
 */
export function keepSecretsFile(path: string, file: SecretsFile): void {
  const draft = `${path}.${process.pid}.new`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(draft, { force: true });
  replaceSecretsFile(path, file, draft);
}
