import { describe, expect, it } from 'vitest';
import { isLocalTime, toMinuteOfDay } from './local-time.ts';

describe('a local time', () => {
  it.each([
    ['00:00', 0],
    ['07:30', 450],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is minute %i of the day', (time, minute) => {
    expect(toMinuteOfDay(time)).toBe(minute);
  });

  it.each(['7:00', '07:60', '24:01', '25:00', '07:00:00', ''])('is not %j', (text) => {
    expect(isLocalTime(text)).toBe(false);
    expect(() => toMinuteOfDay(text)).toThrow('is not a time');
  });
});
