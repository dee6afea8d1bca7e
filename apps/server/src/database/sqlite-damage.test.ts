// A damaged page is found before somebody needs its data, and the finding stays until the file is sound again.
import { openSync, readFileSync, statSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompanyWork } from '../company-work.ts';
import { startCommandLine, type TestCommandLine } from '../../test/command-line.ts';
import { lookAtIntegrity } from '../integrity-watch.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { findDamage } from './find-damage.ts';
import { readIntegrity } from './integrity-record.ts';

const WEEK_HOURS = 7 * 24;

let cli: TestCommandLine;
let dataDir: string;
let file: string;
let logLines: string[];
beforeEach(async () => {
  cli = await startCommandLine();
  dataDir = cli.env['DATA_DIR'] ?? '';
  file = join(dataDir, 'stimpill.sqlite');
  logLines = [];
  const anna = await cli.given.anEmployee(await cli.given.aCompany());
  await cli.given.anEntry(anna, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
});
afterEach(() => cli.stop());

type Place = { readonly page: number; readonly pageSize: number };

/** Where a table or an index begins in the file, after the log was written into it. */
function placeOf(name: string): Place {
  const connection = new Sqlite(file);
  connection.pragma('wal_checkpoint(TRUNCATE)');
  const page = connection.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(name);
  const pageSize = connection.pragma('page_size', { simple: true });
  connection.close();
  return { page: Number(page), pageSize: Number(pageSize) };
}

/** Flips bytes as a bad disk does. */
function damage(name: string): void {
  const { page, pageSize } = placeOf(name);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(64, 0x5a), 0, 64, (page - 1) * pageSize);
  closeSync(handle);
}

/** Changes the start of an entry in the table only: every page is sound, but the index does not agree. */
function contradict(): void {
  const { page, pageSize } = placeOf('time_entries');
  const bytes = readFileSync(file);
  const began = Buffer.alloc(6);
  began.writeUIntBE(Date.parse('2026-03-02T08:00:00Z'), 0, 6);
  const at = bytes.indexOf(began, (page - 1) * pageSize);
  expect(Math.floor(at / pageSize)).toBe(page - 1);
  bytes[at + 5] = 1;
  writeFileSync(file, bytes);
}

async function found(depth: 'quick' | 'full'): Promise<readonly string[]> {
  const database = await openDatabase({ ...cli.database.database.options, isReadOnly: true });
  const faults = await findDamage(database.knex, depth);
  await database.close();
  return faults;
}

/** As the thread of the server does it, which takes longer to start than to look. */
async function look(moment: 'start' | 'hourly', lookWith: LookWith = found): Promise<void> {
  const log = createLog('info', { write: (line) => void logLines.push(line) });
  await lookAtIntegrity({ dataDir, clock: cli.time.clock, log, findDamage: lookWith }, moment);
}

type LookWith = Parameters<typeof lookAtIntegrity>[0]['findDamage'];

const lookedAt = () => readIntegrity(dataDir);

async function doctor(...rest: string[]): Promise<{ code: number; integrity: string }> {
  const { code, out } = await cli.run(['doctor', ...rest]);
  return { code, integrity: out.split('\n').find((line) => line.includes(' integrity: ')) ?? out };
}

describe('a check of the pages', () => {
  it('finds nothing in a sound file, quick or full', async () => {
    expect([await found('quick'), await found('full')]).toEqual([[], []]);
  });

  it.each(['shifts', 'payroll_codes'])('finds a damaged page of %s, and names the table', async (table) => {
    damage(table);

    expect((await found('quick')).join()).toContain(`${table}: `);
    expect((await found('full')).join()).toContain(`${table}: `);
  });

  it('finds an index that does not agree with its table, where it is a full one', async () => {
    contradict();

    expect(await found('quick')).toEqual([]);
    expect((await found('full')).join()).toMatch(/time_entries: .*index/);
  });

  it('finds a row that names one that is not there, where it is a full one', async () => {
    const { knex } = cli.database.database;
    await knex.raw('pragma foreign_keys = off');
    await knex('companies').delete();

    expect(await found('quick')).toEqual([]);
    expect((await found('full')).join()).toContain(
      'employees: a row names one of companies that is not there',
    );
  });
});

