// What a server that runs in a process of its own cannot be asked for: its database, and companies and people that are written into it with
// the server's own secrets.
import { openDatabase, type Database, type DatabaseOptions } from '#database/database.ts';
import { systemClock } from '../src/clock.ts';
import { loadSecrets } from '../src/secrets.ts';
import { createUseCaseDeps } from '../src/use-case-deps.ts';
import { CHEAP_HASHING } from './api.ts';
import { given, type Given } from './given.ts';

/** @param secretsDir of the server, which has started */
export async function besideServer(
  options: DatabaseOptions,
  secretsDir: string,
): Promise<{ readonly database: Database; readonly build: Given }> {
  const database = await openDatabase(options);
  const secrets = loadSecrets(secretsDir);
  const deps = createUseCaseDeps({
    database,
    clock: systemClock,
    secrets,
    version: 'test',
    hashing: CHEAP_HASHING,
  });
  return { database, build: given(deps) };
}
