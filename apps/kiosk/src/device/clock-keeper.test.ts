import { describe, expect, it } from 'vitest';
import type { StationExchange } from '#api/call-station.ts';
import type { ClockMemory } from '#storage/outbox-database.ts';
import { createClockKeeper } from './clock-keeper.ts';
import { NO_CLOCK_MEMORY } from './clock-stretches.ts';
import { createServerTime } from './server-time.ts';

const NOON = Date.parse('2026-03-02T12:00:00.000Z');

/** One page load of a tablet whose own clock is ten minutes ahead of the server's. */
function load(documentId: string, memory: ClockMemory, at: { monotonic: number; wall: number }) {
  const clock = { documentId, monotonicNow: () => at.monotonic, wallNow: () => at.wall };
  const serverTime = createServerTime({ monotonicNow: clock.monotonicNow, deviceNow: clock.wallNow });
  const saved = { memory, breaks: 0 };
  const keeper = createClockKeeper({
    clock,
    serverTime,
    memory,
    mayForget: () => true,
    onBreak: () => {
      saved.breaks += 1;
    },
    save: (next) => {
      saved.memory = next;
    },
  });
  const pass = (milliseconds: number) => {
    at.monotonic += milliseconds;
    at.wall += milliseconds;
  };
  const ask = (serverNow: number): StationExchange => ({
    askedAtMonotonicMs: at.monotonic,
    answeredAtMonotonicMs: at.monotonic,
    answeredAtWallMs: at.wall,
    state: {
      keyEpoch: 1,
      highestSequence: 0,
      missing: [],
      serverTimeUtc: new Date(serverNow).toISOString(),
      anchor: 'anchor',
    },
  });
  return { keeper, serverTime, saved, pass, takeTime: (now: number) => keeper.takeExchange(ask(now)) };
}

describe('after a restart without a network', () => {
  it("the server's time goes on by the tablet's own clock", () => {
    const at = { monotonic: 1_000, wall: NOON + 600_000 };
    const first = load('first', NO_CLOCK_MEMORY, at);
    first.takeTime(NOON);
    first.pass(15_000);
    first.keeper.beat();

    const second = load('second', first.saved.memory, { monotonic: 20, wall: at.wall + 45_000 });

    expect(second.serverTime.now()).toBe(NOON + 60_000);
    expect(second.keeper.read()).toMatchObject({
      documentId: 'second',
      anchor: { documentId: 'first' },
      stretches: [{ documentId: 'first' }, { documentId: 'second' }],
    });
  });

  it('no exchange of an earlier page load closes a batch', () => {
    const first = load('first', NO_CLOCK_MEMORY, { monotonic: 1_000, wall: NOON });
    first.takeTime(NOON);

    const second = load('second', first.saved.memory, { monotonic: 1_000, wall: NOON + 5_000 });

    expect(first.keeper.closing(10_000)).toMatchObject({ closingAnchor: { documentId: 'first' } });
    expect(second.keeper.closing(10_000)).toBeUndefined();
  });
});

it('remembers the moment of a punch at once, however soon the app is loaded again', () => {
  const at = { monotonic: 1_000, wall: NOON };
  const tablet = load('first', NO_CLOCK_MEMORY, at);
  tablet.pass(7_000);

  tablet.keeper.read();

  expect(tablet.saved.memory.stretches).toMatchObject([{ fromMonotonicMs: 1_000, toMonotonicMs: 8_000 }]);
});

it('tells of a sleep and of a changed clock, and of nothing else', () => {
  const at = { monotonic: 1_000, wall: NOON };
  const tablet = load('first', NO_CLOCK_MEMORY, at);
  tablet.takeTime(NOON);
  tablet.pass(15_000);
  tablet.keeper.beat();
  expect(tablet.saved.breaks).toBe(0);

  tablet.pass(3_600_000);
  tablet.keeper.beat();
  at.wall += 120_000;
  tablet.keeper.read();

  expect(tablet.saved.breaks).toBe(2);
});

describe('an exchange', () => {
  it('closes a batch only while it is fresh', () => {
    const tablet = load('first', NO_CLOCK_MEMORY, { monotonic: 1_000, wall: NOON });
    tablet.takeTime(NOON);

    tablet.pass(10_001);

    expect(tablet.keeper.closing(10_000)).toBeUndefined();
    expect(tablet.keeper.closing(20_000)).toBeDefined();
  });

  it('from before a sleep does not change the time that is shown', () => {
    const at = { monotonic: 1_000, wall: NOON };
    const tablet = load('first', NO_CLOCK_MEMORY, at);
    tablet.takeTime(NOON);
    at.wall += 3_600_000;

    tablet.takeTime(NOON + 3_600_000);

    expect(tablet.serverTime.now()).toBe(NOON + 3_600_000);
  });
});
