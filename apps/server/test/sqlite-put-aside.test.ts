// What is put aside holds everything that the database held: it is listed, it ages, and it is erased.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseRegularly } from '#features/system/erasing/erase-regularly.ts';
import {
  erasePutAside,
  listPutAside,
  type PutAside,
} from '#features/system/put-aside/put-aside-databases.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

const NAME = 'canary-put-aside';
const HOURS_OF_35_DAYS = 35 * 24;

let cli: TestCommandLine;
let dataDir: string;
beforeEach(async () => {
  cli = await startCommandLine();
  dataDir = cli.env['DATA_DIR'] ?? '';
  await cli.given.anEmployee(await cli.given.aCompany(), { display_name: NAME });
  const backup = join(cli.folder, 'backup.sqlite');
  await cli.json(['backup', backup]);
  await cli.database.database.close();
  const { putAside } = (await cli.json(['restore', backup, '--replace'])) as { putAside: string };
  expect(readFileSync(putAside).includes(NAME)).toBe(true);
});
afterEach(() => cli.stop());

const places = () => ({ databaseUrl: null, dataDir });
const beside = () => readdirSync(dataDir).filter((name) => name.includes('.before-'));
const list = async () => (await cli.json(['put-aside', 'list'])) as { path: string; erasedFromUtc: string }[];
const doctor = async () => {
  const found = JSON.parse((await cli.run(['doctor', '--json'])).out) as { check: string; state: string }[];
  return found.filter(({ check }) => check === 'put aside').map(({ state }) => state);
};

describe('a database that a restore put aside', () => {
  it('is listed with the day on which it goes, and the doctor says that it is there', async () => {
    const [found] = await list();

    expect(found).toMatchObject({ kind: 'database', erasedFromUtc: '2026-04-06T08:00:00.000Z' });
    expect(await doctor()).toEqual(['ok']);
  });

  it('is erased by a server that runs once 35 days are over, and not before; the doctor warns where none runs', async () => {
    cli.time.advance({ hours: HOURS_OF_35_DAYS, ms: -1 });
    expect(erasePutAside(places(), cli.time.clock)).toEqual([]);
    cli.time.advance({ ms: 1 });
    const warned = await doctor();
    const told = await new Promise<readonly PutAside[]>((resolve, reject) => {
      const stop = eraseRegularly({
        ...{ database: cli.database.database, clock: cli.time.clock },
        eraseAgain: () => Promise.resolve(),
        onFailure: () => undefined,
        onPutAsideErased: (erased) => void stop().then(() => resolve(erased), reject),
      });
    });

    expect([warned, told.length, beside(), await doctor()]).toEqual([['warning'], 1, [], []]);
  });

  it('is erased by "erase-expired" too', async () => {
    cli.time.advance({ hours: HOURS_OF_35_DAYS });

    expect(await cli.json(['erase-expired', '--dry-run'])).toMatchObject({ putAside: 1 });
    expect(await cli.json(['erase-expired'])).toMatchObject({ putAside: 1 });
    expect(beside()).toEqual([]);
  });

  it('is erased at once by its name, with the log beside it; another name is refused', async () => {
    const [{ path } = { path: '' }] = await list();
    writeFileSync(`${path}-wal`, NAME);
    const wrong = await cli.run(['put-aside', 'erase', join(dataDir, 'stimpill.sqlite')]);
    const nothing = await cli.run(['put-aside', 'erase']);
    await cli.json(['put-aside', 'erase', path]);

    expect([wrong.code, nothing.out]).toEqual([1, 'Nothing was erased.\n']);
    expect(wrong.err).toContain('is no database that was put aside');
    expect([beside(), existsSync(join(dataDir, 'stimpill.sqlite'))]).toEqual([[], true]);
  });
});

describe('what a killed restore or drill left over', () => {
  it('is erased a day after it was written', () => {
    const drills = mkdtempSync(join(tmpdir(), 'stimpill-put-aside-'));
    const draft = join(dataDir, 'stimpill.sqlite.4711.restoring');
    const drill = join(drills, 'stimpill-drill-a1B2c3');
    mkdirSync(join(drill, 'data'), { recursive: true });
    for (const file of [draft, join(drill, 'data', 'stimpill.sqlite')]) writeFileSync(file, NAME);
    for (const path of [draft, drill])
      utimesSync(path, new Date(cli.time.clock()), new Date(cli.time.clock()));

    cli.time.advance({ hours: 24, ms: -1 });
    const early = erasePutAside(places(), cli.time.clock, drills);
    const listed = listPutAside(places(), drills).filter(({ kind }) => kind === 'copy');
    cli.time.advance({ ms: 1 });
    erasePutAside(places(), cli.time.clock, drills);

    expect([early, listed.map(({ size }) => size)]).toEqual([[], [NAME.length, NAME.length]]);
    expect([existsSync(draft), readdirSync(drills)]).toEqual([false, []]);
    rmSync(drills, { recursive: true });
  });
});
