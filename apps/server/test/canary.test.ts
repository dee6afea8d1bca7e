// After every operation has succeeded and failed, no PIN, password, token or key is in a log line, an error or a table.
import { aPasskeyDevice } from './a-passkey.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { digestOf, newOpaqueToken } from '#features/auth/token-digest.ts';
import { replaceFirstRunLink } from '#features/company-file/store/first-run-link-store.ts';
import { startApi, type Answer, type Call, type TestApi } from './api.ts';
import { isIn, leaksIn } from './leaks.ts';
import { readEveryTable } from './read-every-table.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';

const PIN = '7391';
const PASSWORD = 'canary-password-8f3k';
const WRONG_PASSWORD = 'canary-wrong-password-2m9x';
const TYPED_AS_EMAIL = 'canary-typed-as-email-5t1z';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
const CHOSEN_PASSWORD = 'a canary that somebody chose';
const secrets = new Set<string>();
const failures: string[] = [];
const called = new Set<string>();

beforeAll(async () => {
  api = await startApi();
  company = await api.given.aCompany({ punch_photo: 'required' });
  manager = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
  employee = await api.given.anEmployee(company, { password: PASSWORD, pin: PIN });
  for (const each of [PASSWORD, WRONG_PASSWORD, TYPED_AS_EMAIL]) secrets.add(each);
  secrets.add(api.deps.secrets.pepper.toString('base64'));
  secrets.add(api.deps.secrets.pepper.toString('hex'));
  await everyOperationSucceeds();
  await everyOperationFails();
  await strangeAddresses();
});
afterAll(() => api.stop());

async function call<Id extends DescribedOperationId>(id: Id, input: Call = {}): Promise<Answer<Id>> {
  const answer = await api.call(id, input);
  called.add(id);
  if (answer.status >= 400) failures.push(JSON.stringify(answer.errors));
  return answer;
}

async function logIn() {
  const { data } = await call('login', { body: { email: manager.email, password: PASSWORD } });
  remember(data.accessToken, data.refreshToken);
  return data;
}

function remember(...tokens: readonly (string | null)[]): void {
  // A token is also searched for by its end, the part that makes it valid.
  for (const token of tokens) if (token !== null) secrets.add(token).add(token.slice(-32));
}

async function everyOperationSucceeds(): Promise<void> {
  const login = await logIn();
  const refreshed = await call('refreshTokens', { body: { refreshToken: login.refreshToken } });
  remember(refreshed.data.accessToken, refreshed.data.refreshToken);
  const device = await call('registerDevice', { body: { email: manager.email, password: PASSWORD } });
  const token = device.data.deviceToken;
  remember(token);
  const session = await call('authenticatePin', { token, body: { employeeId: employee.id, pin: PIN } });
  remember(session.data.employeeToken);
  const headers = { 'X-Employee-Token': session.data.employeeToken };
  for (const action of ['Start', 'Stop']) {
    const punch = await call('kioskPunch', { token, headers, body: { employeeId: employee.id, action } });
    remember(punch.data.punchPhotoUploadGrant);
    api.time.advance({ seconds: 1 });
  }
  const body = { companyId: company.id, userId: employee.id, password: PASSWORD, action: 'Start' };
  remember((await call('terminalPunch', { body })).data.punchPhotoUploadGrant);
  await everythingAtTheDesk();
  await firstRun();
  await call('revokeSession', { token: login.accessToken, body: { refreshToken: login.refreshToken } });
}

/** As on a server without a company, which this one is not: the link is put there. */
async function firstRun(): Promise<void> {
  const language = 'en';
  const link = async () => {
    const token = newOpaqueToken('sfr');
    remember(token);
    const endsAt = api.time.clock() + 3_600_000;
    await replaceFirstRunLink(api.deps.database.knex, { digest: digestOf(token), endsAt });
    return token;
  };
  await call('readFirstRun', { query: { language }, body: { token: await link() } });
  const week = { agreement: 'vr-shop', work: [{ date: '2026-03-02', from: '08:00', to: '16:00' }] };
  await call('previewFirstWeek', { query: { language }, body: { token: await link(), ...week } });
  const owner = { displayName: 'Ósk Eigandi', email: 'osk.passkey@example.is' };
  const list = { departments: [], columns: ['displayName'], rows: [['Anna']] };
  await call('checkFirstPeople', { body: { token: await link(), ...list } });
  await call('startFirstPasskey', { body: { token: await link(), ...owner } });
  await call('startCompany', {
    body: {
      token: await link(),
      company: { name: 'Kaffihús Austur ehf.', language: 'is', timeZone: 'Atlantic/Reykjavik' },
      departments: [],
      people: null,
      agreement: null,
      payPeriodStartDay: 1,
      owner: {
        ...{ displayName: 'Ósk', email: 'osk@example.is', password: CHOSEN_PASSWORD },
        ...{ line: null, punches: true },
      },
    },
  });
}

