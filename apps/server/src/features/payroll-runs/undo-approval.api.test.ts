import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ClosedTimeRow, TimeEntryRow } from '#database/tables/time.ts';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('undoApproval');

const worked = async (name: string, date = '2026-03-01') => {
  const person = await world.api.given.anEmployee(world.tenant.company, { display_name: name });
  const entry = await world.api.given.anEntry(person, `${date}T08:00:00Z`, `${date}T16:00:00Z`);
  return { person, entry };
};
const idsOf = (people: readonly EmployeeRow[]) => people.map(({ id }) => id);
const approve = async (...people: readonly EmployeeRow[]) =>
  (await world.ask('approvePayrollMonth', { body: { ...MARCH, employeeIds: idsOf(people) } })).data;
const undoing = (approvedAtUtc: string, ...people: readonly EmployeeRow[]) => ({
  body: { employeeIds: idsOf(people), approvedAtUtc },
});
const FEBRUARY = { startDate: '2026-02-01', endDate: '2026-02-28' };

/** A moment later somebody presses for one person. @returns the way back, with whatever else the client says */
async function press(by: 'owner' | 'manager', { id }: EmployeeRow, range: object) {
  world.api.time.advance({ seconds: 1 });
  const { users, company } = world.tenant;
  const { token } = await world.api.given.aSession(users[by]);
  const call = { params: { companyId: company.id }, token };
  const body = { ...range, employeeIds: [id] };
  const { data } = await world.api.call('approvePayrollMonth', { ...call, body });
  return async (said: object = {}) => {
    world.api.time.advance({ seconds: 1 });
    const undo = { ...said, employeeIds: [id], approvedAtUtc: data.approvedAtUtc };
    return (await world.api.call('undoApproval', { ...call, body: undo })).data;
  };
}
const knex = () => world.api.database.database.knex;
const lockedIds = async () =>
  (await knex()<TimeEntryRow>('time_entries').where({ is_locked: true })).map(({ id }) => id);
const closedOf = async ({ id }: EmployeeRow) =>
  await knex()<ClosedTimeRow>('closed_time').where({ employee_id: id });
const closersOf = async (person: EmployeeRow) =>
  (await closedOf(person)).map(({ user_id, from_at }) => [user_id, new Date(from_at).toISOString()]);
const TAKEN = { people: 1, reopenedEntries: 0, leftTouched: 0, leftSent: 0 };
const NOTHING = { ...TAKEN, people: 0 };
const refusalOn = async (employee: EmployeeRow, day: string) => {
  const body = {
    ...{ employeeId: employee.id, kind: 'work', breaks: [], projectId: null, subProjectId: null },
    ...{ startAtUtc: `${day}T20:00:00.000Z`, endAtUtc: `${day}T21:00:00.000Z`, isDraft: false, reason: 'x' },
  };
  const { errors } = await world.ask('addTimeEntry', { body });
  return errors.map(({ code, message }) => `${code}: ${message}`).join();
};

describe('200', () => {
  it('takes the whole press back, the time that it closed included, and the log says so', async () => {
    const [anna, birta] = [await worked('Anna'), await worked('Birta')];
    const { approvedAtUtc } = await approve(anna.person, birta.person);

    const { data } = await world.call(undoing(approvedAtUtc, anna.person, birta.person));

    const again = await world.call(undoing(approvedAtUtc, anna.person, birta.person));
    expect(data).toEqual({ people: 2, reopenedEntries: 2, leftTouched: 0, leftSent: 0 });
    expect(again.data).toEqual(NOTHING);
    expect(await lockedIds()).not.toEqual(expect.arrayContaining([anna.entry.id]));
    expect(await closedOf(anna.person)).toEqual([]);
    expect(await knex()('kept_figures').where({ time_entry_id: anna.entry.id })).toEqual([]);
    const [{ reason } = { reason: null }] = (await world.ask('listChanges')).data.changes;
    expect(reason).toBe('approval undone');
  });

  it('leaves whom somebody touched since, and says how many', async () => {
    const [anna, birta] = [await worked('Anna'), await worked('Birta')];
    const { approvedAtUtc } = await approve(anna.person, birta.person);
    const { users, company } = world.tenant;
    const { token: desk } = await world.api.given.aDeskSession(users.owner);
    const reopening = { ...MARCH, employeeIds: [anna.person.id], reason: 'x' };
    await world.api.call('reopenTime', { params: { companyId: company.id }, desk, body: reopening });
    await approve(anna.person);

    const { data } = await world.call(undoing(approvedAtUtc, anna.person, birta.person));

    expect(data).toEqual({ people: 1, reopenedEntries: 1, leftTouched: 1, leftSent: 0 });
    expect(await lockedIds()).toContain(anna.entry.id);
    expect(await lockedIds()).not.toContain(birta.entry.id);
  });

  it('leaves what a payroll file has, what was approved before, and what somebody else approved', async () => {
    const [sent, before, other] = [await worked('Anna'), await worked('Birta'), await worked('Dóra')];
    await approve(before.person);
    world.api.time.advance({ minutes: 1 });
    const later = await world.api.given.anEntry(
      before.person,
      '2026-03-02T00:00:00Z',
      '2026-03-02T04:00:00Z',
    );
    const { approvedAtUtc } = await approve(sent.person, before.person);
    const { users, company } = world.tenant;
    const { token } = await world.api.given.aSession(users.manager);
    await world.api.call('approvePayrollMonth', {
      ...{ params: { companyId: company.id }, token },
      body: { ...MARCH, employeeIds: [other.person.id] },
    });
    const days = { start_date: MARCH.startDate, end_date: MARCH.endDate, made_at: world.api.time.clock() };
    await world.api.given.aPersonInRun(await world.api.given.aPayrollRun(company, days), sent.person);

    const { data } = await world.call(undoing(approvedAtUtc, sent.person, before.person, other.person));

    expect(data).toEqual({ people: 1, reopenedEntries: 1, leftTouched: 0, leftSent: 1 });
    expect(await lockedIds()).toEqual(
      expect.arrayContaining([sent.entry.id, before.entry.id, other.entry.id]),
    );
    expect(await lockedIds()).not.toContain(later.id);
    expect(await closedOf(before.person)).toHaveLength(1);
  });
});

