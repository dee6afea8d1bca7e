import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

describe('200', () => {
  it('tells status, version and the clock of the server to anybody', async () => {
    const answer = await api.call('getHealth');

    expect(answer.data).toEqual({
      status: 'ok',
      version: '0.0.0-test',
      timeUtc: '2026-03-02T08:00:00.000Z',
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('ignores a token, whatever it is', async () => {
    expect((await api.call('getHealth', { token: 'nonsense' })).status).toBe(200);
  });
});

describe('503', () => {
  it('says so when the database does not answer, and when to ask again', async () => {
    await api.database.database.close();

    const answer = await api.call('getHealth');

    expect([answer.status, ...answer.codes]).toEqual([503, 'server.unavailable']);
    expect(answer.headers.get('Retry-After')).toBe('5');
  });

  it('asks the tables, not only the connection', async () => {
    await api.database.database.knex.schema.dropTable('installation');

    const answer = await api.call('getHealth');

    expect(answer.status).toBe(503);
    expect(api.logLines.join('\n')).toMatch(/"errorCode":"(SQLITE_ERROR|42P01)"/);
  });
});
