// What every answer says about itself: its id, who may keep it, what a browser may do with it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../test/api.ts';
import { rawRequest } from '../../test/raw-request.ts';

let api: TestApi;
let company: CompanyRow;

beforeAll(async () => {
  api = await startApi();
  company = await api.given.aCompany();
  for (let count = 0; count < 30; count += 1) await api.given.anEmployee(company);
});
afterAll(() => api.stop());
beforeEach(() => api.time.advance({ minutes: 1 }));

/** A success, and failures from every layer of the server. */
const ANSWERS = [
  '/health',
  '/nothing',
  '/holidays',
  '/users/punch-list',
  '/companies/%zz/users',
  '/auth/login',
];

describe('the id of a request', () => {
  it.each(['a', 'A-z_0.9', 'x'.repeat(64), '00-4bf92f3577b34da6-01'])('is echoed: %s', async (id) => {
    const answer = await rawRequest(`${api.baseUrl}/health`, { headers: { 'X-Request-Id': id } });

    expect(answer.headers['x-request-id']).toBe(id);
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a/b', 'a;b', '<script>', 'þ'])('is a new one for "%s"', async (id) => {
    const answer = await rawRequest(`${api.baseUrl}/health`, { headers: { 'X-Request-Id': id } });

    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
  });

  it.each(ANSWERS)('is in the answer of %s and in its log line', async (path) => {
    const answer = await rawRequest(`${api.baseUrl}${path}`);

    const id = String(answer.headers['x-request-id']);
    expect(id).toHaveLength(36);
    expect(api.logLines.filter((line) => line.includes(id))).toHaveLength(1);
  });
});

describe('every answer', () => {
  it.each(ANSWERS)('of %s is kept by no cache', async (path) => {
    const answer = await rawRequest(`${api.baseUrl}${path}`);

    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each(ANSWERS)('of %s lets a browser load only what we serve', async (path) => {
    const { headers } = await rawRequest(`${api.baseUrl}${path}`);

    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|https?:|wss?:|nonce|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['permissions-policy']).toContain('camera=(self), geolocation=(self)');
  });

  it.each(ANSWERS)('of %s names no server software, and lets no other site read it', async (path) => {
    const { headers } = await rawRequest(`${api.baseUrl}${path}`, {
      headers: { Origin: 'https://evil.example' },
    });

    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a long answer', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('is compressed as %s for a client that takes it', async (encoding, unpack) => {
    const url = `${api.baseUrl}/users/punch-list?companyId=${company.id}`;

    const plain = await rawRequest(url);
    const packed = await rawRequest(url, { headers: { 'Accept-Encoding': encoding } });

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(unpack(packed.body)).toEqual(plain.body);
  });
});
