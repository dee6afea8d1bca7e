import { describe, expect, it } from 'vitest';
import { saidOf, type TimeEntryRecord } from '#api/timesheets.ts';
import { NEW_BREAK, splitAt, toSaid, toTried, toValues, valuesOfDay } from './correction-values.ts';

const ZONE = 'Atlantic/Reykjavik';
const NIGHT: TimeEntryRecord = {
  id: 'e1',
  employeeId: 'a1',
  kind: 'work',
  startAtUtc: '2026-03-02T22:00:12.345Z',
  endAtUtc: '2026-03-04T06:00:40.001Z',
  breaks: [
    { startAtUtc: '2026-03-03T02:00:05.000Z', endAtUtc: '2026-03-03T02:30:09.000Z', kind: 'unpaid' },
    { startAtUtc: '2026-03-04T01:00:00.000Z', endAtUtc: '2026-03-04T01:15:00.000Z', kind: 'paid' },
  ],
  projectId: 'p1',
  subProjectId: 's1',
  isDraft: true,
  isLocked: false,
};

describe('the fields of an entry', () => {
  it('say what was read, to the second, as long as nothing is touched', () => {
    expect(toSaid(toValues(NIGHT, ZONE), NIGHT, ZONE)).toEqual(saidOf(NIGHT));
  });

  it('have the plain times of a night in which the clock shows some of them twice', () => {
    const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'] as const;
    const pause = { startAtUtc: first, endAtUtc: second, kind: 'unpaid' } as const;
    const night = { ...NIGHT, startAtUtc: first, endAtUtc: second, breaks: [pause] };
    const values = toValues(night, 'Europe/Warsaw');

    expect([values.startTime, values.endTime]).toEqual(['02:30', '02:30']);
    expect(toSaid(values, night, 'Europe/Warsaw')).toEqual(saidOf(night));
  });

  it('put a new break of a night on the day after midnight', () => {
    const values = toValues({ ...NIGHT, breaks: [] }, ZONE);
    const row = { ...NEW_BREAK, from: '02:00', to: '02:30' };

    expect(toSaid({ ...values, breaks: [row] }, NIGHT, ZONE)?.breaks).toEqual([
      { startAtUtc: '2026-03-03T02:00:00.000Z', endAtUtc: '2026-03-03T02:30:00.000Z', kind: 'unpaid' },
    ]);
  });

  it('say which of two times is meant, of the entry and of its breaks', () => {
    const warsaw = 'Europe/Warsaw';
    const day = { ...valuesOfDay('2026-10-25'), startTime: '02:30', endTime: '02:40' };
    const said = (typed: Partial<typeof day>) => toSaid({ ...day, ...typed }, undefined, warsaw);

    expect(said({})).toMatchObject({
      startAtUtc: '2026-10-25T00:30:00.000Z',
      endAtUtc: '2026-10-25T00:40:00.000Z',
    });
    const pause = { ...NEW_BREAK, from: '02:35', to: '02:35', toWhich: 'second' as const };
    expect(said({ endWhich: 'second', breaks: [pause] })).toMatchObject({
      startAtUtc: '2026-10-25T00:30:00.000Z',
      endAtUtc: '2026-10-25T01:40:00.000Z',
      breaks: [{ startAtUtc: '2026-10-25T00:35:00.000Z', endAtUtc: '2026-10-25T01:35:00.000Z' }],
    });
    expect(said({ startWhich: 'second', endWhich: 'second' })?.startAtUtc).toBe('2026-10-25T01:30:00.000Z');
    expect(splitAt({ ...day, splitTime: '02:30', splitWhich: 'second' }, warsaw)).toBe(
      '2026-10-25T01:30:00.000Z',
    );
  });

  it('count a time that the clock leaves out from the hour before', () => {
    const day = { ...valuesOfDay('2026-03-08'), startTime: '02:30', endTime: '03:30' };

    expect(toSaid(day, undefined, 'America/New_York')).toMatchObject({
      startAtUtc: '2026-03-08T07:30:00.000Z',
      endAtUtc: '2026-03-08T07:30:00.000Z',
    });
  });

  it('say nothing while a time is missing, and that the work goes on without an end', () => {
    const day = valuesOfDay('2026-03-02');

    expect(toSaid(day, undefined, ZONE)).toBeUndefined();
    expect(toSaid({ ...day, startTime: '07:00' }, undefined, ZONE)).toMatchObject({
      startAtUtc: '2026-03-02T07:00:00.000Z',
      endAtUtc: null,
    });
  });

  it('are tried only where they change something', () => {
    const about = { employeeId: 'a1', read: NIGHT, timeZone: ZONE };
    const values = toValues(NIGHT, ZONE);

    expect(toTried('change', values, about)).toBeUndefined();
    expect(toTried('change', { ...values, endTime: '05:00' }, about)).toMatchObject({ timeEntryId: 'e1' });
    expect(toTried('remove', values, about)).toEqual({ timeEntryId: 'e1' });
    expect(toTried('split', values, about)).toBeUndefined();
  });
});
