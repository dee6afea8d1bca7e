import { describe, expect, it } from 'vitest';
import {
  atTimeOfDay,
  firstGuess,
  limitsOf,
  mayPickHour,
  mayPickTime,
  stepTime,
  type Known,
  type TimeLimits,
} from './correction-time.ts';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-03-02T06:58:30.000Z');
const zone = { timeZone: 'Atlantic/Reykjavik' };
const limits = limitsOf('Start', { now: NOW, since: undefined, ...zone });
const iso = (instant: number) => new Date(instant).toISOString();

function guess(action: 'Start' | 'Stop', known: Partial<Known>, within: TimeLimits) {
  const made = firstGuess(action, { since: undefined, planned: [], ...known }, within);
  return [iso(made.at), made.isPlanned];
}

describe('the time of a forgotten punch', () => {
  it('is never in the future', () => {
    expect(iso(stepTime(at('2026-03-02T06:00:00Z'), 'hour', 1, limits))).toBe('2026-03-02T06:58:00.000Z');
  });

  it('is at most thirty-one days ago', () => {
    let picked = NOW;

    for (let step = 0; step < 40; step += 1) picked = stepTime(picked, 'day', -1, limits);

    expect(NOW - picked).toBeLessThanOrEqual(31 * 86_400_000);
    expect(iso(picked)).toBe('2026-01-30T06:59:00.000Z');
  });

  it('begins, for a clock-out, at the end of a usual shift', () => {
    const since = at('2026-03-01T15:02:10.000Z');
    const out = limitsOf('Stop', { now: NOW, since, ...zone });

    expect(guess('Stop', { since }, out)).toEqual(['2026-03-01T23:02:00.000Z', false]);
  });

  it('is, for a clock-out, after its clock-in', () => {
    const since = at('2026-03-02T06:40:10.000Z');
    const out = limitsOf('Stop', { now: NOW, since, ...zone });

    expect(guess('Stop', { since }, out)).toEqual(['2026-03-02T06:58:00.000Z', false]);
    expect(iso(stepTime(NOW, 'day', -1, out))).toBe('2026-03-02T06:41:00.000Z');
  });

  it('can be picked even when the clock-in was this very minute', () => {
    const out = limitsOf('Stop', { now: NOW, since: NOW, ...zone });

    expect(out.latest).toBeGreaterThanOrEqual(out.earliest);
  });

  it.each([
    ['back over the spring change', '2026-03-29T10:30:00Z', -1, '2026-03-28T11:30:00.000Z'],
    ['on over the spring change', '2026-03-28T11:30:00Z', 1, '2026-03-29T10:30:00.000Z'],
    ['back over the autumn change', '2026-10-25T11:30:00Z', -1, '2026-10-24T10:30:00.000Z'],
  ])('keeps its time of day: %s', (_, from, by, expected) => {
    const warsaw = { earliest: 0, latest: at('2027-01-01T00:00:00Z'), timeZone: 'Europe/Warsaw' };

    expect(iso(stepTime(at(from), 'day', by, warsaw))).toBe(expected);
  });
});

describe('what is proposed', () => {
  const early = { startAt: at('2026-03-01T08:00:00Z'), endAt: at('2026-03-01T16:15:00Z') };
  const late = { startAt: at('2026-03-01T22:00:00Z'), endAt: at('2026-03-02T06:00:00Z') };
  const running = { startAt: at('2026-03-02T06:30:00Z'), endAt: at('2026-03-02T15:00:00Z') };
  const planned = [early, late, running];

  it('is, for a clock-out, the end of the shift that the person clocked in to', () => {
    const since = at('2026-03-01T07:52:10.000Z');
    const out = limitsOf('Stop', { now: NOW, since, ...zone });

    expect(guess('Stop', { since, planned }, out)).toEqual(['2026-03-01T16:15:00.000Z', true]);
  });

  it('is, for a clock-out that no clock-in is open for, the end of the last shift', () => {
    const out = limitsOf('Stop', { now: NOW, since: undefined, ...zone });

    expect(guess('Stop', { planned }, out)).toEqual(['2026-03-02T06:00:00.000Z', true]);
  });

  it('is no end that is still to come', () => {
    const since = at('2026-03-02T06:29:00.000Z');
    const out = limitsOf('Stop', { now: NOW, since, ...zone });

    expect(guess('Stop', { since, planned }, out)).toEqual(['2026-03-02T06:58:00.000Z', false]);
  });

  it('is, for a clock-in, the start of the last shift that has begun', () => {
    expect(guess('Start', { planned }, limits)).toEqual(['2026-03-02T06:30:00.000Z', true]);
  });

  it('is, for a clock-in without a shift, now', () => {
    expect(guess('Start', {}, limits)).toEqual(['2026-03-02T06:58:00.000Z', false]);
  });
});

describe('a time that is picked from the keys', () => {
  it('is of the same day', () => {
    expect(iso(atTimeOfDay(NOW, 5, 30, limits))).toMatch('2026-03-02T05:30');
  });

  it('comes no later than now', () => {
    expect(iso(atTimeOfDay(NOW, 6, 59, limits))).toBe('2026-03-02T06:58:00.000Z');
    expect(mayPickHour(NOW, 6, limits)).toBe(true);
    expect(mayPickHour(NOW, 7, limits)).toBe(false);
    expect(mayPickTime(NOW, 6, 55, limits)).toBe(true);
    expect(mayPickTime(NOW, 7, 0, limits)).toBe(false);
  });

  it('is the time on the wall on the day the clocks change', () => {
    const warsaw = { earliest: 0, latest: at('2027-01-01T00:00:00Z'), timeZone: 'Europe/Warsaw' };

    expect(iso(atTimeOfDay(at('2026-03-29T13:00:00Z'), 1, 0, warsaw))).toBe('2026-03-29T00:00:00.000Z');
    expect(iso(atTimeOfDay(at('2026-10-25T13:00:00Z'), 1, 0, warsaw))).toBe('2026-10-24T23:00:00.000Z');
  });

  it.each([
    [
      'shown twice, is the first before the change',
      '2026-10-24T22:10:00Z',
      2,
      30,
      '2026-10-25T00:30:00.000Z',
    ],
    [
      'shown twice, is the second after the change',
      '2026-10-25T13:00:00Z',
      2,
      30,
      '2026-10-25T01:30:00.000Z',
    ],
    ['left out, counts from the hour before', '2026-03-29T13:00:00Z', 2, 30, '2026-03-29T01:30:00.000Z'],
    [
      'whose day has one hour less, is the one on the wall',
      '2026-03-29T00:10:00Z',
      15,
      0,
      '2026-03-29T13:00:00.000Z',
    ],
  ])('and %s', (_, from, hour, minute, expected) => {
    const warsaw = { earliest: 0, latest: at('2027-01-01T00:00:00Z'), timeZone: 'Europe/Warsaw' };

    expect(iso(atTimeOfDay(at(from), hour, minute, warsaw))).toBe(expected);
  });
});
