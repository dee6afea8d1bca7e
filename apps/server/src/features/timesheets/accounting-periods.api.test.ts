// What a day is paid can depend on days outside the requested range: all of those are taken into account.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany({ enable_shifts: true });
  employee = await api.given.anEmployee(company);
});

const HOLIDAY_PAY = {
  mechanism: 'holiday-pay',
  payLine: 'HD',
  fullDayMinutes: 480,
  halfDayMinutes: 240,
  whenWorked: 'keep',
};

const CODES = {
  day: { bucket: 'daytime', payLine: 'DV' },
  over: { bucket: 'overtime', payLine: 'YV' },
  excess: { bucket: 'overtime', payLine: 'UMF' },
};

function ruleOf(...mechanisms: object[]) {
  const definition = {
    holidayProfile: { newYearsDay: { class: 'SH' }, firstDayOfSummer: { class: 'AF' } },
    baseClass: 'day',
    mechanisms,
    codeMap: CODES,
  };
  return api.given.aRule(company, { agreement: null, definition: JSON.stringify(definition) });
}

const overtime = (mechanism: string, rest: object) => ({
  mechanism,
  countedClasses: ['day'],
  overtimeClass: 'over',
  ...rest,
});

const worked = (date: string, hours: number) =>
  api.given.anEntry(
    employee,
    `${date}T06:00:00Z`,
    new Date(Date.parse(`${date}T06:00:00Z`) + hours * 3_600_000).toISOString(),
  );

async function totalsOf(startDate: string, endDate = startDate) {
  const { token } = await api.given.aSession(await api.given.anEmployee(company, { role: 'owner' }));
  const { data } = await api.call('getTimeEntries', {
    params: { companyId: company.id },
    query: { employeeId: employee.id, startDate, endDate },
    token,
  });
  return data.totals;
}

describe('overtime by the week', () => {
  it('knows on Friday what was worked since Monday', async () => {
    await ruleOf(overtime('weekly-overtime', { limitMinutes: 2400 }));
    for (const day of ['02', '03', '04', '05']) await worked(`2026-03-${day}`, 9);
    await worked('2026-03-06', 6);

    const [friday, monday] = [await totalsOf('2026-03-06'), await totalsOf('2026-03-09')];

    expect(friday).toMatchObject({ totalMinutes: 360, daytimeMinutes: 240, overtimeMinutes: 120 });
    expect(monday.totalMinutes).toBe(0);
  });
});

describe('overtime by the pay period', () => {
  it('counts from the first day of the pay period of the person', async () => {
    await ruleOf(overtime('pay-period-overtime', { limitMinutes: 600 }));
    const period = await api.given.aPayPeriod(company, { start_day: 21 });
    employee = await api.given.anEmployee(company, { pay_period_id: period.id });
    await worked('2026-03-20', 8);
    await worked('2026-03-21', 8);
    await worked('2026-04-20', 8);

    expect(await totalsOf('2026-03-21')).toMatchObject({ daytimeMinutes: 480, overtimeMinutes: 0 });
    expect(await totalsOf('2026-04-20')).toMatchObject({ daytimeMinutes: 120, overtimeMinutes: 360 });
  });

  it("uses the company's pay period for people who have none of their own", async () => {
    const id = 'f3b0a1d2-0000-4000-8000-00000000000a';
    company = await api.given.aCompany({ default_pay_period_id: id });
    await api.given.aPayPeriod(company, { id, start_day: 15 });
    await ruleOf(overtime('pay-period-overtime', { limitMinutes: 600 }));
    employee = await api.given.anEmployee(company);
    await worked('2026-03-14', 8);
    await worked('2026-03-15', 8);
    await worked('2026-03-31', 4);

    expect(await totalsOf('2026-03-15', '2026-03-31')).toMatchObject({
      daytimeMinutes: 600,
      overtimeMinutes: 120,
    });
  });

  it('says how much went past a cap', async () => {
    await ruleOf({
      mechanism: 'overtime-cap',
      period: 'payPeriod',
      limitMinutes: 600,
      countedClasses: ['day'],
      excessClass: 'excess',
    });
    await worked('2026-03-02', 8);
    await worked('2026-03-03', 8);

    expect(await totalsOf('2026-03-03')).toMatchObject({
      dynamicPayLines: { DV: 120, UMF: 360 },
      totalExcessMinutes: 360,
    });
  });
});

