// On SQLite nobody else can write while an import runs. The server can wait for a short import, but not for a long one.
import { existsSync } from 'node:fs';
import { readOwnConfig } from '#read-own-config.ts';
import { isInUse } from '#database/sqlite-file.ts';
import { sqlitePath } from '#database/sqlite-path.ts';
import { Refused } from '#errors/refused.ts';
import type { Terminal } from '../terminal.ts';

/** This many are written in about two seconds on a small machine; a punch waits up to five. */
const MOST_ROWS = 20_000;

/** @throws Refused when the server is running and would have to wait too long */
export function refuseLargeImport({ env }: Terminal, content: unknown): void {
  const rows = rowsIn(content);
  if (rows <= MOST_ROWS) return;
  const { databaseUrl, dataDir } = readOwnConfig(env);
  const path = sqlitePath(dataDir);
  if (databaseUrl !== null || !existsSync(path) || !isInUse(path)) return;
  throw new Refused(
    `This file has ${rows} rows. Writing them would keep the running server from taking punches. Stop the server, import, and start it again. Nothing was imported.`,
  );
}

function rowsIn(content: unknown): number {
  const lists = Object.values(content ?? {}).filter((part) => Array.isArray(part));
  return lists.reduce((sum, list) => sum + list.length, 0);
}
