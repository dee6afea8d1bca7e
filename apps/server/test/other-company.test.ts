// Nobody can reach the records of another company, or learn from an answer whether they exist.
import { type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant } from './a-tenant.ts';
import { startApi, type Call, type TestApi } from './api.ts';
import { signedGoodCall } from './conformance/good-calls.ts';
import { PASSWORD, PIN } from './given.ts';
import { namedRecords } from './named-records.ts';
import { aPunchWithPhoto } from './a-photo.ts';
import { otherCompanyCalls } from './other-company-calls.ts';
import { readRowsOf } from './read-every-table.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import type { Ids, Reach, SignedTenant } from './other-company-reach.ts';

const NOBODY: Ids = {
  companyId: '00000000-0000-4000-8000-000000000001',
  employeeId: '00000000-0000-4000-8000-000000000002',
  projectId: '00000000-0000-4000-8000-000000000003',
  subProjectId: '00000000-0000-4000-8000-000000000004',
  payPeriodId: '00000000-0000-4000-8000-000000000005',
  timeOffId: '00000000-0000-4000-8000-000000000006',
  absenceId: '00000000-0000-4000-8000-000000000016',
  sessionId: '00000000-0000-4000-8000-000000000007',
  tabletId: '00000000-0000-4000-8000-000000000008',
  incidentId: '00000000-0000-4000-8000-000000000009',
  departmentId: '00000000-0000-4000-8000-00000000000a',
  ruleSetId: '00000000-0000-4000-8000-00000000000b',
  serviceAccountId: '00000000-0000-4000-8000-000000000010',
  passkeyId: '00000000-0000-4000-8000-000000000011',
  payrollRunId: '00000000-0000-4000-8000-000000000012',
  timeEntryId: '00000000-0000-4000-8000-000000000012',
  reviewId: '00000000-0000-4000-8000-000000000013',
  punchId: '00000000-0000-4000-8000-000000000014',
  refreshToken: 'srt_of_nobody',
};

let api: TestApi;
let ours: SignedTenant;
let theirs: SignedTenant;

beforeAll(async () => {
  api = await startApi();
  ours = await aSignedTenant('Kaffihús Norður ehf.');
  theirs = await aSignedTenant('Bakarí Suður ehf.');
});
afterAll(() => api.stop());

async function aSignedTenant(name: string): Promise<SignedTenant> {
  const tenant = await aTenant(api, { name });
  const { employee, users } = tenant;
  const device = await api.given.aDevice(users.owner);
  const body = { employeeId: employee.id, pin: PIN };
  const { data: session } = await api.call('authenticatePin', { token: device.token, body });
  const login = { email: users.owner.email, password: PASSWORD };
  const { data: tokens } = await api.call('login', { body: login });
  const { id: sessionId, token: desk } = await api.given.aDeskSession(users.owner);
  const { id: incidentId } = await api.given.anIncident(device);
  const ofDevice = {
    tabletId: device.id,
    incidentId,
    deviceToken: device.token,
    employeeToken: session.employeeToken,
  };
  const { id: ruleSetId } = await api.given.aRule(tenant.company);
  const { id: serviceAccountId } = await api.given.aServiceAccount(tenant.company);
  const { id: passkeyId } = await api.given.aPasskey(users.accountant);
  const { id: payrollRunId } = await api.given.aPayrollRun(tenant.company);
  const punchId = await aPunchWithPhoto(api, tenant.employee);
  const others = { ruleSetId, sessionId, serviceAccountId, passkeyId, payrollRunId, punchId };
  return { ...tenant, ...tokens, ...ofDevice, ...others, desk };
}

function idsOf({
  company,
  employee,
  project,
  subProject,
  payPeriod,
  timeOff,
  absence,
  tabletId,
  incidentId,
  department,
  timeEntry,
  review,
  punchId,
  ruleSetId,
  sessionId,
  serviceAccountId,
  passkeyId,
  payrollRunId,
  refreshToken,
}: SignedTenant): Ids {
  return {
    companyId: company.id,
    employeeId: employee.id,
    projectId: project.id,
    subProjectId: subProject.id,
    payPeriodId: payPeriod.id,
    timeOffId: timeOff.id,
    absenceId: absence.id,
    tabletId,
    incidentId,
    departmentId: department.id,
    ruleSetId,
    sessionId,
    serviceAccountId,
    passkeyId,
    payrollRunId,
    timeEntryId: timeEntry.id,
    reviewId: review.id,
    punchId,
    refreshToken,
  };
}

const ids = Object.keys(describedOperations) as DescribedOperationId[];

const reaches = Object.entries(otherCompanyCalls).flatMap(([id, rows]) =>
  rows === 'names no record'
    ? []
    : rows.map((reach) => [id as DescribedOperationId, reach.says, reach] as const),
);

describe('another company', () => {
  it.each(reaches)('is not reached through %s %s', async (id, _, reach: Reach) => {
    const before = await readRowsOf(api.database.database, theirs.company.id);

    const foreign = await api.call(id, reach.call(ours, idsOf(theirs)));
    const unknown = await api.call(id, reach.call(ours, NOBODY));

    expect([foreign.status, foreign.codes]).toEqual([reach.status, reach.codes]);
    expect(foreign.text).toBe(unknown.text);
    expect(await readRowsOf(api.database.database, theirs.company.id)).toEqual(before);
  });
});

describe('another company, in the eyes of ours,', () => {
  // The tries above have used up the requests of their minute.
  beforeAll(() => api.time.advance({ minutes: 1 }));

  it.each(ids)('is not shown by %s of our company', async (id) => {
    const answer = await api.call(id, await signedGoodCall(api, ours, id));

    expect(answer.status).toBe(200);
    const { company, users } = theirs;
    const known = [company.name, ...Object.values(users).flatMap((user) => [user.id, user.email])];
    for (const one of [...known, ...Object.values(idsOf(theirs))]) expect(answer.text).not.toContain(one);
  });

  it.each(ids)('is tried with every id that %s takes', (id) => {
    const operation: Operation = describedOperations[id];
    const rows = otherCompanyCalls[id];
    const tried =
      rows === 'names no record' ? [] : rows.flatMap(({ call }) => foreignFieldsOf(call(ours, NOBODY)));

    // The anonymous lists know no caller: everybody who has the id of a company may ask, under the company's own rules.
    const isAnonymousList = operation.auth === 'none' && operation.company === 'query';
    expect([...new Set(tried)].sort()).toEqual(isAnonymousList ? [] : namedRecords(operation));
  });

  it('does not accept our tokens', async () => {
    const call = {
      token: theirs.deviceToken,
      headers: { 'X-Employee-Token': ours.employeeToken },
      body: { employeeId: ours.employee.id, action: 'Start' },
    };

    const answer = await api.call('kioskPunch', call);

    expect([answer.status, ...answer.codes]).toEqual([401, 'kiosk.employee_token_invalid']);
  });
});

/** The fields of a call that hold an id of somebody else. */
function foreignFieldsOf({ params, query, body }: Call): string[] {
  const foreign: readonly unknown[] = Object.values(NOBODY).filter((id) => id !== NOBODY.refreshToken);
  return [params, query, body as object | undefined]
    .flatMap((fields) => Object.entries(fields ?? {}))
    .filter(([, value]) => [value].flat().some((each) => foreign.includes(each)))
    .map(([name]) => name);
}
