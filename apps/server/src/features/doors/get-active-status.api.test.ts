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
  return api.call('getActiveStatus', { query: { companyId } });
}

describe('200', () => {
  it('lists only those clocked in, longest first, with the fields of the contract', async () => {
    const [early, late, out] = [
      await api.given.anEmployee(company, { display_name: 'Þór' }),
      await api.given.anEmployee(company, { display_name: 'Anna' }),
      await api.given.anEmployee(company),
    ];
    const bakery = await api.given.aDepartment(company, 'Bakarí', early);
    await api.given.anEntry(late, '2026-03-02T07:00:00.000Z', null);
    await api.given.anEntry(early, '2026-03-01T22:00:00.001Z', null);
    await api.given.anEntry(out, '2026-03-02T06:00:00.000Z', '2026-03-02T07:30:00.000Z');

    const { data } = await read();

    expect(data).toEqual([
      {
        employeeId: early.id,
        userId: early.id,
        name: 'Þór',
        departmentIds: [bakery.id],
        isClockedIn: true,
        openEntryStartAtUtc: '2026-03-01T22:00:00.001Z',
      },
      {
        employeeId: late.id,
        userId: late.id,
        name: 'Anna',
        departmentIds: [],
        isClockedIn: true,
        openEntryStartAtUtc: '2026-03-02T07:00:00.000Z',
      },
    ]);
  });

  it('orders those who came at the same moment by name', async () => {
    for (const display_name of ['Ösp', 'Ása', 'Ævar']) {
      const employee = await api.given.anEmployee(company, { display_name });
      await api.given.anEntry(employee, '2026-03-02T07:00:00.000Z', null);
    }

    expect((await read()).data.map(({ name }) => name)).toEqual(['Ása', 'Ævar', 'Ösp']);
  });

  it('shows nobody who may not punch any more, nor anybody of another company', async () => {
    const elsewhere = await api.given.anEmployee(await api.given.aCompany());
    const gone = await api.given.anEmployee(company, { is_active: false });
    await api.given.anEntry(elsewhere, '2026-03-02T07:00:00.000Z', null);
    await api.given.anEntry(gone, '2026-03-02T07:00:00.000Z', null);

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
