// Nobody reaches the records of another company, nor learns from an answer whether they exist.
import type { OperationId } from '@stimpill/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, PIN } from './given.ts';
import { otherCompanyCalls, type Ids, type Reach, type Tenant } from './other-company-calls.ts';
import { readEveryTable } from './read-every-table.ts';

const NOBODY: Ids = {
  companyId: '00000000-0000-4000-8000-000000000001',
  employeeId: '00000000-0000-4000-8000-000000000002',
  projectId: '00000000-0000-4000-8000-000000000003',
  subProjectId: '00000000-0000-4000-8000-000000000004',
  payPeriodId: '00000000-0000-4000-8000-000000000005',
  timeOffId: '00000000-0000-4000-8000-000000000006',
  refreshToken: 'srt_of_nobody',
};

let api: TestApi;
let ours: Tenant;
let theirs: Tenant;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 5 });
  ours = await aTenant();
  theirs = await aTenant();
});

async function aTenant(): Promise<Tenant> {
  const company = await api.given.aCompany();
  const employee = await api.given.anEmployee(company, { password: PASSWORD, pin: PIN });
  const project = await api.given.aProject(company);
  const owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
  const device = await api.given.aDevice(owner);
  await api.given.aDepartment(company, 'Bakarí', employee);
  await api.given.anAbsence(employee);
  await api.given.anEntry(employee, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
  const shift = { employee_id: employee.id, project_id: project.id };
  const shiftType = await api.given.aShiftType(company);
  await api.given.aShift(shiftType, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z', shift);
  const body = { employeeId: employee.id, pin: PIN };
  const { data: session } = await api.call('authenticatePin', { token: device.token, body });
  const { data: tokens } = await api.call('login', { body: { email: owner.email, password: PASSWORD } });
  return {
    company,
    employee,
    project,
    subProject: await api.given.aSubProject(project),
    payPeriod: await api.given.aPayPeriod(company),
    timeOff: await api.given.aTimeOff(employee),
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    deviceToken: device.token,
    employeeToken: session.employeeToken,
  };
}

function idsOf({ company, employee, project, subProject, payPeriod, timeOff, refreshToken }: Tenant): Ids {
  return {
    companyId: company.id,
    employeeId: employee.id,
    projectId: project.id,
    subProjectId: subProject.id,
    payPeriodId: payPeriod.id,
    timeOffId: timeOff.id,
    refreshToken,
  };
}

const reaches = Object.entries(otherCompanyCalls).flatMap(([id, rows]) =>
  rows === 'names no record' ? [] : rows.map((reach) => [id as OperationId, reach.says, reach] as const),
);

describe('another company', () => {
  it.each(reaches)('is not reached through %s %s', async (id, _, reach: Reach) => {
    const before = await rowsOf(theirs);

    const foreign = await api.call(id, reach.call(ours, idsOf(theirs)));
    const unknown = await api.call(id, reach.call(ours, NOBODY));

    expect([foreign.status, foreign.codes]).toEqual([reach.status, reach.codes]);
    expect(foreign.text).toBe(unknown.text);
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it('is not shown in any list of ours', async () => {
    const { accessToken, company } = ours;
    const query = { companyId: company.id };
    const range = { startDate: '2026-01-01', endDate: '2026-12-31' };
    const fromTo = { from: '2026-01-01', to: '2026-12-31' };
    const lists = [
      await api.call('getPunchList', { query, token: theirs.accessToken }),
      await api.call('listTerminalDepartments', { query, token: theirs.accessToken }),
      await api.call('getActiveStatus', { query, token: theirs.accessToken }),
      await api.call('listShifts', { params: query, query: range, token: accessToken }),
      await api.call('getScheduleSummary', { params: query, query: range, token: accessToken }),
      await api.call('listPayPeriods', { params: query, token: accessToken }),
      await api.call('listTimeOff', { params: query, token: accessToken }),
      await api.call('listAbsences', { params: query, query: fromTo, token: accessToken }),
      await api.call('getAbsenceBalancesSummary', { params: query, token: accessToken }),
      await api.call('listDepartments', { params: query, token: accessToken }),
      await api.call('listProjects', { params: query, token: accessToken }),
      await api.call('getProjectSummary', { params: query, query: range, token: accessToken }),
      await api.call('listUsers', { params: query, token: accessToken }),
    ];

    for (const { status, text } of lists) {
      expect(status).toBe(200);
      for (const id of Object.values(idsOf(theirs))) expect(text).not.toContain(id);
    }
  });

  it('does not believe our tokens for its own', async () => {
    const call = {
      token: theirs.deviceToken,
      headers: { 'X-Employee-Token': ours.employeeToken },
      body: { employeeId: ours.employee.id, action: 'Start' },
    };

    const answer = await api.call('kioskPunch', call);

    expect([answer.status, ...answer.codes]).toEqual([401, 'kiosk.employee_token_invalid']);
  });
});

/** Everything that is written of a company, in any table. */
async function rowsOf({ company }: Tenant): Promise<string[]> {
  const rows = await readEveryTable(api.database.database);
  return rows.filter((row) => row.includes(company.id)).sort();
}
