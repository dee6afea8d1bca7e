// Records what a release leaves behind: its database, its secrets, and a tablet of it that still holds punches. Run it in a checkout of that
// release, from apps/server: `npx tsx --conditions=source test/released/record-release.ts FOLDER`. Everything in it is of the demo.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import type { TestApi } from '../api.ts';
import { startProgram } from '../run-program.ts';
import { aTablet, type BatchItem } from '../tablet.ts';
import type { ReleasedFacts } from './released.ts';

const MANAGER = { email: 'stjori@kaffihusnordur.example', password: 'demo-stjori-kaffi' };
/** Port, company, and the lines with a PIN and a name, which a later release follows by an id. */
const SUMMARY = /:(\d+)\/api\/v1\n[^]*Company id +(\S+)([^]*)Stop with Ctrl\+C/;
const PIN_AND_NAME = /(?<=^| )(\d{4}) {2}(\S.*?)(?: {2,}\S{36})?$/gm;

const MONTH_MS = 28 * 86_400_000;

type Person = { readonly id: string; readonly pin: string };
/** PINs by name. */
type Pins = ReadonlyMap<string, string>;

async function record(out: string): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'stimpill-release-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    DATA_DIR: join(place, 'data'),
    SECRETS_DIR: join(place, 'secrets'),
  };
  const server = startProgram({ program: 'src/main.ts', env });
  const [, port = '', companyId = '', table = ''] = await server.printed(SUMMARY);
  const pins = new Map([...table.matchAll(PIN_AND_NAME)].map(([, pin = '', name = '']) => [name, pin]));
  const facts = await recordTablet(`http://127.0.0.1:${port}/api/v1`, {
    companyId,
    pins,
    dataDir: env.DATA_DIR,
  });
  server.child.kill('SIGTERM');
  await server.ended;
  writeRelease(out, env, facts);
  rmSync(place, { recursive: true });
}

async function recordTablet(
  baseUrl: string,
  { companyId, pins, dataDir }: { readonly companyId: string; readonly pins: Pins; readonly dataDir: string },
): Promise<Omit<ReleasedFacts, 'migrations'>> {
  const post = callerOf(baseUrl);
  const tokens = await post<{ accessToken: string; refreshToken: string }>('/auth/login', MANAGER);
  const api = {
    ...{ baseUrl, time: { clock: Date.now }, expectAllDocumented: () => undefined },
    given: {
      aDevice: async () => {
        const device = await post<{ deviceToken: string }>('/kiosk/register-device', {
          ...MANAGER,
          deviceName: 'Front door',
        });
        return { id: newestDevice(dataDir), token: device.deviceToken };
      },
    },
  } as unknown as TestApi;
  const tablet = await aTablet(api, { company_id: companyId } as Parameters<typeof aTablet>[1]);
  const [inside, outside] = await twoWhoAreOut(tablet, await listed(baseUrl, companyId), pins);

  const employeeToken = await tablet.signIn(inside, inside.pin);
  const [live] = await tablet.send([await tablet.tap({ employee: inside, action: 'start', employeeToken })]);
  if (live?.verdict !== 'applied') throw new Error(`The first punch was not taken: ${JSON.stringify(live)}`);
  const waiting = [await tapped(tablet, inside, 'stop'), await tapped(tablet, outside, 'start')];
  return {
    ...{ recordedAt: Date.now(), companyId, manager: MANAGER, refreshToken: tokens.refreshToken },
    tablet: { token: tablet.token, key: String(tablet.key.export({ type: 'pkcs8', format: 'pem' })) },
    ...{ people: [inside, outside], waiting },
  };
}

/** The answer of its registration does not tell it. */
function newestDevice(dataDir: string): string {
  const database = new Sqlite(join(dataDir, 'stimpill.sqlite'), { readonly: true });
  const [id = ''] = database.prepare('select id from devices order by rowid desc').pluck().all() as string[];
  database.close();
  return id;
}

