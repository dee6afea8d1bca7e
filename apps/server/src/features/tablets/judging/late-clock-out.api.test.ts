// A clock-out whose clock-in is not there yet, handed over days after it was made: how long it waits counts from when it came.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { stored } from '../../../../test/stored.ts';
import { aPunchClock, aTablet, type BatchItem, type Tablet } from '../../../../test/tablet.ts';
import { escalateWaiting } from './escalate-waiting.ts';

let api: TestApi;
let clock: Awaited<ReturnType<typeof aPunchClock>>;
/** Where the person clocked in, and which was not heard since. */
let silent: Tablet;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 25 });
  clock = await aPunchClock(api);
  silent = await aTablet(api, clock.manager);
});

/** Questions about tablets, which are silent for days here, are left out. */
async function questions(): Promise<readonly string[]> {
  const items = await api.deps.database
    .knex<ReviewItemRow>('review_items')
    .where({ company_id: clock.company.id });
  return items
    .filter((item) => item.settled_at === null && item.device_id === null)
    .map(({ reason }) => reason);
}

async function handOver(tablet: Tablet, item: BatchItem): Promise<void> {
  await tablet.send([item]);
  await api.deps.inboxJudge.drain();
}

/** In at one tablet, out at another eight hours later; the clock-out comes two days after that. */
async function twoDaysLate() {
  const start = await silent.tap({ employee: clock.employee, action: 'start', pin: PIN });
  api.time.advance({ hours: 8 });
  const stop = await clock.tablet.tap({ employee: clock.employee, action: 'stop', pin: PIN });
  api.time.advance({ hours: 48 });
  await handOver(clock.tablet, stop);
  return { start, stop };
}

describe('a clock-out that is handed over two days late', () => {
  it('asks nobody at once, and waits a day from its arrival for the tablet of its clock-in', async () => {
    await twoDaysLate();
    await escalateWaiting(api.deps);
    const onArrival = await questions();
    api.time.advance({ hours: 24, ms: -1 });
    await escalateWaiting(api.deps);
    const justBefore = await questions();
    api.time.advance({ ms: 1 });
    await escalateWaiting(api.deps);

    expect([onArrival, justBefore, await questions()]).toEqual([[], [], ['not_clocked_in']]);
  });

  it('is asked about as soon as the other tablet says that it holds nothing older, and not on its own tablet’s word', async () => {
    await twoDaysLate();
    const holdsNothing = { appVersion: '1', waitingPunches: 0, isStoragePersistent: true };
    await clock.tablet.call('sendHeartbeat', { body: { ...holdsNothing, lastSequence: 1 } });
    const byItsOwn = await questions();
    await silent.call('sendHeartbeat', { body: { ...holdsNothing, lastSequence: 0 } });

    expect([byItsOwn, await questions()]).toEqual([[], ['not_clocked_in']]);
  });

  it('makes one shift with its clock-in, which comes within that day, and nobody is asked', async () => {
    const { start } = await twoDaysLate();
    await escalateWaiting(api.deps);
    api.time.advance({ hours: 20 });

    await handOver(silent, start);
    await escalateWaiting(api.deps);

    const [entry, ...more] = await stored(api).entriesOf(clock.employee);
    expect([entry!.end_at! - entry!.start_at, more, await questions()]).toEqual([8 * 3_600_000, [], []]);
  });
});
