import { describe, expect, it } from 'vitest';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { companyWorld } from '../../../test/company-world.ts';
import type { SignedUpRow } from '../../../test/given.ts';

const world = companyWorld('listMovedFigures');
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };

/** The clock goes on from person to person. */
let hours = 0;

/** Four Saturdays of March, of which the first was an hour short and is opened and corrected. */
async function aMovedPerson(details: object = {}): Promise<SignedUpRow> {
  const { api, tenant } = world;
  const { id: rule_set_id } = await api.given.aRule(tenant.company, { agreement: 'craft' });
  const person = await api.given.anEmployee(tenant.company, { rule_set_id, ...details });
  const entries: TimeEntryRow[] = [];
  for (const day of ['07', '14', '21', '28'])
    entries.push(
      await api.given.anEntry(
        person,
        `2026-03-${day}T10:00:00Z`,
        `2026-03-${day}T${day === '07' ? 11 : 14}:00:00Z`,
      ),
    );
  hours += 1;
  api.time.moveTo(new Date(Date.UTC(2026, 3, 20, hours)).toISOString());
  await world.ask('approvePayrollMonth', { body: { ...MARCH, employeeIds: [person.id] } });
  api.time.advance({ seconds: 60 });
  const { token: desk } = await api.given.aDeskSession(tenant.users.owner);
  const days = { startDate: '2026-03-07', endDate: '2026-03-07' };
  await world.ask('reopenTime', { body: { ...days, employeeIds: [person.id], reason: 'short' }, desk });
  await api.database.database
    .knex<TimeEntryRow>('time_entries')
    .where({ id: entries[0]?.id ?? '' })
    .update({ end_at: Date.parse('2026-03-07T14:00:00Z') });
  return person;
}

const listed = async (by: object = {}) => (await world.call(by)).data;

describe('200', () => {
  it('names the people, days, minutes and since when, until they are approved again', async () => {
    const { id: employeeId } = await aMovedPerson();

    const before = (await listed()).find((person) => person.employeeId === employeeId);
    await world.ask('approvePayrollMonth', { body: { ...MARCH, employeeIds: [employeeId] } });

    expect(before).toMatchObject({ dates: ['2026-03-28'], mayApprove: true, owners: [] });
    expect(
      before?.lines.map(({ key, beforeMinutes, afterMinutes }) => [key, afterMinutes - beforeMinutes]),
    ).toEqual([
      ['YV1', -50],
      ['YV2', 50],
    ]);
    expect((await listed()).filter((person) => person.employeeId === employeeId)).toEqual([]);
  });

  it('calls each line by one name of the rule of the person, whatever other rules the company has', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company, { agreement: 'hotel-restaurant-shifts' });
    const { id: employeeId } = await aMovedPerson();

    const person = (await listed()).find((each) => each.employeeId === employeeId);

    expect(person?.lines.map(({ names }) => names.map(({ en }) => en))).toEqual([
      ['overtime 1'],
      ['overtime 2'],
    ]);
  });

  it('shows a limited manager the people of their departments alone', async () => {
    const { api, tenant } = world;
    const [inside, outside] = [await aMovedPerson(), await aMovedPerson()];
    const department = await api.given.aDepartment(tenant.company, 'Verkstæði', inside);
    const limited_to_departments = JSON.stringify([department.id]);
    const manager = await api.given.anEmployee(tenant.company, { role: 'manager', limited_to_departments });
    const { token } = await api.given.aSession(manager);

    const ids = (await listed({ token })).map(({ employeeId }) => employeeId);

    expect([ids.includes(inside.id), ids.includes(outside.id)]).toEqual([true, false]);
  });

  it('names the owners to a manager who may not approve their own time', async () => {
    const { api } = world;
    const manager = await aMovedPerson({ role: 'manager' });
    const { token } = await api.given.aSession(manager);

    const own = (await listed({ token })).find(({ employeeId }) => employeeId === manager.id);

    expect([own?.mayApprove, (own?.owners.length ?? 0) > 0]).toEqual([false, true]);
  });
});
