import { describe, expect, it } from 'vitest';
import { daysOff } from './days-off.ts';
import type { TimeOff } from './time-off-store.ts';

const YEAR = { startDate: '2026-05-01', endDate: '2027-04-30' };

const request = (startDate: string, endDate: string, status: TimeOff['status']): TimeOff => ({
  id: startDate,
  employeeId: 'a',
  employeeDisplayName: 'A',
  startDate,
  endDate,
  status,
  note: '',
  minutes: null,
  percent: null,
  kindId: null,
  countsAs: 'vacation',
});

function taken(requests: readonly TimeOff[], recorded: readonly string[] = []) {
  const { approved, pending } = daysOff(
    requests,
    recorded.map((date) => ({ date })),
    YEAR,
  );
  return [approved.map(({ date }) => date), pending.map(({ date }) => date)];
}

describe('days off', () => {
  it('are the days of approved and of pending requests, not of rejected ones', () => {
    const requests = [
      request('2026-07-01', '2026-07-02', 'Pending'),
      request('2026-06-01', '2026-06-02', 'Approved'),
      request('2026-08-01', '2026-08-02', 'Rejected'),
    ];

    expect(taken(requests)).toEqual([
      ['2026-06-01', '2026-06-02'],
      ['2026-07-01', '2026-07-02'],
    ]);
  });

  it('are only those inside the period', () => {
    const requests = [
      request('2026-04-29', '2026-05-01', 'Approved'),
      request('2027-04-30', '2027-05-02', 'Approved'),
      request('2025-06-01', '2025-06-02', 'Pending'),
    ];

    expect(taken(requests)).toEqual([['2026-05-01', '2027-04-30'], []]);
  });

  it('leave out days that have a daily record', () => {
    const requests = [request('2026-06-01', '2026-06-03', 'Approved')];

    expect(taken(requests, ['2026-06-02'])).toEqual([['2026-06-01', '2026-06-03'], []]);
  });

  it('are counted once where requests overlap, as approved if one of them is', () => {
    const requests = [
      request('2026-06-01', '2026-06-02', 'Approved'),
      request('2026-06-02', '2026-06-03', 'Approved'),
      request('2026-06-03', '2026-06-04', 'Pending'),
    ];

    expect(taken(requests)).toEqual([['2026-06-01', '2026-06-02', '2026-06-03'], ['2026-06-04']]);
  });
});
