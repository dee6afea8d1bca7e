import { describe, expect, it } from 'vitest';
import { toPunch, valuesOn } from './many-values.ts';

const ZONE = 'Europe/Warsaw';
const punch = (typed: Partial<ReturnType<typeof valuesOn>>) =>
  toPunch({ ...valuesOn('2026-03-02'), project: 'p1', ...typed }, ['a1', 'b1'], ZONE);

describe('a punch for many people', () => {
  it('lies on its day in the time zone of the company', () => {
    expect(punch({ startTime: '08:00', endTime: '16:00' })).toEqual({
      employeeIds: ['a1', 'b1'],
      startAtUtc: '2026-03-02T07:00:00.000Z',
      endAtUtc: '2026-03-02T15:00:00.000Z',
      projectId: 'p1',
    });
  });

  it('ends on the next day where the end is not after the start', () => {
    expect(punch({ startTime: '22:00', endTime: '06:00' }).endAtUtc).toBe('2026-03-03T05:00:00.000Z');
    expect(punch({ startTime: '08:00', endTime: '08:00' }).endAtUtc).toBe('2026-03-03T07:00:00.000Z');
  });

  it('clocks in without an end, and out without a start; nobody is clocked out onto a project', () => {
    expect(punch({ startTime: '08:00' }).endAtUtc).toBeNull();
    expect(punch({ endTime: '16:00' })).toMatchObject({ startAtUtc: null, projectId: null });
  });

  it('is of the time that was chosen, where the clock shows it twice', () => {
    const night = { date: '2026-10-25', startTime: '02:30', endTime: '02:10' };

    expect(punch(night)).toMatchObject({
      startAtUtc: '2026-10-25T00:30:00.000Z',
      endAtUtc: '2026-10-25T01:10:00.000Z',
    });
    expect(punch({ ...night, startWhich: 'second' })).toMatchObject({
      startAtUtc: '2026-10-25T01:30:00.000Z',
      endAtUtc: '2026-10-26T01:10:00.000Z',
    });
    expect(punch({ ...night, endTime: '02:40', endWhich: 'second' }).endAtUtc).toBe(
      '2026-10-25T01:40:00.000Z',
    );
  });
});
