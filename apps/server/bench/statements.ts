// Do punches wait while statements are made for a whole company? p99 beside them against p99 alone, in turns on one server. SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATEMENTS_AT_ONCE } from '@stimpill/api-types/statements-at-once';
import type { Kind, Loaded } from './load.ts';
import { ask, start } from './processes.ts';
import { median, say } from './report.ts';
import type { Serving } from './serve.ts';

const ROUNDS = 5;
const SECONDS = 12;
const WARM_UP_SECONDS = 3;
/** A shift change of 50,000 people in five minutes. */
const RATE = 170;
const MOST_TIMES = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-statements-'));
const [server, load] = [start('serve.ts'), start('load.ts')];
const serving = await ask<Serving>(server, { variant: 'stimpill', databaseUrl: null, dataDir });

async function punches(kind: Kind, seconds: number): Promise<Loaded> {
  const loaded = await ask<Loaded>(load, { kind, rate: RATE, seconds, ...serving });
  if (loaded.refused > 0) throw new Error(`Not all were answered 200: ${JSON.stringify(loaded.statuses)}`);
  return loaded;
}

const [alone, beside]: [Loaded[], Loaded[]] = [[], []];
for (const kind of ['punches', 'punchesBesideStatements'] as const) await punches(kind, WARM_UP_SECONDS);
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(await punches('punches', SECONDS));
  beside.push(await punches('punchesBesideStatements', SECONDS));
}
server.disconnect();
load.disconnect();
rmSync(dataDir, { recursive: true, force: true });

const made = beside.reduce((sum, { beside: answers = 0 }) => sum + answers, 0) * STATEMENTS_AT_ONCE;
const [p99Alone, p99Beside] = [alone, beside].map((rounds) => median(rounds, ({ p99Ms }) => p99Ms));
const times = (p99Beside ?? 0) / (p99Alone ?? 1);
say(`${made} statements in ${ROUNDS * SECONDS} s: ${((ROUNDS * SECONDS * 1000) / made).toFixed(0)} ms each`);
say(`${RATE} punches a second: p99 ${p99Alone} ms alone, ${p99Beside} ms beside them`);
say(`${times.toFixed(2)} times, at most ${MOST_TIMES}: ${times <= MOST_TIMES ? 'reached' : 'not reached'}`);
say(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
