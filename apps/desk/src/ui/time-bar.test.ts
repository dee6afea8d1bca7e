// A day of the bar in the nights in which clocks are set: 23, 25 or 23.5 hours long, each mark at a full hour of the clock.
import { describe, expect, it } from 'vitest';
import { localTimeOf } from '@stimpill/time';
import { hoursWithin, spanOfDay } from './time-bar.tsx';

const HOUR_MS = 3_600_000;

const marksOn = (date: string, timeZone: string, everyHours: number) => {
  const span = spanOfDay(date, timeZone);
  const marks = hoursWithin(span, timeZone, everyHours);
  return {
    hours: (span.to - span.from) / HOUR_MS,
    shown: marks.map((at) => localTimeOf(at, timeZone)),
    after: marks.map((at) => (at - span.from) / HOUR_MS),
  };
};

describe('the hours of a bar', () => {
  it('lie closer to its beginning after a night that left one out, which has no mark', () => {
    expect(marksOn('2026-03-29', 'Europe/Warsaw', 6)).toEqual({
      ...{ hours: 23, shown: ['06:00', '12:00', '18:00'], after: [5, 11, 17] },
    });
    expect(marksOn('2026-03-29', 'Europe/Warsaw', 2).shown.slice(0, 3)).toEqual(['04:00', '06:00', '08:00']);
  });

  it('are marked twice where the clock showed one twice', () => {
    const { hours, shown, after } = marksOn('2026-10-25', 'Europe/Warsaw', 2);
    expect([hours, shown.slice(0, 3), after.slice(0, 3)]).toEqual([
      25,
      ['02:00', '02:00', '04:00'],
      [2, 3, 5],
    ]);
  });

  it('are full hours of the clock where it went ahead by half of one', () => {
    expect(marksOn('2026-10-04', 'Australia/Lord_Howe', 6)).toEqual({
      ...{ hours: 23.5, shown: ['06:00', '12:00', '18:00'], after: [5.5, 11.5, 17.5] },
    });
  });

  it('begin with the day where the clock leaves its midnight out', () => {
    const { hours, shown } = marksOn('2026-09-06', 'America/Santiago', 6);
    expect([hours, shown]).toEqual([23, ['06:00', '12:00', '18:00']]);
  });
});
