// From a day on, a company demands a second factor of a role. Until there is one, the desk answers what adds it, and nothing else.
import { asksForFactor, type Operation } from '@stimpill/api-types';
import { manageOperations, type ManageOperationId } from '@stimpill/api-types/manage';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';
import { peopleOf } from './people-of.ts';

const DAY = '2026-03-10';
const UNKNOWN = '00000000-0000-4000-8000-000000000001';
/** 09:00 where the company is: Warsaw is an hour ahead. */
const THAT_MORNING = '2026-03-10T08:00:00Z';

let api: TestApi;
let company: CompanyRow;
let manager: SignedUpRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo(THAT_MORNING);
  company = await api.given.aCompany({ time_zone: 'Europe/Warsaw', manager_factor_from: DAY });
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
});

const ids = Object.keys(manageOperations) as ManageOperationId[];
const operationOf = (id: ManageOperationId): Operation => manageOperations[id];
/** With every id that a path may have. */
function paramsOf(id: ManageOperationId) {
  const names = [...operationOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name === 'companyId' ? company.id : UNKNOWN]));
}
const ofDesk = ids.filter((id) => ['desk', 'manage'].includes(operationOf(id).auth));
const closed = ofDesk.filter((id) => asksForFactor(operationOf(id)));
const logIn = () => api.call('login', { body: { email: manager.email, password: PASSWORD } });
const register = () => api.call('registerDevice', { body: { email: manager.email, password: PASSWORD } });
const atDesk = async () => (await api.given.aDeskSession(manager)).token;
const session = async (desk: string) => (await api.call('getDeskSession', { desk })).data;

describe('from that day on, somebody of the role without a factor', () => {
  it.each(closed)('is answered by %s that a factor must be added first', async (id) => {
    const { status, codes } = await api.call(id, { desk: await atDesk(), params: paramsOf(id) });

    expect([status, ...codes]).toEqual([403, 'auth.factor_demanded']);
  });

  it('may read and end the session, confirm it, add a factor and change the password, and nothing else', () => {
    expect(ofDesk.filter((id) => !closed.includes(id)).sort()).toEqual([
      'addPasskey',
      'changeOwnLanguage',
      'changeOwnPassword',
      'confirmDeskSession',
      'confirmTotp',
      'endDeskSession',
      'getDeskSession',
      'startPasskey',
      'startTotp',
    ]);
  });

  it.each(ofDesk.filter((id) => !closed.includes(id)))('is not stopped at %s', async (id) => {
    const { codes } = await api.call(id, { desk: await atDesk(), params: paramsOf(id) });

    expect(codes).not.toContain('auth.factor_demanded');
  });

  it('signs in at the desk, is told what is missing, adds it with codes on paper, and goes on', async () => {
    const body = { email: manager.email, password: PASSWORD };
    const signedIn = await api.call('startDeskSession', { body });
    const desk = /desk=([^;]+)/.exec(signedIn.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
    const people = () => peopleOf(api, company, { desk });
    const before = (await people()).codes;
    const { secret } = (await api.call('startTotp', { desk })).data;
    const totpCode = new TOTP({ secret }).generate({ timestamp: api.time.clock() });

    const added = await api.call('confirmTotp', { desk, body: { totpCode } });

    expect(signedIn.data).toMatchObject({ factorDemandedFrom: DAY, isFactorDemanded: true });
    expect(before).toEqual(['auth.factor_demanded']);
    expect(added.data.recoveryCodes).toHaveLength(10);
    expect((await people()).status).toBe(200);
    expect(await session(desk)).toMatchObject({ factorDemandedFrom: DAY, isFactorDemanded: false });
  });

  it('opens neither the public API nor a tablet with the bare password, which is answered as a wrong one', async () => {
    const wrong = await api.call('login', { body: { email: manager.email, password: 'wrong' } });

    expect([(await logIn()).status, (await logIn()).errors]).toEqual([401, wrong.errors]);
    expect([(await register()).status, (await register()).errors]).toEqual([401, wrong.errors]);
  });

  it('keeps no access that the password alone had opened before that day', async () => {
    api.time.moveTo('2026-03-09T08:00:00Z');
    const { refreshToken } = (await logIn()).data;
    api.time.moveTo(THAT_MORNING);
    const { token } = await api.given.aSession(manager);

    const read = await api.call('listUsers', { token, params: { companyId: company.id } });
    const renewed = await api.call('refreshTokens', { body: { refreshToken } });

    expect([read.status, ...read.codes]).toEqual([401, 'auth.session_revoked']);
    expect([renewed.status, ...renewed.codes]).toEqual([401, 'auth.session_revoked']);
  });
});

describe('the demand', () => {
  it('begins with the local day of the company, and until then only says when', async () => {
    api.time.moveTo('2026-03-09T22:59:59.999Z');
    const desk = await atDesk();
    const before = await session(desk);
    const opened = await logIn();

    api.time.advance({ ms: 1 });

    expect(before).toMatchObject({ factorDemandedFrom: DAY, isFactorDemanded: false });
    expect(opened.status).toBe(200);
    expect(await session(desk)).toMatchObject({ factorDemandedFrom: DAY, isFactorDemanded: true });
    expect((await logIn()).status).toBe(401);
  });

  it.each(['aTotp', 'aPasskey'] as const)('is met by %s', async (factor) => {
    await api.given[factor](manager);

    expect((await peopleOf(api, company, { desk: await atDesk() })).status).toBe(200);
  });

  it('is of its role alone: an owner and a service account of that role are asked for nothing', async () => {
    const owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
    const { token: desk } = await api.given.aDeskSession(owner);
    const account = await api.given.aServiceAccount(company, { role: 'manager' });
    const { token } = await api.given.aSession(account);

    expect(await session(desk)).toMatchObject({ factorDemandedFrom: null, isFactorDemanded: false });
    expect((await api.call('listUsers', { token, params: { companyId: company.id } })).status).toBe(200);
  });
});