/** Offline, with the PIN sealed. */
async function tapped(
  tablet: Awaited<ReturnType<typeof aTablet>>,
  { id, pin }: Person,
  action: 'start' | 'stop',
) {
  const item: BatchItem = await tablet.tap({ employee: { id }, pin, action });
  return { item, tap: { employeeId: id, action, at: Date.now() } };
}

/** Who is in is sent home first where the demo has nearly everybody at work, as it has on a Sunday afternoon. */
async function twoWhoAreOut(
  tablet: Awaited<ReturnType<typeof aTablet>>,
  everybody: readonly Listed[],
  pins: Pins,
): Promise<[Person, Person]> {
  const people = everybody
    .flatMap(({ id, name, isClockedIn }) => {
      const pin = pins.get(name);
      return pin === undefined ? [] : [{ id, pin, isClockedIn }];
    })
    .sort((one, other) => Number(one.isClockedIn) - Number(other.isClockedIn));
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('The demo has too few people.');
  for (const person of [first, second].filter(({ isClockedIn }) => isClockedIn)) {
    const employeeToken = await tablet.signIn(person, person.pin);
    const [sent] = await tablet.send([await tablet.tap({ employee: person, action: 'stop', employeeToken })]);
    if (sent?.verdict !== 'applied') throw new Error(`Nobody was sent home: ${JSON.stringify(sent)}`);
  }
  return [first, second];
}

async function listed(baseUrl: string, companyId: string): Promise<readonly Listed[]> {
  const answer = await fetch(`${baseUrl}/users/punch-list?companyId=${companyId}`);
  return ((await answer.json()) as { data: readonly Listed[] }).data;
}

type Listed = { readonly id: string; readonly name: string; readonly isClockedIn: boolean };

function callerOf(baseUrl: string) {
  return async <Data>(path: string, body: unknown): Promise<Data> => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
}

function writeRelease(
  out: string,
  env: { readonly DATA_DIR: string; readonly SECRETS_DIR: string },
  facts: Omit<ReleasedFacts, 'migrations'>,
): void {
  mkdirSync(out, { recursive: true });
  const database = new Sqlite(join(env.DATA_DIR, 'stimpill.sqlite'));
  const column = (sql: string) => database.prepare(sql).pluck().all() as string[];
  const migrations = column('select name from knex_migrations order by id');
  thinOut(database);
  database.exec(`vacuum into '${join(env.DATA_DIR, 'small.sqlite')}'`);
  database.close();
  writeFileSync(
    join(out, 'stimpill.sqlite.gz'),
    gzipSync(readFileSync(join(env.DATA_DIR, 'small.sqlite')), { level: 9 }),
  );
  writeFileSync(join(out, 'secrets.json'), readFileSync(join(env.SECRETS_DIR, 'secrets.json')));
  const all: ReleasedFacts = { ...facts, migrations };
  writeFileSync(join(out, 'facts.json'), `${JSON.stringify(all, null, 2)}\n`);
}

/** The demo has worked for a year; a month of it is as good, and small. The guards of the tables are taken away meanwhile. */
function thinOut(database: Sqlite.Database): void {
  const all = <Row>(sql: string) => database.prepare(sql).all() as Row[];
  const guards = all<{ name: string; sql: string }>(
    "select name, sql from sqlite_master where type = 'trigger'",
  );
  const ofEntries = all<{ name: string }>(
    "select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'time_entry_id' where m.type = 'table'",
  );
  const old = `select id from time_entries where start_at < ${Date.now() - MONTH_MS}`;
  database.pragma('foreign_keys = off');
  for (const { name } of guards) database.exec(`drop trigger "${name}"`);
  for (const { name } of ofEntries) database.exec(`delete from "${name}" where time_entry_id in (${old})`);
  database.exec(`delete from time_entries where id in (${old})`);
  for (const { sql } of guards) database.exec(sql);
  const broken = all('pragma foreign_key_check');
  if (broken.length > 0)
    throw new Error(`Rows point at rows that were left out: ${JSON.stringify(broken[0])}`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write into.');
await record(folder);
