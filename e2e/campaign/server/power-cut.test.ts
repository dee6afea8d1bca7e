// The power cut itself is tested: a database that promises nothing must lose something, or the campaign would prove nothing.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compilePowerCut } from './power-cut.ts';
import { prepareDisk } from './server-disk.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-power-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (synchronous: string) => `
  const Database = require('better-sqlite3');
  const database = new Database(process.argv[1] + '/test.sqlite');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = ${synchronous}');
  database.exec('create table taps (id integer primary key)');
  const insert = database.prepare('insert into taps default values');
  for (let tap = 0; tap < 50; tap += 1) insert.run();
  process.kill(process.pid, 'SIGKILL');
`;

async function tapsLeftAfter(synchronous: string): Promise<number | undefined> {
  const library = await compilePowerCut(folder);
  if (library === undefined) return undefined;
  const [data, disk, left] = ['data', 'disk', 'left'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(data);
  mkdirSync(disk);
  const env = { ...process.env, LD_PRELOAD: library, POWER_CUT_DATA: data, POWER_CUT_DISK: disk };
  try {
    execFileSync(process.execPath, ['-e', write(synchronous), data], { env, stdio: 'ignore' });
  } catch {
    // It ends itself in the middle of its work.
  }
  cpSync(disk, left, { recursive: true });
  const database = new BetterSqlite3(join(left, 'test.sqlite'));
  const hasTable = database.prepare("select 1 from sqlite_master where name = 'taps'").get() !== undefined;
  const { taps } = hasTable
    ? (database.prepare('select count(*) as taps from taps').get() as { taps: number })
    : { taps: 0 };
  database.close();
  return taps;
}

const fillUp = `
  const Database = require('better-sqlite3');
  const { rmSync, writeFileSync } = require('node:fs');
  const database = new Database(process.argv[1] + '/test.sqlite');
  database.pragma('journal_mode = WAL');
  database.exec('create table taps (id integer primary key)');
  const tap = () => {
    try {
      database.exec('insert into taps default values');
      return 'taken';
    } catch (error) {
      return error.code;
    }
  };
  writeFileSync(process.env.POWER_CUT_FULL, '');
  const said = [tap()];
  rmSync(process.env.POWER_CUT_FULL);
  said.push(tap());
  process.stdout.write(said.join(' '));
`;

/**
 * One connection copies a part of the log into the file, as far as somebody who reads allows: SQLite does not sync then. Another one copies the
 * rest and syncs, and the log begins anew.
 */
const copiedByTwo = `
  const Database = require('better-sqlite3');
  const open = () => {
    const database = new Database(process.argv[1] + '/test.sqlite');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('wal_autocheckpoint = 0');
    return database;
  };
  const [server, copier, reader] = [open(), open(), open()];
  server.exec('create table taps (id integer primary key, what text)');
  const insert = server.prepare('insert into taps (what) values (?)');
  const tap = (count) => { for (let at = 0; at < count; at += 1) insert.run('x'.repeat(3000)); };
  tap(50);
  reader.exec('begin');
  reader.prepare('select count(*) from taps').get();
  tap(50);
  copier.pragma('wal_checkpoint(passive)');
  reader.exec('rollback');
  server.pragma('wal_checkpoint(truncate)');
  tap(1);
  process.kill(process.pid, 'SIGKILL');
`;

it('keeps all that was written to a file that was synced, whoever wrote it and whoever synced it', async () => {
  const disk = await prepareDisk(folder, true);
  if (!disk.canLosePower) return;
  const env = { ...process.env, ...disk.env };
  expect(() =>
    execFileSync(process.execPath, ['-e', copiedByTwo, disk.dataDir], { env, stdio: 'ignore' }),
  ).toThrow();

  await disk.losePower();

  const database = new BetterSqlite3(join(disk.dataDir, 'test.sqlite'));
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.prepare('select count(*) from taps').pluck().get()).toBe(101);
  database.close();
});

it('takes nothing while the disk is full, and everything afterwards', async () => {
  const disk = await prepareDisk(folder, true);
  if (!disk.canLosePower) return;
  const env = { ...process.env, ...disk.env };

  expect(execFileSync(process.execPath, ['-e', fillUp, disk.dataDir], { env, encoding: 'utf8' })).toBe(
    'SQLITE_FULL taken',
  );
});

it('keeps what was synced and loses what was not', async () => {
  const full = await tapsLeftAfter('FULL');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const normal = await tapsLeftAfter('NORMAL');

  // Where no C compiler is at hand, the campaign leaves power cuts out and says so.
  if (full === undefined || normal === undefined) return;
  expect(full).toBe(50);
  expect(normal).toBeLessThan(50);
});
