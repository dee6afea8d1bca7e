// What somebody reads of their own record at a station, however long ago it was.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { correctEntry } from '../../../test/entries-by-call.ts';
import { PIN } from '../../../test/given.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ company, manager, employee, tablet } = await aPunchClock(api, { employee: { display_name: 'Anna' } }));
});

async function read(body: { readonly date?: string; readonly language?: string } = {}) {
  const employeeToken = await tablet.signIn(employee, PIN);
  return (await tablet.call('readOwnDays', { employeeToken, body: { language: 'en', ...body } })).data;
}

async function explain(date: string, language = 'en') {
  const employeeToken = await tablet.signIn(employee, PIN);
  return (await tablet.call('explainOwnDay', { employeeToken, body: { date, language } })).data;
}

const atDesk = async () => {
  const { token } = await api.given.aSession(manager);
  return { companyId: company.id, token };
};
const correct = async (id: string, fields: { readonly reason: string; readonly endAtUtc?: string }) =>
  await correctEntry(api, await atDesk(), id, fields);
async function remove(timeEntryId: string, reason: string): Promise<void> {
  const { companyId, token } = await atDesk();
  const params = { companyId, timeEntryId };
  const { headers } = await api.call('getTimeEntry', { params, token });
  const version = { 'If-Match': headers.get('ETag') ?? '' };
  const answer = await api.call('removeTimeEntry', { params, token, headers: version, body: { reason } });
  expect(answer.status).toBe(200);
}

