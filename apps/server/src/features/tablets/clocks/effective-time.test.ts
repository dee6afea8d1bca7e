// What can happen to the clocks of a tablet, one story a row: how sure the time of the punch is afterwards, and how far off.
import { describe, expect, it } from 'vitest';
import { BEGIN, SECOND, tell, type Happening } from '../../../../test/tablet-story.ts';
import type { ClockStretch } from './clock-readings.ts';
import { effectiveTime, type TimeGrade } from './effective-time.ts';

const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const work = (ms: number): Happening => ({ kind: 'work', ms });
const sleep = (ms: number): Happening => ({ kind: 'sleep', ms });
const set = (byMs: number): Happening => ({ kind: 'set', byMs });
const restart = (ms: number, setByMs = 0): Happening => ({ kind: 'restart', ms, setByMs });

type Row = readonly [
  says: string,
  before: readonly Happening[],
  after: readonly Happening[],
  grade: TimeGrade,
  mostOffMs: number,
];

const WORKED_ON = [work(HOUR)];

const told: readonly Row[] = [
  ['nothing, at once', [work(5 * SECOND)], WORKED_ON, 'A', 400],
  ['nothing, eight hours without a network', [work(8 * HOUR)], WORKED_ON, 'A', 800],
  ['nothing, nine days without a network', [work(9 * DAY)], WORKED_ON, 'A', 800],
  ['asleep for a night before it', [work(HOUR), sleep(8 * HOUR), work(MINUTE)], WORKED_ON, 'B', 800],
  ['reloaded before it', [work(2 * HOUR), restart(3 * SECOND), work(MINUTE)], WORKED_ON, 'B', 800],
  ['started again before it', [work(2 * HOUR), restart(2 * MINUTE), work(MINUTE)], WORKED_ON, 'B', 800],
  ['off for a night before it', [work(2 * HOUR), restart(10 * HOUR), work(MINUTE)], WORKED_ON, 'B', 800],
  ['set an hour ahead before it', [work(HOUR), set(HOUR), work(MINUTE)], WORKED_ON, 'B', 800],
  ['set an hour back before it', [work(HOUR), set(-HOUR), work(MINUTE)], WORKED_ON, 'B', 800],
  ['set while it was off', [work(HOUR), restart(2 * MINUTE, HOUR), work(MINUTE)], WORKED_ON, 'B', 800],
  ['set an hour ahead after it', WORKED_ON, [work(MINUTE), set(HOUR), work(MINUTE)], 'A', 800],
  ['asleep after it', WORKED_ON, [sleep(8 * HOUR), work(MINUTE)], 'A', 800],
  ['started again and set a day ahead after it', WORKED_ON, [restart(MINUTE, DAY), work(MINUTE)], 'A', 800],
  ['set ahead before it and back after it', [work(HOUR), set(HOUR), work(MINUTE)], [set(-HOUR)], 'C', HOUR],
];

const untold: readonly Row[] = [
  ['nothing, eight hours without a network', [work(8 * HOUR)], WORKED_ON, 'B', 4 * SECOND],
  ['nothing, nine days without a network', [work(9 * DAY)], WORKED_ON, 'C', 90 * SECOND],
  ['asleep for a night before it', [work(HOUR), sleep(8 * HOUR), work(MINUTE)], WORKED_ON, 'C', 11 * HOUR],
  ['started again before it', [work(2 * HOUR), restart(2 * MINUTE), work(MINUTE)], WORKED_ON, 'C', 4 * HOUR],
  ['set an hour ahead before it', [work(HOUR), set(HOUR), work(MINUTE)], WORKED_ON, 'C', 3 * HOUR],
  ['set back while it was off', [work(HOUR), restart(MINUTE, -HOUR), work(MINUTE)], WORKED_ON, 'D', 3 * HOUR],
];

/** The clock of the tablet is right, or three hours ahead all the time: that must make no difference. */
describe.each([0, 3 * HOUR])('a tablet whose clock is ahead by %d ms', (wrongBy) => {
  const check =
    (tellsClosing: boolean) =>
    (...[, before, after, grade, mostOffMs]: Row) => {
      const { time, trueTime } = tell({ before, after, wrongBy, roundTripMs: 200, tellsClosing });

      expect(time.grade).toBe(grade);
      expect(time.earliest).toBeLessThanOrEqual(trueTime);
      expect(time.latest).toBeGreaterThanOrEqual(trueTime);
      expect(time.latest - time.earliest).toBeLessThanOrEqual(2 * mostOffMs);
    };

  it.each(told)('that tells what its clocks did: %s', check(true));
  it.each(untold)('that does not tell it: %s', check(false));
});

describe('a punch of a second tab that the first one hands over', () => {
  const WRONG_BY = 3 * HOUR;
  const BEFORE = 5_000;
  const anchorOfFirst = (after: number) => ({
    documentId: 'first tab',
    askedAtMonotonicMs: BEFORE + after,
    answeredAtMonotonicMs: BEFORE + after,
    answeredAtWallMs: BEGIN + WRONG_BY + after,
    serverTime: BEGIN + after,
  });
  const stretch = (
    documentId: string,
    begunAt: number,
    [from, to]: readonly [number, number],
  ): ClockStretch => ({
    documentId,
    fromMonotonicMs: from - begunAt,
    fromWallMs: BEGIN + WRONG_BY + from,
    toMonotonicMs: to - begunAt,
    toWallMs: BEGIN + WRONG_BY + to,
  });
  const punchInSecondTab = (seenByFirst: readonly ClockStretch[]) =>
    effectiveTime(
      {
        documentId: 'second tab',
        monotonicMs: MINUTE,
        wallMs: BEGIN + WRONG_BY + 11 * MINUTE,
        anchor: anchorOfFirst(0),
        stretches: [
          stretch('first tab', -BEFORE, [0, 10 * MINUTE]),
          stretch('second tab', 10 * MINUTE, [10 * MINUTE, 11 * MINUTE]),
        ],
        hasLeftOutStretches: false,
      },
      { anchor: anchorOfFirst(30 * MINUTE), stretches: seenByFirst },
      { after: BEGIN, before: BEGIN + HOUR },
    );

  it('has the time that the first tab saw on the same clock', () => {
    const time = punchInSecondTab([stretch('first tab', -BEFORE, [0, 30 * MINUTE])]);

    expect(time.grade).toBe('B');
    expect(Math.abs(time.at - (BEGIN + 11 * MINUTE))).toBeLessThanOrEqual(200);
    expect(time.latest - time.earliest).toBeLessThanOrEqual(SECOND);
  });

  it('is for a manager where the first tab saw that time of day twice', () => {
    const setBack = stretch('first tab', -BEFORE, [12 * MINUTE, 30 * MINUTE]);
    const time = punchInSecondTab([
      stretch('first tab', -BEFORE, [0, 12 * MINUTE]),
      { ...setBack, fromWallMs: setBack.fromWallMs - 5 * MINUTE, toWallMs: setBack.toWallMs - 5 * MINUTE },
    ]);

    expect(time.grade).toBe('C');
  });
});
