import { describe, expect, it } from 'vitest';
import { nextPlace } from './next-place.ts';

/** Ten names in rows of four, two rows in sight. */
const GRID = { count: 10, columns: 4, rowsSeen: 2 };

describe('in the grid of names', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 7],
    ['ArrowUp', 9, 5],
    ['ArrowUp', 3, 3],
    ['PageDown', 1, 9],
    ['PageDown', 0, 8],
    ['PageUp', 9, 1],
    ['PageUp', 5, 0],
    ['Home', 6, 0],
    ['End', 6, 9],
  ])('%s leads from place %d to place %d', (key, from, to) => {
    expect(nextPlace(key, from, GRID)).toBe(to);
  });

  it('no other key leads anywhere', () => {
    expect(nextPlace('Enter', 3, GRID)).toBeUndefined();
  });
});
