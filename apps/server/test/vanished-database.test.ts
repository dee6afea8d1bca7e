// Secrets that were used with a database belong to it. If the database is lost, no new one is made unless somebody says so.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { explainStartFailure } from '../src/start-failure.ts';
import { openOwnDatabase } from '../src/open-own-database.ts';
import { loadSecrets, readSecretsFile, secretsPath } from '../src/secrets.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { emptyDatabase, type EmptyDatabase } from './test-databases.ts';

let cli: TestCommandLine;
let lost: EmptyDatabase;
beforeEach(async () => {
  cli = await startCommandLine();
  lost = await emptyDatabase();
});
afterEach(async () => {
  await lost.drop();
  await cli.stop();
});

/** The secrets of an installation whose database is missing. */
const withoutDatabase = () => ({ SECRETS_DIR: cli.env['SECRETS_DIR'] ?? '', ...lost.env });
const onNewMachine = () => ({ SECRETS_DIR: join(cli.folder, 'new-secrets'), ...lost.env });

/** What the server says at its start, or that it started. */
async function startWith(env: Readonly<Record<string, string>>): Promise<string> {
  const config = readConfig(env);
  const secrets = loadSecrets(config.secretsDir);
  try {
    const database = await openOwnDatabase(config, { secrets, clock: systemClock }, { isServer: true });
    await database.close();
    return 'started';
  } catch (error) {
    return explainStartFailure(error);
  }
}

describe('a database that is gone', () => {
  it('is not replaced by a start, which says what to do', async () => {
    const said = await startWith(withoutDatabase());

    expect(said).toContain('Stimpill did not start.\nThe database is gone');
    expect(said).toContain('"stimpill database create"');
    expect(said).toMatch(/"stimpill restore"|pg_restore/);
    expect(await lost.isUntouched()).toBe(true);
  });

  it('is not replaced by a command either', async () => {
    const { code, err } = await cli.run(['company', 'list'], '', withoutDatabase());

    expect(code).toBe(3);
    expect(err).toContain('The database is gone');
    expect(await lost.isUntouched()).toBe(true);
  });

  it('is reported as a fault by the doctor', async () => {
    const { code, out } = await cli.run(['doctor'], '', withoutDatabase());

    expect(code).toBe(1);
    expect(out).toContain('fault    database: The database is gone');
    expect(await lost.isUntouched()).toBe(true);
  });

  it('is replaced once when somebody says so', async () => {
    const created = await cli.run(['database', 'create'], '', withoutDatabase());
    const again = await cli.run(['database', 'create', '--json'], '', withoutDatabase());
    const companies = await cli.run(['company', 'list', '--json'], '', withoutDatabase());

    expect(created).toMatchObject({ code: 0, err: '' });
    expect(created.out).toContain('An empty database stands in');
    expect(again.code).toBe(1);
    expect(again.err).toContain('already. Move it away first');
    expect(companies).toMatchObject({ code: 0, out: '[]\n' });
    expect(await startWith(withoutDatabase())).toBe('started');
  });
});

describe('secrets that never had a database', () => {
  it('are made by a first start, together with the database', async () => {
    expect(await startWith(onNewMachine())).toBe('started');
    expect(await startWith(onNewMachine())).toBe('started');
  });

  it('may make a database after a first start that failed', async () => {
    const { SECRETS_DIR } = onNewMachine();
    const unreachable = { SECRETS_DIR, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/x' };

    expect(await startWith(unreachable)).toContain('does not let us in');
    expect(await startWith(onNewMachine())).toBe('started');
  });

  it('count as used after the first command that has worked with a database', async () => {
    await cli.run(['company', 'list'], '', onNewMachine());
    const other = await emptyDatabase();

    const said = await startWith({ ...onNewMachine(), ...other.env });
    await other.drop();

    expect(readSecretsFile(secretsPath(onNewMachine().SECRETS_DIR)).isUnused).toBeUndefined();
    expect(said).toContain('The database is gone');
  });

  it('count as used when they come from another machine', async () => {
    const passphrase = 'a long enough passphrase\n';
    const [fresh, file] = [join(cli.folder, 'fresh'), join(cli.folder, 'sealed.json')];
    loadSecrets(fresh);
    await cli.run(['secrets', 'export', file], passphrase, { SECRETS_DIR: fresh });
    await cli.run(['secrets', 'import', file], passphrase, onNewMachine());

    expect(await startWith(onNewMachine())).toContain('The database is gone');
    expect((await cli.run(['database', 'create'], '', onNewMachine())).code).toBe(0);
    expect(await startWith(onNewMachine())).toBe('started');
  });
});

describe('the log of a file that is gone', () => {
  it('is put aside with the punches in it, and is not written into another file', async () => {
    const dataDir = cli.env['DATA_DIR'];
    // On PostgreSQL nobody can lose the file without its log.
    if (dataDir === undefined) return;
    await cli.given.aCompany();
    const backup = join(cli.folder, 'copy.sqlite');
    await cli.run(['backup', backup]);
    // An open connection keeps the log file, as it stays after a killed server.
    rmSync(join(dataDir, 'stimpill.sqlite'));
    expect(existsSync(join(dataDir, 'stimpill.sqlite-wal'))).toBe(true);

    const restored = await cli.run(['restore', backup]);

    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(dataDir).filter((name) => /before-.*-wal$/.test(name))).toHaveLength(1);
    expect(await cli.json(['company', 'list'])).toHaveLength(1);
  });
});
