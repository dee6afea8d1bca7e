// Secrets that several servers share: anyone who has the key has them, anyone who changes them changes them for all.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '#database/database.ts';
import { openOwnDatabase } from '../src/open-own-database.ts';
import { renewSealingKeys } from '../src/renew-sealing-keys.ts';
import { rotateTokenKeys } from '../src/rotate-token-keys.ts';
import { loadSecrets, readSecretsFile, secretsPath } from '../src/secrets.ts';
import { fetchSharedSecrets, followSharedSecrets, shareSecrets } from '../src/shared-secrets.ts';
import { leaksIn } from './leaks.ts';
import { readEveryTable } from './read-every-table.ts';
import { runProgram } from './run-program.ts';
import { emptyDatabase, type EmptyDatabase } from './test-databases.ts';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const DAY_MS = 86_400_000;

let place: EmptyDatabase;
let folder: string;
let key: string;
beforeEach(async () => {
  place = await emptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'stimpill-shared-'));
  key = randomBytes(32).toString('base64');
});
afterEach(async () => {
  await place.drop();
  rmSync(folder, { recursive: true });
});

const envOf = (name: string, SECRETS_KEY = key) => ({
  ...place.env,
  ...{ PATH: process.env['PATH'] ?? '', SECRETS_DIR: join(folder, name), SECRETS_KEY },
});
const fileOf = (name: string) => readSecretsFile(secretsPath(join(folder, name)));

/** As the server starts. */
async function start(name: string, SECRETS_KEY = key) {
  const config = readConfig(envOf(name, SECRETS_KEY));
  await fetchSharedSecrets(config);
  const secrets = loadSecrets(config.secretsDir, () => NOW);
  const database = await openOwnDatabase(config, { secrets, clock: () => NOW }, { isServer: true });
  await shareSecrets(config, database);
  return { config, secrets, database };
}

async function startAndStop(name: string, SECRETS_KEY = key): Promise<void> {
  await (await start(name, SECRETS_KEY)).database.close();
}

describe('shared secrets', () => {
  it('are those of the first server on every other one, and stand in no table as they are', async () => {
    await startAndStop('first');
    const { database } = await start('second');
    const rows = await readEveryTable(database);
    await database.close();

    expect(fileOf('second')).toEqual(fileOf('first'));
    const { pepper, tokenKeys } = fileOf('first');
    const secrets = [key, pepper.secret, ...tokenKeys.map(({ secret }) => secret)];
    expect(leaksIn(secrets, rows)).toEqual([]);
  });

  it('are not given to a server with another key, which does not start', async () => {
    await startAndStop('first');

    await expect(startAndStop('second', randomBytes(32).toString('base64'))).rejects.toThrow(
      'SECRETS_KEY does not open the secrets in the database',
    );
    expect(existsSync(join(folder, 'second'))).toBe(false);
  });

  it('are never put over those of another installation', async () => {
    await startAndStop('first');
    const other = await emptyDatabase();
    const config = readConfig({ ...envOf('other'), ...other.env });
    const secrets = loadSecrets(config.secretsDir);
    await (await openOwnDatabase(config, { secrets, clock: () => NOW }, { isServer: true })).close();
    await other.drop();

    await expect(startAndStop('other')).rejects.toThrow('holds the secrets of another installation');
  });

  it('are changed by one after the other, and every running server follows', async () => {
    const first = await start('first');
    const second = await start('second');
    const failures: unknown[] = [];
    const stop = followSharedSecrets(second.config, second.database, (failure) => failures.push(failure));
    const at = { now: NOW, dropOld: false };

    await Promise.all([rotateTokenKeys(first.config, at), rotateTokenKeys(second.config, at)]);
    await renewSealingKeys(first.config, NOW + 100 * DAY_MS);
    await expect.poll(() => second.secrets.sealingKeys.length).toBe(3);
    await stop();
    await second.database.close();
    await first.database.close();

    expect(fileOf('second')).toEqual(fileOf('first'));
    expect(fileOf('first').tokenKeys).toHaveLength(3);
    expect(failures).toEqual([]);
  });

  it('get another key by a command, after which the old one opens nothing', async () => {
    await startAndStop('first');
    const newKey = randomBytes(32).toString('base64');

    const shared = await runProgram({
      program: 'src/cli/stimpill.ts',
      args: ['secrets', 'share'],
      env: envOf('first', newKey),
    });
    await startAndStop('second', newKey);

    expect(shared).toMatchObject({ code: 0, err: '' });
    expect(fileOf('second').id).toBe(fileOf('first').id);
    await expect(startAndStop('third')).rejects.toThrow('SECRETS_KEY does not open');
  });
});

it('a dump of the database holds them sealed, so a restored one opens with the key alone', async () => {
  await startAndStop('first');
  const { DATABASE_URL: databaseUrl = null } = place.env;
  const { knex, close } = await openDatabase({ databaseUrl, dataDir: '', databasePoolSize: 2 });
  const rows = await knex('shared_secrets').select('*');
  await close();

  await startAndStop('on a new machine');

  expect(rows).toMatchObject([{ version: 1 }]);
  expect(fileOf('on a new machine')).toEqual(fileOf('first'));
});
