import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let tablet: Tablet;
let token: string;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 3 });
  ({ company, manager, tablet } = await aPunchClock(api));
  token = (await api.given.aSession(manager)).token;
});

const revoke = (body: unknown = {}, { tabletId = tablet.deviceId, headers = {} } = {}) =>
  api.call('revokeTablet', { params: { companyId: company.id, tabletId }, body, token, headers });

describe('200', () => {
  it('shuts the tablet out at once', async () => {
    const { data } = await revoke();

    expect(data).toEqual({
      tabletId: tablet.deviceId,
      revokedAtUtc: new Date(api.time.clock()).toISOString(),
    });
    expect((await tablet.call('getStationSettings')).status).toBe(401);
  });

  it('is recorded with the person and the reason', async () => {
    await revoke({ reason: 'Stolen' });

    const recorded = await api.deps.database
      .knex<ChangeRow>('changes')
      .where({ company_id: company.id, subject_id: tablet.deviceId, door: 'desk' });
    expect(recorded).toMatchObject([{ user_id: manager.id, reason: 'Stolen', after: '{"revoked":true}' }]);
  });
});

describe('400', () => {
  it.each([[{ reason: '' }], [{ reason: 'a'.repeat(501) }]])('refuses %j', async (body) => {
    expect((await revoke(body)).errors).toMatchObject([{ code: 'request.invalid', field: 'reason' }]);
  });
});

describe('404', () => {
  it('knows no tablet of another company, and leaves it in use', async () => {
    const { tablet: other } = await aPunchClock(api);

    expect((await revoke({}, { tabletId: other.deviceId })).codes).toEqual(['tablet.not_found']);
    expect((await other.call('getStationSettings')).status).toBe(200);
  });
});

describe('409', () => {
  it('says that the tablet was taken out before', async () => {
    await revoke();

    expect((await revoke()).codes).toEqual(['tablet.taken_out']);
  });
});
