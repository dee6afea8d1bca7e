// The backups that a server makes by itself, and the drill that restores one beside the database.
import { mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpOnce, isDue, type MadeBackup } from '#features/system/backups/back-up-regularly.ts';
import { listBackups, pathOfBackup } from '#features/system/backups/backup-folder.ts';
import { missingBackupsOf } from '#features/system/backups/missing-backups.ts';
import { startCommandLine, type TestCommandLine } from '../../test/command-line.ts';
import type { FrozenClock } from '../../test/frozen-clock.ts';
import { backUp } from './backup.ts';

let cli: TestCommandLine;
let folder: string;
let time: FrozenClock;
let made: MadeBackup[];
let failures: string[];
beforeEach(async () => {
  cli = await startCommandLine();
  folder = join(cli.folder, 'backups');
  ({ time } = cli);
  time.moveTo('2026-11-20T14:15:00.000Z');
  [made, failures] = [[], []];
  const company = await cli.given.aCompany();
  const anna = await cli.given.anEmployee(company);
  await cli.given.anEntry(anna, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
});
afterEach(() => cli.stop());

const deps = () => ({
  ...{ folder, everyMinutes: 15, clock: time.clock },
  backUp: (path: string) => backUp(cli.database.database, path),
  clear: () => Promise.resolve(),
  erase: () => Promise.resolve(false),
  onMade: (one: MadeBackup) => void made.push(one),
  onFailure: (why: string) => void failures.push(why),
});
const env = () => ({ ...cli.env, BACKUP_DIR: folder });
const doctor = async () => {
  const found = JSON.parse((await cli.run(['doctor', '--json'], '', env())).out) as { check: string }[];
  return found.find(({ check }) => check === 'backups');
};

describe('a backup that the server makes', () => {
  it('is named after its moment, whole, for its owner alone, and counted', async () => {
    await backUpOnce(deps());

    expect(readdirSync(folder)).toEqual(['stimpill-2026-11-20T14-15-00Z.sqlite']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(pathOfBackup(folder, time.clock())).mode & 0o777).toBe(0o600);
    expect(made).toMatchObject([{ companies: 1, employees: 1, timeEntries: 1, removed: 0 }]);
  });

  it('is due again after its minutes, also over a restart, and after a failure not before', async () => {
    expect(isDue(deps(), null)).toBe(true);
    await backUpOnce(deps());
    time.advance({ minutes: 14 });
    expect(isDue(deps(), null)).toBe(false);
    time.advance({ minutes: 1 });
    expect(isDue(deps(), null)).toBe(true);
    expect(isDue(deps(), time.clock() - 60_000)).toBe(false);
  });

  it('thins those before it and leaves other files alone; what a killed server left half is removed', async () => {
    mkdirSync(folder);
    for (const name of [
      'notes.txt',
      'stimpill-2026-11-18T10-00-00Z.sqlite',
      'stimpill-2026-11-18T11-00-00Z.sqlite',
      'stimpill-2026-11-20T14-00-00Z.sqlite.4711.part',
    ])
      writeFileSync(join(folder, name), '');

    await backUpOnce(deps());

    expect(readdirSync(folder).sort()).toEqual([
      'notes.txt',
      'stimpill-2026-11-18T11-00-00Z.sqlite',
      'stimpill-2026-11-20T14-15-00Z.sqlite',
    ]);
    expect(made).toMatchObject([{ removed: 1 }]);
  });

  it('leaves no file and removes none when the disk is full, and says so', async () => {
    await backUpOnce(deps());
    time.advance({ hours: 48 });
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    await backUpOnce({ ...deps(), backUp: () => Promise.reject(full) });

    expect(readdirSync(folder)).toEqual(['stimpill-2026-11-20T14-15-00Z.sqlite']);
    expect(failures).toEqual([
      expect.stringContaining(`the disk of BACKUP_DIR (${folder}) is full. Make room`),
    ]);
  });

  it('is refused where BACKUP_DIR is a file, with a sentence', async () => {
    writeFileSync(folder, '');
    await backUpOnce(deps());

    expect(failures).toEqual([expect.stringContaining('is not a folder. Choose another.')]);
  });
});

describe('the doctor', () => {
  it('says that there is none, how old the newest is, and when newer ones are missing', async () => {
    expect(await doctor()).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('yet') as string,
    });
    writeBackupOf(0);
    expect(await doctor()).toMatchObject({ state: 'ok' });
    expect(listBackups(folder)).toMatchObject([{ madeAt: time.clock(), size: 1 }]);
  });

  it('warns once three are missing', async () => {
    writeBackupOf(46);

    expect(await doctor()).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('Newer ones are missing') as string,
    });
  });
});

describe('a server that runs', () => {
  const find = () => missingBackupsOf(deps(), time.clock);

  it('finds backups missing once three that were due are, counted from its start at the earliest', () => {
    writeBackupOf(300);
    const newestAt = time.clock() - 300 * 60_000;
    const missing = find();

    expect(missing()).toBeNull();
    time.advance({ minutes: 45 });
    expect(missing()).toBeNull();
    time.advance({ minutes: 1 });
    expect(missing()).toEqual({ newestAt });
    writeBackupOf(0);
    expect(missing()).toBeNull();
  });

  it('says that there is none at all, and nothing where it makes none', () => {
    const [missing, off] = [find(), missingBackupsOf(null, time.clock)];
    time.advance({ minutes: 46 });

    expect(missing()).toEqual({ newestAt: null });
    expect(off()).toBeNull();
  });
});

describe('the drill', () => {
  it('restores the newest beside the database, examines it, compares counts, and leaves nothing behind', async () => {
    await backUpOnce(deps());
    await cli.given.anEmployee(await cli.given.aCompany());
    const { code, out } = await cli.run(['restore-drill'], '', env());

    expect(out).toMatch(/companies +1 +2 +1\n/);
    expect(out).toMatch(/time entries +1 +1 +0\n/);
    expect(out).toContain('ok       integrity:');
    expect(out).toContain('ok       secrets of the database: they are those in SECRETS_DIR');
    expect(code).toBe(0);
    expect(await cli.json(['company', 'list'])).toHaveLength(2);
  });

  it('refuses a damaged backup, and names what is missing where there is none', async () => {
    const none = await cli.run(['restore-drill'], '', env());
    await backUpOnce(deps());
    truncateSync(pathOfBackup(folder, time.clock()), 5_000);
    const damaged = await cli.run(['restore-drill'], '', env());

    expect([none.code, damaged.code]).toEqual([1, 1]);
    expect(none.err).toContain(`There is no backup in ${folder}.`);
    expect(damaged.err).toContain('is damaged');
  });
});

function writeBackupOf(minutesAgo: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOfBackup(folder, time.clock() - minutesAgo * 60_000), 'x');
}
