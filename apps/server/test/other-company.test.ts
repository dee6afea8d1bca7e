// Nobody can reach the records of another company, or learn from an answer whether they exist.
import { errorCodesOf, type Operation, type Role } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTenant } from './a-tenant.ts';
import { aPunchWithPhoto } from './a-photo.ts';
import type { Call } from './api.ts';
import { signedGoodCall } from './conformance/good-calls.ts';
import { startPatientApi, type PatientCaller } from './conformance/patient-caller.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import { foreignCalls, type RichTenant } from './foreign-calls.ts';
import { PASSWORD, PIN } from './given.ts';
import { readRowsOf } from './read-every-table.ts';

/** With the tokens of its people and devices. */
type SignedTenant = RichTenant & {
  readonly deviceToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

let patient: PatientCaller;
let ours: SignedTenant;
let theirs: SignedTenant;

beforeAll(async () => {
  patient = await startPatientApi();
  ours = await aSignedTenant('Kaffihús Norður ehf.');
  theirs = await aSignedTenant('Bakarí Suður ehf.');
});
afterAll(() => patient.api.stop());

async function aSignedTenant(name: string): Promise<SignedTenant> {
  const { api } = patient;
  const tenant = await aTenant(api, { name });
  const { company, employee, users } = tenant;
  const device = await api.given.aDevice(users.owner);
  const login = { email: users.owner.email, password: PASSWORD };
  const { data: tokens } = await api.call('login', { body: login });
  return {
    ...{ ...tenant, ...tokens, deviceToken: device.token },
    tabletId: device.id,
    incidentId: (await api.given.anIncident(device)).id,
    sessionId: (await api.given.aDeskSession(users.owner)).id,
    ruleSetId: (await api.given.aRule(company)).id,
    serviceAccountId: (await api.given.aServiceAccount(company)).id,
    passkeyId: (await api.given.aPasskey(users.accountant)).id,
    payrollRunId: (await api.given.aPayrollRun(company)).id,
    punchId: await aPunchWithPhoto(api, employee),
  };
}

/** What names a record of the company, or a secret of it. */
const tracesOf = ({
  company,
  users,
  timeEntry,
  review,
  timeOff,
  absence,
  absenceKind,
  ...tenant
}: SignedTenant) => [
  ...[company.id, company.name, tenant.project.id, tenant.subProject.id, tenant.payPeriod.id],
  ...Object.values(users).flatMap((user) => [user.id, user.email]),
  ...[timeEntry.id, review.id, timeOff.id, absence.id, absenceKind.id],
  tenant.department.id,
  ...Object.values(tenant).filter((value) => typeof value === 'string'),
];

const ids = Object.keys(describedOperations) as DescribedOperationId[];

/** A filter finds nothing; everything else is refused, and not because of how it was written. */
function isShut(id: DescribedOperationId, field: string, status: number, codes: readonly string[]): boolean {
  const operation: Operation = describedOperations[id];
  const isFilter = operation.method === 'GET' && !operation.path.includes(`{${field}}`);
  if (status === 200) return isFilter;
  const isAllowed = codes.every((code) => errorCodesOf(operation).some((each) => each === code));
  return isAllowed && status < 500 && !codes.includes('request.invalid');
}

/** Who may call it beside an owner with a token. */
const othersOf = (id: DescribedOperationId): readonly Role[] => {
  const { roles = [], auth }: Operation = describedOperations[id];
  return roles.filter((role) => role !== 'owner' || auth === 'manage');
};

/** An owner at the desk. */
async function signedBy(id: DescribedOperationId, role: Role): Promise<Pick<Call, 'token' | 'desk'>> {
  const { auth, freshFactor }: Operation = describedOperations[id];
  const { given } = patient.api;
  return auth === 'desk' || freshFactor || role === 'owner'
    ? { desk: (await given.aDeskSession(ours.users[role])).token }
    : { token: (await given.aSession(ours.users[role])).token };
}

describe('another company', () => {
  it.each(ids)('is not reached through %s, whichever of its records is named', async (id) => {
    const good = await signedGoodCall(patient.api, ours, id);
    const before = await readRowsOf(patient.api.database.database, theirs.company.id);

    for (const { field, foreign, unknown } of foreignCalls(id, good, theirs)) {
      const answer = await patient.sendAtOnce(id, foreign);
      const { text } = await patient.sendAtOnce(id, unknown);
      const { status, codes } = answer;

      expect([field, answer.text]).toEqual([field, text]);
      expect([field, status, codes, isShut(id, field, status, codes)]).toEqual([field, status, codes, true]);
    }
    expect(await readRowsOf(patient.api.database.database, theirs.company.id)).toEqual(before);
  });

  it.each(ids)('is told by %s to no other role either whether a record exists', async (id) => {
    const { token: _token, desk: _desk, ...good } = await signedGoodCall(patient.api, ours, id);
    const named = foreignCalls(id, good, theirs).filter(({ field }) => field !== 'companyId');

    for (const role of named.length === 0 ? [] : othersOf(id))
      for (const { field, foreign, unknown } of named) {
        const signed = await signedBy(id, role);
        const answer = await patient.send(id, { ...foreign, ...signed });
        const { text } = await patient.send(id, { ...unknown, ...signed });
        const { status, codes } = answer;

        expect([role, field, answer.text]).toEqual([role, field, text]);
        expect([role, field, status, codes, isShut(id, field, status, codes)]).toEqual([
          ...[role, field, status, codes, true],
        ]);
      }
  });

  it('is not signed out by somebody of ours who has its refresh token', async () => {
    const before = await readRowsOf(patient.api.database.database, theirs.company.id);
    const body = { refreshToken: theirs.refreshToken };

    const answer = await patient.send('revokeSession', { token: ours.accessToken, body });

    expect(answer.status).toBe(200);
    expect(await readRowsOf(patient.api.database.database, theirs.company.id)).toEqual(before);
  });
});

describe('another company, in the eyes of ours,', () => {
  it.each(ids)('is not shown by %s of our company', async (id) => {
    const answer = await patient.send(id, await signedGoodCall(patient.api, ours, id));

    expect(answer.status).toBe(200);
    for (const trace of tracesOf(theirs)) expect(answer.text).not.toContain(trace);
  });

  it('does not accept our tokens', async () => {
    const token = ours.deviceToken;
    const typed = { employeeId: ours.employee.id, pin: PIN };
    const { data: session } = await patient.send('authenticatePin', { token, body: typed });
    const call = {
      token: theirs.deviceToken,
      headers: { 'X-Employee-Token': session.employeeToken },
      body: { employeeId: ours.employee.id, action: 'Start' },
    };

    const answer = await patient.send('kioskPunch', call);

    expect([answer.status, ...answer.codes]).toEqual([401, 'kiosk.employee_token_invalid']);
  });
});
