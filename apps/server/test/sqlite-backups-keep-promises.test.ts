// What is erased by time is gone from the server's own backups by the same day; what is for ever stays in them for a year.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '#database/backup.ts';
import { clearBackup, eraseInBackup } from '#features/system/backups/clear-backups.ts';
import { backUpOnce } from '#features/system/backups/back-up-regularly.ts';
import { backupContent } from '#features/system/backups/backup-content-store.ts';
import { eraseExpired } from '#features/system/erasing/erase-expired.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { aPersonalPunch } from './personal-canary.ts';

const CANARY = { text: 'canary-in-a-backup', latitude: 64.123456 };
const failures: string[] = [];

/** Former PINs stay for 35 days, places for 40. */
let cli: TestCommandLine;
let folder: string;
beforeEach(async () => {
  cli = await startCommandLine();
  folder = join(cli.folder, 'backups');
  failures.length = 0;
  cli.time.moveTo('2026-03-02T08:00:00Z');
  const company = await cli.given.aCompany({ coordinates_retention_days: 40, photos_retention_days: 30 });
  const employee = await cli.given.anEmployee(company, { pin: '4271' });
  await cli.given.anEntry(employee, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
  await aPersonalPunch(cli.database, { employee, canary: CANARY, days: 0 }, cli.time.clock());
});
afterEach(() => cli.stop());

const database = () => cli.database.database;

/** What a running server does each time that a backup is due. */
async function backUpNow(): Promise<void> {
  const now = cli.time.clock();
  await eraseExpired(cli.deps);
  await backUpOnce({
    ...{ folder, everyMinutes: 15, clock: cli.time.clock },
    backUp: (path) => backUp(database(), path, backupContent(now)),
    clear: clearBackup,
    erase: (path) => eraseInBackup(path, cli.time.clock),
    onMade: () => undefined,
    onFailure: (why) => void failures.push(why),
  });
}

const backupsWith = (text: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));

describe('the backups that a server makes by itself', () => {
  it('hold a photo for the days of its company and no longer, though one of each month stays for a year', async () => {
    await backUpNow();
    const fresh = backupsWith('canary');
    const late: string[] = [];
    for (const day of [1, 2, 20, 36, 37, 38, 39, 40, 41, 62]) {
      cli.time.moveTo(new Date(Date.UTC(2026, 2, 2 + day, 8, 15 * day)).toISOString());
      await backUpNow();
      if (day >= 40) late.push(...backupsWith('canary'));
    }

    expect([fresh.length, late, failures]).toEqual([1, [], []]);
    expect(readdirSync(folder).some((name) => name.startsWith('stimpill-2026-03'))).toBe(true);
  });

  it('are cleared once they are a day old, and are whole: all but photos, places and old PINs is in them', async () => {
    await backUpNow();
    const [name = ''] = readdirSync(folder);
    cli.time.advance({ hours: 24, minutes: 1 });
    await backUpNow();

    const restored = await cli.json(['restore-drill', join(folder, name)]);
    expect(backupsWith('canary')).not.toContain(name);
    expect(restored).toMatchObject({ counts: { backup: { employees: 1, timeEntries: 1, punches: 1 } } });
  });
});

describe('somebody who is erased', () => {
  it('is in no byte of them after the next ones are made, and they are whole', async () => {
    const company = await cli.given.aCompany();
    const anna = await cli.given.anEmployee(company, {
      ...{ display_name: 'Anna canary-erased', email: 'canary-erased@example.is', phone: 'canary-erased' },
      employment_end_date: '2026-02-28',
    });
    await backUpNow();
    cli.time.advance({ hours: 25 });
    await backUpNow();
    const before = backupsWith('canary-erased');

    await cli.run(['person', 'erase', company.id, anna.id, '--time-until', '2033-12-31', '--yes'], '', {
      ...{ ...cli.env, BACKUP_DIR: folder },
    });
    cli.time.advance({ minutes: 15 });
    await backUpNow();

    expect([before.length, backupsWith('canary-erased'), failures]).toEqual([2, [], []]);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
    const drill = await cli.json(['restore-drill', join(folder, before[0] ?? '')]);
    expect(drill).toMatchObject({ counts: { backup: { employees: 2, timeEntries: 1, punches: 1 } } });
  });
});

type Finding = { readonly check: string; readonly state: string; readonly message: string };
const doctor = async () => {
  const { out } = await cli.run(['doctor', '--json'], '', { ...cli.env, BACKUP_DIR: folder });
  return (JSON.parse(out) as Finding[]).filter(({ check }) => check === 'backups');
};

describe('the doctor', () => {
  it('counts the backups that hold what is over its time', async () => {
    await backUpNow();
    cli.time.advance({ hours: 41 * 24 });

    expect(await doctor()).toContainEqual(
      expect.objectContaining({
        state: 'warning',
        message: expect.stringContaining('1 of the backups') as string,
      }),
    );
    await backUpNow();
    expect((await doctor()).map(({ state }) => state)).toEqual(['ok']);
  });
});
