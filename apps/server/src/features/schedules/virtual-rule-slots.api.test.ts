// Which slots a pay rule puts into the list of shifts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let clerk: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  company = await api.given.aCompany({ enable_rule_slots: true, ...settings });
  clerk = await api.given.anEmployee(company, { display_name: 'Ásdís' });
  const reader = await api.given.anEmployee(company, { role: 'manager', employment_ratio: 0 });
  token = (await api.given.aSession(reader)).token;
}

/** The slots as local times would be written in Iceland. */
async function slotsOf(startDate: string, endDate = startDate): Promise<string[]> {
  const params = { companyId: company.id };
  const { data } = await api.call('listShifts', { params, query: { startDate, endDate }, token });
  return data
    .filter(({ isVirtualRuleSlot }) => isVirtualRuleSlot)
    .map(({ startTime, endTime }) => `${startTime.slice(0, 16)} ${endTime.slice(11, 16)}`);
}

function aRuleWith(windows: readonly object[]) {
  const definition = JSON.stringify({
    holidayProfile: {},
    baseClass: 'plain',
    mechanisms: [{ mechanism: 'windows', windows }],
    codeMap: {
      plain: { bucket: 'daytime', payLine: 'DV' },
      day: { bucket: 'daytime', payLine: 'DV' },
      evening: { bucket: 'evening', payLine: 'KV' },
    },
  });
  return api.given.aRule(company, { agreement: null, definition });
}

describe('a virtual rule slot', () => {
  it('shows the day work of the rule for somebody without a plan, the same every time', async () => {
    await api.given.aRule(company);
    const params = { companyId: company.id };
    const call = { params, query: { startDate: '2026-03-02', endDate: '2026-03-02' }, token };

    const [first, second] = [await api.call('listShifts', call), await api.call('listShifts', call)];

    expect(first.data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        employeeId: clerk.id,
        employeeDisplayName: 'Ásdís',
        shiftTypeName: 'SGS/Efling dagvinna',
        shiftTypeColorHex: '#8a94a0',
        projectId: null,
        startTime: '2026-03-02T07:00:00.000Z',
        endTime: '2026-03-02T17:00:00.000Z',
        isAdvertised: false,
        isVirtualRuleSlot: true,
      },
    ]);
    expect(second.text).toBe(first.text);
  });

  it('is not made where the company has not turned slots on', async () => {
    await inCompany({ enable_rule_slots: false });
    await api.given.aRule(company);

    expect(await slotsOf('2026-03-02')).toEqual([]);
  });

  it('is made on ordinary days only, and ends at noon where a holiday begins then', async () => {
    await api.given.aRule(company);

    expect(await slotsOf('2026-12-23', '2026-12-28')).toEqual([
      '2026-12-23T07:00 17:00',
      '2026-12-24T07:00 12:00',
      '2026-12-28T07:00 17:00',
    ]);
  });

  it('is not made in a week in which the person has a planned shift, and is made in all others', async () => {
    await api.given.aRule(company);
    const type = await api.given.aShiftType(company);
    const colleague = await api.given.anEmployee(company, { employment_ratio: 0 });
    await api.given.aShift(type, '2026-03-08T22:00Z', '2026-03-09T06:00Z', { employee_id: clerk.id });
    await api.given.aShift(type, '2026-03-10T08:00Z', '2026-03-10T16:00Z', { employee_id: colleague.id });

    expect(await slotsOf('2026-02-27', '2026-03-09')).toEqual([
      '2026-02-27T07:00 17:00',
      '2026-03-09T07:00 17:00',
    ]);
  });

  it('has the regular hours of the person where there are any, over midnight and up to a holiday', async () => {
    await api.given.aRule(company);
    const work_pattern = JSON.stringify([
      { day: 'wednesday', from: '22:00', to: '06:00', unpaidBreakMinutes: 30 },
      { day: 'thursday', from: '09:00', to: '15:00', unpaidBreakMinutes: 0 },
      { day: 'saturday', from: '10:00', to: '14:00', unpaidBreakMinutes: 0 },
    ]);
    await api.deps.database.knex<EmployeeRow>('employees').where({ id: clerk.id }).update({ work_pattern });

    expect(await slotsOf('2026-12-14', '2026-12-27')).toEqual([
      '2026-12-16T22:00 06:00',
      '2026-12-17T09:00 15:00',
      '2026-12-19T10:00 14:00',
      '2026-12-23T22:00 06:00',
      '2026-12-24T09:00 12:00',
    ]);
  });

  it('lies within the employment', async () => {
    await api.given.aRule(company);
    const days = { employment_start_date: '2026-03-03', employment_end_date: '2026-03-04' };
    await api.given.anEmployee(company, { ...days, is_active: false });
    await api.deps.database.knex<EmployeeRow>('employees').where({ id: clerk.id }).update(days);

    expect(await slotsOf('2026-03-02', '2026-03-06')).toEqual([
      '2026-03-03T07:00 17:00',
      '2026-03-04T07:00 17:00',
    ]);
  });

  it('needs hours that a rule names: it is not made for a rule without day work windows', async () => {
    const before = await slotsOf('2026-03-02');
    await aRuleWith([{ class: 'evening', from: '17:00', priority: 1 }]);

    expect([before, await slotsOf('2026-03-02')]).toEqual([[], []]);
  });

  it('leaves out what a window of higher priority takes', async () => {
    await aRuleWith([
      { class: 'day', from: '08:00', to: '18:00', priority: 1 },
      { class: 'evening', from: '12:00', to: '13:00', priority: 2 },
      { class: 'day', from: '18:00', to: '19:00', priority: 1 },
    ]);

    expect(await slotsOf('2026-03-02')).toEqual(['2026-03-02T08:00 12:00', '2026-03-02T13:00 19:00']);
  });

  it('keeps the clock of the company', async () => {
    await inCompany({ time_zone: 'Europe/Copenhagen' });
    await api.given.aRule(company);

    expect(await slotsOf('2026-07-01')).toEqual(['2026-07-01T05:00 15:00']);
  });

  it('is shown to employees for themselves alone', async () => {
    await api.given.aRule(company);
    await api.given.anEmployee(company);
    const all = await slotsOf('2026-03-02');
    token = (await api.given.aSession(clerk)).token;

    expect([all.length, (await slotsOf('2026-03-02')).length]).toEqual([2, 1]);
  });

  it('is not made beyond the years whose holidays are known', async () => {
    await api.given.aRule(company);

    expect(await slotsOf('2150-01-01', '2150-01-31')).toEqual([]);
  });

  it('counts in no summary', async () => {
    await api.given.aRule(company);
    const params = { companyId: company.id };
    const query = { startDate: '2026-03-02', endDate: '2026-03-02' };

    const { data } = await api.call('getScheduleSummary', { params, query, token });

    expect([data.totalShifts, data.plannedMinutes, data.byEmployee]).toEqual([0, 0, []]);
  });
});
