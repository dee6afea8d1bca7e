import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../../test/api.ts';
import type { TabletReach } from './tablet-reach.ts';

const REACH: TabletReach = {
  addresses: [{ origin: 'https://clock.local:8080', certificate: 'own' }],
  certificate: 'own',
};

let api: TestApi;
let companyId: string;
let desk: string;

beforeAll(async () => {
  api = await startApi({ findReach: () => REACH });
  const company = await api.given.aCompany();
  companyId = company.id;
  desk = (await api.given.aDeskSession(await api.given.anEmployee(company, { role: 'owner' }))).token;
});
afterAll(() => api.stop());

describe('200', () => {
  it('tells the addresses that the server knows of, each with its certificate', async () => {
    expect((await api.call('getTabletReach', { desk, params: { companyId } })).data).toEqual(REACH);
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    const { errors } = await api.call('getTabletReach', { desk, params: { companyId: 'x' } });
    expect(errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
