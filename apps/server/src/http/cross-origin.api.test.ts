import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { rawRequest } from '../../test/raw-request.ts';

const FRIEND = 'https://app.example.com';
const STRANGER = 'https://evil.example';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ corsOrigins: [FRIEND] });
});
afterAll(() => api.stop());

const ask = (origin: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  rawRequest(`${api.baseUrl}/health`, { ...options, headers: { Origin: origin, ...options.headers } });

const preflight = (origin: string) =>
  ask(origin, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
  });

describe('a page of an origin that the operator named', () => {
  it('may read answers, and the headers that matter to a client', async () => {
    const { headers } = await ask(FRIEND);

    expect(headers['access-control-allow-origin']).toBe(FRIEND);
    expect(headers['access-control-expose-headers']).toContain('Retry-After');
    expect(headers['access-control-expose-headers']).toContain('X-Request-Id');
    expect(headers['access-control-expose-headers']).toContain('WWW-Authenticate');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers.vary).toContain('Origin');
  });

  it('is told beforehand what it may send', async () => {
    const { status, headers } = await preflight(FRIEND);

    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(FRIEND);
    expect(headers['access-control-allow-methods']).toBe('GET,HEAD,POST');
    expect(headers['access-control-allow-headers']).toContain('Authorization');
  });

  it('may read failures too', async () => {
    const { status, headers } = await rawRequest(`${api.baseUrl}/nothing`, { headers: { Origin: FRIEND } });

    expect([status, headers['access-control-allow-origin']]).toEqual([404, FRIEND]);
  });
});

describe('a page of any other origin', () => {
  it.each([STRANGER, 'null', `${FRIEND}.evil.example`, 'http://app.example.com'])(
    'may read nothing: %s',
    async (origin) => {
      const answers = [await ask(origin), await preflight(origin)];

      for (const { headers } of answers) expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});
