import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
});

function read(companyId = company.id) {
  return api.call('listTerminalDepartments', { query: { companyId } });
}

describe('200', () => {
  it('lists id and name of every department, by the Icelandic alphabet', async () => {
    const employee = await api.given.anEmployee(company);
    const names = ['Þvottur', 'Ávextir', 'Afgreiðsla', 'Öryggi', 'Bakarí'];
    for (const name of names) await api.given.aDepartment(company, name, employee);
    await api.given.aDepartment(await api.given.aCompany(), 'Annars staðar');

    const { data } = await read();

    expect(data.map(({ name }) => name)).toEqual(['Afgreiðsla', 'Ávextir', 'Bakarí', 'Þvottur', 'Öryggi']);
    expect(new Set(data.flatMap((department) => Object.keys(department)))).toEqual(new Set(['id', 'name']));
  });

  it('is an empty list for a company without departments', async () => {
    expect((await read()).data).toEqual([]);
  });
});

describe('400', () => {
  it('refuses a company that is not a GUID', async () => {
    expect((await read('mine')).errors).toMatchObject([
      { code: 'request.invalid', field: 'query.companyId' },
    ]);
  });
});

describe('403', () => {
  it('is closed while the anonymous terminal is off', async () => {
    const closed = await api.given.aCompany({ anonymous_terminal: false });

    const answer = await read(closed.id);

    expect([answer.status, ...answer.codes]).toEqual([403, 'company.anonymous_terminal_disabled']);
  });
});

describe('404', () => {
  it('does not know an unknown company', async () => {
    const answer = await read('00000000-0000-4000-8000-000000000000');

    expect([answer.status, ...answer.codes]).toEqual([404, 'company.not_found']);
  });
});
