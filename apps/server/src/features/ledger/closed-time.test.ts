import { describe, expect, it } from 'vitest';
import { closedOver, withoutSpan, type ClosedTime } from './closed-time.ts';

const closed: ClosedTime = {
  ...{ id: 'c1', employeeId: 'anna', from: 100, until: 200, closedAt: 210 },
  by: { userId: null, operator: 'root' },
};

describe('closed time', () => {
  it.each([
    ['at its first moment', 100, true],
    ['in it', 199, true],
    ['at its end', 200, false],
    ['before it, however long it goes on', 99, false],
  ] as const)('has an entry that begins %s, or has it not', (_, startAt, isIn) => {
    expect(closedOver([closed], startAt) === closed).toBe(isIn);
  });

  it.each([
    ['all of it', 0, 300, []],
    ['its end', 150, 300, [[100, 150]]],
    ['its beginning', 0, 150, [[150, 200]]],
    [
      'its middle',
      120,
      150,
      [
        [100, 120],
        [150, 200],
      ],
    ],
    ['nothing of it', 200, 300, [[100, 200]]],
  ] as const)('leaves the rest closed where %s is opened', (_, from, until, left) => {
    const rest = withoutSpan(closed, { from, until });
    expect(rest.map((each) => [each.from, each.until])).toEqual(left);
    expect(rest.every((each) => each.by === closed.by && each.closedAt === closed.closedAt)).toBe(true);
  });
});
