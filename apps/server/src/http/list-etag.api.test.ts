import { tellsState, operations, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../test/api.ts';
import { rawRequest } from '../../test/raw-request.ts';

let api: TestApi;
let company: CompanyRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
  company = await api.given.aCompany();
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  token = (await api.given.aSession(manager)).token;
});
afterAll(() => api.stop());
beforeEach(() => api.time.advance({ seconds: 10 }));

function ask(path: string, headers: Record<string, string> = {}) {
  return rawRequest(`${api.baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}`, ...headers } });
}

const users = () => `/companies/${company.id}/users`;

describe('a list', () => {
  it('has an ETag, and the caller may keep it but must ask before using it', async () => {
    const { headers } = await ask(users());

    expect(headers.etag).toMatch(/^W\/"[A-Za-z0-9_-]{22}"$/);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is not sent again while it is the same, compressed or not', async () => {
    const { headers } = await ask(users());

    const again = await ask(users(), { 'If-None-Match': String(headers.etag), 'Accept-Encoding': 'gzip' });

    expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 });
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['x-request-id']).toBeDefined();
  });

  it('is not sent again while it is the same, whatever the Cache-Control of the request says', async () => {
    const { headers } = await ask(users());
    const same = { 'If-None-Match': String(headers.etag) };

    const plain = await ask(users(), same);
    const pastCaches = await ask(users(), { ...same, 'Cache-Control': 'no-cache' });

    expect([plain.status, pastCaches.status]).toEqual([304, 304]);
  });

  it('is sent again as soon as it has changed', async () => {
    const before = await ask(users());
    await api.given.anEmployee(company);

    const after = await ask(users(), { 'If-None-Match': String(before.headers.etag) });

    expect(after.status).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('is refused to a stranger who knows its ETag', async () => {
    const { headers } = await ask(users());

    const stranger = await ask(users(), { 'If-None-Match': String(headers.etag), Authorization: 'Bearer x' });

    expect([stranger.status, stranger.headers.etag]).toEqual([401, undefined]);
  });
});

it('is what every read of many records answers with', () => {
  const all: readonly Operation[] = Object.values(operations);
  const lists = all.filter(tellsState).map(({ id }) => id);

  expect(lists).toEqual(
    expect.arrayContaining(all.map(({ id }) => id).filter((id) => id.startsWith('list'))),
  );
});
