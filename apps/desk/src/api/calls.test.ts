import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { keyOf, makeOld, query, send, sendAndKeep } from './calls.ts';
import type { OperationId } from './contract.ts';

const params = { companyId: 'c1' };

async function isOldAfter(change: OperationId, read: OperationId): Promise<boolean | undefined> {
  const client = createQueryClient();
  const queryKey = keyOf([read], params);
  client.setQueryData(queryKey, {});
  await makeOld(client, change);
  return client.getQueryState(queryKey)?.isInvalidated;
}

describe('after a change', () => {
  it.each<[OperationId, OperationId]>([
    ['addPerson', 'listCompanyDepartments'],
    ['changePerson', 'getDeskSession'],
    ['changePerson', 'checkPayrollMonth'],
    ['importPeople', 'listChanges'],
    ['renameTablet', 'listChanges'],
    ['closeTabletIncident', 'getToday'],
    ['makeServiceAccount', 'listChanges'],
    ['approveLeave', 'checkPayrollMonth'],
    ['settleReview', 'checkPayrollMonth'],
    ['splitTimeEntry', 'getToday'],
    ['splitTimeEntry', 'listReviews'],
    ['addRuleVersion', 'getTimesheetGrid'],
    ['changePayrollCodes', 'checkPayrollMonth'],
    ['endPersonSessions', 'listOwnSessions'],
  ])('%s, %s is read anew', async (change, read) => {
    expect(await isOldAfter(change, read)).toBe(true);
  });

  it.each<[OperationId, OperationId]>([
    ['changeProject', 'getTimesheetGrid'],
    ['renameTablet', 'getPerson'],
    ['splitTimeEntry', 'lookAtPunchPhoto'],
    ['splitTimeEntry', 'listAgreements'],
  ])('%s, %s is not', async (change, read) => {
    expect(await isOldAfter(change, read)).toBe(false);
  });
});

it('what is made of several reads is as old as any of them', async () => {
  const client = createQueryClient();
  const queryKey = keyOf(['listCompanyPayPeriods', 'getCompanySettings'], 'c1');
  client.setQueryData(queryKey, 1);

  await makeOld(client, 'addDepartment');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  await makeOld(client, 'changePayPeriod');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('a read names the state that it has, and keeps what it has where the server says that it is that one', async () => {
  const api = fakeApi();
  const client = createQueryClient();
  api.answer('GET /companies/c1/structure/departments', { data: [{ id: 'd1' }], version: '"7"' });

  const read = query('listCompanyDepartments', { params });
  const first = await client.query({ ...read, staleTime: 0 });
  await client.query({ ...read, staleTime: 0 });

  expect(first).toEqual([{ id: 'd1' }]);
  expect(api.requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"7"']);
});

it('a record is handed out with its version, and changed over it', async () => {
  const api = fakeApi();
  const client = createQueryClient();
  const of = { ...params, payPeriodId: 'd1' };
  const route = '/companies/c1/structure/pay-periods/d1';
  api.answer(`GET ${route}`, { data: { name: 'Kitchen' }, version: '"1"' });
  api.answer(`PUT ${route}`, { data: { name: 'Bakery' }, version: '"2"' });

  const { version } = await client.query(query('getCompanyPayPeriod', { params: of }));
  const saved = await send(client, 'changePayPeriod', {
    params: of,
    body: { name: 'Bakery', startDay: 1 },
    version,
  });

  expect(saved).toEqual({ data: { name: 'Bakery' }, version: '"2"' });
  expect(api.requests.at(-1)?.headers.get('if-match')).toBe('"1"');
});

it('the answer to a change stands in place of the record that was read, which is not asked for again', async () => {
  const api = fakeApi();
  const client = createQueryClient();
  const of = { ...params, payPeriodId: 'd1' };
  const listed = query('listCompanyPayPeriods', { params });
  const kept = query('getCompanyPayPeriod', { params: of });
  api.answer('PUT /companies/c1/structure/pay-periods/d1', { data: { name: 'Bakery' }, version: '"2"' });
  client.setQueryData(listed.queryKey, { data: [], version: undefined });

  await sendAndKeep(client, 'changePayPeriod', { params: of, body: { name: 'Bakery', startDay: 1 } }, kept);

  expect(client.getQueryState(kept.queryKey)).toMatchObject({
    data: { version: '"2"' },
    isInvalidated: false,
  });
  expect(client.getQueryState(listed.queryKey)?.isInvalidated).toBe(true);
});

describe('where no answer came to a change', () => {
  it('what it would have made old is read anew, since it may be done', async () => {
    const api = fakeApi();
    const client = createQueryClient();
    const queryKey = keyOf(['listCompanyDepartments'], params);
    client.setQueryData(queryKey, {});
    api.answer('POST /companies/c1/structure/departments', 'no network');

    const sent = send(client, 'addDepartment', { params, body: { name: 'Kitchen' } });

    await expect(sent).rejects.toMatchObject({ failure: { kind: 'offline', mayBeDone: true } });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});

it('what no page shows is asked for only when one shows it', async () => {
  const api = fakeApi();
  const client = createQueryClient();
  api.answer('GET /companies/c1/structure/departments', { data: [] });
  api.answer('POST /companies/c1/structure/departments', { data: {} });
  await client.query(query('listCompanyDepartments', { params }));

  await send(client, 'addDepartment', { params, body: { name: 'Kitchen' } });

  expect(api.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});