describe('holidays that were not worked', () => {
  const THURSDAYS = JSON.stringify([
    { day: 'thursday', from: '09:00', to: '14:00', unpaidBreakMinutes: 30 },
    { day: 'saturday', from: '09:00', to: '17:00', unpaidBreakMinutes: 0 },
  ]);
  const HOURLY = { pay_basis: 'hourly', work_pattern: THURSDAYS };

  it('are paid to people on hourly pay by their regular hours, apart from the worked minutes', async () => {
    await ruleOf(HOLIDAY_PAY);
    employee = await api.given.anEmployee(company, { ...HOURLY, employment_ratio: 0.5 });

    expect(await totalsOf('2026-04-20', '2026-04-26')).toMatchObject({
      totalMinutes: 0,
      paidPublicHolidayMinutes: 270,
      dynamicPayLines: { HD: 270 },
    });
  });

  it('are paid by the planned shift in a week that has a plan', async () => {
    await ruleOf(HOLIDAY_PAY);
    employee = await api.given.anEmployee(company, HOURLY);
    const type = await api.given.aShiftType(company);
    const shift = ['2026-04-23T10:00:00Z', '2026-04-23T16:00:00Z'] as const;
    await api.given.aShift(type, ...shift, { employee_id: employee.id });

    expect((await totalsOf('2026-04-23')).paidPublicHolidayMinutes).toBe(360);
  });

  it.each([
    ['who are paid by the month', { ...HOURLY, pay_basis: 'monthly' }],
    ['who have no regular hours and no plan', { ...HOURLY, work_pattern: null }],
    ['who were not employed yet', { ...HOURLY, employment_start_date: '2026-05-01' }],
  ])('are not paid to people %s', async (_who, facts) => {
    await ruleOf(HOLIDAY_PAY);
    employee = await api.given.anEmployee(company, facts);

    expect((await totalsOf('2026-04-20', '2026-04-26')).paidPublicHolidayMinutes).toBe(0);
  });

  it('are paid once the right is earned, with the years in the trade', async () => {
    await ruleOf({ ...HOLIDAY_PAY, earnedAfterMonths: 1 });
    const newcomer = { ...HOURLY, employment_start_date: '2026-04-01' };

    employee = await api.given.anEmployee(company, newcomer);
    expect((await totalsOf('2026-04-23')).paidPublicHolidayMinutes).toBe(0);

    employee = await api.given.anEmployee(company, { ...newcomer, trade_start_date: '2020-01-01' });
    expect((await totalsOf('2026-04-23')).paidPublicHolidayMinutes).toBe(270);
  });

  it('are not paid in unpaid leave', async () => {
    await ruleOf(HOLIDAY_PAY);
    employee = await api.given.anEmployee(company, HOURLY);
    await api.given.anAbsence(employee, { date: '2026-04-23', type: 'unpaidLeave' });

    expect((await totalsOf('2026-04-23')).paidPublicHolidayMinutes).toBe(0);
  });
});

describe('a day of absence', () => {
  async function sickOnAPlannedTuesday() {
    const type = await api.given.aShiftType(company);
    await api.given.aShift(type, '2026-03-03T08:00:00Z', '2026-03-03T13:00:00Z', {
      employee_id: employee.id,
    });
    await api.given.anAbsence(employee, { date: '2026-03-03', type: 'sick' });
  }

  it('is worth the shift that was planned for it', async () => {
    await sickOnAPlannedTuesday();

    expect((await totalsOf('2026-03-02', '2026-03-08')).sickMinutes).toBe(300);
  });

  it('is worth a full day in a company that does not plan shifts', async () => {
    company = await api.given.aCompany({ enable_shifts: false });
    employee = await api.given.anEmployee(company);
    await sickOnAPlannedTuesday();

    expect((await totalsOf('2026-03-02', '2026-03-08')).sickMinutes).toBe(480);
  });
});

describe('the first and the last known day', () => {
  it.each(['2000-01-01', '2100-12-31'])('%s can be asked for', async (date) => {
    await ruleOf(overtime('weekly-overtime', { limitMinutes: 2400 }));

    expect((await totalsOf(date)).totalMinutes).toBe(0);
  });
});
