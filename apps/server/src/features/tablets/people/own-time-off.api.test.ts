// What a person sees of the time off that they have earned, over all the years of their employment.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BalanceBookingRow } from '#database/tables/plans.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aPunchClock } from '../../../../test/tablet.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());

it('own hours tell what is left of winter leave and of rest, and by when it must be given', async () => {
  const { company, employee, tablet } = await aPunchClock(api);
  await api.given.aRule(company, { agreement: 'hotel-restaurant-shifts' });
  // Rest of eight hours before the shift on the 14th: three are missing.
  await api.given.anEntry(employee, '2026-01-13T16:00:00Z', '2026-01-14T00:00:00Z');
  await api.given.anEntry(employee, '2026-01-14T08:00:00Z', '2026-01-14T16:00:00Z');
  const row = { company_id: company.id, employee_id: employee.id, account: 'winterLeave', reason: 'x' };
  const bookings: BalanceBookingRow[] = [
    { ...row, id: randomUUID(), kind: 'opening', date: '2026-01-02', minutes: 2_000 },
    { ...row, id: randomUUID(), kind: 'taken', date: '2026-02-13', minutes: 480 },
  ];
  await api.database.database.knex('balance_bookings').insert(bookings);
  const employeeToken = await tablet.signIn(employee, PIN);

  const { data } = await tablet.call('getOwnHours', { employeeToken });

  expect(data.timeOff).toEqual([
    {
      account: 'winterLeave',
      earnedMinutes: 2_000,
      givenMinutes: 480,
      remainingMinutes: 1_520,
      due: [{ giveByDate: '2027-04-30', minutes: 1_520 }],
    },
    { account: 'restTimeOff', earnedMinutes: 270, givenMinutes: 0, remainingMinutes: 270, due: [] },
  ]);
});
