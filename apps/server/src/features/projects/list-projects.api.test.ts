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
  token = await tokenFor('manager');
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(companyId = company.id) {
  return api.call('listProjects', { params: { companyId }, token });
}

describe('200', () => {
  it('lists every project whole, active or not', async () => {
    const kitchen = await api.given.aProject(company, {
      name: 'Endurnýjun eldhúss',
      code: 'ELD',
      is_active: false,
      start_date: '2024-01-08',
      end_date: '2024-03-22',
    });
    const events = await api.given.aProject(company, { name: 'Veislur' });
    const wedding = await api.given.aSubProject(events, { code: 'VEI-1', is_active: false });

    const { data } = await read();

    expect(data).toEqual([
      {
        id: kitchen.id,
        name: 'Endurnýjun eldhúss',
        code: 'ELD',
        isActive: false,
        startDate: '2024-01-08',
        endDate: '2024-03-22',
        subProjects: [],
      },
      {
        id: events.id,
        name: 'Veislur',
        code: null,
        isActive: true,
        startDate: null,
        endDate: null,
        subProjects: [{ id: wedding.id, name: 'Brúðkaup', code: 'VEI-1', isActive: false }],
      },
    ]);
  });

  it('orders projects and their parts by the Icelandic alphabet', async () => {
    for (const name of ['Þrif', 'Ávextir', 'Akstur', 'Ölgerð']) await api.given.aProject(company, { name });
    const first = await api.given.aProject(company, { name: 'A' });
    for (const name of ['Útför', 'Erfi', 'Ættarmót']) await api.given.aSubProject(first, { name });

    const { data } = await read();

    expect(data.map(({ name }) => name)).toEqual(['A', 'Akstur', 'Ávextir', 'Þrif', 'Ölgerð']);
    expect(data[0]?.subProjects.map(({ name }) => name)).toEqual(['Erfi', 'Útför', 'Ættarmót']);
  });

  it('shows no project of another company', async () => {
    await api.given.aSubProject(await api.given.aProject(await api.given.aCompany()));

    expect((await read()).data).toEqual([]);
  });

  it.each(['employee', 'manager', 'owner', 'accountant'])('lets the role %s read', async (role) => {
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
