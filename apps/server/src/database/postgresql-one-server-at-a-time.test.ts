import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { PIN } from '../../test/given.ts';
import { aPunchClock } from '../../test/tablet.ts';
import type { PunchProofRow } from './station-tables.ts';

let servers: readonly TestApi[];

beforeEach(async () => {
  const first = await startApi();
  servers = [first, await startApi({ beside: first })];
});
afterEach(async () => {
  for (const server of servers.toReversed()) await server.stop();
});

describe('wrong PINs under seal that two servers find in the queue', () => {
  it('count once each, so that the right one after them is believed', async () => {
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
