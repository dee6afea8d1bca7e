import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('splitTimeEntry');

/** A time entry of somebody in the route, with its version as it was just read. */
async function asRead({ id }: { readonly id: string }) {
  const params = { companyId: world.tenant.company.id, timeEntryId: id };
  const { data, headers } = await world.ask('getTimeEntry', { params });
  return { params, data, headers: { 'If-Match': headers.get('ETag') ?? '' } };
}

/** Eight hours with a break at noon, and where to split them. */
async function split(hour: string, overrides: object = {}) {
  const breaks = [{ startAt: '2026-02-20T12:00:00Z', endAt: '2026-02-20T12:30:00Z', kind: 'unpaid' }].map(
    (each) => ({ ...each, startAt: Date.parse(each.startAt), endAt: Date.parse(each.endAt) }),
  );
  const fields = { breaks: JSON.stringify(breaks), ...overrides };
  const employee = await world.api.given.anEmployee(world.tenant.company);
  const entry = await world.api.given.anEntry(
    employee,
    '2026-02-20T08:00:00Z',
    '2026-02-20T16:00:00Z',
    fields,
  );
  const { params, headers } = await asRead(entry);
  const body = { atUtc: `2026-02-20T${hour}:00.000Z`, reason: 'Another project' };
  return await world.call({ params, headers, body });
}

describe('200', () => {
  it('makes two of one, whose times and breaks are those that the one had', async () => {
    const { data } = await split('13:00');

    expect(data.first).toMatchObject({
      startAtUtc: '2026-02-20T08:00:00.000Z',
      endAtUtc: '2026-02-20T13:00:00.000Z',
      breaks: [{ startAtUtc: '2026-02-20T12:00:00.000Z', endAtUtc: '2026-02-20T12:30:00.000Z' }],
    });
    expect(data.second).toMatchObject({
      startAtUtc: '2026-02-20T13:00:00.000Z',
      endAtUtc: '2026-02-20T16:00:00.000Z',
      breaks: [],
    });
  });

  it('is in the history of both', async () => {
    const { data } = await split('11:00');

    const historyOf = async (timeEntryId: string) => {
      const params = { companyId: world.tenant.company.id, timeEntryId };
      return (await world.ask('listTimeEntryChanges', { params })).data.map(({ act, reason }) => [
        act,
        reason,
      ]);
    };
    expect(await historyOf(data.first.id)).toEqual([['changed', 'Another project']]);
    expect(await historyOf(data.second.id)).toEqual([['added', 'Another project']]);
  });
});

describe('400', () => {
  it.each([
    ['before it begins', '08:00', {}],
    ['after it has ended', '16:00', {}],
    ['inside a break', '12:15', {}],
    ['of a draft', '11:00', { is_draft: true }],
    ['of an entry that goes on', '11:00', { end_at: null, breaks: null }],
  ])('refuses a time %s', async (_where, hour, overrides) => {
    const { status, errors } = await split(hour, overrides);

    expect([status, errors[0]?.field]).toEqual([400, 'atUtc']);
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
