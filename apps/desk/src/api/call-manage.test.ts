import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { callManage } from './call-manage.ts';

afterEach(() => vi.restoreAllMocks());

it('waits for minutes where PINs are told once, and for seconds everywhere else', async () => {
  const api = fakeApi();
  api.answer('POST /companies/c1/people-pins', { data: [] });
  api.answer('POST /companies/c1/people/e1/pin/unlock', { data: {} });
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const params = { companyId: 'c1' };

  await callManage('setPins', { params, body: { employeeIds: ['e1'] }, isPatient: true });
  await callManage('unlockPin', { params: { ...params, employeeId: 'e1' } });

  expect(waits.mock.calls).toEqual([[300_000], [20_000]]);
});

describe('the key of a press', () => {
  const DEPARTMENTS = '/companies/c1/structure/departments';
  const add = (name: string) => callManage('addDepartment', { params: { companyId: 'c1' }, body: { name } });
  const keysOf = ({ requests }: FakeApi) => requests.map(({ headers }) => headers.get('idempotency-key'));

  it('is a new one for each press that was answered', async () => {
    const api = fakeApi();
    api.answer(`POST ${DEPARTMENTS}`, { data: { id: 'd1', name: 'Bakery' } });

    await add('Bakery');
    await add('Bakery');

    const [first, second] = keysOf(api);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('stays while no answer came, so that pressing again after a lost network makes nothing twice', async () => {
    const api = fakeApi();
    api.answer(`POST ${DEPARTMENTS}`, 'no network');
    await expect(add('Lost')).rejects.toThrow('offline');
    api.answer(`POST ${DEPARTMENTS}`, { status: 503, code: 'server.unavailable' });
    await expect(add('Lost')).rejects.toThrow('broken');
    api.answer(`POST ${DEPARTMENTS}`, { status: 401, code: 'auth.session_revoked' });
    await expect(add('Lost')).rejects.toThrow('auth.session_revoked');
    api.answer(`POST ${DEPARTMENTS}`, { status: 409, code: 'request.made_already' });
    await expect(add('Lost')).rejects.toThrow('request.made_already');
    await expect(add('Other')).rejects.toThrow('request.made_already');
    await expect(add('Lost')).rejects.toThrow('request.made_already');

    const [first, second, third, fourth, other, later] = keysOf(api);
    expect([second, third, fourth]).toEqual([first, first, first]);
    expect(new Set([first, other, later]).size).toBe(3);
  });

  it('goes with nothing that only reads', async () => {
    const api = fakeApi();
    api.answer(`GET ${DEPARTMENTS}`, { data: [] });

    await callManage('listCompanyDepartments', { params: { companyId: 'c1' } });

    expect(keysOf(api)).toEqual([null]);
  });
});
