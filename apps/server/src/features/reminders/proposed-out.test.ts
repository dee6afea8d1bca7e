import { describe, expect, it } from 'vitest';
import type { WorkPattern } from '#features/people/work-pattern.ts';
import { proposedOut, type OutFacts } from './proposed-out.ts';

const NONE = { first: null, changes: [] };
/** A Monday. */
const at = (day: number, time: string) => Date.parse(`2026-03-${String(day).padStart(2, '0')}T${time}:00Z`);
const span = (day: number, from: string, to: string) => ({ startAt: at(day, from), endAt: at(day, to) });
const night = (day: number, from: string, to: string) => ({ startAt: at(day, from), endAt: at(day + 1, to) });
const hours = (from: string, to: string): WorkPattern => [
  { day: 'sunday', from, to, unpaidBreakMinutes: 0 },
  { day: 'monday', from, to, unpaidBreakMinutes: 0 },
];
const pattern = (from: string, to: string) => ({ first: hours(from, to), changes: [] });

/** Came on Monday the 23rd at this time, and it is Tuesday morning. */
function proposed(came: string, rest: Partial<OutFacts> = {}) {
  const nothing = { timeZone: 'UTC', shifts: [], pattern: NONE, earlier: [] };
  return proposedOut({ startAt: at(23, came), until: at(24, '09:00'), ...nothing, ...rest });
}

describe('when somebody most probably went', () => {
  it('is the end of the shift, before regular hours and habit', () => {
    const rest = { pattern: pattern('08:00', '17:00'), earlier: threeDays('08:00', '15:00') };
    expect(proposed('07:50', { ...rest, shifts: [span(23, '08:00', '16:00')] })).toEqual({
      ...{ at: at(23, '16:00'), from: 'plan' },
    });
  });

  it('is the end of the shift for which they came, and not of the one that ended then', () => {
    const shifts = [span(23, '00:00', '08:00'), span(23, '08:00', '16:00'), span(23, '16:00', '23:00')];
    expect(proposed('07:50', { shifts })?.at).toBe(at(23, '16:00'));
  });

  it('is no shift of the next day, and none that goes on', () => {
    expect(proposed('08:00', { shifts: [span(24, '07:00', '08:30')] })).toBeNull();
    expect(proposed('22:00', { shifts: [night(23, '22:00', '10:00')] })).toBeNull();
  });

  it('is the end of the regular hours of that day, over midnight too', () => {
    expect(proposed('08:10', { pattern: pattern('08:00', '16:30') })).toEqual({
      ...{ at: at(23, '16:30'), from: 'pattern' },
    });
    expect(proposed('22:05', { pattern: pattern('22:00', '06:00') })?.at).toBe(at(24, '06:00'));
    expect(proposed('00:10', { pattern: pattern('23:00', '06:00') })?.at).toBe(at(23, '06:00'));
  });

  it('goes by the regular hours that held on that day', () => {
    const changes = [{ from: '2026-03-24', workPattern: hours('08:00', '12:00') }];
    expect(proposed('08:00', { pattern: { first: hours('08:00', '16:00'), changes } })?.at).toBe(
      at(23, '16:00'),
    );
  });

  it('is the middle of when they went on days that began about then, to five minutes', () => {
    const earlier = [
      ...[span(16, '07:55', '15:58'), span(17, '08:02', '16:04'), span(18, '08:30', '18:40')],
      ...[span(19, '13:00', '21:00'), span(20, '13:00', '21:00'), span(21, '13:00', '21:00')],
    ];
    expect(proposed('08:00', { earlier })).toEqual({ at: at(23, '16:05'), from: 'usual' });
    expect(proposed('12:45', { earlier })?.at).toBe(at(23, '21:00'));
  });

  it('counts nights as one stretch, also where some began after midnight', () => {
    const earlier = [night(16, '23:30', '07:00'), night(17, '23:45', '07:00'), night(18, '23:30', '07:10')];
    expect(proposed('23:40', { earlier })?.at).toBe(at(24, '07:00'));
    expect(proposed('00:15', { earlier })?.at).toBe(at(23, '07:00'));
  });

  it('is nothing where two days are all that is known, or where they had not gone by then', () => {
    expect(proposed('08:00', { earlier: threeDays('08:00', '16:00').slice(1) })).toBeNull();
    const earlier = threeDays('08:00', '16:00');
    expect(proposed('08:00', { earlier, until: at(23, '12:00') })).toBeNull();
  });

  it('keeps the time on the wall when the clock was set meanwhile', () => {
    const earlier = [span(25, '07:00', '15:00'), span(26, '07:00', '15:00'), span(27, '07:00', '15:00')];
    const summer = { startAt: at(30, '06:00'), until: at(31, '06:00'), timeZone: 'Europe/Warsaw' };
    expect(proposedOut({ ...summer, shifts: [], pattern: NONE, earlier })?.at).toBe(at(30, '14:00'));
  });
});

function threeDays(from: string, to: string) {
  return [16, 17, 18].map((day) => span(day, from, to));
}
