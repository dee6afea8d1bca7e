// Anyone who was sent for some days stays with them, also once nothing of theirs is left in them.
import { describe, expect, it } from 'vitest';
import { aPaidPerson, MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('checkPayrollMonth');

const run = { profileKey: 'generic', ...MARCH, leavesOutUnready: true, ignoresSilentTablets: true };

/** Somebody who was sent with eight hours that are taken back, and who was not employed then after all. */
async function aSentPersonWhoLeft() {
  const { api, tenant } = world;
  const person = await aPaidPerson(api, tenant);
  await world.ask('makePayrollRun', { body: { ...run, employeeIds: [person.id], again: 'refuse' } });
  const { knex } = api.deps.database;
  await knex('time_entries').where({ employee_id: person.id }).delete();
  await knex('employees').where({ id: person.id }).update({ employment_end_date: '2026-02-28' });
  return person;
}

describe('somebody who was sent and is no longer of the period', () => {
  it('stands in the month, and a run of differences of everybody takes the money back', async () => {
    const person = await aSentPersonWhoLeft();

    const { people } = (await world.call({ query: MARCH })).data;
    const body = { ...run, employeeIds: null, again: 'differences' };
    const made = (await world.ask('makePayrollRun', { body })).data.run;

    expect(people.find(({ employeeId }) => employeeId === person.id)).toMatchObject({
      state: 'differences',
      canBeApproved: false,
    });
    expect(made).toMatchObject({ peopleCount: 1, totals: [{ payrollCode: 'DV', minutes: -480 }] });
  });

  it('is asked for by no other days, and not by the preview of the public API', async () => {
    const person = await aSentPersonWhoLeft();
    const april = { startDate: '2026-04-01', endDate: '2026-04-30' };
    const body = { ...MARCH, exportTarget: 'generic' };

    const month = (await world.call({ query: april })).data.people.map(({ employeeId }) => employeeId);
    const before = (await world.ask('previewPayrollExport', { body })).data;
    const rest = world.api.deps.database.knex('employees').where({ id: person.id });
    await rest.update({ employment_end_date: '2026-03-31' });
    const after = (await world.ask('previewPayrollExport', { body })).data;

    expect(month).not.toContain(person.id);
    expect(after.totalEmployees - before.totalEmployees).toBe(1);
  });
});
