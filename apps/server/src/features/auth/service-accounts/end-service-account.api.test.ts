import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;
let account: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  account = await api.given.aServiceAccount(company, { password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

const end = (serviceAccountId: string, companyId = company.id) =>
  api.call('endServiceAccount', { desk, params: { companyId, serviceAccountId } });

describe('200', () => {
  it('ends it at once, with every token it has, and records who ended it', async () => {
    const token = await api.tokenOf(account);

    const { data } = await end(account.id);

    const call = await api.call('listUsers', { token, params: { companyId: company.id } });
    const again = await api.call('login', { body: { email: account.email, password: PASSWORD } });
    const [change] = await api.database.database
      .knex<ChangeRow>('changes')
      .where({ subject_id: account.id, company_id: company.id });
    expect(data).toEqual({ endedSessions: 1, takenOutTablets: 0 });
    expect([call.codes, again.codes]).toEqual([['auth.session_revoked'], ['auth.invalid_credentials']]);
    expect(change).toMatchObject({ user_id: owner.id, after: '{"is_active":false}' });
  });
});

describe('a tablet that the account has set up', () => {
  it('stands on the page as such, and is taken out with the account', async () => {
    const device = await api.given.aDevice(account);
    const ownersDevice = await api.given.aDevice(owner);
    const params = { companyId: company.id };
    const tabletsNow = async () => (await api.call('listTablets', { desk, params })).data;
    const setUp = (await tabletsNow()).map(({ id, isSetUpByService }) => [id, isSetUpByService]);

    const { data } = await end(account.id);

    const call = await api.call('authenticatePin', {
      token: device.token,
      body: { employeeId: owner.id, pin: '1111' },
    });
    const { changes } = (await api.call('listChanges', { desk, params })).data;
    expect(new Map(setUp as [string, boolean][])).toEqual(
      new Map([
        [device.id, true],
        [ownersDevice.id, false],
      ]),
    );
    expect(data).toEqual({ endedSessions: 0, takenOutTablets: 1 });
    expect([call.status, ...call.codes]).toEqual([401, 'kiosk.device_revoked']);
    expect(new Map(changes.map(({ subject, userId }) => [subject, userId]))).toEqual(
      new Map([
        ['device', owner.id],
        ['employee', owner.id],
      ]),
    );
    expect((await tabletsNow()).map(({ state }) => state === 'takenOut').filter(Boolean)).toHaveLength(1);
  });
});

describe('400', () => {
  it('names an id that is none', async () => {
    expect((await end('x')).errors).toMatchObject([{ field: 'route.serviceAccountId' }]);
  });
});

describe('404', () => {
  it('ends no person by this way, and no account twice', async () => {
    await end(account.id);

    expect((await end(account.id)).codes).toEqual(['service_account.not_found']);
    expect((await end(owner.id)).codes).toEqual(['service_account.not_found']);
  });
});
