import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addTimeEntry');

/** The body of the good call, with what is given in its place. */
async function bodyWith(fields: object): Promise<object> {
  const { id: employeeId } = await world.api.given.anEmployee(world.tenant.company);
  const times = { startAtUtc: '2026-03-01T08:00:00.000Z', endAtUtc: '2026-03-01T16:00:00.000Z' };
  const nothing = { breaks: [], projectId: null, subProjectId: null, isDraft: false };
  return { employeeId, kind: 'work', ...times, ...nothing, reason: 'The tablet was off', ...fields };
}

describe('200', () => {
  it('adds the time, with who, when and why in its history', async () => {
    const { company, users } = world.tenant;

    const { data } = await world.call({ body: await bodyWith({ kind: 'call-out' }), role: 'manager' });

    const params = { companyId: company.id, timeEntryId: data.id };
    expect((await world.ask('getTimeEntry', { params })).data).toEqual(data);
    expect(data).toMatchObject({ kind: 'call-out', startAtUtc: '2026-03-01T08:00:00.000Z', isLocked: false });
    const { data: history } = await world.ask('listTimeEntryChanges', { params });
    expect(history).toMatchObject([
      { act: 'added', userId: users.manager.id, reason: 'The tablet was off', employeeId: data.employeeId },
    ]);
  });

  it('without an end clocks the person in', async () => {
    const { data } = await world.call({ body: await bodyWith({ endAtUtc: null }) });

    const people = await world.people();
    expect(people.find(({ id }) => id === data.employeeId)?.inSinceAtUtc).toBe(data.startAtUtc);
  });

  it('is allowed for the own time where the company says so', async () => {
    const { tenant, api } = world;
    await api.database.database
      .knex('companies')
      .where({ id: tenant.company.id })
      .update({ decides_own_time: true });
    const body = await bodyWith({ employeeId: tenant.users.manager.id });

    expect((await world.call({ role: 'manager', body })).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['endAtUtc', { endAtUtc: '2026-03-01T07:00:00.000Z' }],
    ['startAtUtc', { startAtUtc: '2031-03-01T07:00:00.000Z', endAtUtc: '2031-03-01T08:00:00.000Z' }],
    ['endAtUtc', { endAtUtc: '2031-03-01T08:00:00.000Z' }],
    ['endAtUtc', { kind: 'standby', endAtUtc: null }],
    [
      'breaks[0]',
      {
        breaks: [
          { startAtUtc: '2026-03-01T17:00:00.000Z', endAtUtc: '2026-03-01T18:00:00.000Z', kind: 'paid' },
        ],
      },
    ],
    ['reason', { reason: ' ' }],
    ['kind', { kind: 'holiday' }],
  ])('names %s where it is at fault', async (field, fields) => {
    const { status, errors } = await world.call({ body: await bodyWith(fields) });

    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe('404', () => {
  it('does not know a person or a project that is not there', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refusalOf = async (fields: object) => await world.refusal({ body: await bodyWith(fields) });

    expect(await refusalOf({ employeeId: unknown })).toEqual([404, 'employee.not_found']);
    expect(await refusalOf({ projectId: unknown })).toEqual([404, 'project.not_found']);
  });
});

describe('409', () => {
  it('refuses what would overlap, and says with what', async () => {
    const { employee, timeEntry } = world.tenant;
    const body = await bodyWith({ employeeId: employee.id, startAtUtc: '2026-03-01T15:00:00.000Z' });

    const { status, errors } = await world.call({ body });

    expect([status, errors[0]?.code]).toEqual([409, 'entry.overlaps']);
    expect(errors[0]?.message).toContain(timeEntry.id);
  });
});
