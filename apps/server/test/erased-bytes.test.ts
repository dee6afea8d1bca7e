// Erased data is in no row any more, and on SQLite in no byte of the file, of its log and of the log's index.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordIntegrity } from '#database/integrity-record.ts';
import { emptyLog, rewriteFileIfFree } from '#database/overwrite-erased.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PinSealRow } from '#database/tables/punches.ts';
import { countExpired, eraseExpired } from '#features/system/erasing/erase-expired.ts';
import { rewritesAtNight } from '#features/system/erasing/erase-regularly.ts';
import { PERSONAL } from '#features/system/erasing/personal-kinds.ts';
import { startApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { PIN } from './given.ts';
import { aPersonalPunch, copiesIn, eraseHereAndThere, type Canary } from './personal-canary.ts';
import { startProgram } from './run-program.ts';
import { aPunchClock } from './tablet.ts';

const DUE: Canary = { text: 'canary-due', latitude: 64.123456 };
const KEPT: Canary = { text: 'canary-kept', latitude: 65.654321 };
const GONE = { text: 'canary-gone' };
const SOON_MS = 20_000;
const TABLES = Object.values(PERSONAL).map(({ table }) => table);
const PROGRAM = { PATH: process.env['PATH'] ?? '', PORT: '0', DEMO: '0' };

let cli: TestCommandLine;
let anna: EmployeeRow;
/** Of a company that keeps photos and coordinates for ten years. */
let bjorn: EmployeeRow;
beforeEach(async () => {
  cli = await startCommandLine();
  const short = { coordinates_retention_days: 20, photos_retention_days: 10 };
  anna = await cli.given.anEmployee(await cli.given.aCompany(short));
  const long = { coordinates_retention_days: 3_650, photos_retention_days: 3_650 };
  bjorn = await cli.given.anEmployee(await cli.given.aCompany(long));
});
afterEach(() => cli.stop());

const onSqlite = () => cli.env['DATA_DIR'] !== undefined;
const database = () => cli.database.database;
const punched = (employee: EmployeeRow, canary: Canary, days: number, now = cli.time.clock()) =>
  aPersonalPunch(cli.database, { employee, canary, days }, now);
/** How many rows each kind of personal data has. */
const rowsLeft = () =>
  Promise.all(TABLES.map(async (table) => (await database().knex(table).select('company_id')).length));

async function manyPunched(count: number): Promise<void> {
  for (let punch = 0; punch < count; punch += 1) await punched(anna, DUE, 40);
}

describe('personal data whose time is over', () => {
  it('is erased when a server starts, by the days that each company has set, and no byte of it is left', async () => {
    const now = Date.now();
    for (let punch = 0; punch < 5; punch += 1) {
      await punched(anna, DUE, 40, now);
      await punched(bjorn, KEPT, 6, now);
    }
    await punched(anna, KEPT, 6, now);
    const [due, kept] = [copiesIn(cli, DUE), copiesIn(cli, KEPT)];

    const server = startProgram({ program: 'src/main.ts', env: { ...cli.env, ...PROGRAM } });
    try {
      await expect.poll(rowsLeft, { timeout: SOON_MS }).toEqual([6, 6, 6, 6]);
      await expect.poll(() => copiesIn(cli, DUE), { timeout: SOON_MS }).toBe(0);
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
    }

    expect([due > 2_000, kept > 2_000, copiesIn(cli, KEPT) > 2_000]).toEqual(Array(3).fill(onSqlite()));
  });

  it('is erased by the days of its own company, however long another company keeps the same', async () => {
    await punched(anna, DUE, 15);
    await punched(bjorn, KEPT, 3_649);

    expect(await eraseExpired(cli.deps)).toEqual({ coordinates: 0, photos: 1, pinSeals: 2, formerPins: 1 });
    expect(await rowsLeft()).toEqual([2, 1, 0, 1]);
  });

  it('delays no punch: one that comes meanwhile is recorded before the last data is erased', async () => {
    await manyPunched(120);
    const letOn = await stopAtFormerPins();
    const erasing = eraseExpired(cli.deps);

    await cli.deps.recordPunch({
      ...{ door: 'partner', companyId: anna.company_id, employeeId: anna.id, action: 'start' },
      ...{ projectId: undefined, subProjectId: undefined, deviceId: undefined, sentBy: undefined },
      ...{ location: undefined, clientAddress: '203.0.113.9' },
    });
    const stillThere = await countExpired(cli.deps);

    await letOn();
    expect(stillThere.formerPins).toBeGreaterThan(0);
    expect(await erasing).toEqual({ coordinates: 120, photos: 120, pinSeals: 120, formerPins: 120 });
  });

  it('is erased by the next run where the server ends meanwhile', async () => {
    await manyPunched(60);
    let batches = 0;

    const first = await eraseExpired(cli.deps, () => (batches += 1) > 1);

    expect(first).toEqual({ coordinates: 50, photos: 0, pinSeals: 0, formerPins: 0 });
    expect(await eraseExpired(cli.deps)).toEqual({
      ...{ coordinates: 10, photos: 60, pinSeals: 60, formerPins: 60 },
    });
  });
});

describe('a sealed PIN', () => {
  it('is in no byte of the files any more within a minute after it was opened', async () => {
    const api = await startApi();
    const { employee, tablet } = await aPunchClock(api);
    const item = await tablet.tap({ employee, action: 'start', pin: PIN });
    const [sealed, on] = [{ text: item.seal ?? '' }, api.database];

    await tablet.send([item]);
    await api.deps.inboxJudge.drain();
    const afterOpening = copiesIn(on, sealed);
    await eraseExpired(api.deps);
    const afterAMinute = copiesIn(on, sealed);
    const rows = await on.database.knex<PinSealRow>('pin_seals');
    await api.stop();

    expect(sealed.text.length).toBeGreaterThan(40);
    expect([afterOpening > 0, afterAMinute, rows.length]).toEqual([onSqlite(), 0, 0]);
  });
});

describe('copies that SQLite leaves in the unused parts of pages', () => {
  beforeEach(async () => {
    await eraseHereAndThere(database(), anna, GONE.text);
    await emptyLog(database());
  });
  const areThere = () => copiesIn(cli, GONE) > 0;

  it('are removed ten minutes after a server has started, and then every night at three', async () => {
    cli.time.moveTo('2026-03-02T08:00:00Z');
    const rewrite = rewritesAtNight(cli.deps);
    const after = async (time: string) => {
      cli.time.moveTo(time);
      await rewrite();
      return areThere();
    };

    expect(await after('2026-03-02T08:09:59Z')).toBe(onSqlite());
    expect(await after('2026-03-02T08:10:00Z')).toBe(false);
    await eraseHereAndThere(database(), anna, GONE.text);
    await emptyLog(database());
    expect(await after('2026-03-03T02:59:59Z')).toBe(onSqlite());
    expect(await after('2026-03-03T03:00:00Z')).toBe(false);
  });

  it('are removed by the command', async () => {
    const before = areThere();
    await cli.json(['erase-expired']);

    expect([before, areThere()]).toEqual([onSqlite(), false]);
  });

  it('stay in a damaged file, which nothing but a restore may change, and in one that would take too long', async () => {
    const { DATA_DIR: folder } = cli.env;
    const afterARewrite = async () => {
      await rewriteFileIfFree(database());
      await emptyLog(database());
      return areThere();
    };
    const found = (damage: string[]) =>
      folder !== undefined && recordIntegrity(folder, { checkedAt: 0, depth: 'full', damage });

    found(['a page']);
    const damaged = await afterARewrite();
    found([]);
    await aLargePhoto();
    const large = await afterARewrite();

    expect([damaged, large]).toEqual([onSqlite(), onSqlite()]);
  });
});

/**
 * On PostgreSQL the punch is recorded beside the erasing, so that either can be the first. A lock on one row makes the erasing wait
 * before its end.
 * @returns takes the lock away
 */
async function stopAtFormerPins(): Promise<() => Promise<unknown>> {
  if (onSqlite()) return () => Promise.resolve();
  const holder = await database().knex.transaction();
  await holder('former_pins').select('id').first().forUpdate();
  return () => holder.rollback();
}

/** Makes the file larger than the limit up to which it is rewritten. */
async function aLargePhoto(): Promise<void> {
  const punchId = await punched(bjorn, KEPT, 0);
  await database()
    .knex('punch_photos')
    .where({ punch_id: punchId })
    .update({ jpeg: Buffer.alloc(65 * 1024 ** 2) });
}
