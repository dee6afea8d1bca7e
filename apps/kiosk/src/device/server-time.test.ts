import { beforeEach, describe, expect, it } from 'vitest';
import { bestSample, createServerTime, type ServerTime } from './server-time.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
let monotonic = 0;
let device = NOON;
let serverTime: ServerTime;

beforeEach(() => {
  monotonic = 1_000;
  device = NOON;
  serverTime = createServerTime({ monotonicNow: () => monotonic, deviceNow: () => device });
});

const run = (milliseconds: number) => {
  monotonic += milliseconds;
  device += milliseconds;
};
const answer = (time: number, roundTrip = 0) => ({
  askedAt: monotonic - roundTrip,
  answeredAt: monotonic,
  serverTime: time,
});

describe('the time that is shown', () => {
  it("is the tablet's own until the server has answered", () => {
    run(5_000);

    expect(serverTime.now()).toBe(NOON + 5_000);
    expect(serverTime.state()).toBe('never-set');
  });

  it("is the server's from its first answer on", () => {
    serverTime.take([answer(NOON - 600_000)]);
    run(1_000);

    expect(serverTime.now()).toBe(NOON - 599_000);
    expect(serverTime.deviceAheadBy()).toBe(600_000);
  });

  it('adds half the round trip', () => {
    serverTime.take([answer(NOON, 400)]);

    expect(serverTime.now()).toBe(NOON + 200);
  });

  it('trusts the quickest of several answers', () => {
    const slow = answer(NOON + 9_000, 3_000);
    const quick = answer(NOON + 60, 20);

    expect(bestSample([slow, quick])).toBe(quick);
  });

  it('does not move when the clock of the tablet is changed', () => {
    serverTime.take([answer(NOON)]);
    device += 3_600_000;

    expect(serverTime.now()).toBe(NOON);
    expect(serverTime.state()).toBe('unsure');
  });

  it('is sure again after the next comparison', () => {
    serverTime.take([answer(NOON)]);
    device += 3_600_000;
    serverTime.take([answer(NOON)]);

    expect(serverTime.state()).toBe('set');
  });
});

describe('a correction', () => {
  it('never lets the shown time run backwards', () => {
    serverTime.take([answer(NOON)]);
    serverTime.take([answer(NOON - 4_000)]);

    let before = serverTime.now();
    for (let step = 0; step < 100; step += 1) {
      run(100);
      const now = serverTime.now();
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBe(NOON - 4_000 + 10_000);
  });

  it('forwards is shown at once', () => {
    serverTime.take([answer(NOON)]);
    serverTime.take([answer(NOON + 4_000)]);

    expect(serverTime.now()).toBe(NOON + 4_000);
  });

  it('of more than half a minute is shown at once, backwards as well', () => {
    serverTime.take([answer(NOON)]);
    serverTime.take([answer(NOON - 120_000)]);

    expect(serverTime.now()).toBe(NOON - 120_000);
  });
});
