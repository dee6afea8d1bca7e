// Absences for which the payroll system has no code: a run asks about them, once for each run.
import { describe, expect, it } from 'vitest';
import type { PayrollRunPersonRow } from '#database/tables/payroll.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { aPaidPerson, MARCH } from '../../../test/conformance/good-payroll-calls.ts';

const world = companyWorld('makePayrollRun');

/** Eight approved hours and a day of sickness, for which DK has no code. */
async function somebodySick(payBasis: 'hourly' | 'monthly', displayName = 'Freyja'): Promise<EmployeeRow> {
  const { api, tenant } = world;
  const person = await aPaidPerson(api, tenant, { display_name: displayName });
  await api.deps.database.knex('employees').where({ id: person.id }).update({ pay_basis: payBasis });
  await api.given.anAbsence(person, { date: '2026-03-03', type: 'sick' });
  return person;
}

const asked = async (people: readonly EmployeeRow[], rest: object = {}) => {
  await world.api.given.aPayrollCode(world.tenant.company, 'dk', 'DV', '1');
  return {
    ...{ ...MARCH, profileKey: 'dk', employeeIds: people.map(({ id }) => id) },
    ...{ again: 'refuse', leavesOutUnready: false, ignoresSilentTablets: true, ...rest },
  };
};

const reasonFor = ({ id }: EmployeeRow) => ({
  withoutAbsences: [{ employeeId: id, kind: 'sick', reason: 'Greitt með eingreiðslu' }],
});

const readRun = async (runId: string) =>
  (await world.ask('getPayrollRun', { params: { companyId: world.tenant.company.id, runId } })).data;

describe('absence without a code', () => {
  it('keeps anyone who is paid by the hour out of the file until somebody says why, and the reason stands in the run', async () => {
    const person = await somebodySick('hourly');
    const body = await asked([person]);
    const refused = await world.call({ body });
    const seen = await world.ask('previewPayrollRun', { body: { ...body, ...reasonFor(person) } });
    const { run } = (await world.call({ body: { ...body, ...reasonFor(person) } })).data;

    const kept = [{ kind: 'sick', minutes: 480, reason: 'Greitt með eingreiðslu' }];
    expect(refused.codes).toEqual(['payroll.not_ready']);
    expect(refused.errors[0]?.message).toContain('Freyja is not ready to be paid (absence.unmapped)');
    expect(seen.data.people.map(({ withoutAbsences }) => withoutAbsences)).toEqual([kept]);
    expect((await readRun(run.id)).people.map(({ withoutAbsences }) => withoutAbsences)).toEqual([kept]);
  });

  it('is asked about by the next run again', async () => {
    const person = await somebodySick('hourly');
    const body = await asked([person]);
    await world.call({ body: { ...body, ...reasonFor(person) } });
    await world.api.given.anEntry(person, '2026-03-05T08:00:00Z', '2026-03-05T09:00:00Z', {
      is_locked: true,
    });
    const more = { ...body, again: 'differences' };

    expect(await world.refusal({ body: more })).toEqual([409, 'payroll.not_ready']);
    expect((await world.call({ body: { ...more, ...reasonFor(person) } })).data.run).toMatchObject({
      kind: 'differences',
      totals: [{ payrollCode: '1', minutes: 60 }],
    });
  });

  it('of somebody who has nothing else is in no row of the file, and kept with its reason', async () => {
    const { api, tenant } = world;
    const [person, other] = [await somebodySick('hourly'), await aPaidPerson(api, tenant)];
    await api.deps.database.knex('time_entries').where({ employee_id: person.id }).delete();
    const body = await asked([person, other], reasonFor(person));

    const { run } = (await world.call({ body })).data;

    const params = { companyId: tenant.company.id, runId: run.id };
    const { base64 } = (await world.ask('getPayrollRunFile', { params })).data;
    const rows = Buffer.from(base64, 'base64').toString().trim().split('\r\n');
    expect([rows.length, rows.join('').includes('Freyja')]).toEqual([2, false]);
    const { people } = await readRun(run.id);
    expect(people.find(({ employeeId }) => employeeId === person.id)).toMatchObject({
      lines: [],
      withoutAbsences: [{ kind: 'sick', minutes: 480 }],
    });
  });

  it('makes no run of nobody but people who have nothing else, because its file would be empty', async () => {
    const person = await somebodySick('hourly');
    await world.api.deps.database.knex('time_entries').where({ employee_id: person.id }).delete();
    const body = await asked([person], reasonFor(person));

    expect(await world.refusal({ body })).toEqual([409, 'payroll.nothing_to_send']);
    expect((await world.ask('listPayrollRuns')).data).toEqual([]);
  });

  it('is paid where a code was given since, whatever was said of it', async () => {
    const person = await somebodySick('hourly');
    const body = await asked([person], reasonFor(person));
    await world.api.given.aPayrollCode(world.tenant.company, 'dk', 'sick', '8');

    const { run } = (await world.call({ body })).data;

    expect(run.totals).toEqual([
      { payrollCode: '1', minutes: 480 },
      { payrollCode: '8', minutes: 480 },
    ]);
    const rows = world.api.deps.database.knex<PayrollRunPersonRow>('payroll_run_people');
    expect(await rows.where({ run_id: run.id }).select('without_absences')).toEqual([
      { without_absences: null },
    ]);
  });

  it('holds back nobody who is paid by the month', async () => {
    const person = await somebodySick('monthly');

    expect((await world.call({ body: await asked([person]) })).status).toBe(200);
  });

  it('is a line of the month with the people, in the way only by the hour, and keeps no time from being approved', async () => {
    const [hourly, monthly] = [await somebodySick('hourly', 'Anna'), await somebodySick('monthly', 'Birna')];
    await asked([hourly, monthly]);

    const { data } = await world.ask('checkPayrollMonth', { query: { ...MARCH, profileKey: 'dk' } });

    // The company of the test has others who are paid by the month.
    const isOurs = ({ employeeId }: { readonly employeeId: string }) =>
      [hourly.id, monthly.id].includes(employeeId);
    const found = data.checks.filter(({ code }) => code.startsWith('absence'));
    expect(
      found.map(({ code, blocks, page, people }) => [
        ...[code, blocks, page],
        people
          .filter(isOurs)
          .map(({ displayName, count }) => `${displayName} ${count}`)
          .join(),
      ]),
    ).toEqual([
      ['absenceUnmapped', true, 'payrollCodes', 'Anna 1'],
      ['absenceUnsettled', false, 'payrollCodes', 'Birna 1'],
    ]);
    const states = data.people
      .filter(isOurs)
      .map(({ state, isPaid, unmappedAbsences }) => [state, isPaid, unmappedAbsences]);
    expect(states).toEqual([
      ['approved', true, [{ kind: 'sick', minutes: 480, blocks: true }]],
      ['approved', true, [{ kind: 'sick', minutes: 480, blocks: false }]],
    ]);
  });

  it('is refused of somebody whom nobody knows, at their place in the list', async () => {
    const person = await somebodySick('hourly');
    const nobody = { ...person, id: '00000000-0000-4000-8000-000000000000' };

    const { status, errors } = await world.call({ body: await asked([person], reasonFor(nobody)) });

    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([
      404,
      'employee.not_found',
      'withoutAbsences[0].employeeId',
    ]);
  });
});
