// Personal data is erased when its time is over, working time never. The doctor says what is wrong and what to do.
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { eraseExpired } from '#features/system/erasing/erase-expired.ts';
import { keepLogLosses } from '#features/system/keep-log-losses.ts';
import { aCertificate, certificateFilesIn, replaceFiles } from './a-certificate.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

const DAY = 24;
const LATITUDE = 64.123456;
const ADDRESS = '203.0.113.77-canary';

let cli: TestCommandLine;
let company: CompanyRow;
let anna: EmployeeRow;
beforeEach(async () => {
  cli = await startCommandLine();
  company = await cli.given.aCompany({ coordinates_retention_days: 90, photos_retention_days: 30 });
  anna = await cli.given.anEmployee(company);
});
afterEach(() => cli.stop());

const db = () => cli.database.database.knex;

/** A punch made now, with every kind of personal detail. */
async function aPersonalPunch(): Promise<void> {
  const { punchId } = await cli.deps.recordPunch({
    door: 'partner',
    companyId: company.id,
    employeeId: anna.id,
    action: 'start',
    projectId: undefined,
    subProjectId: undefined,
    location: { latitude: LATITUDE, longitude: -21.9 },
    clientAddress: ADDRESS,
    deviceId: undefined,
    sentBy: undefined,
  });
  const key = { company_id: company.id, punch_id: punchId };
  const now = cli.time.clock();
  await db()('punch_photos').insert({ ...key, uploaded_at: now, jpeg: Buffer.from('canary-photo') });
  await db()('pin_seals').insert({ ...key, key_id: 'k', seal: 'canary-seal', stored_at: now });
  await db()('former_pins').insert({
    company_id: company.id,
    id: randomUUID(),
    employee_id: anna.id,
    pin_hash: 'canary-hash',
    replaced_at: now,
  });
}

/** The files of SQLite that contain these bytes. */
function filesThatHold(bytes: string | Buffer): string[] {
  const folder = cli.env['DATA_DIR'];
  if (folder === undefined) return [];
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(bytes));
}

/** Somebody else holds a snapshot of the database. @returns a function that releases it */
function readForLong(): () => void {
  const folder = cli.env['DATA_DIR'];
  if (folder === undefined) return () => undefined;
  const reader = new Sqlite(join(folder, 'stimpill.sqlite'), { readonly: true });
  reader.exec('begin; select * from punch_photos');
  return () => void reader.close();
}

const erase = (...rest: string[]) => cli.json(['erase-expired', ...rest]);
const nothing = { coordinates: 0, photos: 0, pinSeals: 0, formerPins: 0, putAside: 0, peoplesTime: 0 };

describe('personal data whose time is over', () => {
  it('is erased, each kind at its own time and not before', async () => {
    await aPersonalPunch();
    const erasedAfter = async (days: number) => {
      cli.time.advance({ hours: days * DAY });
      return await erase();
    };

    cli.time.advance({ ms: 1 });
    expect(await erasedAfter(0)).toEqual({ erased: true, ...nothing });
    expect(await erasedAfter(7)).toEqual({ erased: true, ...nothing, pinSeals: 1 });
    expect(await erasedAfter(30 - 7)).toEqual({ erased: true, ...nothing, photos: 1 });
    expect(await erasedAfter(35 - 30)).toEqual({ erased: true, ...nothing, formerPins: 1 });
    expect(await erasedAfter(90 - 35)).toEqual({ erased: true, ...nothing, coordinates: 1 });
    expect(await db()('punch_inbox').where({ company_id: company.id })).toHaveLength(1);
    expect(await db()('time_entries').where({ company_id: company.id })).toHaveLength(1);
  });

  it('is erased by the setting of each company', async () => {
    await db()<CompanyRow>('companies').where({ id: company.id }).update({ coordinates_retention_days: 1 });
    await aPersonalPunch();
    cli.time.advance({ hours: DAY, ms: 1 });

    expect(await erase()).toMatchObject({ coordinates: 1, photos: 0 });
  });

  it('is only counted in a dry run', async () => {
    await aPersonalPunch();
    cli.time.advance({ hours: 91 * DAY });

    const dry = await cli.run(['erase-expired', '--dry-run']);

    expect(dry.out).toBe(
      'Would be erased: coordinates and addresses 1, photos 1, sealed PINs 1, former PINs 1, databases put aside 0, working time of erased people 0.\n',
    );
    expect(await erase()).toMatchObject({ coordinates: 1, photos: 1, pinSeals: 1, formerPins: 1 });
  });

  it('leaves no byte in the files of SQLite', async () => {
    const folder = cli.env['DATA_DIR'];
    await aPersonalPunch();
    cli.time.advance({ hours: 91 * DAY });
    const before = filesThatHold('canary');

    await erase();

    expect(before.length > 0).toBe(folder !== undefined);
    expect(filesThatHold('canary')).toEqual([]);
  });

  it('delays nobody while a reader prevents the log from being emptied', async () => {
    await aPersonalPunch();
    const stop = readForLong();
    cli.time.advance({ hours: 91 * DAY });

    await eraseExpired(cli.deps);
    const meanwhile = filesThatHold('canary');
    stop();
    await eraseExpired(cli.deps);

    expect(meanwhile.length > 0).toBe(cli.env['DATA_DIR'] !== undefined);
    expect(filesThatHold('canary')).toEqual([]);
  });
});