describe('the server', () => {
  it('checks fully at first, quickly after a later start, and fully again after a week', async () => {
    const depths = [];
    for (const [moment, hours] of [
      ['start', 0],
      ['start', 1],
      ['hourly', 1],
      ['start', WEEK_HOURS - 3],
      ['hourly', 1],
    ] as const) {
      cli.time.advance({ hours });
      const before = lookedAt()?.checkedAt;
      await look(moment);
      depths.push(lookedAt()?.checkedAt === before ? 'not' : lookedAt()?.depth);
    }

    expect(depths).toEqual(['full', 'quick', 'not', 'quick', 'full']);
    expect(logLines).toEqual([]);
  });

  it('checks fully again when its clock was set back before the last full check', async () => {
    await look('start');
    cli.time.moveTo('2025-01-01T00:00:00Z');
    await look('hourly');

    expect(lookedAt()).toMatchObject({ depth: 'full', lastFullAt: cli.time.clock() });
  });

  it('says in its log that the database is damaged and where, with no word of a row', async () => {
    const thread = createCompanyWork(cli.deps.database.options, cli.deps.clock);
    await look('start', thread.findDamage);
    damage('shifts');
    await look('start', thread.findDamage);
    await thread.close();

    const [line = ''] = logLines;
    expect(logLines).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      msg: 'the database is damaged: "stimpill doctor" says what to do',
      damage: expect.stringContaining('shifts: ') as string,
    });
  });
});

describe('the doctor', () => {
  it('asks for a first check, and accepts its own', async () => {
    const before = await doctor();
    const deep = await doctor('--deep');
    const after = await doctor();

    expect(before.integrity).toMatch(/^warning +integrity: nobody has looked at every page yet/);
    expect([before.code, deep.code, after.code]).toEqual([0, 0, 0]);
    expect(after.integrity).toMatch(
      /^ok +integrity: no damage, seen at 2026-03-02T08:00:00.000Z \(full look\)/,
    );
    expect(statSync(join(dataDir, 'integrity.json')).mode & 0o777).toBe(0o600);
  });

  it('warns when the last full check is long ago', async () => {
    await doctor('--deep');
    cli.time.advance({ hours: 2 * WEEK_HOURS });

    expect((await doctor()).integrity).toMatch(/^warning .* the last full look is long ago/);
  });

  it('ends with 1 and says what to do, in order, after the server found damage', async () => {
    damage('shifts');
    await look('start');

    const { code, integrity } = await doctor();

    expect(code).toBe(1);
    expect(integrity).toMatch(
      /^fault +integrity: the database is damaged, seen at [^:]+:[^:]+:[^:]+: shifts: /,
    );
    expect(integrity).toMatch(
      /1\. stop the server; 2\. "stimpill restore BACKUP --replace".* 3\. "stimpill doctor --deep"; 4\. start/,
    );
  });

  it('checks by itself with --deep, and stores what it found for the next doctor', async () => {
    damage('shifts');

    expect((await doctor('--deep')).code).toBe(1);
    expect((await doctor()).code).toBe(1);
  });

  it('says so for a file that nobody can open at all', async () => {
    await cli.run(['backup', join(cli.folder, 'copy.sqlite')]);
    const env = { ...cli.env, DATA_DIR: join(cli.folder, 'elsewhere') };
    await cli.run(['restore', join(cli.folder, 'copy.sqlite')], '', env);
    const broken = join(env.DATA_DIR, 'stimpill.sqlite');
    writeFileSync(broken, readFileSync(broken).fill(0x5a, 0, 4096));

    const { code, out } = await cli.run(['doctor'], '', env);
    const restored = await cli.run(['restore', join(cli.folder, 'copy.sqlite'), '--replace'], '', env);
    const after = await cli.run(['doctor', '--deep'], '', env);

    expect(code).toBe(1);
    expect(out).toMatch(/fault +database: the file is damaged\. In this order: 1\. stop the server/);
    expect([restored.code, after.code]).toEqual([0, 0]);
  });
});

describe('a finding', () => {
  it('goes away with a restore, and the restored file is checked again', async () => {
    const copy = join(cli.folder, 'copy.sqlite');
    await cli.run(['backup', copy]);
    damage('shifts');
    await look('start');
    await cli.database.database.close();

    const restored = await cli.run(['restore', copy, '--replace']);
    const { code, integrity } = await doctor();
    await look('start');

    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(code).toBe(0);
    expect(integrity).toContain('nobody has looked at every page yet');
    expect(lookedAt()).toMatchObject({ depth: 'full', damage: [] });
  });

  it('stays after a quick check that does not see the damage', async () => {
    await cli.database.database.knex.raw('pragma foreign_keys = off');
    await cli.database.database.knex('companies').delete();
    await look('start');
    cli.time.advance({ hours: 1 });
    await look('start');

    expect(lookedAt()).toMatchObject({ depth: 'full', checkedAt: cli.time.clock() });
    expect((await doctor()).code).toBe(1);
  });

  it('stops a backup, which says why', async () => {
    damage('shifts');

    const { code, err } = await cli.run(['backup', join(cli.folder, 'copy.sqlite')]);

    expect(code).toBe(1);
    expect(err).toContain('the database itself is damaged: "stimpill doctor --deep" says where');
  });
});
