import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { MonthPerson, PayrollMonth, RecentApproval } from '#api/payroll-month.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const MONTH = 'GET /companies/c1/payroll-month';
const DAYS = { startDate: '2026-10-21', endDate: '2026-11-20' };

const DIS: MonthPerson = {
  ...{
    employeeId: 'p4',
    displayName: 'Dís Done',
    state: 'approved',
    sentBy: null,
    hours: null,
    unmappedAbsences: [],
  },
  ...{ canBeApproved: false, canBeReopened: true, isPaid: true },
};

/** By the person who is signed in, just now. */
const untilIn = (untilUtc: string): RecentApproval => ({
  ...{ userId: 'e4', displayName: 'Björk Höskuldsdóttir', people: 1, parts: [] },
  ...{ approvedAtUtc: '2026-11-24T07:50:00.000Z', undoUntilUtc: untilUtc },
});

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T08:00:00.000Z'));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/desk-frame', { data: { ...FRAME, periodStartDay: 21 } });
  api.answer('GET /companies/c1/payroll-runs', { data: [] });
  api.answer('GET /companies/c1/export-profiles', { data: [{ key: 'generic', name: 'CSV' }] });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function openWith(recentApprovals: readonly RecentApproval[]): Promise<HTMLElement[]> {
  const month: PayrollMonth = {
    ...DAYS,
    movedFigures: [],
    knownBy: 'kennitala',
    checks: [],
    people: [DIS],
    recentApprovals: [...recentApprovals],
  };
  api.answer(MONTH, { data: month, version: 'W/"1"' });
  window.history.replaceState(null, '', '/desk/month');
  const client = createQueryClient();
  render(<App language="en" client={client} router={createDeskRouter()} />);
  return screen.findAllByRole('button', { name: /^Take all of it back/ });
}

describe('the way back from an approval', () => {
  it('goes at its moment, without another answer of the server, and leaves that of a later one', async () => {
    const [soon, later] = await openWith(
      ['2026-11-24T08:00:00.900Z', '2026-11-24T08:05:00.000Z'].map((until, place) => ({
        ...untilIn(until),
        approvedAtUtc: `2026-11-24T07:5${place}:00.000Z`,
      })),
    );

    await waitFor(() => expect(soon?.isConnected).toBe(false));

    expect(later?.isConnected).toBe(true);
    const asked = api.requests.filter(({ url }) => url.includes('/payroll-month'));
    expect(asked).toHaveLength(1);
  });

  it('stands where the clock of this machine is past it, since the server has just told of it', async () => {
    const [button] = await openWith([untilIn('2026-11-24T07:59:00.000Z')]);

    expect(button?.isConnected).toBe(true);
  });

  it('stands where the clock of this machine is months before the approval', async () => {
    const [soon, ofWrongClock] = await openWith([
      untilIn('2026-11-24T08:00:00.900Z'),
      { ...untilIn('2027-02-01T06:10:00.000Z'), approvedAtUtc: '2027-02-01T06:00:00.000Z' },
    ]);

    await waitFor(() => expect(soon?.isConnected).toBe(false));

    expect(ofWrongClock?.isConnected).toBe(true);
  });
});
