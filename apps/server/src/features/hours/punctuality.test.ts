import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { NO_SHIFTS, punctualityOf } from './punctuality.ts';

const at = (time: string, day = '02') => Date.parse(`2026-03-${day}T${time}Z`);
const SHIFT = { startAt: at('08:00'), endAt: at('16:00') };

const worked = (startAt: number, endAt: number | null, rest: Partial<TimeEntry> = {}): TimeEntry => ({
  ...{ id: `${startAt}`, employeeId: 'anna', kind: 'work', startAt, endAt, breaks: [] },
  ...{ projectId: null, subProjectId: null, isDraft: false, isLocked: false },
  ...rest,
});

const of = (...entries: TimeEntry[]) => punctualityOf([SHIFT], entries, 5);

describe('the punctuality of somebody', () => {
  it.each([
    ['on time to the minute', [worked(at('08:00'), at('16:00'))]],
    ['as late and as early as is allowed', [worked(at('08:05'), at('15:55'))]],
    ['earlier and longer than planned', [worked(at('07:00'), at('18:00'))]],
    [
      'in two parts, with time off between them',
      [worked(at('08:00'), at('11:00')), worked(at('13:00'), at('16:00'))],
    ],
    ['there, with the clock-out forgotten', [worked(at('08:00'), null)]],
    ['there by time that nobody has accepted yet', [worked(at('08:00'), at('16:00'), { isDraft: true })]],
  ])('is on time for who is %s', (_, entries) => {
    expect(of(...entries)).toEqual({ ...NO_SHIFTS, shifts: 1, onTime: 1 });
  });

  it('counts all minutes of who comes later than allowed', () => {
    expect(of(worked(at('08:06:30'), at('16:00')))).toEqual({
      ...NO_SHIFTS,
      shifts: 1,
      late: 1,
      lateMinutes: 6,
    });
  });

  it('counts all minutes of who leaves earlier than allowed', () => {
    expect(of(worked(at('08:00'), at('15:30')))).toEqual({
      ...NO_SHIFTS,
      ...{ shifts: 1, leftEarly: 1, leftEarlyMinutes: 30 },
    });
  });

  it('counts as missed what nobody worked in, standby included', () => {
    const standby = worked(at('08:00'), at('16:00'), { kind: 'standby' });

    expect(of(standby, worked(at('16:00'), at('18:00')))).toEqual({ ...NO_SHIFTS, shifts: 1, missed: 1 });
  });

  it('is for every shift missed, on time, late or left early', () => {
    const minute = fc.integer({ min: 0, max: 3000 });
    const stretch = fc
      .tuple(minute, fc.integer({ min: 1, max: 900 }))
      .map(([from, length]) => ({ startAt: from * 60_000, endAt: (from + length) * 60_000 }));
    fc.assert(
      fc.property(fc.array(stretch), fc.array(stretch), fc.nat(60), (shifts, entries, tolerance) => {
        const result = punctualityOf(
          shifts,
          entries.map(({ startAt, endAt }) => worked(startAt, endAt)),
          tolerance,
        );

        const { onTime, late, leftEarly, missed } = result;
        expect(result.shifts).toBe(shifts.length);
        expect(onTime + missed + Math.max(late, leftEarly)).toBeLessThanOrEqual(shifts.length);
        expect(onTime + missed + late + leftEarly).toBeGreaterThanOrEqual(shifts.length);
        expect(result.lateMinutes).toBeGreaterThanOrEqual(late * tolerance);
      }),
    );
  });
});
