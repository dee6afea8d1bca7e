import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { PIN } from '../../test/given.ts';
import { aPunchClock } from '../../test/tablet.ts';
import { eraseExpired } from '#features/system/erasing/erase-expired.ts';
import { aPersonalPunch } from '../../test/personal-canary.ts';
import { oneServerAtATime } from './one-server-at-a-time.ts';
import type { PunchProofRow } from './tables/punches.ts';

let servers: readonly TestApi[];

beforeEach(async () => {
  const first = await startApi();
  servers = [first, await startApi({ beside: first })];
});
afterEach(async () => {
  for (const server of servers.toReversed()) await server.stop();
});

describe('wrong PINs under seal that two servers find in the queue', () => {
  it('count once each, so that the right one after them is accepted', async () => {
    const { employee, tablet } = await aPunchClock(servers[0]!);
    const judgedByBoth = async (pin: string) => {
      await tablet.send([await tablet.tap({ employee, action: 'start', pin })]);
      await Promise.all(servers.map(({ deps }) => deps.inboxJudge.drain()));
    };

    for (const wrong of ['0001', '0002', '0003', '0004']) await judgedByBoth(wrong);
    await judgedByBoth(PIN);

    const proofs = await servers[0]!.database.database.knex<PunchProofRow>('punch_proofs').select('proof');
    expect(proofs.map(({ proof }) => proof).sort()).toEqual(['failed', 'failed', 'failed', 'failed', 'pin']);
  });
});

describe('personal data whose time is over', () => {
  it('is left alone by a server as long as another one erases', async () => {
    const [first, second] = servers.map(({ deps }) => deps) as [TestApi['deps'], TestApi['deps']];
    const { knex } = first.database;
    const employee = await servers[0]!.given.anEmployee(await servers[0]!.given.aCompany());
    const canary = { text: 'canary', latitude: 64.1 };
    await aPersonalPunch(servers[0]!.database, { employee, canary, days: 100 }, first.clock());
    const waiting = async () =>
      (await knex('pg_locks').where({ locktype: 'advisory', granted: false })).length;

    const { erasing } = await oneServerAtATime(first.database, 'erase what is over its time', async () => {
      const later = eraseExpired(second);
      await expect.poll(waiting).toBe(1);
      expect(await knex('punch_photos')).toHaveLength(1);
      return { erasing: later };
    });

    expect(await erasing).toEqual({ coordinates: 1, photos: 1, pinSeals: 1, formerPins: 1 });
  });
});
