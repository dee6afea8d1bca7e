import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

describe('a typed time', () => {
  it.each([
    ['7', '07:00'],
    ['07', '07:00'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['7:30', '07:30'],
    ['07.30', '07:30'],
    ['7,30', '07:30'],
    [' 23:59 ', '23:59'],
    ['0', '00:00'],
    ['000', '00:00'],
  ])('%s is %s', (typed, time) => {
    expect(parseTime(typed)).toBe(time);
  });

  it.each(['', '24', '24:00', '7:60', '760', '7:3', '-7', '7:30 pm', '07:30:00', '12345', 'x', '٧'])(
    '%s is none',
    (typed) => {
      expect(parseTime(typed)).toBeUndefined();
    },
  );

  it('is the same time in each way of writing it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const [long, min] = [String(hour).padStart(2, '0'), String(minute).padStart(2, '0')];
        const written = [
          `${hour}:${min}`,
          `${hour}.${min}`,
          `${long}${min}`,
          `${hour}${min}`,
          `${long}:${min}`,
        ];
        expect(new Set(written.map(parseTime))).toEqual(new Set([`${long}:${min}`]));
      }),
    );
  });

  it('never comes out as anything but a time of day, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const time = parseTime(typed);
        return time === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
      }),
    );
  });
});
