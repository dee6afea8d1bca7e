import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { DeviceIncidentRow, DeviceRow } from '#database/tables/tablets.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const FOUND = { finding: 'The battery was empty.' };

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
  tablet = await api.given.aDevice(manager);
  token = (await api.given.aSession(manager)).token;
});

const anIncident = async (kind = 'clock_set', of: DeviceRow = tablet) =>
  (await api.given.anIncident(of, { kind })).id;

const close = (incidentId: string, body: unknown = FOUND, headers = {}) =>
  api.call('closeTabletIncident', { params: { companyId: company.id, incidentId }, body, token, headers });
const isOpen = async (id: string) => {
  const row = await api.deps.database.knex<DeviceIncidentRow>('device_incidents').where({ id }).first();
  return row?.closed_at === null;
};

describe('200', () => {
  it('closes it, with the finding and the person in the record of changes', async () => {
    const id = await anIncident();

    expect((await close(id)).data).toEqual({ incidentId: id });

    expect(await isOpen(id)).toBe(false);
    expect(await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: id })).toMatchObject([
      { door: 'desk', user_id: manager.id, reason: FOUND.finding, subject: 'deviceIncident' },
    ]);
  });
});

describe('400', () => {
  it.each([[{}], [{ finding: ' ' }], [{ finding: 'a'.repeat(501) }]])(
    'refuses %j, because nobody would know what was found',
    async (body) => {
      const id = await anIncident();

      expect((await close(id, body)).errors).toMatchObject([{ code: 'request.invalid', field: 'finding' }]);
      expect(await isOpen(id)).toBe(true);
    },
  );
});

describe('404', () => {
  it('knows no incident of another company, none that is closed, and none that closes by itself', async () => {
    const elsewhere = await api.given.aDevice(await api.given.anEmployee(await api.given.aCompany()));
    const theirs = await anIncident('clock_set', elsewhere);
    const closed = await anIncident();
    await close(closed);
    const missing = await anIncident('missing_sequences');

    for (const id of [theirs, closed, missing])
      expect((await close(id)).codes).toEqual(['incident.not_open']);
    expect([await isOpen(theirs), await isOpen(missing)]).toEqual([true, true]);
  });
});
