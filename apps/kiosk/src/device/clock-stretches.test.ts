import { describe, expect, it } from 'vitest';
import { MAX_STRETCHES } from '@stimpill/api-types/signing';
import type { StationExchange } from '#api/call-station.ts';
import type { ClockMemory } from '#storage/outbox-database.ts';
import { NO_CLOCK_MEMORY, toClockReadings, toClosing, withBeat, withExchange } from './clock-stretches.ts';

const NOON = Date.parse('2026-03-02T12:00:00.000Z');
const FIRST_LOAD = '2c5e8b1a-4d7f-4a3b-9e6c-0f1a2b3c4d5e';
const SECOND_LOAD = '7f0e1d2c-3b4a-4958-8776-5a4b3c2d1e0f';

/** A tablet whose clocks a script moves. */
function scripted() {
  let memory: ClockMemory = NO_CLOCK_MEMORY;
  let mayForget = true;
  let documentId = FIRST_LOAD;
  let monotonicMs = 1_000;
  let wallMs = NOON;
  const beat = () => ({ documentId, monotonicMs, wallMs });
  const tablet = {
    /** Lets time run, and reads both clocks every 15 seconds. */
    run: (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= 15_000) {
        monotonicMs += Math.min(left, 15_000);
        wallMs += Math.min(left, 15_000);
        memory = withBeat(memory, beat());
      }
      return tablet;
    },
    sleep: (milliseconds: number) => {
      wallMs += milliseconds;
      return tablet;
    },
    setClock: (by: number) => {
      wallMs += by;
      return tablet;
    },
    reload: (awayFor = 1_000) => {
      documentId = SECOND_LOAD;
      monotonicMs = 50;
      wallMs += awayFor;
      return tablet;
    },
    ask: (roundTrip: number) => {
      monotonicMs += roundTrip;
      wallMs += roundTrip;
      memory = withExchange(
        memory,
        exchangeAt(monotonicMs - roundTrip, monotonicMs, wallMs),
        beat(),
        mayForget,
      );
      return tablet;
    },
    punch: () => {
      memory = withBeat(memory, beat());
      return toClockReadings(memory, beat());
    },
    memory: () => memory,
    /** Punches wait from now on. */
    holdOn: () => {
      mayForget = false;
      return tablet;
    },
    closing: () => toClosing(memory, memory.exchanges.at(-1)!),
  };
  return tablet;
}

function exchangeAt(
  askedAtMonotonicMs: number,
  answeredAtMonotonicMs: number,
  answeredAtWallMs: number,
): StationExchange {
  return {
    askedAtMonotonicMs,
    answeredAtMonotonicMs,
    answeredAtWallMs,
    state: {
      keyEpoch: 1,
      highestSequence: 0,
      missing: [],
      serverTimeUtc: new Date(answeredAtWallMs).toISOString(),
      anchor: `anchor-after-${answeredAtMonotonicMs - askedAtMonotonicMs}-ms-at-${answeredAtMonotonicMs}`,
    },
  };
}

const lengths = ({ stretches }: { readonly stretches: ClockMemory['stretches'] }) =>
  stretches.map(({ fromMonotonicMs, toMonotonicMs }) => toMonotonicMs - fromMonotonicMs);

describe('a stretch', () => {
  it('goes on while both clocks run together', () => {
    const readings = scripted().ask(40).run(3_600_000).punch();

    expect(lengths(readings)).toEqual([3_600_000]);
  });

  it.each([
    ['the tablet sleeps for ten minutes', (tablet: ReturnType<typeof scripted>) => tablet.sleep(600_000)],
    [
      'the clock is put forward by an hour',
      (tablet: ReturnType<typeof scripted>) => tablet.setClock(3_600_000),
    ],
    [
      'the clock is put back by a year',
      (tablet: ReturnType<typeof scripted>) => tablet.setClock(-31_536_000_000),
    ],
    [
      'the clock is put forward by three seconds',
      (tablet: ReturnType<typeof scripted>) => tablet.setClock(3_000),
    ],
    ['the app is loaded again', (tablet: ReturnType<typeof scripted>) => tablet.reload()],
  ])('ends when %s', (_, happen) => {
    const tablet = scripted().ask(40).run(60_000);

    happen(tablet);
    const readings = tablet.run(30_000).punch();

    expect(lengths(readings)).toHaveLength(2);
  });

  it('ends when the clocks were not read for more than 30 seconds', () => {
    const memory = [0, 15_000, 46_000].reduce<ClockMemory>(
      (before, at) => withBeat(before, { documentId: FIRST_LOAD, monotonicMs: at, wallMs: NOON + at }),
      NO_CLOCK_MEMORY,
    );

    expect(lengths(memory)).toEqual([15_000, 0]);
  });

  it('ends when the clocks drift apart, however slowly', () => {
    let memory: ClockMemory = NO_CLOCK_MEMORY;
    for (let beat = 0; beat < 100; beat += 1) {
      const at = beat * 15_000;
      memory = withBeat(memory, { documentId: FIRST_LOAD, monotonicMs: at, wallMs: NOON + at + beat * 50 });
    }

    for (const { fromWallMs, toWallMs, fromMonotonicMs, toMonotonicMs } of memory.stretches) {
      expect(Math.abs(toWallMs - fromWallMs - (toMonotonicMs - fromMonotonicMs))).toBeLessThanOrEqual(2_000);
    }
    expect(memory.stretches.length).toBeGreaterThan(1);
  });
});

