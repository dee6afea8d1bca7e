// Where the list of erased people is kept outside the database.
import type { Config } from './config.ts';
import type { KeptIn } from './features/system/erasing/person/erase-again.ts';

export function keptIn({ secretsDir, backups }: Pick<Config, 'secretsDir' | 'backups'>): KeptIn {
  return { secretsDir, backupDir: backups?.folder ?? null };
}
