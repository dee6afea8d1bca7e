// Requests by the thousand, derived from the description and from malice. A seed gives the same ones every time; how to run more of
// them, or one of them again, stands in the README of this package.
import { operations } from '@stimpill/api-types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { PASSWORD, PIN } from '../given.ts';
import { fuzzRequest, type FuzzRequest } from './fuzz-request.ts';
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import { readPunchBook } from './half-punches.ts';
import { sendFuzzRequest, TOO_LONG_FOR_HTTP, type FuzzOutcome } from './send-fuzz-request.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_302);
/** For 99 of 100; a request that hangs for ten seconds fails by itself. */
const IN_TIME_MS = 1_000;
const PUNCHES = ['partnerPunch', 'terminalPunch', 'kioskPunch'];

let world: FuzzWorld;
let known: ReadonlySet<string>;
const outcomes: (FuzzOutcome & Pick<FuzzRequest, 'id'>)[] = [];

beforeAll(async () => {
  world = await createFuzzWorld();
  const { knex } = world.api.deps.database;
  known = new Set(await knex<TimeEntryRow>('time_entries').pluck('id'));
});
afterAll(async () => {
  world.agent.destroy();
  await world.api.stop();
  if (process.env['FUZZ_REQUESTS'] !== undefined) process.stdout.write(`${report()}\n`);
});

const withStatus = (status: number) => outcomes.filter((outcome) => outcome.status === status);

describe('the fuzzed API', () => {
  it(
    `keeps the contract for ${REQUESTS} generated requests`,
    async () => {
      const keepsTheContract = fc.asyncProperty(fuzzRequest, async (request) => {
        const outcome = await sendFuzzRequest(world, request);
        outcomes.push({ ...outcome, id: request.id });
        expect(outcome.violations).toEqual([]);
      });

      await fc.assert(keepsTheContract, { numRuns: REQUESTS, seed: SEED });

      expect(outcomes).toHaveLength(REQUESTS);
    },
    REQUESTS * 1000,
  );

  it('was called at every operation, with success and with every kind of refusal', () => {
    const reached = new Set(withStatus(200).map(({ id }) => id));

    expect([...reached].sort()).toEqual(Object.keys(operations).sort());
    for (const status of [400, 401, 403, 404, 409, 413, 415])
      expect([status, withStatus(status).length > 0]).toEqual([status, true]);
  });

  it('answers every request in time', () => {
    const late = outcomes.filter(({ durationMs }) => durationMs > IN_TIME_MS);

    expect(late.length).toBeLessThanOrEqual(REQUESTS / 100);
  });

  it('never stores half a punch, and none that it did not confirm', async () => {
    const confirmed = withStatus(200).filter(({ id }) => PUNCHES.includes(id));

    const book = await readPunchBook(world.api.deps.database, known);

    expect(book.faults).toEqual([]);
    expect(book.applied).toBe(confirmed.length);
    expect(book.applied).toBeGreaterThan(10);
    expect(book.refused).toBeGreaterThan(10);
  });

  it('wrote no password and no PIN into its log', () => {
    const log = world.api.logLines.join('\n');

    const read = outcomes.filter(({ status }) => status !== TOO_LONG_FOR_HTTP);
    expect(world.api.logLines.length).toBeGreaterThanOrEqual(read.length);
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toMatch(new RegExp(`["'=:/?& ]${PIN}["'=/?& ]`));
  });
});

/** For a run with its own number of requests. */
function report(): string {
  const counts = new Map<number, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const bySpeed = outcomes.toSorted((one, other) => one.durationMs - other.durationMs);
  const quantile = (part: number) => bySpeed[Math.floor(part * (bySpeed.length - 1))]?.durationMs.toFixed(1);
  return JSON.stringify({
    engine: inject('engine' as never) as string,
    seed: SEED,
    requests: outcomes.length,
    statuses: Object.fromEntries([...counts].sort(([a], [b]) => a - b)),
    milliseconds: { median: quantile(0.5), p99: quantile(0.99), longest: quantile(1) },
    slowest: bySpeed.slice(-5).map(({ id }) => id),
  });
}
