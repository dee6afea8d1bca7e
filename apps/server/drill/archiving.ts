// The primary is killed and its folder lost while people punch. Which acknowledged punches are there after a restore from a base backup and the
// archive, up to its end and up to a moment; and is a segment missed that the archive has lost?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Database } from '#database/database.ts';
import { systemClock } from '#clock.ts';
import { loadSecrets } from '#secrets.ts';
import { createUseCaseDeps } from '#use-case-deps.ts';
import { freePort } from '../test/free-port.ts';
import { given } from '../test/given.ts';
import { findLost, startPunching, type Told } from '../test/many-punches.ts';
import { runProgram, startProgram } from '../test/run-program.ts';
import { startArchived, type Archived } from './archived-postgresql.ts';
import { withPostgresql } from './debian-postgresql.ts';

const [PEOPLE, TOKENS, SOME] = [6, 240, 100];
/** Between what is to be there and what is not. */
const QUIET_MS = 500;
/** So many times the timeout people punch before the primary is lost, so that several segments are archived and one is not. */
const TIMEOUTS = 3.5;

const failed: string[] = [];

function check(guarantee: string, holds: boolean, found: string): void {
  if (!holds) failed.push(guarantee);
  process.stdout.write(`${holds ? 'ok    ' : 'FAILED'} ${guarantee} (${found})\n`);
}

const say = (line: string) => void process.stdout.write(`       ${line}\n`);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const acknowledged = (told: readonly Told[]) => told.filter(({ status }) => status === 200);

type Punched = {
  /** Answered before the moment to which one copy is brought, and after it. */
  readonly before: readonly Told[];
  readonly after: readonly Told[];
  readonly moment: Date;
  readonly killedAt: number;
};

type Setting = {
  readonly archived: Archived;
  /** Of the programs that use the primary. */
  readonly env: Readonly<Record<string, string>>;
  readonly crowd: Omit<Parameters<typeof startPunching>[0], 'origin'>;
  readonly origin: string;
};

async function drill(timeout: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-drill-'));
  const archived = await startArchived(timeout);
  const port = await freePort();
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: archived.url, SECRETS_DIR: folder };
  const settings = { PORT: String(port), LOG_LEVEL: 'silent', DEMO: '0' };
  const server = startProgram({ program: 'src/main.ts', env: { ...env, ...settings } });
  try {
    await server.printed(/Ctrl\+C/);
    const crowd = await withDatabase(archived.url, (database) => aCrowd(database, folder));
    const setting = { archived, env, crowd, origin: `http://127.0.0.1:${port}` };
    const punched = await punchAndLose(setting, timeout);
    await restoreToMoment(setting, punched);
    await restoreToWrongMoments(setting, punched);
    await restoreWithHole(setting, punched);
    await restoreAll(setting, punched, timeout);
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await archived.stop();
    rmSync(folder, { recursive: true });
  }
}

async function withDatabase<Result>(url: string, use: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', databasePoolSize: 2 });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function aCrowd(database: Database, secretsDir: string) {
  const secrets = loadSecrets(secretsDir);
  const build = given(createUseCaseDeps({ database, clock: systemClock, secrets, version: 'drill' }));
  const company = await build.aCompany();
  const people = [];
  const tokens = [];
  for (let each = 0; each < PEOPLE; each += 1) people.push(await build.anEmployee(company));
  for (let each = 0; each < TOKENS; each += 1)
    tokens.push((await build.aSession(await build.anEmployee(company, { role: 'manager' }))).token);
  return { people, tokens };
}

async function punchAndLose({ archived, crowd, origin }: Setting, timeout: number): Promise<Punched> {
  const first = startPunching({ origin, ...crowd });
  await first.goesOn(SOME);
  await archived.makeBaseBackup();
  await first.goesOn(SOME);
  await first.end();
  await wait(QUIET_MS);
  const moment = new Date();
  await wait(QUIET_MS);
  const second = startPunching({ origin, ...crowd });
  await wait(timeout * TIMEOUTS * 1_000);
  const killedAt = await archived.lose();
  await second.end();
  const [before, after] = [acknowledged(first.told), acknowledged(second.told)];
  say(
    `${before.length} punches were acknowledged before ${moment.toISOString()} and ${after.length} after it, ` +
      `until the primary was killed at ${new Date(killedAt).toISOString()}; ${archived.segments().length} segments are in the archive`,
  );
  return { before, after, moment, killedAt };
}

