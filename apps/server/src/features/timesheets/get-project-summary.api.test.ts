import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ProjectRow, SubProjectRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const MARCH = ['2026-03-01', '2026-03-31'] as const;

let api: TestApi;
let company: CompanyRow;
let anna: EmployeeRow;
let events: ProjectRow;
let wedding: SubProjectRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  company = await api.given.aCompany(settings);
  anna = await api.given.anEmployee(company, { display_name: 'Anna' });
  events = await api.given.aProject(company, { name: 'Veislur' });
  wedding = await api.given.aSubProject(events, { name: 'Brúðkaup' });
  token = await tokenFor('manager');
}

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(startDate: string = MARCH[0], endDate: string = MARCH[1]) {
  return api.call('getProjectSummary', {
    params: { companyId: company.id },
    query: { startDate, endDate },
    token,
  });
}

/** From 08:00 to the hour given. */
const worked = (day: string, untilHour: string, on: object = {}, whose = anna) =>
  api.given.anEntry(whose, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T${untilHour}:00:00Z`, on);

describe('200', () => {
  it('sums the minutes by project, sub-project and employee', async () => {
    const asta = await api.given.anEmployee(company, { display_name: 'Ásta' });
    const cakes = await api.given.aProject(company, { name: 'Kökur', is_active: false });
    await worked('02', '10', { project_id: events.id, sub_project_id: wedding.id }, asta);
    await worked('03', '09', { project_id: events.id, sub_project_id: wedding.id });
    await worked('04', '11', { project_id: events.id });
    await worked('05', '12', { project_id: cakes.id });
    await worked('06', '13', {}, asta);

    const { data } = await read();

    const [ofAnna, ofAsta] = [anna, asta].map(({ id: employeeId, display_name }) => {
      return { employeeId, employeeDisplayName: display_name };
    });
    expect(data).toEqual({
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      totalMinutes: 120 + 60 + 180 + 240 + 300,
      projects: [
        {
          projectId: cakes.id,
          projectName: 'Kökur',
          totalMinutes: 240,
          entryCount: 1,
          subProjects: [],
          employees: [{ ...ofAnna, totalMinutes: 240 }],
        },
        {
          projectId: events.id,
          projectName: 'Veislur',
          totalMinutes: 360,
          entryCount: 3,
          subProjects: [{ subProjectId: wedding.id, subProjectName: 'Brúðkaup', totalMinutes: 180 }],
          employees: [
            { ...ofAnna, totalMinutes: 240 },
            { ...ofAsta, totalMinutes: 120 },
          ],
        },
        {
          projectId: null,
          projectName: null,
          totalMinutes: 300,
          entryCount: 1,
          subProjects: [],
          employees: [{ ...ofAsta, totalMinutes: 300 }],
        },
      ],
    });
  });

  it('counts what the totals of the time entries count, by the same rule', async () => {
    const definition = JSON.stringify({
      holidayProfile: {},
      baseClass: 'plain',
      mechanisms: [{ mechanism: 'breaks', automatic: [{ afterMinutes: 300, minutes: 30 }] }],
      codeMap: { plain: { bucket: 'daytime', payLine: 'DV' } },
    });
    await api.given.aRule(company, { agreement: null, definition });
    await worked('02', '16', { project_id: events.id });
    await worked('03', '11');
    await worked('04', '16', { is_draft: true, project_id: events.id });
    await api.given.anEntry(anna, '2026-03-05T08:00:00Z', null);

    const { data } = await read();

    const timesheet = await api.call('getTimeEntries', {
      params: { companyId: company.id },
      query: { employeeId: anna.id, startDate: MARCH[0], endDate: MARCH[1] },
      token,
    });
    expect(data.totalMinutes).toBe(timesheet.data.totals.totalMinutes);
    expect(data.projects.map(({ totalMinutes, entryCount }) => [totalMinutes, entryCount])).toEqual([
      [450, 1],
      [180, 1],
    ]);
  });

  it('gives a night whole to the day on which it begins, by the calendar of the company', async () => {
    await inCompany({ time_zone: 'Europe/Copenhagen' });
    await api.given.anEntry(anna, '2026-06-30T21:59:00Z', '2026-07-01T06:00:00Z');
    await api.given.anEntry(anna, '2026-07-01T22:00:00Z', '2026-07-02T06:00:00Z');

    const [first, second] = [await read('2026-06-30', '2026-06-30'), await read('2026-07-02', '2026-07-02')];

    expect([first.data.totalMinutes, second.data.totalMinutes]).toEqual([481, 480]);
  });

  it('counts those who have left', async () => {
    const leaver = await api.given.anEmployee(company, { is_active: false });
    await worked('02', '16', { project_id: events.id }, leaver);

    expect((await read()).data.projects[0]?.employees).toMatchObject([{ employeeId: leaver.id }]);
  });

  it('is empty where nobody worked, also on known projects', async () => {
    const { data } = await read();

    expect(data).toMatchObject({ totalMinutes: 0, projects: [] });
  });

  it('counts no time of another company', async () => {
    await worked('02', '16', {}, await api.given.anEmployee(await api.given.aCompany()));

    expect((await read()).data.projects).toEqual([]);
  });

  it.each(['owner', 'manager', 'accountant'])('lets the role %s read', async (role) => {
    token = await tokenFor(role);

    expect((await read('2027-03-01', '2028-02-29')).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['2026-02-29', '2026-03-01', ['query.startDate']],
    ['', '', ['query.startDate', 'query.endDate']],
    ['1999-12-31', '2000-01-01', ['query.startDate']],
    ['2100-12-31', '2101-01-01', ['query.endDate']],
  ])('refuses %s to %s and names %j', async (startDate, endDate, fields) => {
    const { errors } = await read(startDate, endDate);

    expect(errors.map(({ code, field }) => [code, field])).toEqual(
      fields.map((field) => ['request.invalid', field]),
    );
  });

  it.each([
    ['2026-03-03', '2026-03-02', 'range.invalid'],
    ['2026-01-01', '2027-01-02', 'range.too_long'],
  ])('refuses %s to %s as %s', async (startDate, endDate, code) => {
    const answer = await read(startDate, endDate);

    expect([answer.status, ...answer.codes]).toEqual([400, code]);
  });
});
