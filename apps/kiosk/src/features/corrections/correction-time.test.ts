import { describe, expect, it } from 'vitest';
import { firstGuess, limitsOf, stepTime } from './correction-time.ts';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-03-02T06:58:30.000Z');
const zone = { timeZone: 'Atlantic/Reykjavik' };
const limits = limitsOf('Start', { now: NOW, since: undefined, ...zone });
const iso = (instant: number) => new Date(instant).toISOString();

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

    expect(iso(firstGuess('Stop', since, out))).toBe('2026-03-01T23:02:00.000Z');
  });

  it('is, for a clock-out, after its clock-in', () => {
    const since = at('2026-03-02T06:40:10.000Z');
    const out = limitsOf('Stop', { now: NOW, since, ...zone });

    expect(iso(firstGuess('Stop', since, out))).toBe('2026-03-02T06:58:00.000Z');
    expect(iso(stepTime(NOW, 'day', -1, out))).toBe('2026-03-02T06:41:00.000Z');
  });

  it('has somewhere to stand even when the clock-in was this very minute', () => {
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
