import { describe, expect, it } from 'vitest';
import { closedOver, withoutSpan, type ClosedTime } from './closed-time.ts';

const closed: ClosedTime = {
  ...{ employeeId: 'anna', from: 100, until: 200, closedAt: 210 },
  by: { userId: null, operator: 'root' },
};

describe('closed time', () => {
  it.each([
    ['begins at its first moment', 100, 150, true],
    ['begins at its end', 200, 250, false],
    ['ends at its first moment', 50, 100, false],
    ['reaches into it', 50, 101, true],
    ['covers it', 50, 250, true],
    ['begins in it and goes on', 199, null, true],
    ['began before it and goes on', 50, null, false],
    ['has no length in it', 150, 150, true],
  ] as const)('an entry that %s is in it or is not', (_, startAt, endAt, isIn) => {
    expect(closedOver([closed], { startAt, endAt }) === closed).toBe(isIn);
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
