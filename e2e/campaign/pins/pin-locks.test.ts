import { describe, expect, it } from 'vitest';
import { followPins, type PinAnswer, type PinEvent } from './pin-locks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Typed = Extract<PinEvent, { kind: 'typed' }>;
const typed = (at: number, isRight: boolean, answer: PinAnswer | undefined, device = 'hall'): Typed => ({
  kind: 'typed',
  at,
  device,
  isRight,
  answer,
});
const wrong = (at: number, device?: string) => typed(at, false, { kind: 'wrong' }, device);
const right = (at: number) => typed(at, true, { kind: 'right' });
const locked = (at: number, seconds: number, device?: string) =>
  typed(at, true, { kind: 'locked', seconds }, device);
const sealed = (at: number, until: number, found: PinAnswer['kind'], isRight = true): PinEvent => ({
  ...{ kind: 'sealed', punchId: `punch at ${at}`, device: 'hall', at, until, isRight, found },
  mayCountTwice: false,
});
const fiveWrong = [1, 2, 3, 4, 5].map((at) => wrong(at * 1_000));

describe('the second reckoning of PIN locks', () => {
  it('locks for a minute after five wrong in a row at one tablet, and twice as long after one more', () => {
    const { problems, locks } = followPins([
      ...fiveWrong,
      locked(6_000, 59),
      wrong(65_001),
      locked(66_001, 119),
      right(65_001 + 2 * MINUTE),
      wrong(65_002 + 2 * MINUTE),
    ]);

    expect(problems).toEqual([]);
    expect(locks).toBe(2);
  });

  it('finds a difference where a PIN that must be locked is not', () => {
    expect(followPins([...fiveWrong, right(6_000)]).problems).toEqual([
      expect.stringMatching(
        'a right PIN at 6000 was answered with right, and should be with locked for 59 s',
      ),
    ]);
  });

  it('finds a difference where a PIN is locked without a reason, or for another time than it must be', () => {
    expect(followPins([wrong(1_000), locked(2_000, 60)]).problems).toHaveLength(1);
    expect(followPins([...fiveWrong, locked(6_000, 60)]).problems).toHaveLength(1);
  });

  it('counts a sealed right PIN as a wrong one while it is being opened, and again where the server died in the middle of it', () => {
    const opened = sealed(2 * MINUTE, 4 * MINUTE, 'right');
    const interrupted = { ...opened, mayCountTwice: true };
    const meanwhile = locked(4 * MINUTE, 30);
    const later = wrong(5 * MINUTE);

    for (const seal of [opened, interrupted])
      expect(followPins([...fiveWrong, seal, meanwhile, later]).problems).toEqual([]);
    expect(followPins([...fiveWrong, opened, locked(4 * MINUTE + 1, 30)]).problems).toHaveLength(1);
    expect(followPins([...fiveWrong, meanwhile]).problems).toHaveLength(1);
  });

  it('lets a lock be over that a seal began at an unknown moment, and not one that began less than a minute ago in any case', () => {
    const four = fiveWrong.slice(0, 4);
    const fifth = (until: number) => sealed(5_000, until, 'wrong', false);

    expect(followPins([...four, fifth(20 * MINUTE), right(20 * MINUTE)]).problems).toEqual([]);
    expect(followPins([...four, fifth(20 * MINUTE), wrong(20 * MINUTE + 1)]).problems).toEqual([]);
    expect(followPins([...four, fifth(6_000), right(7_000)]).problems).toHaveLength(1);
  });

  it('locks for a day after ten wrong in a row at two tablets, at both of them', () => {
    const atDoor = [11, 12, 13, 14, 15].map((at) => wrong(at * 1_000, 'door'));

    expect(followPins([...fiveWrong, ...atDoor, locked(HOUR, 82_815)]).problems).toEqual([]);
    expect(followPins([...fiveWrong, ...atDoor]).dayLocks).toEqual({ least: 1, most: 1 });
    expect(followPins([...fiveWrong, ...atDoor, right(HOUR)]).problems).toHaveLength(1);
    expect(followPins([...fiveWrong, ...atDoor, right(25 * HOUR)]).problems).toEqual([]);
  });

  it('starts to count anew after a right PIN and after a new one', () => {
    const four = fiveWrong.slice(0, 4);

    expect(followPins([...four, right(5_000), ...four.map(({ at }) => wrong(at + 6_000))]).problems).toEqual(
      [],
    );
    expect(followPins([...fiveWrong, { kind: 'reset', at: 6_000 }, right(6_001)]).problems).toEqual([]);
  });

  it('accepts that a try without an answer was counted or not, and nothing else', () => {
    const four = fiveWrong.slice(0, 4);
    const silent = typed(5_000, false, undefined);

    expect(followPins([...four, silent, locked(6_000, 59)]).problems).toEqual([]);
    expect(followPins([...four, silent, right(6_000)]).problems).toEqual([]);
    expect(followPins([...four.slice(1), silent, locked(6_000, 59)]).problems).toHaveLength(1);
  });

  it('counts the PIN of a sealed punch whenever the server opened the seal', () => {
    const four = fiveWrong.slice(0, 4);

    expect(followPins([...four, sealed(4_500, 4_500, 'wrong', false), locked(6_000, 59)]).problems).toEqual(
      [],
    );
    expect(followPins([...four, sealed(4_500, 9_000, 'wrong', false), right(6_000)]).problems).toEqual([]);
    expect(followPins([...four, sealed(4_500, 4_500, 'wrong', false), right(6_000)]).problems).toHaveLength(
      1,
    );
  });

  it('knows that a lock may have stood when a seal was looked at, and be over when that was noted', () => {
    const overAtTheEnd = 5_000 + 2 * MINUTE;

    expect(followPins([...fiveWrong, sealed(6_000, overAtTheEnd, 'locked')]).problems).toEqual([]);
    expect(followPins([...fiveWrong, sealed(70_000, overAtTheEnd, 'locked')]).problems).toHaveLength(1);
  });

  it('tells which sealed punches nobody looked at because of a lock, and finds a difference where there was no lock', () => {
    const { lockedOut, problems } = followPins([...fiveWrong, sealed(6_000, 6_000, 'locked')]);

    expect(lockedOut).toEqual(['punch at 6000']);
    expect(problems).toEqual([]);
    expect(followPins([sealed(6_000, 6_000, 'locked')]).problems).toHaveLength(1);
    expect(followPins([...fiveWrong, sealed(6_000, 6_000, 'right')]).problems).toHaveLength(1);
  });
});
