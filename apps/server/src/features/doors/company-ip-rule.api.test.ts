// The address rule of a company, at the four operations without sign-in, behind any number of proxies.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const PROXIES = [0, 1, 2] as const;
const OUTSIDE = '198.51.100.7';

let apis: readonly TestApi[];

beforeAll(async () => {
  apis = await Promise.all(PROXIES.map((trustProxy) => startApi({ trustProxy })));
});
afterAll(() => Promise.all(apis.map((api) => api.stop())));

function behind(proxies: (typeof PROXIES)[number]): TestApi {
  return apis[proxies]!;
}

function companyThatAllows(api: TestApi, ...ranges: string[]): Promise<CompanyRow> {
  return api.given.aCompany({ allowed_ip_ranges: JSON.stringify(ranges) });
}

async function isLetIn(api: TestApi, company: CompanyRow, forwardedFor?: string): Promise<boolean> {
  const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
  const answer = await api.call('getPunchList', { query: { companyId: company.id }, headers });
  expect(answer.status === 200 ? ['company.ip_not_allowed'] : answer.codes).toEqual([
    'company.ip_not_allowed',
  ]);
  return answer.status === 200;
}

describe('the rule', () => {
  it.each([
    ['10.1.2.3', '10.0.0.0/8', true],
    ['11.1.2.3', '10.0.0.0/8', false],
    ['10.1.2.3', '10.1.2.3/32', true],
    ['10.1.2.4', '10.1.2.3/32', false],
    ['10.1.2.3', '0.0.0.0/0', true],
    ['::ffff:10.1.2.3', '10.0.0.0/8', true],
    ['::ffff:a01:203', '10.0.0.0/8', true],
    ['2001:db8::7', '2001:db8::/32', true],
    ['2001:0DB8:0:0::7', '2001:db8::/32', true],
    ['2001:db9::7', '2001:db8::/32', false],
    ['2001:db8::7', '10.0.0.0/8', false],
    ['10.1.2.3', '2001:db8::/32', false],
    ['10.1.2.3', '::/0', false],
    ['10.1.2.3:8080', '10.0.0.0/8', false],
    ['nonsense', '0.0.0.0/0', false],
  ])('for %s against %s is %s', async (address, range, expected) => {
    const api = behind(1);
    const company = await companyThatAllows(api, range);

    expect(await isLetIn(api, company, address)).toBe(expected);
  });

  it('lets in every address that is in one of the ranges', async () => {
    const api = behind(1);
    const company = await companyThatAllows(api, '2001:db8::/32', '10.0.0.0/8', '192.0.2.0/24');

    expect(await isLetIn(api, company, '192.0.2.200')).toBe(true);
    expect(await isLetIn(api, company, '192.0.3.200')).toBe(false);
  });

  it('lets everybody in where the company has set no ranges', async () => {
    const api = behind(1);

    expect(await isLetIn(api, await api.given.aCompany(), OUTSIDE)).toBe(true);
  });
});

describe('a forged X-Forwarded-For', () => {
  // Every proxy appends the address it was called from, so the real one is as many places from the right as there are proxies.
  it.each([
    [0, undefined, '127.0.0.1'],
    [0, '203.0.113.5', '127.0.0.1'],
    [0, `203.0.113.5, ${OUTSIDE}`, '127.0.0.1'],
    [1, undefined, '127.0.0.1'],
    [1, '203.0.113.5', '203.0.113.5'],
    [1, `203.0.113.5, ${OUTSIDE}`, OUTSIDE],
    [1, `203.0.113.5, 203.0.113.6, ${OUTSIDE}`, OUTSIDE],
    [2, undefined, '127.0.0.1'],
    [2, '203.0.113.5, 192.0.2.1', '203.0.113.5'],
    [2, `203.0.113.5, ${OUTSIDE}, 192.0.2.1`, OUTSIDE],
    [2, `203.0.113.5, 203.0.113.6, ${OUTSIDE}, 192.0.2.1`, OUTSIDE],
  ] as const)('behind %i proxies with %s comes from %s', async (proxies, forwardedFor, expected) => {
    const api = behind(proxies);
    const expecting = await companyThatAllows(api, `${expected}/32`);
    const forged = await companyThatAllows(api, '203.0.113.0/24');

    expect(await isLetIn(api, expecting, forwardedFor)).toBe(true);
    expect(await isLetIn(api, forged, forwardedFor)).toBe(expected.startsWith('203.0.113.'));
  });

  it('does not move a caller out of the request limit of their address', async () => {
    const api = behind(0);
    const call = (forwardedFor: string) =>
      api.call('getHealth', { headers: { 'X-Forwarded-For': forwardedFor } });
    api.time.advance({ minutes: 5 });

    const before = await call('192.0.2.1');
    const after = await call('192.0.2.2');

    expect(remaining(before.headers) - remaining(after.headers)).toBe(1);
  });
});

describe('the doors', () => {
  it.each(['getPunchList', 'listTerminalDepartments', 'getActiveStatus'] as const)(
    'of %s is closed to others',
    async (operation) => {
      const api = behind(0);
      const company = await companyThatAllows(api, '203.0.113.0/24');

      const answer = await api.call(operation, { query: { companyId: company.id } });

      expect([answer.status, ...answer.codes]).toEqual([403, 'company.ip_not_allowed']);
    },
  );

  it('of the terminal punch is closed to others, whatever they send', async () => {
    const api = behind(0);
    const company = await companyThatAllows(api, '203.0.113.0/24');

    const answer = await api.call('terminalPunch', { body: { companyId: company.id } });

    expect([answer.status, ...answer.codes]).toEqual([403, 'company.ip_not_allowed']);
  });
});

function remaining(headers: Headers): number {
  return Number(/r=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1]);
}
