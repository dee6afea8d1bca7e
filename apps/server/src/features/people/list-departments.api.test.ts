import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  token = await tokenFor('owner');
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(companyId = company.id) {
  return api.call('listDepartments', { params: { companyId }, token });
}

describe('200', () => {
  it('lists id and name of every department, by the Icelandic alphabet', async () => {
    for (const name of ['Þvottur', 'Ávextir', 'Afgreiðsla', 'Öryggi', 'Bakarí'])
      await api.given.aDepartment(company, name);

    const { data } = await read();

    expect(data.map(({ name }) => name)).toEqual(['Afgreiðsla', 'Ávextir', 'Bakarí', 'Þvottur', 'Öryggi']);
    expect(new Set(data.flatMap((department) => Object.keys(department)))).toEqual(new Set(['id', 'name']));
  });

  it('shows no department of another company', async () => {
    await api.given.aDepartment(await api.given.aCompany(), 'Annars staðar');

    expect((await read()).data).toEqual([]);
  });

  it('gives the same list as the terminal gets, also while the terminal is off', async () => {
    company = await api.given.aCompany({ anonymous_terminal: false });
    token = await tokenFor('accountant');
    const bakery = await api.given.aDepartment(company, 'Bakarí');

    expect((await read()).data).toEqual([{ id: bakery.id, name: 'Bakarí' }]);
  });

  it.each(['owner', 'manager', 'accountant'])('lets the role %s read', async (role) => {
    token = await tokenFor(role);

    expect((await read()).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses a company that is not a GUID', async () => {
    expect((await read('mine')).errors).toMatchObject([
      { code: 'request.invalid', field: 'route.companyId' },
    ]);
  });
});
