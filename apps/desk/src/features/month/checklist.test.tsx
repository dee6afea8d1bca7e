import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { MonthCheck, PayrollMonth } from '#api/payroll-month.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const aCheck = (code: MonthCheck['code'], rest: Partial<MonthCheck> = {}): MonthCheck => ({
  ...{ code, blocks: true, count: 0, people: [], names: [], words: [], page: 'timesheets', bonus: null },
  ...rest,
});
const CECIL = { employeeId: 'p3', displayName: 'Cecil Open', count: 2, minutes: null };
const MONTH: PayrollMonth = {
  ...{ startDate: '2026-10-21', endDate: '2026-11-20', knownBy: 'kennitala', checks: [] },
  people: [
    {
      ...{ employeeId: 'p3', displayName: 'Cecil Open', state: 'open', canBeApproved: false },
      ...{ canBeReopened: false, isPaid: true, unmappedAbsences: [], sentBy: null, hours: null },
    },
  ],
  ...{ movedFigures: [], recentApprovals: [] },
};

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T08:00:00.000Z'));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/desk-frame', { data: FRAME });
  api.answer('GET /companies/c1/export-profiles', { data: [{ key: 'generic', name: 'CSV' }] });
  api.answer('GET /companies/c1/payroll-runs', { data: [] });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/desk/month');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

describe('the checklist of a month', () => {
  it('says how much time waits for what a rule leaves open, and which bonus is due when, with the way there', async () => {
    const people = [
      { ...CECIL, minutes: 330 },
      { employeeId: 'p4', displayName: 'Dís Done', count: 1, minutes: 120 },
    ];
    const words = [{ is: 'lágmark útkalls', en: 'minimum of a call-out', pl: 'minimum' }];
    const checks = [
      aCheck('parameterMissing', { page: 'payRules', count: 3, people, words }),
      aCheck('holidayBonusDue', {
        ...{ blocks: false, page: 'bonuses', count: 1, people: [CECIL] },
        bonus: { year: 2027, dueOn: '2026-12-05' },
      }),
    ];
    api.answer('GET /companies/c1/payroll-month', { data: { ...MONTH, checks }, version: 'W/"1"' });
    open();

    const says = within(await screen.findByRole('region', { name: 'Checklist' }));
    expect(
      says.getByText(/^2 people, 7 h 30 min of work would be touched\. Nothing that depends/),
    ).toBeTruthy();
    expect(says.getByText('minimum of a call-out')).toBeTruthy();
    expect(says.getAllByRole('link', { name: 'Cecil Open (2)' })[0]?.parentElement?.textContent).toBe(
      'Cecil Open (2) 5 h 30 min',
    );
    expect(says.getByText(/^Due on 5 Dec 2026\. See what everybody has earned/)).toBeTruthy();
    expect(says.getByRole('link', { name: 'Yearly bonuses' }).getAttribute('href')).toBe(
      '/desk/month/bonuses?kind=holiday&year=2027',
    );
  });
});
