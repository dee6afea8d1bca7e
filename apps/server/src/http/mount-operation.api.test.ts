// What holds for every operation: its route, its methods, its headers, and the order of the checks.
import { operations, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../test/api.ts';
import { PASSWORD } from '../../test/given.ts';
import { rawRequest } from '../../test/raw-request.ts';

const SOME_ID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const all: readonly Operation[] = Object.values(operations);
const paths = [...new Set(all.map(({ path }) => path))];

let api: TestApi;
let origin: string;

beforeAll(async () => {
  api = await startApi();
  origin = new URL(api.baseUrl).origin;
});
afterAll(() => api.stop());
beforeEach(() => api.time.advance({ minutes: 5 }));

function urlOf(path: string): string {
  return `${api.baseUrl}${path.replaceAll(/\{\w+\}/g, SOME_ID)}`;
}

describe('a known address', () => {
  it.each(paths)('%s refuses every other method and names the right ones', async (path) => {
    const own = all.filter((operation) => operation.path === path).map(({ method }) => method);
    const allowed = own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

    for (const method of METHODS.filter((name) => !allowed.includes(name))) {
      const answer = await rawRequest(urlOf(path), { method });

      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.allow).toBe(allowed.join(', '));
      if (method !== 'HEAD') expect(answer.codes).toEqual(['route.method_not_allowed']);
    }
  });

  it.each(paths.filter((path) => all.some((one) => one.path === path && one.method === 'GET')))(
    '%s answers HEAD like GET, without a body',
    async (path) => {
      const get = await rawRequest(urlOf(path));
      const head = await rawRequest(urlOf(path), { method: 'HEAD' });

      expect(head.status).toBe(get.status);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.body).toHaveLength(0);
    },
  );
});

describe('an unknown address', () => {
  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing',
    '/api/v1/%zz',
    '/api/v1/users',
    `/api/v1/companies/${SOME_ID}`,
    `/api/v1/companies/${SOME_ID}/users/${SOME_ID}/x`,
    '/api/v2/health',
    '/api',
    '/',
    '/..%2f..%2fetc/passwd',
    '/api/v1/health%00',
    '//api/v1/health',
  ])('%s is answered in the envelope', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await rawRequest(`${origin}${path}`, { method });

      expect([answer.status, ...answer.codes]).toEqual([404, 'route.not_found']);
    }
  });

  it.each(['%zz', '%', '%e0%a4%a'])('with the parameter %s is a bad request', async (id) => {
    const answer = await rawRequest(`${api.baseUrl}/companies/${id}/users`);

    expect([answer.status, ...answer.codes]).toEqual([400, 'request.invalid']);
  });
});

describe('the order of the checks', () => {
  let company: CompanyRow;
  let employee: EmployeeRow;

  beforeEach(async () => {
    company = await api.given.aCompany({ enable_projects: false });
    employee = await api.given.anEmployee(company);
  });

  const tokenFor = async (role: string) =>
    api.tokenOf(await api.given.anEmployee(company, { role, password: PASSWORD }));

  it('is method, token, company, role, body, input, feature, record, state', async () => {
    const [clerk, manager] = [await tokenFor('accountant'), await tokenFor('manager')];
    const path = (id: string) => `/companies/${id}/punches`;
    const body = (fields: object) => JSON.stringify({ employeeId: SOME_ID, action: 'stop', ...fields });
    const steps: [method: string, path: string, token: string, body: string, codes: string[]][] = [
      ['PUT', path(SOME_ID), '', '{', ['route.method_not_allowed']],
      ['POST', path(SOME_ID), '', '{', ['auth.token_missing']],
      ['POST', path(SOME_ID), 'x', '{', ['auth.token_invalid']],
      ['POST', path(SOME_ID), clerk, '{', ['auth.company_mismatch']],
      ['POST', path(company.id), clerk, '{', ['auth.role_not_allowed']],
      ['POST', path('mine'), clerk, '{', ['auth.role_not_allowed']],
      ['POST', path('mine'), manager, '{', ['request.malformed_json']],
      ['POST', path('mine'), manager, '{}', ['request.invalid', 'request.invalid', 'request.invalid']],
      ['POST', path(company.id), manager, body({ action: 'x', projectId: SOME_ID }), ['request.invalid']],
      [
        'POST',
        path(company.id),
        manager,
        body({ action: 'start', projectId: SOME_ID }),
        ['company.feature_disabled'],
      ],
      ['POST', path(company.id), manager, body({}), ['employee.not_found']],
      ['POST', path(company.id), manager, body({ employeeId: employee.id }), ['punch.not_clocked_in']],
    ];

    for (const [method, address, token, content, codes] of steps) {
      const answer = await rawRequest(`${api.baseUrl}${address}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: content,
      });

      expect(answer.codes).toEqual(codes);
    }
  });

  it('at an anonymous door is limit, company, address, body, input', async () => {
    const closed = await api.given.aCompany({
      allowed_ip_ranges: '["10.0.0.0/8"]',
      anonymous_terminal: false,
    });
    const off = await api.given.aCompany({ anonymous_terminal: false });

    const codesFor = async (companyId: string) =>
      (await api.call('terminalPunch', { body: { companyId, action: 'nonsense' } })).codes;

    expect(await codesFor(closed.id)).toEqual(['company.ip_not_allowed']);
    expect(await codesFor(off.id)).toEqual(['company.anonymous_terminal_disabled']);
    expect(new Set(await codesFor(company.id))).toEqual(new Set(['request.invalid']));
  });

  it('checks the limit of a user before everything that depends on the company', async () => {
    const token = await tokenFor('employee');
    const call = (companyId: string) => api.call('partnerPunch', { params: { companyId }, token, body: {} });
    for (let count = 0; count < 120; count += 1) await call(SOME_ID);

    const answer = await call(SOME_ID);

    expect([answer.status, ...answer.codes]).toEqual([429, 'rate.limited']);
  });

  it('stops clients that guess tokens, and none that has a good one', async () => {
    const token = await tokenFor('manager');
    const guess = () => api.call('listUsers', { params: { companyId: company.id }, token: 'a guess' });
    for (let count = 0; count < 150; count += 1) await Promise.all([guess(), guess(), guess(), guess()]);

    const refused = await guess();
    const known = await api.call('listUsers', { params: { companyId: company.id }, token });

    expect([refused.status, ...refused.codes]).toEqual([429, 'rate.limited']);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(known.status).toBe(200);
  });
});
