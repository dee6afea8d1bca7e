import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { DeviceRow } from '#database/tables/tablets.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let tablet: DeviceRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  tablet = await api.given.aDevice(manager, { name: 'Kiosk' });
  token = (await api.given.aSession(manager)).token;
});

const rename = (body: unknown, { tabletId = tablet.id, headers = {} } = {}) =>
  api.call('renameTablet', { params: { companyId: company.id, tabletId }, body, token, headers });
const changes = () => api.deps.database.knex<ChangeRow>('changes').where({ company_id: company.id });

describe('200', () => {
  it('is the name in the list from now on, and in the record of changes with the person', async () => {
    const { data } = await rename({ name: ' Eldhús ' });

    expect(data).toEqual({ tabletId: tablet.id, name: 'Eldhús' });
    const { data: tablets } = await api.call('listTablets', { params: { companyId: company.id }, token });
    expect(tablets[0]?.name).toBe('Eldhús');
    expect(await changes()).toMatchObject([
      {
        door: 'desk',
        user_id: manager.id,
        subject: 'device',
        before: '{"name":"Kiosk"}',
        after: '{"name":"Eldhús"}',
      },
    ]);
  });

  it('records nothing where the name is the same', async () => {
    await rename({ name: 'Kiosk' });

    expect(await changes()).toEqual([]);
  });
});

describe('400', () => {
  it.each([[{}], [{ name: ' ' }], [{ name: 'a'.repeat(101) }], [{ name: 'a\nb' }]])(
    'refuses %j',
    async (body) => {
      expect((await rename(body)).errors).toMatchObject([{ code: 'request.invalid', field: 'name' }]);
    },
  );
});

describe('404', () => {
  it('knows no tablet of another company', async () => {
    const other = await api.given.aDevice(await api.given.anEmployee(await api.given.aCompany()));

    expect((await rename({ name: 'Eldhús' }, { tabletId: other.id })).codes).toEqual(['tablet.not_found']);
  });
});

describe('412', () => {
  it('leaves the name that somebody else gave in between, and says so; the same name twice is none of it', async () => {
    const seen = { name: 'Kiosk' };
    await rename({ name: 'Eldhús', seen });

    const [again, other] = [await rename({ name: 'Eldhús', seen }), await rename({ name: 'Salur', seen })];

    expect([again.status, other.status, other.codes]).toEqual([200, 412, ['record.changed_meanwhile']]);
    expect((await changes()).map(({ after }) => after)).toEqual(['{"name":"Eldhús"}']);
  });
});