async function restoreToMoment({ archived, env }: Setting, { before, after, moment }: Punched) {
  const { url, tookMs } = await archived.restore({ until: moment });
  const [lost, later] = await withDatabase(url, async (database) => [
    await findLost(database, before),
    await laterThan(database, moment, after),
  ]);
  const found = `${before.length - lost.length} of ${before.length}, and ${later} of later ones; restored in ${seconds(tookMs)}`;
  check('a moment: what was acknowledged before it is there, and no more', lost.length + later === 0, found);
  await askDoctor({ ...env, DATABASE_URL: url });
}

/** Punches that the copy may not have. */
async function laterThan({ knex }: Database, moment: Date, after: readonly Told[]): Promise<number> {
  const entries = await knex('time_entries').select('id', 'start_at', 'end_at');
  const ids = new Set(after.filter(({ action }) => action === 'start').map(({ timeEntryId }) => timeEntryId));
  return (entries as { id: string; start_at: number; end_at: number | null }[]).filter(
    ({ id, start_at, end_at }) => ids.has(id) || Math.max(start_at, end_at ?? 0) > moment.getTime(),
  ).length;
}

/** PostgreSQL says so and does not start, instead of giving something else. */
async function restoreToWrongMoments({ archived }: Setting, { before, killedAt }: Punched): Promise<void> {
  const moments = [before[0]?.at ?? 0, killedAt + 60_000].map((at) => new Date(at));
  for (const [place, until] of moments.entries()) {
    const isRefused = await archived.restore({ until }).then(
      () => false,
      () => true,
    );
    const where = ['before the end of the base backup', 'after the end of the archive'][place];
    check(`a moment ${where} is refused`, isRefused, until.toISOString());
  }
}

/** What any restore must have: it was acknowledged before the last transaction of the archive. */
async function compare(setting: Setting, url: string, told: readonly Told[]) {
  const end = await endOf(setting.archived);
  const lost = await withDatabase(url, (database) => findLost(database, told));
  return { end, lost, missed: lost.filter(({ at }) => at < end) };
}

async function endOf({ segments, lastCommitIn }: Archived): Promise<number> {
  for (const segment of segments().toReversed()) {
    const at = await lastCommitIn(segment);
    if (at !== null) return at;
  }
  throw new Error('There is no transaction in the archive.');
}

async function restoreWithHole(setting: Setting, { before, after }: Punched): Promise<void> {
  const without = setting.archived.segments().at(-2) ?? '';
  const { url, endsAt } = await setting.archived.restore({ without });
  const { end, missed } = await compare(setting, url, [...before, ...after]);
  const found = `${without} removed: ${missed.length} punches missing that the archive should have, it ends ${seconds(end - endsAt)} early`;
  check('a segment lost from the archive is noticed', missed.length > 0 && endsAt < end, found);
}

async function restoreAll(setting: Setting, { before, after, killedAt }: Punched, timeout: number) {
  const told = [...before, ...after];
  const { url, endsAt, tookMs } = await setting.archived.restore();
  const { end, lost, missed } = await compare(setting, url, told);
  say(`restored in ${seconds(tookMs)}, up to ${new Date(endsAt).toISOString()}`);
  const found = `${missed.length} of ${told.length}`;
  check(
    'no punch is missing that was acknowledged before the end of the archive',
    missed.length === 0,
    found,
  );
  check('the copy reaches the end of the archive', endsAt >= end, seconds(endsAt - end));
  const least = killedAt - endsAt;
  const bound = `${lost.length} of ${told.length} punches, those of the last ${seconds(least)}`;
  check(`what is missing is of the last ${timeout} s and the copying`, least < (timeout + 5) * 1_000, bound);
  await askDoctor({ ...setting.env, DATABASE_URL: url });
  setting.archived.takeItsPlace();
  const crowd = startPunching({ origin: setting.origin, ...setting.crowd });
  await crowd.goesOn(SOME);
  await crowd.end();
  check('the same server takes punches again', true, `${acknowledged(crowd.told).length}`);
}

async function askDoctor(env: Readonly<Record<string, string>>): Promise<void> {
  const { code, out, err } = await runProgram({ program: 'src/cli/stimpill.ts', args: ['doctor'], env });
  const faults = `${out}${err}`.split('\n').filter((line) => /^(fault|warning)/.test(line));
  check('stimpill doctor finds no fault in it', code === 0, faults.join('; ') || 'not even a warning');
}

await withPostgresql(async () => {
  await drill(Number(process.argv[2] ?? 5));
  return failed.length === 0;
});
