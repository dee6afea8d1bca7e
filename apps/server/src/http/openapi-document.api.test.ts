import { operations } from '@stimpill/api-types';
import { buildOpenApiDocument, PUBLIC_API_INFO } from '@stimpill/api-types/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';

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

  it('describes every public operation and nothing else', () => {
    const document = buildOpenApiDocument(operations, PUBLIC_API_INFO);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

    const mounted = Object.values(operations).map(({ method, path }) => `${method} ${path}`);

    expect(described.sort()).toEqual(mounted.sort());
  });
});