describe('the days of a pay period at the tablet', () => {
  it('goes back period by period to the first that holds anything, and on to the running one', async () => {
    await api.given.anEntry(employee, '2024-12-30T08:00:00Z', '2024-12-30T16:00:00Z');
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z');

    const periods = [await read()];
    for (let date = periods[0]?.earlierDate; date; date = periods.at(-1)?.earlierDate)
      periods.push(await read({ date }));

    expect(periods).toHaveLength(16);
    expect(periods[0]).toMatchObject({ startDate: '2026-03-01', laterDate: null, totalMinutes: 240 });
    expect(periods.at(-1)).toMatchObject({
      ...{ startDate: '2024-12-01', endDate: '2024-12-31', earlierDate: null, laterDate: '2025-01-01' },
      ...{ totalMinutes: 480, days: [{ date: '2024-12-30', workedMinutes: 480 }] },
    });
  });

  it('goes back to an absence from before anything was worked, and no further', async () => {
    await api.given.anAbsence(employee, { date: '2025-12-30', type: 'sick', minutes: 480 });
    await api.given.anEntry(employee, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');

    expect((await read({ date: '2026-02-27' })).earlierDate).toBe('2026-01-31');
    expect(await read({ date: '2025-12-30' })).toMatchObject({
      ...{ earlierDate: null, laterDate: '2026-01-01' },
      days: [{ date: '2025-12-30', absences: [{ name: 'sick leave', minutes: 480 }] }],
    });
  });

  it('tells of a change who made it, when, why, and what it was before', async () => {
    const { id } = await api.given.anEntry(employee, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');
    await correct(id, { endAtUtc: '2026-02-27T14:30:00.000Z', reason: 'Closed at 14:30' });

    const [day] = (await read({ date: '2026-02-27' })).days;

    expect(day?.entries).toMatchObject([
      { id, endAtUtc: '2026-02-27T14:30:00.000Z', workedMinutes: 450, isApproved: false, isRemoved: false },
    ]);
    expect(day?.entries[0]?.changes).toEqual([
      {
        ...{ changedAtUtc: '2026-03-02T18:00:00.000Z', by: manager.display_name, act: 'changed' },
        reason: 'Closed at 14:30',
        fields: [{ name: 'end', before: '27 Feb 2026 15:00', after: '27 Feb 2026 14:30' }],
        word: {
          ...{ changeId: expect.any(String) as string, isAsked: false },
          ...{ toldAtUtc: null, words: [], decided: null },
        },
      },
    ]);
  });

  it('shows what was taken out, with the reason; it does not count', async () => {
    const { id } = await api.given.anEntry(employee, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');
    await remove(id, 'Punched twice');

    const { days, totalMinutes } = await read({ date: '2026-02-27' });

    expect(totalMinutes).toBe(0);
    expect(days).toMatchObject([
      {
        ...{ date: '2026-02-27', workedMinutes: 0 },
        entries: [
          { id, isRemoved: true, workedMinutes: 0, changes: [{ act: 'removed', reason: 'Punched twice' }] },
        ],
      },
    ]);
  });

  it('says of an approval that it is approved, not that something changed', async () => {
    const { id } = await api.given.anEntry(employee, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');
    const { token } = await api.given.aSession(manager);
    const days = { startDate: '2026-02-27', endDate: '2026-02-27', employeeIds: [employee.id] };
    await api.call('approvePayrollMonth', { params: { companyId: company.id }, token, body: days });

    const [day] = (await read({ date: '2026-02-27' })).days;

    expect(day?.entries).toMatchObject([{ id, isApproved: true, changes: [] }]);
  });

  it('names an absence of the company by its name, and counts what payroll counts', async () => {
    const { id: kind_id } = await api.given.anAbsenceKind(company, { name: 'Vinnuslys' });
    await api.given.anAbsence(employee, {
      ...{ date: '2026-02-26', type: 'sick', kind_id, minutes: 480 },
    });
    await api.given.anEntry(employee, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');

    const { days, totalMinutes, buckets } = await read({ date: '2026-02-27' });

    expect(days.map(({ date, absences }) => [date, absences])).toEqual([
      ['2026-02-27', []],
      ['2026-02-26', [{ name: 'Vinnuslys', minutes: 480 }]],
    ]);
    expect(totalMinutes).toBe(Object.values(buckets).reduce((sum, minutes) => sum + minutes, 0));
  });

  it('names each departure from rest, also of somebody on plain time, and what nobody can judge', async () => {
    await api.given.anEntry(employee, '2026-02-26T08:00:00Z', '2026-02-26T20:30:00Z');
    await api.given.anEntry(employee, '2026-02-27T05:30:00Z', '2026-02-27T13:00:00Z');

    const { departures, notJudged } = await read({ date: '2026-02-27' });

    expect(departures).toEqual([
      {
        ...{ right: 'dailyRest', startDate: '2026-02-26', endDate: '2026-02-26' },
        ...{ minutes: 540, limitMinutes: 660, owedMinutes: null, openMinutes: 0, settledBy: [] },
      },
    ]);
    expect(notJudged).toContainEqual({ right: 'weeklyAverage', because: 'shortRecord' });
    expect((await read()).departures).toEqual([]);
  });

  it('reads nothing of anybody else', async () => {
    const other = await api.given.anEmployee(company, { pin: PIN });
    await api.given.anEntry(other, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');

    expect((await read({ date: '2026-02-27' })).days).toEqual([]);
  });
});

describe('why a day is paid as it is, at the tablet', () => {
  it.each([
    ['en', /overtime/],
    ['is', /yfirvinn/],
    ['pl', /nadgodzin/],
  ])('says in %s why each minute is paid as it is', async (language, overtime) => {
    await api.given.aRule(company);
    const { id } = await api.given.anEntry(employee, '2026-02-27T08:00:00Z', '2026-02-27T20:00:00Z');

    const { entries } = await explain('2026-02-27', language);

    expect(entries).toMatchObject([{ timeEntryId: id, keptOtherwise: null }]);
    const reasons = entries[0]?.reasons ?? [];
    expect(reasons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(720);
    expect(reasons.map(({ sentence }) => sentence).join(' ')).toMatch(overtime);
  });

  it('explains nothing where nothing is recorded', async () => {
    expect(await explain('2025-07-01')).toMatchObject({ holiday: null, entries: [], credits: [] });
  });

  it('explains no day of anybody else', async () => {
    const other = await api.given.anEmployee(company, { pin: PIN, id: randomUUID() });
    await api.given.anEntry(other, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');

    expect((await explain('2026-02-27')).entries).toEqual([]);
  });
});
