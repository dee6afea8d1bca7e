import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import type { SignedUpRow } from '../../../test/given.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const DAY = 480;
const ENTITLEMENTS = { vacationDays: 24, sickLadder: 'sgs', sickChildDays: 12, vacationYearStart: '05-01' };

let api: TestApi;
let company: CompanyRow;
let anna: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  api.time.moveTo('2026-11-23T08:00:00Z');
  company = await api.given.aCompany(settings);
  anna = await someone();
  token = await tokenFor('manager');
}

function someone(overrides: Partial<SignedUpRow> = {}) {
  return api.given.anEmployee(company, {
    display_name: 'Anna',
    employment_start_date: '2024-03-01',
    entitlements: JSON.stringify(ENTITLEMENTS),
    ...overrides,
  });
}

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(userId = anna.id, companyId = company.id) {
  return api.call('getEmployeeAbsenceBalances', { params: { companyId, userId }, token });
}

const away = (date: string, type: string, minutes: number | null = null) =>
  api.given.anAbsence(anna, { date, type, minutes });

const off = (start_date: string, end_date: string, status: string) =>
  api.given.aTimeOff(anna, { start_date, end_date, status });

describe('200', () => {
  it('gives what is granted, over the period that holds today', async () => {
    const lastTwelveMonths = { periodStartDate: '2025-11-24', periodEndDate: '2026-11-23' };
    const untouched = (entitledMinutes: number) => ({
      entitledMinutes,
      usedMinutes: 0,
      pendingMinutes: 0,
      remainingMinutes: entitledMinutes,
      missing: [],
    });

    expect((await read(anna.id.toUpperCase())).data).toEqual({
      employeeId: anna.id,
      employeeDisplayName: 'Anna',
      asOfDate: '2026-11-23',
      vacation: { ...untouched(24 * DAY), periodStartDate: '2026-05-01', periodEndDate: '2027-04-30' },
      // After two years: a month at full pay and one at the day rate, 260/12 days each.
      sick: { ...untouched(20_800), ...lastTwelveMonths },
      sickChild: { ...untouched(12 * DAY), ...lastTwelveMonths },
    });
  });

  it('says that the date of birth is missing where the agreement gives more from an age on', async () => {
    const young = await someone({ birth_date: null, entitlements: JSON.stringify({ sickLadder: 'sgs' }) });

    const { vacation, sick } = (await read(young.id)).data;

    expect([vacation.missing, sick.missing]).toEqual([['birthDate'], []]);
  });

  it('takes off what was used in the period, by kind', async () => {
    await away('2026-04-30', 'vacation');
    await away('2026-07-06', 'vacation');
    await away('2026-07-07', 'vacation', 200);
    await away('2025-11-21', 'sick');
    await away('2025-11-24', 'sick');
    await away('2026-11-20', 'sickChild');
    await away('2026-11-19', 'unpaidLeave');

    const { vacation, sick, sickChild } = (await read()).data;

    expect(vacation).toMatchObject({ usedMinutes: 680, remainingMinutes: 24 * DAY - 680 });
    expect(sick).toMatchObject({ usedMinutes: DAY, remainingMinutes: 20_800 - DAY });
    expect(sickChild).toMatchObject({ usedMinutes: DAY, remainingMinutes: 11 * DAY });
  });

  it('counts approved days as used and undecided ones as pending, holidays and weekends as none', async () => {
    await api.given.aRule(company);
    await off('2026-12-19', '2026-12-27', 'Approved');
    await off('2027-02-01', '2027-02-03', 'Pending');
    await off('2027-03-01', '2027-03-05', 'Rejected');

    const { vacation } = (await read()).data;

    // From the 21st to the 23rd, and the 24th until noon.
    expect(vacation).toMatchObject({ usedMinutes: 3.5 * DAY, pendingMinutes: 3 * DAY });
    expect(vacation.remainingMinutes).toBe(24 * DAY - 6.5 * DAY);
  });

  it('counts a day once, as it was recorded', async () => {
    await off('2026-07-06', '2026-07-08', 'Approved');
    await away('2026-07-06', 'vacation');
    await away('2026-07-07', 'sick');

    const { vacation, sick } = (await read()).data;

    expect([vacation.usedMinutes, sick.usedMinutes]).toEqual([2 * DAY, DAY]);
  });

  it('goes below zero where more was taken than granted', async () => {
    await off('2026-05-01', '2027-04-30', 'Approved');

    expect((await read()).data.vacation.remainingMinutes).toBeLessThan(-200 * DAY);
  });

  it('grants by the employment ratio, and measures a day of absence by the same ratio', async () => {
    anna = await someone({ employment_ratio: 0.5 });
    await away('2026-07-06', 'vacation');

    const { vacation } = (await read()).data;

    expect(vacation).toMatchObject({ entitledMinutes: 12 * DAY, usedMinutes: DAY / 2 });
  });

  it('measures a day as the pay rule does', async () => {
    await api.given.aRule(company, { agreement: 'public-sector-shifts' });
    await away('2026-07-06', 'vacation');

    const { vacation } = (await read()).data;

    expect(vacation).toMatchObject({ entitledMinutes: 24 * 432, usedMinutes: 432 });
  });

  it('counts a day away as the shift that was planned for it', async () => {
    const type = await api.given.aShiftType(company);
    await api.given.aShift(type, '2026-07-11T09:00Z', '2026-07-11T15:00Z', { employee_id: anna.id });
    await off('2026-07-06', '2026-07-12', 'Approved');

    expect((await read()).data.vacation.usedMinutes).toBe(360);
  });

  it('grants the least by law where no agreement is named, and says that it is missing', async () => {
    anna = await someone({ entitlements: null });

    const { vacation, sick, sickChild } = (await read()).data;

    expect(vacation.entitledMinutes).toBe(24 * DAY);
    // The month of the second year is less than the 22 days earned in the first year, so the 22 days stay.
    expect([sick.entitledMinutes, sickChild.entitledMinutes]).toEqual([22 * DAY, 0]);
    expect([vacation.missing, sick.missing, sickChild.missing]).toEqual([
      ['agreement'],
      ['agreement'],
      ['agreement'],
    ]);
  });

  it('grants what the agreement of the rule has where nothing is said of the person', async () => {
    await api.given.aRule(company, { agreement: 'craft' });
    anna = await someone({ entitlements: null });

    const { vacation, sickChild } = (await read()).data;

    expect([vacation.entitledMinutes, sickChild.entitledMinutes]).toEqual([25 * 432, 12 * 432]);
    expect([vacation.missing, sickChild.missing]).toEqual([[], []]);
  });

  it('knows age and years in the trade', async () => {
    const terms = { entitlements: JSON.stringify({ sickLadder: 'sgs' }) };
    const known = await someone({ ...terms, birth_date: '1990-05-17' });
    const tradesman = await someone({ ...terms, birth_date: '2006-05-17', trade_start_date: '2010-01-01' });

    const [byAge, byTrade] = [(await read(known.id)).data, (await read(tradesman.id)).data];

    expect([byAge.vacation.entitledMinutes, byAge.vacation.missing]).toEqual([25 * DAY, []]);
    expect([byTrade.vacation.entitledMinutes, byTrade.vacation.missing]).toEqual([25 * DAY, []]);
  });

  it('begins the vacation year on the day the company says', async () => {
    anna = await someone({ entitlements: JSON.stringify({ vacationYearStart: '01-01' }) });

    const { vacation } = (await read()).data;

    expect([vacation.periodStartDate, vacation.periodEndDate]).toEqual(['2026-01-01', '2026-12-31']);
  });

  it('keeps the calendar of the company', async () => {
    await inCompany({ time_zone: 'Pacific/Kiritimati' });
    api.time.moveTo('2026-11-23T10:00:00Z');
    token = await tokenFor('manager');

    expect((await read()).data.asOfDate).toBe('2026-11-24');
  });

  it('grants nothing before the first day, and nothing more after the last', async () => {
    const newcomer = await someone({ employment_start_date: '2026-12-01' });
    const leaver = await someone({ employment_end_date: '2025-10-31', is_active: false });

    const [before, after] = [await read(newcomer.id), await read(leaver.id)];

    expect([before.data.vacation.entitledMinutes, before.data.sick.entitledMinutes]).toEqual([0, 0]);
    expect(after.data.vacation.entitledMinutes).toBe(12 * DAY);
  });

  it('lets an employee read their own', async () => {
    token = (await api.given.aSession(anna)).token;

    expect((await read()).data.employeeId).toBe(anna.id);
  });

  it.each(['manager', 'owner', 'accountant'])('lets the role %s read anybody', async (role) => {
    token = await tokenFor(role);

    expect((await read()).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses ids that are no GUIDs, both at once', async () => {
    const { errors } = await read('me', 'mine');

    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['request.invalid', 'route.companyId'],
      ['request.invalid', 'route.userId'],
    ]);
  });
});

describe('403', () => {
  it('refuses an employee who asks for another, known or not, in the same words', async () => {
    token = await tokenFor('employee');

    const [known, unknown] = [await read(), await read(UNKNOWN)];

    expect([known.status, ...known.codes]).toEqual([403, 'auth.not_own_record']);
    expect(unknown.text).toBe(known.text);
  });
});

describe('404', () => {
  it('does not know an unknown employee, nor one of another company', async () => {
    const foreigner = await api.given.anEmployee(await api.given.aCompany());

    const [unknown, foreign] = [await read(UNKNOWN), await read(foreigner.id)];

    expect(unknown.errors).toMatchObject([{ code: 'employee.not_found', field: 'route.userId' }]);
    expect([unknown.status, foreign.text]).toEqual([404, unknown.text]);
  });
});
