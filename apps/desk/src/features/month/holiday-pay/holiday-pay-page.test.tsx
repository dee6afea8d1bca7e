import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { EarnedVacation, HolidayPayBasis } from '#api/holiday-pay.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const DAY_WORK = { is: 'dagvinna', en: 'day work', pl: 'praca dzienna' };
const BASIS: HolidayPayBasis = {
  ...{ startDate: '2026-11-01', endDate: '2026-11-30' },
  source: { url: 'https://asi.is/orlofslaun/', says: 'All wages.', checkedOn: '2026-11-29' },
  lines: [
    { key: 'DV', names: [DAY_WORK], counts: true, reason: 'allPay', minutes: 9600 },
    { key: 'vacation', names: [], counts: false, reason: 'vacation', minutes: 480 },
  ],
  people: [
    {
      ...{ employeeId: 'p1', displayName: 'Anna', countedMinutes: 9600 },
      lines: [
        { key: 'DV', minutes: 9600 },
        { key: 'vacation', minutes: 480 },
      ],
    },
  ],
};
const EARNED: EarnedVacation = {
  ...{ employeeId: 'p1', displayName: 'Anna', countedOn: '2026-02-28', isAtEnd: true },
  ...{ earnedDays: 1217, earnedMinutes: 5840, leftMinutes: -480, isAgreementMissing: true },
};

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T08:00:00.000Z'));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/structure/pay-periods', { data: [] });
  api.answer('GET /companies/c1/settings', { data: { defaultPayPeriodId: null } });
  api.answer('GET /companies/c1/holiday-pay', { data: BASIS });
  api.answer('GET /companies/c1/earned-vacation', { data: [EARNED] });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(search = '') {
  window.history.replaceState(null, '', `/desk/month/holiday-pay${search}`);
  render(<App language="en" client={createQueryClient(() => undefined)} router={createDeskRouter()} />);
}
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

describe('the page of holiday pay', () => {
  it('says of each line whether it counts, and person by person what does', async () => {
    open();

    expect((await rowOf('day work (DV)')).textContent).toMatch(/yes.*160 h/);
    expect((await rowOf('vacation (vacation)')).textContent).toContain('no: it is the vacation itself');
    expect((await rowOf('Anna')).textContent).toContain('DV: 160 h');
    expect(screen.getByRole('link', { name: 'asi.is' }).getAttribute('href')).toBe(
      'https://asi.is/orlofslaun/',
    );
  });

  it('says what vacation was earned, in days and hours, by the end of an employment', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Vacation earned' }));

    const row = await screen.findByRole('row', { name: /^Anna/ });
    expect(row.textContent).toContain('28 Feb 2026, end of employment');
    expect(row.textContent).toContain('12.17');
    expect(row.textContent).toContain('97 h 20 min');
    expect(row.textContent).toContain('least by law');
  });
});
