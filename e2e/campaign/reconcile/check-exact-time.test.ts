import { describe, expect, it } from 'vitest';
import type { Envelope, Fact } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import { checkExactTime, checkLiveMoments, type TrueClocks } from './check-exact-time.ts';

const ASKED = 1_000_000;
/** There and back in 100 ms, the server's clock at 1000040. */
const EXCHANGE = { askedAt: ASKED, servedAt: ASKED + 40, answeredAt: ASKED + 100 };
const TAPPED = 2_000_000;

type Made = Partial<Pick<Envelope, 'grade' | 'closingAnchor'>> & {
  readonly anchor?: string;
  readonly off: number;
  readonly tappedAt?: number;
};

function problemsOf(made: readonly Made[], wallSetAt: readonly number[] = []): readonly string[] {
  const clocks: TrueClocks = {
    exchanges: new Map([[EXCHANGE.servedAt, EXCHANGE]]),
    wallSetAt: new Map([['tablet', wallSetAt]]),
  };
  const envelopes = made.map(({ grade = 'A', closingAnchor = null, anchor }, place) => {
    const clock = { anchor: { anchor: anchor ?? `1.${EXCHANGE.servedAt}.nonce.mac` } };
    const envelope = Buffer.from(JSON.stringify({ header: { clock } })).toString('base64url');
    const named = { punchId: `punch ${place}`, deviceId: 'tablet', keyEpoch: 1 };
    return { ...named, envelope, grade, closingAnchor } as Envelope;
  });
  const tapAt = ({ tappedAt = TAPPED }: Made) => tappedAt;
  const punches = made.map((one, place) => {
    const punchedAt = tapAt(one) + one.off;
    return { punchId: `punch ${place}`, punchedAt, receivedAt: TAPPED + 60_000 } as Fact;
  });
  const taps = made.map(
    (one, place) =>
      ({ punchId: `punch ${place}`, at: tapAt(one), number: place, person: { name: 'anna' } }) as Tap,
  );
  const facts = { punches, envelopes: new Map(envelopes.map((one) => [one.punchId, one])) };
  return checkExactTime(taps, facts, clocks).problems;
}

describe('the check of times to the millisecond', () => {
  it('lets a punch be off by half the true round trip of its exchange', () => {
    expect(problemsOf([{ off: 50 }, { off: -50, tappedAt: TAPPED + 5_000 }])).toEqual([]);
  });

  it('finds a difference where a punch of grade A is a second off, either way', () => {
    expect(problemsOf([{ off: 1_000 }])).toHaveLength(1);
    expect(problemsOf([{ off: -1_000 }])).toHaveLength(1);
  });

  it('finds a difference where a punch of grade B is a second off although nobody set the clock', () => {
    expect(problemsOf([{ grade: 'B', off: 1_000 }])).toHaveLength(1);
    expect(problemsOf([{ grade: 'B', off: 1_000 }], [TAPPED - 5])).toEqual([]);
    expect(problemsOf([{ grade: 'B', off: 1_000 }], [ASKED - 5])).toHaveLength(1);
  });

  it('promises nothing of a punch whose time is in doubt', () => {
    expect(problemsOf([{ grade: 'C', off: 5_000 }])).toEqual([]);
  });

  it('accepts that a punch counts late only where the punch before it does', () => {
    const late = { grade: 'B', off: 900, tappedAt: TAPPED } as const;

    expect(problemsOf([late, { off: 600, tappedAt: TAPPED + 300 }], [TAPPED - 5])).toEqual([]);
    expect(problemsOf([late, { off: 601, tappedAt: TAPPED + 300 }], [TAPPED - 5])).toHaveLength(1);
  });

  it('finds a difference where a punch goes by an exchange that never happened', () => {
    expect(problemsOf([{ off: 0, anchor: '1.123.nonce.mac' }])).toHaveLength(1);
    expect(problemsOf([{ off: 0, closingAnchor: '1.123.nonce.mac' }])).toHaveLength(1);
  });

  it('finds a difference where a live punch counts at another moment than it arrived', () => {
    const arrival = (punchedAt: number) => ({
      ...{ tap: 1, employeeId: 'anna', at: 5_000, status: 200 },
      facts: [{ punchedAt } as Fact],
    });

    expect(checkLiveMoments([arrival(5_000)]).problems).toEqual([]);
    expect(checkLiveMoments([arrival(5_001)]).problems).toHaveLength(1);
  });
});
