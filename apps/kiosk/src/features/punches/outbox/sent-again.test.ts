// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isLost } from './sent-again.ts';

describe('a punch that the server once answered for', () => {
  it.each([
    ['is held below the unbroken number', 5, { highestSequence: 9, missing: [] }, 9, false],
    ['is lost when the number has moved back', 7, { highestSequence: 5, missing: [] }, 9, true],
    ['is lost beyond the number even if nobody saw it move', 7, { highestSequence: 5, missing: [] }, 0, true],
    [
      'is lost when it is named as missing',
      7,
      { highestSequence: 5, missing: [{ from: 6, to: 8 }] },
      5,
      true,
    ],
    [
      'is held between the missing ones',
      7,
      {
        highestSequence: 5,
        missing: [
          { from: 6, to: 6 },
          { from: 9, to: 9 },
        ],
      },
      5,
      false,
    ],
    [
      'is held beyond the last missing one',
      12,
      { highestSequence: 5, missing: [{ from: 6, to: 8 }] },
      5,
      false,
    ],
    [
      'is lost beyond it when the number moved back',
      12,
      { highestSequence: 5, missing: [{ from: 6, to: 8 }] },
      12,
      true,
    ],
  ])('%s', (_, sequence, held, highestBefore, expected) => {
    expect(isLost(sequence, held, highestBefore)).toBe(expected);
  });
});
