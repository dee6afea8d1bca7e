import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('removeTimeEntry');

/** A time entry of somebody in the route, with its version as it was just read. */
async function asRead({ id }: { readonly id: string }) {
  const params = { companyId: world.tenant.company.id, timeEntryId: id };
  const { data, headers } = await world.ask('getTimeEntry', { params });
  return { params, data, headers: { 'If-Match': headers.get('ETag') ?? '' } };
}

describe('200', () => {
  it('takes the entry out of the time of the person, and keeps it in its history', async () => {
    const { company, employee } = world.tenant;
    const entry = await world.api.given.anEntry(employee, '2026-02-20T08:00:00Z', '2026-02-20T16:00:00Z');
    const { params, headers } = await asRead(entry);

    const { data } = await world.call({ params, headers, body: { reason: 'Pressed by mistake' } });

    expect(data).toEqual({ timeEntryId: entry.id });
    expect((await world.ask('getTimeEntry', { params })).status).toBe(404);
    const query = { employeeId: employee.id, startDate: '2026-02-20', endDate: '2026-02-20' };
    const time = await world.ask('getTimeEntries', { params: { companyId: company.id }, query });
    expect(time.data.entries).toEqual([]);
    const { data: history } = await world.ask('listTimeEntryChanges', { params });
    expect(history).toMatchObject([{ act: 'removed', reason: 'Pressed by mistake' }]);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const params = { companyId: world.tenant.company.id, timeEntryId: 'x' };

    expect((await world.call({ params })).errors[0]?.field).toBe('route.timeEntryId');
  });

  it('asks for a reason', async () => {
    const { status, errors } = await world.call({ body: {} });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['reason']]);
  });
});

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role accountant, and another company', async () => {
    expect(await world.refusal({ role: 'accountant' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });

  it('refuses the own time of whoever corrects it', async () => {
    const { api, tenant } = world;
    const times = ['2026-03-01T07:00:00Z', '2026-03-01T15:00:00Z'] as const;
    const { params, headers } = await asRead(await api.given.anEntry(tenant.users.manager, ...times));

    expect(await world.refusal({ role: 'manager', params, headers })).toEqual([403, 'auth.own_time']);
  });
});

describe('404', () => {
  it('does not know a time entry that is not there', async () => {
    expect(await world.ofNobody('timeEntryId')).toEqual([404, 'entry.not_found']);
  });
});

describe('409', () => {
  it('refuses time that was approved', async () => {
    const { params, headers } = await asRead(world.tenant.timeEntry);

    expect(await world.refusal({ params, headers })).toEqual([409, 'entry.locked']);
  });
});

describe('412', () => {
  it('writes nothing where the entry is another than the version that is named', async () => {
    const headers = { 'If-Match': '"another"' };

    expect(await world.refusal({ headers })).toEqual([412, 'record.changed_meanwhile']);
    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });
});

describe('413', () => {
  it('refuses a body that is too large', async () => {
    const body = { reason: 'a'.repeat(66_000) };

    expect(await world.refusal({ body })).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it('refuses a body that is not JSON', async () => {
    const headers = { 'Content-Type': 'text/plain', 'If-Match': '"any"' };

    expect(await world.refusal({ headers, body: 'text' })).toEqual([415, 'request.unsupported_media_type']);
  });
});

describe('428', () => {
  it('asks for the version of the entry', async () => {
    expect(await world.refusal({ headers: {} })).toEqual([428, 'request.version_missing']);
  });
});
