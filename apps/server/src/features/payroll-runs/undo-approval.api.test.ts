import { describe, expect, it } from 'vitest';
import type { ClosedTimeRow } from '#database/payroll-tables.ts';
import type { EmployeeRow, TimeEntryRow } from '#database/tables.ts';
import { MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { usualRefusals } from '../../../test/usual-refusals.ts';

const world = companyWorld('undoApproval');
const usual = usualRefusals(world);

const worked = async (name: string, date = '2026-03-01') => {
  const person = await world.api.given.anEmployee(world.tenant.company, { display_name: name });
  const entry = await world.api.given.anEntry(person, `${date}T08:00:00Z`, `${date}T16:00:00Z`);
  return { person, entry };
};
const idsOf = (people: readonly EmployeeRow[]) => people.map(({ id }) => id);
const approve = async (...people: readonly EmployeeRow[]) =>
  (await world.ask('approvePayrollMonth', { body: { ...MARCH, employeeIds: idsOf(people) } })).data;
const undoing = (approvedAtUtc: string, ...people: readonly EmployeeRow[]) => ({
  body: { ...MARCH, employeeIds: idsOf(people), approvedAtUtc },
});
const knex = () => world.api.database.database.knex;
const lockedIds = async () =>
  (await knex()<TimeEntryRow>('time_entries').where({ is_locked: true })).map(({ id }) => id);
const closedOf = async ({ id }: EmployeeRow) =>
  await knex()<ClosedTimeRow>('closed_time').where({ employee_id: id });

describe('200', () => {
  it('takes the whole press back, the time that it closed included, and the log says so', async () => {
    const [anna, birta] = [await worked('Anna'), await worked('Birta')];
    const { approvedAtUtc } = await approve(anna.person, birta.person);

    const { data } = await world.call(undoing(approvedAtUtc, anna.person, birta.person));

    const again = await world.call(undoing(approvedAtUtc, anna.person, birta.person));
    expect(data).toEqual({ people: 2, reopenedEntries: 2, leftTouched: 0, leftSent: 0 });
    expect(again.data).toMatchObject({ people: 0, reopenedEntries: 0 });
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
    const days = { start_date: MARCH.startDate, end_date: MARCH.endDate };
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

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { ...MARCH, employeeIds: [], approvedAtUtc: 'x' } });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['employeeIds', 'approvedAtUtc']]);
  });
});

describe('401', usual.withoutToken);

describe('403', () => usual.closedTo('accountant'));

describe('404', () => {
  it('refuses people whom nobody knows', async () => {
    const employeeIds = ['00000000-0000-4000-8000-000000000000'];

    expect(
      await world.refusal({ body: { ...MARCH, employeeIds, approvedAtUtc: '2026-03-02T08:00:00.000Z' } }),
    ).toEqual([404, 'employee.not_found']);
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

describe('413', () => usual.bodyOf(300_000));

describe('415', usual.notJson);