describe('a punch carries', () => {
  it('the exchange with the shortest round trip of the last eight', () => {
    const tablet = scripted().ask(5);
    for (const roundTrip of [90, 80, 70, 60, 55, 75, 85, 95]) tablet.run(15_000).ask(roundTrip);

    const { anchor } = tablet.punch();

    expect(anchor?.anchor).toMatch(/^anchor-after-55-ms/);
  });

  it('an exchange since which the clocks ran undisturbed rather than a quicker one before a sleep', () => {
    const readings = scripted().ask(5).sleep(600_000).ask(400).run(15_000).punch();

    expect(readings.anchor?.anchor).toMatch(/^anchor-after-400-ms/);
    expect(readings.stretches).toHaveLength(1);
  });

  it('the exchange of an earlier page load and all stretches since', () => {
    const readings = scripted().ask(40).run(60_000).reload(90_000).run(30_000).punch();

    expect(readings.anchor?.documentId).toBe(FIRST_LOAD);
    expect(readings.stretches.map(({ documentId }) => documentId)).toEqual([FIRST_LOAD, SECOND_LOAD]);
    expect(readings).toMatchObject({ documentId: SECOND_LOAD, hasLeftOutStretches: false });
  });

  it('no exchange when the tablet never had one, and what it saw since', () => {
    const readings = scripted().run(30_000).punch();

    expect(readings).toMatchObject({ anchor: null, stretches: [{ documentId: FIRST_LOAD }] });
  });

  it('the first four and the last of many stretches, and says that some are left out', () => {
    const tablet = scripted().ask(40);
    for (let night = 0; night < 300; night += 1) tablet.run(30_000).sleep(60_000 + night);

    const readings = tablet.run(15_000).punch();

    expect(readings.stretches).toHaveLength(MAX_STRETCHES);
    expect(readings.hasLeftOutStretches).toBe(true);
    expect(readings.stretches[0]?.fromMonotonicMs).toBe(1_040);
    expect(readings.stretches.at(-1)?.toMonotonicMs).toBe(readings.monotonicMs);
  });

  it('no note of stretches that are left out once a new exchange makes them needless', () => {
    const tablet = scripted().ask(40);
    for (let night = 0; night < 300; night += 1) tablet.run(30_000).sleep(60_000);
    for (let again = 0; again < 8; again += 1) tablet.run(15_000).ask(50);

    const readings = tablet.run(15_000).punch();

    expect(readings).toMatchObject({ hasLeftOutStretches: false });
    expect(readings.stretches).toHaveLength(1);
  });

  it('readings that end in its own moment', () => {
    const readings = scripted().ask(40).run(20_000).punch();

    expect(readings.stretches.at(-1)).toMatchObject({
      toMonotonicMs: readings.monotonicMs,
      toWallMs: readings.wallMs,
    });
  });
});

describe('the stretches of a punch', () => {
  it('begin in the very moment of its exchange', () => {
    const { anchor, stretches } = scripted().run(60_000).ask(40).run(30_000).punch();

    expect(stretches[0]).toMatchObject({
      fromMonotonicMs: anchor!.answeredAtMonotonicMs,
      fromWallMs: anchor!.answeredAtWallMs,
    });
  });

  it('leave out one that ended with the exchange', () => {
    const { stretches } = scripted().ask(40).sleep(600_000).run(15_000).punch();

    expect(stretches).toHaveLength(1);
    expect(lengths({ stretches })).toEqual([0]);
  });
});

describe('what closes a batch', () => {
  it('is everything from the oldest waiting punch up to the exchange, over a restart as well', () => {
    const tablet = scripted().ask(40).holdOn().run(60_000).reload(90_000).run(30_000);
    for (let again = 0; again < 12; again += 1) tablet.run(15_000).ask(50);
    tablet.run(45_000);

    const { closingAnchor, closingStretches } = tablet.closing();

    expect(closingStretches.map(({ documentId }) => documentId)).toEqual([FIRST_LOAD, SECOND_LOAD]);
    expect(closingStretches.at(-1)).toMatchObject({
      toMonotonicMs: closingAnchor.answeredAtMonotonicMs,
      toWallMs: closingAnchor.answeredAtWallMs,
    });
  });

  it('is not more than the last exchanges once nothing waits', () => {
    const tablet = scripted().ask(40).run(60_000).reload(90_000).run(30_000);
    for (let again = 0; again < 12; again += 1) tablet.run(15_000).ask(50);

    expect(tablet.closing().closingStretches.map(({ documentId }) => documentId)).toEqual([SECOND_LOAD]);
  });
});