describe('what others closed', () => {
  it('stays closed by them where the press locked what they had left over', async () => {
    const { person, entry } = await worked('Anna');
    const times = ['2026-03-02T00:00:00Z', '2026-03-02T04:00:00Z'] as const;
    const draft = await world.api.given.anEntry(person, ...times, { is_draft: true });
    await press('owner', person, MARCH);
    await knex()<TimeEntryRow>('time_entries').where({ id: draft.id }).update({ is_draft: false });
    const undo = await press('manager', person, MARCH);

    expect(await undo()).toEqual({ ...TAKEN, reopenedEntries: 1 });

    const { owner } = world.tenant.users;
    expect(await closersOf(person)).toEqual([[owner.id, '2026-03-01T00:00:00.000Z']]);
    expect(await refusalOn(person, '2026-03-01')).toContain(
      `entry.closed: 2026-03-01 lies in time that ${owner.display_name}`,
    );
    expect(await lockedIds()).toContain(entry.id);
    expect(await lockedIds()).not.toContain(draft.id);
  });

  it('stays closed whatever days the client says that it pressed for', async () => {
    const { person } = await worked('Anna');
    await press('owner', person, FEBRUARY);
    const undo = await press('manager', person, { ...MARCH, startDate: '2026-03-02' });

    expect(await undo({ startDate: FEBRUARY.startDate, endDate: MARCH.endDate })).toEqual(TAKEN);

    expect(await closersOf(person)).toEqual([[world.tenant.users.owner.id, '2026-02-01T00:00:00.000Z']]);
  });

  it('stays closed by them where the press covers all of it and locks nothing', async () => {
    const { person } = await worked('Anna', '2026-02-27');
    await press('manager', person, FEBRUARY);
    const undo = await press('owner', person, { ...MARCH, startDate: FEBRUARY.startDate });

    expect(await undo()).toEqual(TAKEN);

    expect(await closersOf(person)).toEqual([[world.tenant.users.manager.id, '2026-02-01T00:00:00.000Z']]);
    expect(await refusalOn(person, '2026-02-28')).toContain('entry.closed');
    expect(await refusalOn(person, '2026-03-01')).toBe('');
  });

  it('is built upon: a press is left where somebody approved the same days after it', async () => {
    const { person } = await worked('Anna');
    const undo = await press('manager', person, MARCH);
    const undoLater = await press('owner', person, MARCH);

    expect(await undo()).toEqual({ ...NOTHING, leftTouched: 1 });
    expect(await closedOf(person)).toHaveLength(2);
    expect(await undoLater()).toEqual(TAKEN);
    expect(await undo()).toEqual({ ...TAKEN, reopenedEntries: 1 });
    expect(await closedOf(person)).toEqual([]);
  });

  it('is told apart from another press of the same person, which stays', async () => {
    const { person, entry } = await worked('Anna');
    await press('owner', person, FEBRUARY);
    const undo = await press('owner', person, MARCH);

    expect(await undo()).toEqual({ ...TAKEN, reopenedEntries: 1 });
    expect(await undo()).toEqual(NOTHING);
    expect(await closersOf(person)).toEqual([[world.tenant.users.owner.id, '2026-02-01T00:00:00.000Z']]);
    expect(await lockedIds()).not.toContain(entry.id);
  });

  it('is nothing where the same person had closed it: a second press over the same days takes nothing back', async () => {
    const { person } = await worked('Anna');
    const undo = await press('owner', person, MARCH);
    const undoSecond = await press('owner', person, MARCH);

    expect(await undoSecond()).toEqual(NOTHING);
    expect(await closedOf(person)).toHaveLength(1);
    expect(await undo()).toEqual({ ...TAKEN, reopenedEntries: 1 });
  });

  it('is looked for in files by the days of the press, not by those of the client', async () => {
    const { person, entry } = await worked('Anna');
    const undo = await press('owner', person, MARCH);
    const days = { start_date: MARCH.startDate, end_date: MARCH.endDate, made_at: world.api.time.clock() };
    await world.api.given.aPersonInRun(await world.api.given.aPayrollRun(world.tenant.company, days), person);

    expect(await undo(FEBRUARY)).toEqual({ ...NOTHING, leftSent: 1 });
    expect(await lockedIds()).toContain(entry.id);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { employeeIds: [], approvedAtUtc: 'x' } });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['employeeIds', 'approvedAtUtc']]);
  });
});

describe('404', () => {
  it('refuses people whom nobody knows', async () => {
    const employeeIds = ['00000000-0000-4000-8000-000000000000'];

    expect(await world.refusal({ body: { employeeIds, approvedAtUtc: '2026-03-02T08:00:00.000Z' } })).toEqual(
      [404, 'employee.not_found'],
    );
  });
});

describe('409', () => {
  it('is possible for ten minutes, and not a moment longer', async () => {
    const { person, entry } = await worked('Anna');
    const { approvedAtUtc } = await approve(person);
    world.api.time.advance({ minutes: 10, ms: 1 });

    expect(await world.refusal(undoing(approvedAtUtc, person))).toEqual([409, 'payroll.undo_expired']);
    expect(await lockedIds()).toContain(entry.id);
  });
});
