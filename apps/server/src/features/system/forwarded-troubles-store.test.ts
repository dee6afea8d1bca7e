import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#log.ts';
import { frozenClock } from '../../../test/frozen-clock.ts';
import { freshDatabase, type TestDatabase } from '../../../test/test-databases.ts';
import { findForwardedTrouble } from './forwarded-store.ts';
import { TROUBLE_REMEMBERED_MS, watchForwardedTroubles } from './forwarded-troubles.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

const UNKNOWN = { kind: 'not_believed', peer: null } as const;
const KNOWN = { kind: 'not_believed', peer: '10.0.0.5' } as const;

async function aServer() {
  const time = frozenClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const { database } = test;
  const watched = await watchForwardedTroubles({ database, clock: time.clock, log });
  const kept = () => findForwardedTrouble(database.knex, time.clock() - TROUBLE_REMEMBERED_MS);
  return { ...watched, time, lines, kept };
}

describe('what is wrong with a proxy', () => {
  it('is said once in the log, with what follows and what to set, however often it is seen', async () => {
    const { note, lines } = await aServer();

    for (let count = 0; count < 100; count += 1) note(KNOWN);
    note({ kind: 'too_wide', peer: '10.0.0.5' });

    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /"level":50.*X-Forwarded-For.*ten wrong passwords.*not marked Secure.*TRUST_PROXY=10\.0\.0\.5/,
    );
    expect(lines[1]).toMatch(/"level":50.*TRUST_PROXY names more than your proxies/);
  });

  it('is told for a day after it was last seen, by the server and by the doctor', async () => {
    const { note, find, kept, time } = await aServer();
    expect([find(), await kept()]).toEqual([null, null]);

    note(KNOWN);
    await expect.poll(kept).toEqual(KNOWN);
    expect(find()).toEqual(KNOWN);
    time.advance({ minutes: 24 * 60 + 1 });

    expect([find(), await kept()]).toEqual([null, null]);
  });

  it('names a proxy of one’s own rather than a stranger who plays one', async () => {
    const { note, find } = await aServer();

    for (const trouble of [UNKNOWN, KNOWN, UNKNOWN]) note(trouble);

    expect(find()).toEqual(KNOWN);
  });

  it('is forgotten by a server that starts, perhaps with other settings', async () => {
    const { note, kept } = await aServer();
    note(KNOWN);
    await expect.poll(kept).toEqual(KNOWN);

    const { find } = await aServer();

    expect([find(), await kept()]).toEqual([null, null]);
  });
});
