import { describe, expect, it } from 'vitest';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { openWork } from '#features/ledger/work-now.ts';
import { stateOfDay, type DayFacts } from './state-of-day.ts';

const DAY = Date.parse('2026-03-02T00:00:00Z');
const at = (hour: number) => DAY + hour * 3_600_000;

const worked = (from: number, to: number | null): TimeEntry => ({
  ...{ id: `${from}`, employeeId: 'e1', kind: 'work', projectId: null, subProjectId: null },
  ...{ startAt: at(from), endAt: to === null ? null : at(to), breaks: [], isDraft: false, isLocked: false },
});
const plan = (from: number, to: number) => ({ startAt: at(from), endAt: at(to) });

function stand(hour: number, rest: Partial<DayFacts> = {}) {
  const nothing = { entries: [], open: openWork(rest.entries ?? []), planned: [], absence: null };
  return stateOfDay({ now: at(hour), dayStart: at(0), dayEnd: at(24), ...nothing, ...rest });
}

describe('somebody', () => {
  it('is in since the start of the open entry, and expected until the end of the shift', () => {
    const state = stand(9, { entries: [worked(8, null)], planned: [plan(8, 16)] });

    expect(state).toEqual({ state: 'in', planned: plan(8, 16), inSince: at(8), leftAt: null });
  });

  it('who came before the shift is expected until its end, and in the second shift until the end of that', () => {
    const planned = [plan(8, 12), plan(13, 17)];

    expect(stand(7.5, { entries: [worked(7.4, null)], planned }).planned).toEqual(plan(8, 12));
    expect(stand(14, { entries: [worked(7.4, null)], planned }).planned).toEqual(plan(13, 17));
  });

  it('is overdue from the first minute of a shift until it ends, and then has missed it', () => {
    const planned = [plan(8, 16)];

    expect(stand(7.99, { planned }).state).toBe('expected');
    expect(stand(8, { planned })).toMatchObject({ state: 'overdue', planned: plan(8, 16) });
    expect(stand(16, { planned })).toMatchObject({ state: 'missed', planned: plan(8, 16) });
  });

  it('who went early has come, and is not overdue', () => {
    expect(stand(12, { entries: [worked(8, 11)], planned: [plan(8, 16)] })).toMatchObject({
      ...{ state: 'gone', leftAt: at(11) },
    });
  });

  it('who worked only before the shift has not come to it', () => {
    expect(stand(9, { entries: [worked(6, 7)], planned: [plan(8, 16)] }).state).toBe('overdue');
  });

  it('is expected again for a second shift, and the night shift of yesterday counts until it ends', () => {
    expect(stand(12.5, { entries: [worked(8, 12)], planned: [plan(8, 12), plan(13, 17)] })).toMatchObject({
      ...{ state: 'expected', planned: plan(13, 17), leftAt: at(12) },
    });
    expect(stand(3, { planned: [plan(-2, 6)] }).state).toBe('overdue');
  });

  it('is absent only where nothing was worked today', () => {
    expect(stand(9, { absence: 'sick', planned: [plan(8, 16)] }).state).toBe('absent');
    expect(stand(12, { absence: 'sick', entries: [worked(8, 10)] }).state).toBe('gone');
    expect(stand(9, { absence: 'vacation', entries: [worked(8, null)] }).state).toBe('in');
  });

  it('without anything today is free; work and shifts of yesterday are not of today', () => {
    expect(stand(9, { entries: [worked(-10, -2)], planned: [plan(-10, -2)] })).toEqual({
      ...{ state: 'free', planned: undefined, inSince: null, leftAt: null },
    });
  });
});
