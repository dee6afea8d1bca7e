// What a process knows of the database's clock, look by look; machine, network and database are numbers here.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProcessClock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { ClockLook } from './database/look-at-clock.ts';
import { followDatabaseClock, type DatabaseClock } from './follow-database-clock.ts';

const START = Date.parse('2026-11-02T08:00:00.000Z');

/** `database` and `machine` are ahead of the true time by so much; an answer is `tripMs` on the way. */
const world = { trueAt: START, steadyMs: 100, databaseMs: 0, machineMs: 0, tripMs: 4, isDown: false };
const failures: unknown[] = [];
let followed: DatabaseClock;
let looks = 0;

const own = { wall: () => world.trueAt + world.machineMs, steady: () => world.steadyMs };
const processClock = createProcessClock(own);

function pass(ms: number): void {
  world.trueAt += ms;
  world.steadyMs += ms;
}

/** The database reads its clock as late as may be: an answer takes no time. */
function look(): Promise<ClockLook> {
  looks += 1;
  if (world.isDown) return Promise.reject(new Error('down'));
  const databaseAt = world.trueAt + world.databaseMs + world.tripMs;
  pass(world.tripMs);
  const errorMs = world.tripMs / 2;
  return Promise.resolve({
    at: world.steadyMs,
    databaseBeganAt: databaseAt - world.steadyMs + errorMs,
    machineBeganAt: own.wall() - own.steady(),
    errorMs,
  });
}

const aside = () => processClock.clock() - (world.trueAt + world.databaseMs);

/** As five seconds pass, with the look at their end. */
async function fiveSeconds(): Promise<void> {
  pass(5_000);
  await vi.advanceTimersByTimeAsync(5_000);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  Object.assign(world, {
    trueAt: START,
    steadyMs: 100,
    databaseMs: 0,
    machineMs: 0,
    tripMs: 4,
    isDown: false,
  });
  failures.length = 0;
  looks = 0;
  const database = { engine: 'postgresql' } as Database;
  const told = {
    onLook: () => Promise.resolve(),
    onFailure: (failure: unknown) => void failures.push(failure),
  };
  followed = await followDatabaseClock({ database, ...told, of: processClock, look });
});
afterEach(async () => {
  await followed.stop();
  vi.useRealTimers();
});

describe('the clock of the database', () => {
  it('is known from the first look on, to half of a round trip', () => {
    expect(Math.abs(aside())).toBeLessThanOrEqual(2);
    expect(followed.isSure()).toBe(true);
  });

  it('is looked at every five seconds, and the look that says most counts', async () => {
    world.tripMs = 400;
    await fiveSeconds();
    await fiveSeconds();

    expect(looks).toBe(3);
    expect(Math.abs(aside())).toBeLessThanOrEqual(2);
    expect(followed.standing()?.errorMs).toBe(2);
  });

  it('tells how far the machine is from it', async () => {
    world.machineMs = 90_000;
    await fiveSeconds();

    const { offsetMs = 0, errorMs = 0 } = followed.standing() ?? {};
    expect([Math.abs(offsetMs - 90_000) <= errorMs, errorMs]).toEqual([true, 2]);
  });
});

describe('a moment is not sure', () => {
  it('for a minute after the clock of the database has jumped by more than five seconds', async () => {
    world.databaseMs = 3_600_000;
    await fiveSeconds();
    const sure = [followed.isSure()];
    for (let count = 0; count < 12; count += 1) await fiveSeconds();
    sure.push(followed.isSure());

    expect(sure).toEqual([false, true]);
    expect(Math.abs(aside())).toBeLessThanOrEqual(2);
  });

  it('while the database has not told the time for half a minute; it is once a look tells it', async () => {
    world.isDown = true;
    for (let count = 0; count < 7; count += 1) await fiveSeconds();

    const down = await followed.isSure();
    world.isDown = false;

    expect([down, await followed.isSure()]).toEqual([false, true]);
    expect(failures).toHaveLength(8);
  });

  it('after the machine was asleep, until a look has put the time right', async () => {
    world.trueAt += 3_000;

    expect(await followed.isSure()).toBe(true);
    expect(looks).toBe(2);
    expect(Math.abs(aside())).toBeLessThanOrEqual(2);
  });
});

describe('a moment stays sure', () => {
  it('where the clock of the database was put right by less than five seconds', async () => {
    world.databaseMs = -1_500;
    await fiveSeconds();

    expect(followed.isSure()).toBe(true);
  });
});
