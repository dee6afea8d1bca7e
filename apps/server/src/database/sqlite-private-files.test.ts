// Nobody but the server's own user can read a file of the database, whatever the umask is and no matter who made the folder.
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCommandLine, type TestCommandLine } from '../../test/command-line.ts';
import { openDatabase } from './database.ts';

let cli: TestCommandLine;
let umask: number;
beforeEach(async () => {
  cli = await startCommandLine();
  // The least careful umask: it takes no right away.
  umask = process.umask(0);
});
afterEach(async () => {
  process.umask(umask);
  await cli.stop();
});

const file = (name: string) => join(cli.folder, name);
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

async function modesWhileOpen(dataDir: string): Promise<Record<string, string>> {
  const database = await openDatabase({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  try {
    await database.knex.raw('create table if not exists x (y)');
    return modesIn(dataDir);
  } finally {
    await database.close();
  }
}

const CLOSED = { 'stimpill.sqlite': '600', 'stimpill.sqlite-shm': '600', 'stimpill.sqlite-wal': '600' };

describe('the files of the database', () => {
  it('are readable by their owner alone, in a folder that only the owner enters', async () => {
    const folder = file('new/data');

    expect(await modesWhileOpen(folder)).toEqual(CLOSED);
    expect([modeOf(folder), modeOf(file('new'))]).toEqual(['700', '700']);
  });

  it('that an earlier version left readable are made private at the next start', async () => {
    const folder = file('earlier');
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(join(folder, 'stimpill.sqlite'), '', { mode: 0o644 });
    writeFileSync(join(folder, 'stimpill.sqlite-wal'), '', { mode: 0o644 });

    expect(await modesWhileOpen(folder)).toEqual(CLOSED);
  });
});

describe('a folder that is there already', () => {
  it.each(['755', '750', '707', '777'])(
    'and open to others (mode %s) is refused, not changed',
    async (mode) => {
      const folder = file('given');
      mkdirSync(folder);
      chmodSync(folder, mode);

      const start = modesWhileOpen(folder);

      await expect(start).rejects.toThrow(`is open to others (mode ${mode})`);
      await expect(start).rejects.toThrow(`chmod 700 ${folder}`);
      expect(modeOf(folder)).toBe(mode);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('takes no restored backup while it is open to others', async () => {
    await cli.run(['backup', file('copy.sqlite')]);
    mkdirSync(file('given'), { mode: 0o755 });

    const { code, err } = await cli.run(['restore', file('copy.sqlite')], '', {
      ...cli.env,
      DATA_DIR: file('given'),
    });

    expect(code).toBe(3);
    expect(err).toContain(`chmod 700 ${file('given')}`);
    expect(readdirSync(file('given'))).toEqual([]);
  });
});

describe('what a command writes', () => {
  it('is readable by its owner alone: backup, export, secrets, a restored database and the one put aside', async () => {
    const { id } = await cli.given.aCompany();
    const there = { ...cli.env, DATA_DIR: file('there') };
    await cli.run(['backup', file('copy.sqlite')]);
    await cli.run(['company', 'export', id, '--output', file('company.yaml')]);
    await cli.run(['secrets', 'export', file('sealed.json')], 'a long enough passphrase\n');
    await cli.run(['restore', file('copy.sqlite')], '', there);
    chmodSync(join(there.DATA_DIR, 'stimpill.sqlite'), 0o644);
    const again = await cli.run(['restore', file('copy.sqlite'), '--replace'], '', there);

    expect(again.code).toBe(0);
    expect(['copy.sqlite', 'company.yaml', 'sealed.json'].map((name) => modeOf(file(name)))).toEqual([
      '600',
      '600',
      '600',
    ]);
    const modes = modesIn(there.DATA_DIR);
    expect(Object.keys(modes)).toContainEqual(expect.stringContaining('stimpill.sqlite.before-'));
    expect([...new Set(Object.values(modes))]).toEqual(['600']);
  });
});

describe('the doctor', () => {
  const rights = async () => {
    const { out } = await cli.run(['doctor', '--json']);
    const findings = JSON.parse(out) as { check: string; state: string; message: string }[];
    return findings.find(({ check }) => check === 'rights');
  };

  it('says which file others can read, and changes nothing', async () => {
    const path = join(cli.env['DATA_DIR'] ?? '', 'stimpill.sqlite');
    const before = await rights();
    chmodSync(path, 0o640);

    const found = await rights();

    expect(before?.state).toBe('ok');
    expect(found).toMatchObject({ state: 'warning' });
    expect(found?.message).toContain(`${path} can be read by others (mode 640)`);
    expect(modeOf(path)).toBe('640');
  });

  it('says that the server will not start in a folder that is open to others', async () => {
    const folder = cli.env['DATA_DIR'] ?? '';
    chmodSync(folder, 0o755);

    const found = await rights();

    expect(found).toMatchObject({ state: 'fault' });
    expect(found?.message).toContain(`chmod 700 ${folder}`);
  });
});
