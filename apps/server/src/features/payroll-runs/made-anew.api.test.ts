// A file that says everything anew, in place of one that would take something back.
import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { aPaidPerson, MARCH } from '../../../test/conformance/good-payroll-calls.ts';

const world = companyWorld('makePayrollRun');

const asked = (people: readonly EmployeeRow[], again: string) => ({
  body: {
    ...{ ...MARCH, profileKey: 'generic', employeeIds: people.map(({ id }) => id), again },
    ...{ leavesOutUnready: false, ignoresSilentTablets: true },
  },
});

/** The approved day ends at another time, as after a correction; null: it goes. */
async function corrected({ id }: EmployeeRow, endAt: string | null): Promise<void> {
  const entries = world.api.deps.database.knex('time_entries').where({ employee_id: id });
  if (endAt === null) await entries.delete();
  else await entries.update({ end_at: Date.parse(`2026-03-01T${endAt}:00Z`) });
}

const totalsOf = async (call: ReturnType<typeof asked>) => {
  const answer = await world.call(call);
  return answer.status === 200 ? [answer.data.run.kind, answer.data.run.totals] : answer.codes;
};

async function fileOf(runId: string): Promise<string[]> {
  const params = { companyId: world.tenant.company.id, runId };
  const { base64 } = (await world.ask('getPayrollRunFile', { params })).data;
  return Buffer.from(base64, 'base64').toString().trim().split('\r\n').slice(1);
}

describe('everything anew', () => {
  it('is what they are paid in all, named as such in the run and its file, and says which runs it replaces', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    const first = (await world.call(asked([person], 'refuse'))).data.run;
    await corrected(person, '15:00');
    const differences = (await world.ask('previewPayrollRun', asked([person], 'differences'))).data;
    const seen = (await world.ask('previewPayrollRun', asked([person], 'anew'))).data;

    const { run } = (await world.call(asked([person], 'anew'))).data;

    expect([differences.isBelowZero, seen.isBelowZero]).toEqual([true, false]);
    expect([seen.kind, seen.replaces]).toEqual(['anew', [first.number]]);
    expect([run.kind, run.totals]).toEqual(['anew', [{ payrollCode: 'DV', minutes: 420 }]]);
    expect(run.fileName).toMatch(/-anew\.csv$/);
    expect(await fileOf(run.id)).toEqual([expect.stringContaining(';DV;7,00;')]);
  });

  it('is where later differences reckon from, and nothing more is owed before time changes again', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    await world.call(asked([person], 'refuse'));
    await corrected(person, '15:00');
    await world.call(asked([person], 'anew'));

    expect(await totalsOf(asked([person], 'anew'))).toEqual(['payroll.nothing_to_send']);
    expect(await totalsOf(asked([person], 'differences'))).toEqual(['payroll.nothing_to_send']);
    await corrected(person, '15:30');
    expect(await totalsOf(asked([person], 'differences'))).toEqual([
      'differences',
      [{ payrollCode: 'DV', minutes: 30 }],
    ]);
    const { people } = (await world.ask('checkPayrollMonth', { query: MARCH })).data;
    expect(people.find(({ employeeId }) => employeeId === person.id)?.state).toBe('exported');
  });

  it('takes back with it anyone who has nothing left, and has everybody else whole', async () => {
    const { api, tenant } = world;
    const [gone, other] = [await aPaidPerson(api, tenant), await aPaidPerson(api, tenant)];
    await world.call(asked([gone, other], 'refuse'));
    await corrected(gone, null);

    const { run } = (await world.call(asked([gone, other], 'anew'))).data;

    expect([run.peopleCount, run.totals]).toEqual([2, [{ payrollCode: 'DV', minutes: 480 }]]);
    expect(await fileOf(run.id)).toHaveLength(1);
    expect(await totalsOf(asked([gone, other], 'differences'))).toEqual(['payroll.nothing_to_send']);
  });

  it('is an ordinary file of people whom no run has', async () => {
    const person = await aPaidPerson(world.api, world.tenant);

    expect(await totalsOf(asked([person], 'anew'))).toEqual(['whole', [{ payrollCode: 'DV', minutes: 480 }]]);
  });
});

describe('a profile', () => {
  it('says where its maker tells that it takes amounts below zero, and of the others that it is not known', async () => {
    const { data } = await world.ask('listExportProfiles');

    const known = data.filter(({ takesBelowZero }) => takesBelowZero !== null).map(({ key }) => key);
    expect(known).toEqual(['h3']);
  });
});
