import { describe, expect, it } from 'vitest';
import { manageOperations } from '@stimpill/api-types/manage';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { aPaidPerson } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const EXAMPLE = manageOperations.previewPayrollRun.example.body;
const world = companyWorld('previewPayrollRun');
const good = async () => (await goodCalls.previewPayrollRun(world.api, world.tenant)).body as typeof EXAMPLE;

describe('200', () => {
  it('shows sums and rows as the run then has them, and keeps nothing', async () => {
    const body = await good();

    const { data } = await world.call({ body });

    expect((await world.ask('listPayrollRuns')).data).toEqual([]);
    const { run } = (await world.ask('makePayrollRun', { body })).data;
    expect([data.kind, data.peopleCount, data.totals]).toEqual([run.kind, run.peopleCount, run.totals]);
    expect(data.people).toMatchObject([{ lines: [{ payrollCode: 'DV', minutes: 480 }] }]);
    const params = { companyId: world.tenant.company.id, runId: run.id };
    const { base64 } = (await world.ask('getPayrollRunFile', { params })).data;
    const text = Buffer.from(base64, 'base64').toString().replace('\uFEFF', '');
    expect(data.head.map((row) => row.join(';'))).toEqual(text.trim().split('\r\n'));
  });

  it('names whom the run would leave out', async () => {
    const nameless = await aPaidPerson(world.api, world.tenant, { kennitala: null, display_name: 'Birta' });
    const person = await aPaidPerson(world.api, world.tenant);
    const employeeIds = [nameless.id, person.id];

    const { data } = await world.call({ body: { ...(await good()), employeeIds, leavesOutUnready: true } });

    expect(data.leftOut).toMatchObject([{ displayName: 'Birta', codes: ['identity.missing'] }]);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { ...EXAMPLE, again: 'twice' } });

    expect([status, errors[0]?.field]).toEqual([400, 'again']);
  });
});

describe('404', () => {
  it('refuses people whom nobody knows', async () => {
    const employeeIds = ['00000000-0000-4000-8000-000000000000'];

    expect(await world.refusal({ body: { ...EXAMPLE, employeeIds } })).toEqual([404, 'employee.not_found']);
  });
});

describe('409', () => {
  it('refuses what the run would refuse', async () => {
    const body = await good();
    await world.ask('makePayrollRun', { body });

    expect(await world.refusal({ body })).toEqual([409, 'payroll.made_meanwhile']);
  });
});
