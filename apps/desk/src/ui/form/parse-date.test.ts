import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate, toTypedDate } from './parse-date.ts';

const NEAR = '2026-11-22';

describe('a typed date', () => {
  it.each([
    ['21', '2026-11-21'],
    ['21.', '2026-11-21'],
    ['1', '2026-11-01'],
    ['21.11', '2026-11-21'],
    ['21.11.', '2026-11-21'],
    ['3.2', '2026-02-03'],
    ['3/2', '2026-02-03'],
    ['21.11.25', '2025-11-21'],
    ['21.11.2025', '2025-11-21'],
    ['21. 11. 2025', '2025-11-21'],
    ['2025-11-21', '2025-11-21'],
    ['29.2.2028', '2028-02-29'],
  ])('%s is %s', (typed, date) => {
    expect(parseDate(typed, NEAR)).toBe(date);
  });

  it.each(['', '0', '31', '31.11', '29.2', '11/21/2026', '32.1', '1.13', '1.1.1', '21.11.20266', 'x', '-1'])(
    '%s is none',
    (typed) => {
      expect(parseDate(typed, NEAR)).toBeUndefined();
    },
  );

  it('is what it was after it has been shown in the field', () => {
    const anyDay = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(fc.property(anyDay, (ymd) => parseDate(toTypedDate(ymd), NEAR) === ymd));
  });

  it('never comes out as a day that does not exist, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9./ -]{0,12}$/)), (typed) => {
        const date = parseDate(typed, NEAR);
        return date === undefined || new Date(date).toISOString().startsWith(date);
      }),
    );
  });
});
