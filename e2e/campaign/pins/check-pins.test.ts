import { describe, expect, it } from 'vitest';
import type { Envelope, Fact, Question } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Person } from '../people/companies.ts';
import { checkPins, followEverybodysPins } from './check-pins.ts';
import type { PinAnswer } from './pin-locks.ts';
import { createPinWatch, type SeenPin } from './pin-watch.ts';

const anna = { id: 'anna', name: 'anna', pin: '4705', laterPin: '8116' } as Person;
const seen = (at: number, pin: string, answer: PinAnswer): SeenPin => ({
  ...{ at, pin, answer, employeeId: 'anna', deviceToken: 'token' },
});

const given = {
  people: [anna],
  taps: [],
  facts: { punches: [], envelopes: new Map(), proofs: new Map(), questions: [], answered: [] },
  newPins: [],
  inactive: [],
  deaths: [],
  unopened: new Set<string>(),
  deviceIdOf: () => 'hall',
};

const problemsOf = (lived: Parameters<typeof followEverybodysPins>[0]) =>
  checkPins(followEverybodysPins(lived), lived).flatMap(({ problems }) => problems);

describe('the check of PINs', () => {
  it('knows which PIN is right at which moment', () => {
    const both = [seen(10, '4705', { kind: 'right' }), seen(30, '8116', { kind: 'right' })];
    const lived = { ...given, newPins: [{ employeeId: 'anna', at: 20 }] };

    expect(problemsOf({ ...lived, seen: both })).toEqual([]);
    expect(problemsOf({ ...lived, seen: [seen(30, '4705', { kind: 'right' })] })).toHaveLength(1);
  });

  it('takes the PIN of somebody who is not employed for a wrong one', () => {
    const lived = { ...given, inactive: [{ employeeId: 'anna', from: 5, until: 15 }] };

    expect(problemsOf({ ...lived, seen: [seen(10, '4705', { kind: 'wrong' })] })).toEqual([]);
    expect(problemsOf({ ...lived, seen: [seen(10, '4705', { kind: 'right' })] })).toHaveLength(1);
  });

  it('counts wrong PINs under seal, and says whose nobody looked at', () => {
    const envelope = Buffer.from(JSON.stringify({ proof: { sealDigest: 'digest' } })).toString('base64url');
    const ids = [1, 2, 3, 4, 5, 6].map((place) => `punch ${place}`);
    const punches = ids.map(
      (punchId, place) =>
        ({
          ...{ punchId, employeeId: 'anna', deviceId: 'hall', receivedAt: 100, punchedAt: place },
          verdicts: [{ decidedAt: 200 }],
        }) as unknown as Fact,
    );
    const proofs = new Map(ids.map((punchId, place) => [punchId, place < 5 ? 'failed' : 'unchecked']));
    const envelopes = new Map(ids.map((punchId) => [punchId, { envelope, fault: null } as Envelope]));
    const lived = { ...given, seen: [], facts: { ...given.facts, punches, envelopes, proofs } };

    expect(problemsOf(lived)).toEqual([]);
    expect(problemsOf({ ...lived, facts: { ...lived.facts, punches: punches.toReversed() } })).toEqual([]);
    expect(followEverybodysPins(lived).flatMap(({ lockedOut }) => lockedOut)).toEqual(['punch 6']);
    const four = { ...lived, facts: { ...lived.facts, punches: punches.slice(1) } };
    expect(problemsOf(four)).toHaveLength(1);
    expect(problemsOf({ ...four, unopened: new Set(['punch 6']) })).toEqual([]);
    expect(problemsOf({ ...four, deaths: [150] })).toEqual([]);
  });

  it('finds a difference where managers are not asked about a PIN that locked for a day, or are asked twice', () => {
    const guesses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => ({
      ...seen(number * 3_600_000, '1111', { kind: 'wrong' }),
      deviceToken: `tablet ${number}`,
    }));
    const lock = { employeeId: 'anna', reason: 'pin_locked' } as Question;
    const lived = { ...given, seen: guesses, deviceIdOf: (token: string) => token };
    const asked = (questions: readonly Question[], answered: readonly Question[]) =>
      problemsOf({ ...lived, facts: { ...given.facts, questions, answered } });

    expect(asked([], [lock])).toEqual([]);
    expect(asked([], [])).toHaveLength(1);
    expect(asked([lock], [lock])).toHaveLength(1);
    const nineGuesses = { ...lived, seen: guesses.slice(1) };
    expect(problemsOf({ ...nineGuesses, facts: { ...given.facts, questions: [lock] } })).toHaveLength(1);
  });

  it('finds a difference where a tablet calls a PIN locked for longer than it was told', () => {
    const tap = (lockedSeconds: number) =>
      ({
        ...{ number: 1, door: 'station', person: anna, at: 5, endedAt: 20 },
        ...{ code: 'kiosk.pin_locked', lockedSeconds },
      }) as Tap;
    const wrong = [1, 2, 3, 4, 5].map((at) => seen(at, '1111', { kind: 'wrong' }));
    const lived = { ...given, seen: [...wrong, seen(6, '4705', { kind: 'locked', seconds: 60 })] };

    expect(problemsOf({ ...lived, taps: [tap(60)] })).toEqual([]);
    expect(problemsOf({ ...lived, taps: [tap(90)] })).toHaveLength(1);
    const [fifth, ...four] = wrong.toReversed().map((one) => ({ ...one, locksForSeconds: 60 }));
    const toldAtOnce = { ...given, seen: [...four.toReversed(), fifth].filter((one) => one !== undefined) };
    expect(problemsOf({ ...toldAtOnce, taps: [tap(60)] })).toEqual([]);
    expect(problemsOf({ ...toldAtOnce, taps: [tap(90)] })).toHaveLength(1);
  });
});

describe('the watch over PINs', () => {
  const request = {
    ...{ name: 'request', method: 'POST', target: '/api/station/v1/auth-pin' },
    headers: { authorization: 'Bearer token' },
    body: Buffer.from(JSON.stringify({ employeeId: 'anna', pin: '4705' })),
  };
  const asked = { request, isDoubled: false };
  const answered = (status: number, code?: string, headers = {}) => ({
    ...{ status, headers },
    body: Buffer.from(JSON.stringify({ errors: code === undefined ? null : [{ code }] })),
  });

  it('tells right, wrong and locked PINs apart, and knows which tries may not have been counted', () => {
    const watch = createPinWatch();

    watch.see({ ...asked, at: 1, answer: answered(200) });
    watch.see({ ...asked, at: 2, answer: answered(401, 'kiosk.pin_invalid') });
    watch.see({ ...asked, at: 3, answer: answered(429, 'kiosk.pin_locked', { 'retry-after': '60' }) });
    watch.see({ ...asked, at: 4, answer: answered(401, 'station.signature_replayed') });
    watch.see({ ...asked, at: 5, answer: answered(503, 'server.busy') });
    watch.see({ ...asked, at: 6, answer: undefined });

    expect(watch.seen.map(({ at, answer }) => [at, answer])).toEqual([
      [1, { kind: 'right' }],
      [2, { kind: 'wrong' }],
      [3, { kind: 'locked', seconds: 60 }],
      [5, undefined],
      [6, undefined],
    ]);
  });
});
