import { describe, expect, it } from 'vitest';
import { aboutEntries } from '../../../test/about-entries.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changeTimeEntry');
const entries = aboutEntries(world);

describe('200', () => {
  it('is as the request says, with what it was in its history', async () => {
    const { data, headers } = await world.call({ role: 'manager' });

    const { params, data: now, headers: version } = await entries.asRead(data);
    expect([now, version['If-Match']]).toEqual([data, headers.get('ETag')]);
    expect(data).toMatchObject({
      startAtUtc: '2026-03-01T08:00:00.000Z',
      breaks: [{ startAtUtc: '2026-03-01T12:00:00.000Z', kind: 'unpaid' }],
    });
    const { data: history } = await world.ask('listTimeEntryChanges', { params });
    expect(history).toMatchObject([{ act: 'changed', reason: 'Forgot to clock out' }]);
  });

  it('settles the question that asked when the work ended', async () => {
    const { api, tenant } = world;
    const { company } = tenant;
    const employee = await api.given.anEmployee(company);
    const entry = await api.given.anEntry(employee, '2026-02-20T07:00:00Z', null);
    await api.given.aReviewItem(employee, {
      reason: 'deactivated_while_clocked_in',
      punch_id: null,
      time_entry_id: entry.id,
    });
    const { params, headers, data } = await entries.asRead(entry);
    const { id: _, employeeId: _whose, isLocked: _locked, ...said } = data;

    const body = { ...said, endAtUtc: '2026-02-20T15:00:00.000Z', reason: 'Asked her' };
    await world.call({ params, headers, body });

    const items = api.database.database.knex('review_items');
    expect(await items.where({ employee_id: employee.id })).toMatchObject([{ decision: 'corrected' }]);
  });
});

const ofSomebody = async () => {
  const { given } = world.api;
  return given.anEntry(await given.anEmployee(world.tenant.company), '2026-02-20T07:00:00Z', null);
};

describe('an instant that names no milliseconds', () => {
  it.each([
    ['without milliseconds', '2026-02-20T15:00:00Z'],
    ['without seconds', '2026-02-20T15:00Z'],
    ['with more digits than milliseconds', '2026-02-20T15:00:00.000999Z'],
    ['with an offset', '2026-02-20T17:00:00+02:00'],
  ])('%s, as a company file has it', async (_, endAtUtc) => {
    const entry = await ofSomebody();
    const { params, headers, data: read } = await entries.asRead(entry);
    const { id: _id, employeeId: _whose, isLocked: _locked, ...said } = read;

    const { data } = await world.call({ params, headers, body: { ...said, endAtUtc, reason: 'Asked her' } });

    expect(data.endAtUtc).toBe('2026-02-20T15:00:00.000Z');
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const params = { companyId: world.tenant.company.id, timeEntryId: 'x' };

    expect((await world.call({ params })).errors[0]?.field).toBe('route.timeEntryId');
  });

  it('asks for a reason', async () => {
    const { status, errors } = await world.call({
      body: { ...(await world.api.given.anEmployee(world.tenant.company)), reason: '' },
    });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, expect.arrayContaining(['reason'])]);
  });
});

describe('an instant that is none', () => {
  it.each([
    '2026-02-30T15:00:00Z',
    '2026-02-20T24:00:00Z',
    '2026-02-20T15:00:00',
    '2026-02-20',
    '1999-12-31T15:00:00Z',
  ])('that is none, or of which no pay is known: %s', async (endAtUtc) => {
    const entry = await ofSomebody();
    const { params, headers, data } = await entries.asRead(entry);
    const { id: _id, employeeId: _whose, isLocked: _locked, ...said } = data;

    const body = { ...said, endAtUtc, reason: 'Asked her' };
    const { status, errors } = await world.call({ params, headers, body });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['endAtUtc']]);
  });
});

describe('404', entries.unknown);

describe('409', () => {
  entries.approved();

  it('refuses what would overlap, and what is as it stands already', async () => {
    const { api, tenant } = world;
    const other = await api.given.anEntry(tenant.employee, '2026-03-01T17:00:00Z', '2026-03-01T18:00:00Z');
    const { params, headers, data } = await entries.asRead(other);
    const { id: _, employeeId: _whose, isLocked: _locked, ...said } = data;
    const same = { ...said, reason: 'Nothing' };

    expect(await world.refusal({ params, headers, body: same })).toEqual([409, 'entry.unchanged']);
    const into = { ...same, startAtUtc: '2026-03-01T15:59:00.000Z' };
    expect(await world.refusal({ params, headers, body: into })).toEqual([409, 'entry.overlaps']);
  });
});
