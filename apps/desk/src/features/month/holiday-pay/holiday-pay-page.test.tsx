import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { EarnedVacation, HolidayPayBasis } from '@stimpill/api-types/manage';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const DAY_WORK = { is: 'dagvinna', en: 'day work', pl: 'praca dzienna' };
const SICK = { is: 'veikindi', en: 'sick leave', pl: 'zwolnienie chorobowe' };
const VACATION = { is: 'orlof', en: 'vacation', pl: 'urlop' };
const PREMIUM = { is: 'álag', en: 'premium', pl: 'dodatek' };
const INCENTIVE = { is: 'vaktahvati', en: 'shift incentive', pl: 'dodatek za zmiany' };
const COUNTED = { counts: true, reason: 'allPay', measure: 'time' } as const;
const LEFT_OUT = { counts: false, reason: 'vacation', measure: 'time' } as const;
const BASIS: HolidayPayBasis = {
  ...{ startDate: '2026-11-01', endDate: '2026-11-30' },
  source: {
    ...{ url: 'https://asi.is/orlofslaun/', title: 'Orlofslaun', checkedOn: '2026-11-29' },
    says: { is: 'Af öllum launum.', en: 'All wages.', pl: 'Od całej płacy.' },
  },
  lines: [
    { ...COUNTED, key: 'DV', names: [DAY_WORK], isOurs: false, minutes: 9600 },
    { ...COUNTED, key: 'sick', names: [SICK], isOurs: true, minutes: 480 },
    { ...COUNTED, key: 'VA33', names: [PREMIUM], isOurs: false, measure: 'premium', minutes: 600 },
    { ...COUNTED, key: 'VH2.5', names: [INCENTIVE], isOurs: false, measure: 'share', minutes: 9360 },
    { ...LEFT_OUT, key: 'vacation', names: [VACATION], isOurs: true, minutes: 480 },
  ],
  people: [
    {
      ...{ employeeId: 'p1', displayName: 'Anna', countedMinutes: 9600 },
      lines: [
        { key: 'DV', minutes: 9600 },
        { key: 'sick', minutes: 480 },
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
  api.answer('GET /companies/c1/desk-frame', { data: FRAME });
  api.answer('GET /companies/c1/holiday-pay', { data: BASIS });
  api.answer('GET /companies/c1/earned-vacation', { data: [EARNED] });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(search = '', language: 'en' | 'is' | 'pl' = 'en') {
  window.history.replaceState(null, '', `/desk/month/holiday-pay${search}`);
  render(<App language={language} client={createQueryClient()} router={createDeskRouter()} />);
}
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

describe('the page of holiday pay', () => {
  it('says of each line whether it counts, and person by person what does', async () => {
    open();

    expect((await rowOf('day work (DV)')).textContent).toMatch(/yes.*160 h/);
    expect((await rowOf('vacation')).textContent).toContain('no: it is the vacation itself');
    expect((await rowOf('sick leave')).textContent).toContain('yes');
    expect((await rowOf('premium (VA33)')).textContent).toContain('yes: a premium on time');
    expect((await rowOf('shift incentive (VH2.5)')).textContent).toContain('yes: a share of the pay');
    expect((await rowOf('Anna')).textContent).toContain('DV: 160 h · sick leave: 8 h · vacation: 8 h');
    expect(screen.getByRole('link', { name: 'Orlofslaun, asi.is' }).getAttribute('href')).toBe(
      'https://asi.is/orlofslaun/',
    );
  });

  it.each([
    ['is', 'lesið 29.11.2026: Af öllum launum.'],
    ['pl', 'przeczytano 29.11.2026: Od całej płacy.'],
  ] as const)('tells its source in %s, around the title that the page has', async (language, words) => {
    open('', language);

    const link = await screen.findByRole('link', { name: 'Orlofslaun, asi.is' });
    expect(link.parentElement?.textContent).toContain(words);
    expect(screen.queryByText(/sick\b|sickChild/)).toBeNull();
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
