import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '#http/create-http-server.ts';
import { startApi, type TestApi } from '../../test/api.ts';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { sharedRequestLimits } from './postgresql-request-limits.ts';

const WINDOW = { name: 'punch', limit: 3, windowMs: 100 };

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

/** A limit as another process on the same database keeps it, at a time of the test's choosing. */
function aProcess(time: { now: number }) {
  const count = sharedRequestLimits(api.database.database, () => time.now);
  return async (caller = 'a') => (await count(WINDOW, caller)).totalHits;
}

describe('a limit that processes share', () => {
  it('lets through, at every moment and for every caller, what a plain model lets through', async () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 60 }),
      callers: fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 6 }),
      isOther: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (requests) => {
        await api.deps.database.knex('request_limits').delete();
        const time = { now: 1_000_000 };
        const [one, other] = [aProcess(time), aProcess(time)];
        const passed: { caller: string; at: number }[] = [];
        for (const { wait, callers, isOther } of requests) {
          time.now += wait;
          const hits = await Promise.all(callers.map(isOther ? other : one));
          const expected = callers.map((caller) => {
            const recent = passed.filter(
              (one) => one.caller === caller && one.at > time.now - WINDOW.windowMs,
            );
            if (recent.length < WINDOW.limit) passed.push({ caller, at: time.now });
            return recent.length + 1;
          });
          expect(hits).toEqual(expected);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is exact when all requests come at once', async () => {
    const time = { now: 0 };
    const [one, other] = [aProcess(time), aProcess(time)];

    const hits = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? one() : other())));

    expect(hits.filter((count) => count <= WINDOW.limit)).toHaveLength(WINDOW.limit);
  });

  it('forgets callers that have been quiet for a window', async () => {
    const time = { now: 0 };
    const count = aProcess(time);
    await count('gone');
    time.now += WINDOW.windowMs;
    await count('here');

    const kept = await api.deps.database.knex('request_limits').pluck<number[]>('last_at');

    expect(kept).toEqual([WINDOW.windowMs]);
  });
});

it('refuses the 121st punch of a minute, whichever of two servers it comes to', async () => {
  const company = await api.given.aCompany();
  const { token } = await api.given.aSession(await api.given.anEmployee(company, { role: 'manager' }));
  const log = createLog('silent', { write: () => undefined });
  const app = createApp({
    ...api.deps,
    log,
    trustProxy: null,
    kioskDir: null,
    deskDir: null,
    ownDir: null,
    corsOrigins: [],
  });
  const second = createHttpServer(app, null);
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve));
  const bases = [api.baseUrl, `http://127.0.0.1:${(second.address() as AddressInfo).port}/api/v1`];
  const punch = async (base = '') => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const url = `${base}/companies/${company.id}/punches`;
    return (await fetch(url, { method: 'POST', headers, body: '{}' })).status;
  };

  const first = await Promise.all(Array.from({ length: 120 }, (_, index) => punch(bases[index % 2])));
  const refused = await Promise.all(bases.map(punch));
  api.time.advance({ minutes: 1 });
  const later = await punch(bases[1]);
  second.closeAllConnections();
  second.close();

  expect(new Set(first)).toEqual(new Set([400]));
  expect([...refused, later]).toEqual([429, 429, 400]);
});
