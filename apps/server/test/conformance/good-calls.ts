// For every operation one call that succeeds, with every field of the contract: as its example shows it, or as is said here where it needs a
// secret, a record in a special state or a field beyond the example. Other tests spoil one thing at a time in it.
import { randomInt } from 'node:crypto';
import type { Operation } from '@stimpill/api-types';
import type { EmployeeRow } from '#database/tables/people.ts';
import { userHandleOf } from '#features/auth/passkeys/passkey.ts';
import { digestOf, newCompanyToken, newOpaqueToken } from '#features/auth/token-digest.ts';
import { replaceFirstRunLink } from '#features/company-file/store/first-run-link-store.ts';
import { signEmployeeToken } from '#features/tablets/people/employee-token.ts';
import type { Call, TestApi } from '../api.ts';
import { aPasskeyDevice } from '../a-passkey.ts';
import type { Tenant } from '../a-tenant.ts';
import { PASSWORD, PIN } from '../given.ts';
import { derived, type GoodCall } from './derived-call.ts';
import { goodLinkCalls } from './good-link-calls.ts';
import { goodCompanyCalls } from './good-company-calls.ts';
import { goodTimeCalls } from './good-time-calls.ts';
import { goodPeopleCalls } from './good-people-calls.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from '../described-apis.ts';

const DAYS = { startDate: '2026-03-01', endDate: '2026-03-31' };

/** A new person punches every time, who is therefore not clocked in. */
const somebodyNew = ({ given }: TestApi, { company }: Tenant): Promise<EmployeeRow> =>
  given.anEmployee(company, { password: PASSWORD, pin: PIN });

const onProject = ({ project, subProject }: Tenant) => ({
  projectId: project.id,
  subProjectId: subProject.id,
});

/** The token of a link with which somebody new chooses a password. */
const aDesk = async ({ given }: TestApi, person: EmployeeRow): Promise<string> =>
  (await given.aDeskSession(person)).token;

/** Of nobody: anyone who has no second factor may send one all the same. */
const RECOVERY_CODE = 'ABCD-EFGH-IJKL-MNOP';