type Finding = { check: string; state: string; message: string };

async function examined(
  env = cli.env,
): Promise<{ code: number; states: Record<string, string>; text: string }> {
  const { code, out } = await cli.run(['doctor', '--json'], '', env);
  const findings = JSON.parse(out) as Finding[];
  return {
    code,
    states: Object.fromEntries(findings.map(({ check, state }) => [check, state])),
    text: findings.map(({ message }) => message).join('\n'),
  };
}

describe('the doctor', () => {
  it('finds nothing wrong with a sound installation', async () => {
    const { code, states } = await examined();

    expect(code).toBe(0);
    expect(states).toMatchObject({
      configuration: 'ok',
      secrets: 'ok',
      database: 'ok',
      migrations: 'ok',
      'secrets of the database': 'ok',
      clock: 'ok',
      retention: 'ok',
      log: 'ok',
    });
  });

  it('names secrets of another installation, a clock that was set back, and data whose time is over', async () => {
    await aPersonalPunch();
    cli.time.advance({ hours: 91 * DAY });
    const over = await examined();
    cli.time.moveTo('2020-01-01T00:00:00Z');
    const stranger = await startCommandLine();

    const { code, states, text } = await examined({
      ...cli.env,
      SECRETS_DIR: stranger.env['SECRETS_DIR'] ?? '',
    });
    await stranger.stop();

    expect(over.states['retention']).toBe('warning');
    expect(code).toBe(1);
    expect(states).toMatchObject({ clock: 'fault', 'secrets of the database': 'fault' });
    expect(text).toContain('Import them with "stimpill secrets import"');
  });

  it('says for which names the certificate is good, when it ends, and who else can use its key', async () => {
    const files = certificateFilesIn(join(cli.folder, 'tls'));
    const env = { ...cli.env, TLS_CERT_FILE: files.certFile, TLS_KEY_FILE: files.keyFile };
    /** @param days how long the certificate is good, and how many of them are over */
    const lookWith = async (days: readonly [number, number], mode = 0o600) => {
      replaceFiles(files, await aCertificate('clock.example.is', days[0], cli.time.clock()));
      chmodSync(files.keyFile, mode);
      cli.time.advance({ hours: days[1] * DAY });
      const { code, states, text } = await examined(env);
      return [code, states['certificate'], text];
    };
    const says = (sentence: string) => expect.stringContaining(sentence) as string;

    expect(await lookWith([90, 1])).toEqual([0, 'ok', says('for clock.example.is, 127.0.0.1, until 20')]);
    expect(await lookWith([90, 1], 0o644)).toEqual([0, 'warning', says('chmod o=')]);
    expect(await lookWith([90, 80])).toEqual([0, 'warning', says('it ends on')]);
    expect(await lookWith([1, 2])).toEqual([1, 'fault', says('it ended on')]);
  });

  it('names a wrong setting, secrets that others can read, and a database that does not answer', async () => {
    const wrong = await examined({ ...cli.env, PORT: 'http' });
    const unreachable = await examined({
      ...cli.env,
      DATABASE_URL: 'postgresql://nobody:canary-pw@127.0.0.1:1/x',
    });
    chmodSync(join(cli.env['SECRETS_DIR'] ?? '', 'secrets.json'), 0o644);
    const open = await examined();

    expect([wrong.code, unreachable.code, open.code]).toEqual([1, 1, 1]);
    expect(wrong.text).toContain('PORT is not valid.');
    expect(unreachable.states['database']).toBe('fault');
    expect(unreachable.text).not.toContain('canary-pw');
    expect(open.states['secrets']).toBe('fault');
  });

  it('reports lost log lines for seven days, and counts from zero after that', async () => {
    const { database } = cli.database;
    const lose = (lines: number) => keepLogLosses({ database, clock: cli.time.clock }, () => lines)();
    await lose(2);
    cli.time.advance({ hours: 6 * DAY });
    await lose(3);
    const both = await examined();
    cli.time.advance({ hours: 7 * DAY, ms: 1 });
    const later = await examined();
    await lose(4);
    const anew = await examined();

    expect([both.code, both.states['log'], later.states['log']]).toEqual([0, 'warning', 'ok']);
    expect(both.text).toContain(
      '5 lines could not be written from 2026-03-02T08:00:00.000Z to 2026-03-08T08:00:00.000Z.',
    );
    expect(anew.text).toContain('4 lines could not be written from 2026-03-15T08:00:00.001Z to');
  });

  it('learns later of lines that were lost while the database could not be written either', async () => {
    const { database } = cli.database;
    const stop = keepLogLosses({ database, clock: cli.time.clock }, () => 7);
    await database.knex.schema.renameTable('installation', 'elsewhere');
    await stop();
    await database.knex.schema.renameTable('elsewhere', 'installation');
    await stop();

    expect((await examined()).text).toContain('7 lines could not be written');
  });

  it('creates nothing where there is no installation yet', async () => {
    const env = { DATA_DIR: join(cli.folder, 'no-data'), SECRETS_DIR: join(cli.folder, 'no-secrets') };

    const { code, states } = await examined(env);

    expect(code).toBe(0);
    expect(states).toMatchObject({ secrets: 'warning', database: 'warning' });
    expect(readdirSync(cli.folder)).toEqual(['secrets']);
  });
});
