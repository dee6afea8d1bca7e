import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../test/given.ts';

/** Full time, and half from Thursday 5 March 2026 on. */
const HALF_SINCE_THURSDAY = {
  employment_ratio: 1,
  ratio_changes: JSON.stringify([{ from: '2026-03-05', ratio: 0.5 }]),
};

/** What exceeds forty hours a week is overtime, by ratio. */
const WEEKLY_LIMIT = JSON.stringify({
  holidayProfile: {},
  baseClass: 'day',
  mechanisms: [
    {
      mechanism: 'weekly-overtime',
      limitMinutes: 2400,
      scaledByRatio: true,
      countedClasses: ['day'],
      overtimeClass: 'overtime',
    },
  ],
  codeMap: {
    day: { bucket: 'daytime', payLine: 'DV' },
    overtime: { bucket: 'overtime', payLine: 'YV' },
  },
});

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-04T12:00:00Z');
  company = await api.given.aCompany({ enable_shifts: true, enable_rule_slots: true });
  anna = await api.given.anEmployee(company, HALF_SINCE_THURSDAY);
  token = await api.tokenOf(await api.given.anEmployee(company, { role: 'manager', password: PASSWORD }));
});

const away = (date: string, type: string, minutes: number | null = null) =>
  api.given.anAbsence(anna, { date, type, minutes });

async function totals(startDate: string, endDate: string) {
  const query = { employeeId: anna.id, startDate, endDate };
  return (await api.call('getTimeEntries', { params: { companyId: company.id }, query, token })).data.totals;
}

async function ratioToday(): Promise<number> {
  const params = { companyId: company.id, userId: anna.id };
  return (await api.call('getUser', { params, token })).data.employeeProfile.employmentRatio;
}

async function vacation() {
  const params = { companyId: company.id, userId: anna.id };
  return (await api.call('getEmployeeAbsenceBalances', { params, token })).data.vacation;
}

describe('an employment ratio that changes', () => {
  it('gives each day of absence the norm of its own ratio', async () => {
    for (const date of ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']) await away(date, 'sick');

    const listed = await api.call('listAbsences', {
      params: { companyId: company.id },
      query: { from: '2026-03-01', to: '2026-03-31' },
      token,
    });

    expect(listed.data.map(({ minutes }) => minutes)).toEqual([480, 480, 240, 240]);
    expect((await totals('2026-03-02', '2026-03-08')).sickMinutes).toBe(1440);
    expect((await totals('2026-03-05', '2026-03-05')).sickMinutes).toBe(240);
  });

  it('moves a limit of the week in which it changes, and of each week after it', async () => {
    await api.given.aRule(company, { agreement: null, definition: WEEKLY_LIMIT });
    for (const day of ['02', '03', '04', '05', '10', '11', '12'])
      await api.given.anEntry(anna, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T16:00:00Z`);

    // Three days of seven at 1 and four at 0.5: 2400 times 5/7 is 1714 whole minutes.
    expect(await totals('2026-03-02', '2026-03-08')).toMatchObject({
      daytimeMinutes: 1714,
      overtimeMinutes: 206,
    });
    expect(await totals('2026-03-09', '2026-03-15')).toMatchObject({
      daytimeMinutes: 1200,
      overtimeMinutes: 240,
    });
  });

  it('is told as the ratio of today, by the clock of the company', async () => {
    const far = await api.given.aCompany({ time_zone: 'Pacific/Auckland' });
    await api.given.anEmployee(far, HALF_SINCE_THURSDAY);
    const there = await api.tokenOf(await api.given.anEmployee(far, { role: 'owner', password: PASSWORD }));
    const listed = await api.call('listUsers', { params: { companyId: far.id }, token: there });
    const before = await ratioToday();

    api.time.moveTo('2026-03-05T00:00:00Z');
    token = await api.tokenOf(await api.given.anEmployee(company, { role: 'manager', password: PASSWORD }));

    // At noon of the 4th here it is the 5th there.
    expect(listed.data.map(({ employeeProfile }) => employeeProfile.employmentRatio).sort()).toEqual([
      0.5, 1,
    ]);
    expect([before, await ratioToday()]).toEqual([1, 0.5]);
  });

  it('leaves as many days of leave as before, each worth what a day is worth now', async () => {
    await away('2026-03-02', 'vacation');
    await away('2026-03-03', 'vacation', 240);
    const before = await vacation();

    api.time.moveTo('2026-03-05T12:00:00Z');
    token = await api.tokenOf(await api.given.anEmployee(company, { role: 'manager', password: PASSWORD }));
    const after = await vacation();

    expect(before.usedMinutes).toBe(720);
    expect(after.usedMinutes).toBe(360);
    expect(after.entitledMinutes / 240).toBe(before.entitledMinutes / 480);
    expect(after.remainingMinutes / 240).toBe(before.remainingMinutes / 480);
  });

  it('counts leave on days without a position as it stands', async () => {
    const changes = [
      { from: '2026-03-02', ratio: 0 },
      { from: '2026-03-04', ratio: 0.5 },
    ];
    anna = await api.given.anEmployee(company, { ratio_changes: JSON.stringify(changes) });
    await away('2026-02-27', 'vacation');
    await away('2026-03-02', 'vacation');
    await away('2026-03-03', 'vacation', 100);

    expect((await vacation()).usedMinutes).toBe(240 + 100);
  });

  it('shows no hours of the rule on days without a position', async () => {
    await api.given.aRule(company);
    const changes = [{ from: '2026-03-05', ratio: 0 }];
    anna = await api.given.anEmployee(company, { ratio_changes: JSON.stringify(changes) });
    const { data } = await api.call('listShifts', {
      params: { companyId: company.id },
      query: { startDate: '2026-03-02', endDate: '2026-03-06' },
      token,
    });

    const own = data.filter(({ employeeId }) => employeeId === anna.id);
    expect(own.map(({ startTime }) => startTime.slice(0, 10))).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
    ]);
  });
});