async function everythingAtTheDesk(): Promise<void> {
  const body = { email: manager.email, password: PASSWORD };
  const { headers } = await call('startDeskSession', { body });
  const desk = /^desk=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  remember(desk);
  secrets.add(CHOSEN_PASSWORD);
  await call('confirmDeskSession', { desk, body: { password: PASSWORD } });
  const account = { displayName: 'Till', role: 'manager' };
  const params = { companyId: company.id };
  const made = await call('makeServiceAccount', { desk, params, body: account });
  remember(made.data.secret);
  remember((await call('makePairingWord', { desk, params })).data.word);
  const started = await call('startTotp', { desk });
  remember(started.data.secret);
  await call('confirmTotp', { desk, body: { totpCode: '000000' } });
  await call('renewRecoveryCodes', { desk });
  await call('removeTotp', { desk });
  const passkey = aPasskeyDevice();
  const { data: creation } = await call('startPasskey', { desk });
  const added = await call('addPasskey', {
    ...{ desk, body: { name: 'Phone', credential: passkey.create(creation) } },
  });
  const { data: asked } = await call('startPasskeyConfirmation', { desk });
  await call('confirmWithPasskey', { desk, body: { credential: passkey.sign(asked) } });
  await call('removePasskey', { desk, params: { passkeyId: added.data.passkey.id } });
  for (const newPassword of [CHOSEN_PASSWORD, PASSWORD]) {
    const currentPassword = newPassword === PASSWORD ? CHOSEN_PASSWORD : PASSWORD;
    await call('changeOwnPassword', { desk, body: { currentPassword, newPassword } });
  }
}

/** Sends every secret in every place where it does not belong, to every operation. */
async function everyOperationFails(): Promise<void> {
  const { accessToken, refreshToken } = await logIn();
  const device = [...secrets].find((each) => each.startsWith('sdt_'))!;
  for (const id of Object.keys(describedOperations) as DescribedOperationId[]) {
    for (const token of [undefined, accessToken, device, `${accessToken}x`, 'x']) {
      const misuse = misusing(refreshToken, token);
      await call(id, { ...misuse, body: undefined });
      if (describedOperations[id].method !== 'GET') await call(id, misuse);
    }
  }
  await call('login', { body: { email: TYPED_AS_EMAIL, password: WRONG_PASSWORD } });
  await call('authenticatePin', { token: device, body: { employeeId: manager.id, pin: PIN } });
}

function misusing(refreshToken: string, token: string | undefined): Call {
  return {
    params: {
      companyId: company.id,
      userId: refreshToken,
      projectId: refreshToken,
      payPeriodId: refreshToken,
      id: refreshToken,
    },
    query: { companyId: company.id, password: PASSWORD, pin: PIN, startDate: refreshToken },
    headers: { 'X-Employee-Token': refreshToken },
    body: {
      companyId: company.id,
      email: TYPED_AS_EMAIL,
      employeeId: employee.id,
      userId: refreshToken,
      password: WRONG_PASSWORD,
      pin: `${PIN}${PIN}`,
      refreshToken: [refreshToken],
      action: PASSWORD,
      [WRONG_PASSWORD]: WRONG_PASSWORD,
    },
    ...(token === undefined ? {} : { token }),
  };
}

/** Addresses, broken bodies and headers in which somebody sends a secret by mistake. */
async function strangeAddresses(): Promise<void> {
  const post = (path: string, init: RequestInit) =>
    fetch(`${api.baseUrl}${path}`, { method: 'POST', ...init }).then(async (response) => {
      failures.push(await response.text());
    });
  await post(`/auth/${WRONG_PASSWORD}?pin=${PIN}`, {});
  await post(`/auth/login?password=${PASSWORD}`, { headers: { Authorization: `Basic ${PASSWORD}` } });
  await post('/auth/login', {
    headers: { 'Content-Type': 'application/json' },
    body: `{"email": "${manager.email}", "password": "${PASSWORD}`,
  });
  await post('/kiosk/auth-pin', { headers: { 'Content-Type': PASSWORD }, body: PIN });
  await post(`/companies/${PASSWORD}/punches`, { headers: { 'X-Request-Id': `${PASSWORD} ${PASSWORD}` } });
}

describe('the canary run', () => {
  it('has called every operation, with success and without', () => {
    expect([...called].sort()).toEqual(Object.keys(describedOperations).sort());
    expect(failures.length).toBeGreaterThan(Object.keys(describedOperations).length);
    expect(secrets.size).toBeGreaterThan(12);
  });

  it('would find a secret that leaked', () => {
    const leaked = [...secrets][0]!;

    expect(leaksIn(secrets, [`{"msg":"hello ${leaked}"}`])).toEqual([leaked]);
    expect(isIn(PIN, [`{"pin":"${PIN}"}`])).toBe(true);
    expect(isIn(PIN, [`{"durationMs":${PIN},"id":"4b1f-${PIN}-80aa"}`])).toBe(false);
  });

  it('leaves nothing in the log, and a line for every request', () => {
    expect(api.logLines.length).toBeGreaterThan(failures.length);
    expect(leaksIn(secrets, api.logLines)).toEqual([]);
    expect(isIn(PIN, api.logLines)).toBe(false);
  });

  it('leaves nothing in an error', () => {
    expect(leaksIn(secrets, failures)).toEqual([]);
    expect(isIn(PIN, failures)).toBe(false);
  });

  it('leaves nothing in any column of any table', async () => {
    const rows = await readEveryTable(api.database.database);

    expect(rows.length).toBeGreaterThan(10);
    expect(leaksIn(secrets, rows)).toEqual([]);
    expect(isIn(PIN, rows)).toBe(false);
  });
});
