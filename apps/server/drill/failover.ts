// The primary is killed again and again while people punch. Is every acknowledged punch there, and how long is none taken?
// Arguments: how many kills; `silent`: the primary vanishes without a word, as a machine does that has no power; `asynchronous` for the control: the
// standby is behind, and the drill has to find what that costs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import { systemClock } from '#clock.ts';
import { loadSecrets } from '#secrets.ts';
import { createUseCaseDeps } from '#use-case-deps.ts';
import { freePort } from '../test/free-port.ts';
import { given } from '../test/given.ts';
import { findLost, startPunching } from '../test/many-punches.ts';
import { startProgram } from '../test/run-program.ts';
import { withPostgresql } from './debian-postgresql.ts';
import { startReplicated } from './replicated-postgresql.ts';

const [PEOPLE, TOKENS, BETWEEN] = [6, 120, 20];

/** @returns how many acknowledged punches are missing */
async function drill(kills: number, isSynchronous: boolean, isSilent: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-drill-'));
  const replicated = await startReplicated(isSynchronous, isSilent);
  const port = await freePort();
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: replicated.url, SECRETS_DIR: folder };
  const settings = { PORT: String(port), LOG_LEVEL: 'silent', DEMO: '0' };
  const server = startProgram({ program: 'src/main.ts', env: { ...env, ...settings } });
  await server.printed(/Ctrl\+C/);
  const where = { databaseUrl: replicated.url, dataDir: '', databasePoolSize: 2 };
  const database = await openDatabase(where);
  const deps = { database, clock: systemClock, secrets: loadSecrets(folder), version: 'drill' };
  const build = given(createUseCaseDeps(deps));
  const company = await build.aCompany();
  const people = [];
  const tokens = [];
  for (let each = 0; each < PEOPLE; each += 1) people.push(await build.anEmployee(company));
  for (let each = 0; each < TOKENS; each += 1)
    tokens.push((await build.aSession(await build.anEmployee(company, { role: 'manager' }))).token);
  await database.close();

  const crowd = startPunching({ origin: `http://127.0.0.1:${port}`, people, tokens });
  const seconds: number[] = [];
  for (let round = 1; round <= kills; round += 1) {
    await crowd.goesOn(BETWEEN);
    if (!isSynchronous) {
      await replicated.cutOff();
      await crowd.goesOn(BETWEEN);
    }
    const { killedAt, promotedAt } = await replicated.failOver();
    await crowd.goesOn(BETWEEN);
    const again = crowd.told.find(({ status, at }) => status === 200 && at >= promotedAt);
    seconds.push(((again?.at ?? Infinity) - killedAt) / 1000);
    const promoted = ((promotedAt - killedAt) / 1_000).toFixed(2);
    process.stdout.write(
      `kill ${round}: the standby takes writes after ${promoted} s, punches are taken again after ${seconds.at(-1)?.toFixed(2)} s\n`,
    );
    if (round < kills) await replicated.rebuild();
  }
  await crowd.end();
  // Its connections are new ones: the earlier ones went to a primary that may have vanished.
  const afterwards = await openDatabase(where);
  const lost = await findLost(afterwards, crowd.told);
  const acknowledged = crowd.told.filter(({ status }) => status === 200).length;
  const sorted = seconds.sort((a, b) => a - b);
  process.stdout.write(
    `${kills} kills of the primary, ${acknowledged} acknowledged punches, ${lost.length} of them missing; ` +
      `taken again after ${sorted[kills >> 1]?.toFixed(2)} s (median), ${sorted.at(-1)?.toFixed(2)} s (longest)\n`,
  );
  await afterwards.close();
  server.child.kill('SIGKILL');
  await server.ended;
  await replicated.stop();
  rmSync(folder, { recursive: true });
  return lost.length;
}

const asked = process.argv.slice(2);
const isControl = asked.includes('asynchronous');
const isSilent = asked.includes('silent');
const kills = Number(asked.find((word) => /^\d+$/.test(word)) ?? (isControl || isSilent ? 3 : 20));
await withPostgresql(async () => {
  const missing = await drill(kills, !isControl, isSilent);
  const isAsExpected = isControl ? missing > 0 : missing === 0;
  if (isControl)
    process.stdout.write(
      isAsExpected
        ? 'The control: a standby that was behind lost punches, and the drill found them.\n'
        : 'The control failed: punches must be missing, and the drill found none.\n',
    );
  return isAsExpected;
});
