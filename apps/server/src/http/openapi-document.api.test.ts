import { operations } from '@stimpill/api-types';
import { buildOpenApiDocument, PUBLIC_API_INFO } from '@stimpill/api-types/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { rawRequest } from '../../test/raw-request.ts';
import { DOCUMENT_LIMIT } from './rate-limits.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the OpenAPI document', () => {
  it('is served to anybody as it is generated from the schemas that validate requests', async () => {
    const answer = await fetch(`${api.baseUrl}/openapi.json`);

    const expected: unknown = JSON.parse(JSON.stringify(buildOpenApiDocument(operations, PUBLIC_API_INFO)));
    expect(await answer.json()).toEqual(expected);
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('X-Request-Id')).not.toBeNull();
  });

  it('is the same for everybody', async () => {
    const answer = await fetch(`${api.baseUrl}/openapi.json`, { headers: { Authorization: 'Bearer x' } });

    expect(answer.status).toBe(200);
  });

  it('takes no other method', async () => {
    const answer = await fetch(`${api.baseUrl}/openapi.json`, { method: 'POST' });

    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('is compressed once, and the same bytes for everybody who takes it so', async () => {
    const ask = () => rawRequest(`${api.baseUrl}/openapi.json`, { headers: { 'Accept-Encoding': 'br' } });
    const [one, other] = await Promise.all([ask(), ask()]);

    expect(one.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(one.headers['content-length']).toBe(String(one.body.length));
    expect(other.body).toEqual(one.body);
  });

  it('describes every public operation and nothing else', () => {
    const document = buildOpenApiDocument(operations, PUBLIC_API_INFO);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

    const mounted = Object.values(operations).map(({ method, path }) => `${method} ${path}`);

    expect(described.sort()).toEqual(mounted.sort());
  });
});

describe('what describes the API', () => {
  it.each([
    '/v1/openapi.json',
    '/station/v1/openapi.json',
    '/manage/v1/openapi.json',
    '/docs',
    '/docs/reference.js',
  ])('stands behind one limit by address: %s', async (path) => {
    api.time.advance({ minutes: 2 });
    const ask = (at: string) => rawRequest(new URL(`/api${at}`, api.baseUrl).href);
    const statuses = new Set<number>();
    for (let count = 0; count < DOCUMENT_LIMIT; count += 1)
      statuses.add((await ask('/docs/reference.css')).status);

    const refused = await ask(path);

    expect([...statuses]).toEqual([200]);
    expect([refused.status, ...refused.codes]).toEqual([429, 'rate.limited']);
    expect(refused.headers['retry-after']).toBe('60');
  });
});