const BEYOND_EXAMPLES: Partial<Readonly<Record<DescribedOperationId, GoodCall>>> = {
  ...goodCompanyCalls,
  ...goodPeopleCalls,
  ...goodTimeCalls,
  login: async (api, tenant) => {
    const { email } = await somebodyNew(api, tenant);
    return { body: { email, password: PASSWORD } };
  },
  refreshTokens: async (api, { users }) => ({
    body: { refreshToken: await aRefreshToken(api, users.owner) },
  }),
  revokeSession: async (api, { users }) => ({
    body: { refreshToken: await aRefreshToken(api, users.owner), allSessions: false },
  }),
  partnerPunch: async (api, tenant) => ({
    params: { companyId: tenant.company.id },
    body: {
      employeeId: (await somebodyNew(api, tenant)).id,
      action: 'start',
      ...onProject(tenant),
      latitude: 64.1,
      longitude: -21.9,
    },
  }),
  terminalPunch: async (api, tenant) => ({
    body: {
      companyId: tenant.company.id,
      userId: (await somebodyNew(api, tenant)).id,
      password: PASSWORD,
      action: 'Start',
      ...onProject(tenant),
      lat: 64.1,
      lng: -21.9,
      userLat: 64.2,
      userLon: -21.8,
    },
  }),
  registerDevice: async (api, { company }) => {
    const { email } = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
    return { body: { email, password: PASSWORD, deviceName: 'Inngangur' } };
  },
  authenticatePin: async (api, tenant) => {
    const { token } = await api.given.aDevice(tenant.users.manager);
    const { id } = await somebodyNew(api, tenant);
    return { token, body: { employeeId: id, userId: id, pin: PIN } };
  },
  kioskPunch: async (api, tenant) => {
    const { id: deviceId, token } = await api.given.aDevice(tenant.users.manager);
    const { id: employeeId } = await somebodyNew(api, tenant);
    const session = { companyId: tenant.company.id, deviceId, employeeId };
    const signed = signEmployeeToken(api.deps.secrets, session, api.time.clock());
    return {
      token,
      headers: { 'X-Employee-Token': signed.token },
      body: { employeeId, action: 'Start', ...onProject(tenant), lat: 64.1, lng: -21.9 },
    };
  },
  getTimeEntries: (_, { company, employee }) => ({
    params: { companyId: company.id },
    query: { employeeId: employee.id, userId: employee.id, ...DAYS },
  }),
  previewPayrollExport: (_, { company, employee }) => ({
    params: { companyId: company.id },
    body: { ...DAYS, exportTarget: 'generic', employeeIds: [employee.id] },
  }),
  startDeskSession: async ({ given }, { company }) => {
    const { email } = await given.anEmployee(company, { role: 'manager', password: PASSWORD });
    return { body: { email, password: PASSWORD, totpCode: '123456', recoveryCode: RECOVERY_CODE } };
  },
  readFirstRun: async (api) => ({ query: { language: 'en' }, body: { token: await aFirstRunLink(api) } }),
  previewFirstWeek: async (api) => ({
    query: { language: 'en' },
    body: {
      token: await aFirstRunLink(api),
      agreement: 'sgs-efling-day-work',
      work: [{ date: '2026-03-02', from: '08:00', to: '16:00' }],
    },
  }),
  checkFirstPeople: async (api) => ({
    body: {
      token: await aFirstRunLink(api),
      departments: ['Eldhús'],
      ...{ columns: ['displayName', 'departments'], rows: [['Anna Jónsdóttir', 'Eldhús']] },
    },
  }),
  startFirstPasskey: async (api) => ({
    body: { token: await aFirstRunLink(api), displayName: 'Björk', email: 'bjork@example.is' },
  }),
  startCompany: async (api) => ({
    body: {
      token: await aFirstRunLink(api),
      company: { name: 'Kaffihús Austur ehf.', language: 'is', timeZone: 'Atlantic/Reykjavik' },
      departments: ['Eldhús'],
      people: { columns: ['displayName', 'departments'], rows: [['Anna Jónsdóttir', 'Eldhús']] },
      agreement: 'sgs-efling-day-work',
      payPeriodStartDay: 26,
      owner: {
        displayName: 'Ósk',
        email: `owner-${randomInt(2 ** 47)}@example.is`,
        line: null,
        punches: true,
        password: 'four words in a row',
      },
    },
  }),
  confirmDeskSession: () => ({
    body: { password: PASSWORD, totpCode: '123456', recoveryCode: RECOVERY_CODE },
  }),
  endOwnSession: async ({ given }, { users }) => ({
    params: { sessionId: (await given.aSession(users.owner)).id },
  }),
  changeOwnPassword: async ({ given }, { company }) => {
    // No letters of a GUID: a password made of them would only be their address again.
    const email = `manager-${randomInt(2 ** 47)}@example.is`;
    const somebody = await given.anEmployee(company, { role: 'manager', password: PASSWORD, email });
    return {
      desk: (await given.aDeskSession(somebody)).token,
      body: { currentPassword: PASSWORD, newPassword: 'four words in a row' },
    };
  },
  ...goodLinkCalls,
  renameTablet: derived('renameTablet', () => ({ body: { seen: { name: 'Kiosk' } } })),
  confirmTotp: async ({ given }, { company }) => {
    const somebody = await given.anEmployee(company, { role: 'owner' });
    const { code } = await given.aTotp(somebody, { isStarted: true });
    return { desk: (await given.aDeskSession(somebody)).token, body: { totpCode: code() } };
  },
  removeTotp: async ({ given }, { company }) => {
    const somebody = await given.anEmployee(company, { role: 'owner' });
    return { desk: (await given.aDeskSession(somebody)).token };
  },
  renewRecoveryCodes: async ({ given }, { company }) => {
    const somebody = await given.anEmployee(company, { role: 'owner' });
    await given.aTotp(somebody);
    return { desk: (await given.aDeskSession(somebody)).token };
  },
  addPasskey: async (api, { company }) => {
    const desk = await aDesk(api, await api.given.anEmployee(company, { role: 'owner' }));
    const { data } = await api.call('startPasskey', { desk });
    return { desk, body: { name: 'Phone', credential: aPasskeyDevice().create(data) } };
  },
  removePasskey: async (api, { company }) => {
    const somebody = await api.given.anEmployee(company, { role: 'owner' });
    const { id: passkeyId } = await api.given.aPasskey(somebody);
    return { desk: await aDesk(api, somebody), params: { passkeyId } };
  },
  finishPasskeySignIn: async (api, { company }) => {
    const somebody = await api.given.anEmployee(company, { role: 'owner' });
    const { device } = await api.given.aPasskey(somebody);
    const { data } = await api.call('startPasskeySignIn');
    const userHandle = userHandleOf(somebody.id);
    return { body: { credential: device.sign(data, { userHandle }) } };
  },
  startPasskeyConfirmation: async (api, { company }) => {
    const somebody = await api.given.anEmployee(company, { role: 'owner' });
    await api.given.aPasskey(somebody);
    return { desk: await aDesk(api, somebody) };
  },
  confirmWithPasskey: async (api, { company }) => {
    const somebody = await api.given.anEmployee(company, { role: 'owner' });
    const { device } = await api.given.aPasskey(somebody);
    const desk = await aDesk(api, somebody);
    const { data } = await api.call('startPasskeyConfirmation', { desk });
    const userHandle = userHandleOf(somebody.id);
    return { desk, body: { credential: device.sign(data, { userHandle }) } };
  },
};

const ids = Object.keys(describedOperations) as DescribedOperationId[];

export const goodCalls = Object.fromEntries(
  ids.map((id) => [id, BEYOND_EXAMPLES[id] ?? derived(id)]),
) as Readonly<Record<DescribedOperationId, GoodCall>>;

/** A good call by an owner, who may do everything that users may: with a token, or from the desk where only that opens it. */
export async function signedGoodCall(api: TestApi, tenant: Tenant, id: DescribedOperationId): Promise<Call> {
  const call = await goodCalls[id](api, tenant);
  const operation: Operation = describedOperations[id];
  if (call.desk !== undefined) return call;
  if (operation.auth === 'desk' || operation.freshFactor)
    return { ...call, desk: (await api.given.aDeskSession(tenant.users.owner)).token };
  if (!takesUserToken(operation)) return call;
  return { ...call, token: (await api.given.aSession(tenant.users.owner)).token };
}

/** A link as the terminal shows it to a server without a company. */
async function aFirstRunLink({ deps, time }: TestApi): Promise<string> {
  const token = newOpaqueToken('sfr');
  await replaceFirstRunLink(deps.database.knex, {
    digest: digestOf(token),
    endsAt: time.clock() + 3_600_000,
  });
  return token;
}

async function aRefreshToken({ given, deps, time }: TestApi, user: EmployeeRow): Promise<string> {
  const { id } = await given.aSession(user);
  const token = newCompanyToken('srt', user.company_id);
  await deps.database.knex('refresh_tokens').insert({
    company_id: user.company_id,
    digest: digestOf(token),
    session_id: id,
    expires_at: time.clock() + 86_400_000,
    used_at: null,
  });
  return token;
}
