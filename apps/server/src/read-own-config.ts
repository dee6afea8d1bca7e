// The settings, for anyone who works with the database and the secrets that they name: not in the folders of another user.
import { existsSync } from 'node:fs';
import { readConfig, type Config } from './config.ts';
import { sqlitePath } from './database/private-files.ts';
import { secretsPath } from './secrets.ts';
import { foreignOn, foreignText, foreignToRoot, type Foreign } from './whose-file.ts';

/** DATA_DIR or SECRETS_DIR is another user's. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

/**
 * @throws ConfigError
 * @throws NotOurs naming the setting, the folder, its owner and who runs this
 */
export function readOwnConfig(env: Parameters<typeof readConfig>[0]): Config {
  const config = readConfig(env);
  const found = notOurs(config);
  if (found !== null) throw new NotOurs(`${found} Nothing was changed.`);
  return config;
}

/** @returns why the database and the secrets cannot be used by this user, as a sentence; null when they can */
export function notOurs({ databaseUrl, dataDir, secretsDir }: Config): string | null {
  const places = [
    ...(databaseUrl === null ? [['DATA_DIR', dataDir, sqlitePath(dataDir)] as const] : []),
    ['SECRETS_DIR', secretsDir, secretsPath(secretsDir)] as const,
  ];
  for (const [setting, folder, file] of places) {
    const foreign = foreignToRoot(existsSync(file) ? file : folder) ?? barring(setting, folder, file);
    if (foreign !== null) return `${setting}: ${foreignText(foreign)}`;
  }
  return null;
}

/** Secrets that were made may be on a disk that is only read. */
function barring(setting: string, folder: string, file: string): Foreign | null {
  const rights = setting === 'SECRETS_DIR' && existsSync(file) ? 'read' : 'write';
  return foreignOn(folder, rights) ?? foreignOn(file, rights);
}
