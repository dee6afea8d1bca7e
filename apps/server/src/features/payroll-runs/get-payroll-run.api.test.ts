import { describe, expect, it } from 'vitest';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { aPaidPerson, MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getPayrollRun');

describe('200', () => {
  it('keeps what it paid, whatever becomes of the time afterwards', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    const { body } = await goodCalls.makePayrollRun(api, tenant);
    const asked = { ...(body as object), employeeIds: [person.id] };
    const { run } = (await world.ask('makePayrollRun', { body: asked })).data;
    const params = { companyId: tenant.company.id, runId: run.id };
    const before = (await world.call({ params })).data;
    await world.ask('reopenTime', { body: { ...MARCH, employeeIds: [person.id], reason: 'x' } });

    const after = (await world.call({ params })).data;

    expect(before.people).toMatchObject([
      {
        employeeId: person.id,
        lines: [{ payrollCode: 'DV', minutes: 480 }],
        entries: [{ workedMinutes: 480 }],
      },
    ]);
    expect(after).toEqual(before);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({
      params: { companyId: world.tenant.company.id, runId: 'x' },
    });

    expect([status, errors[0]?.field]).toEqual([400, 'route.runId']);
  });
});

describe('404', () => {
  it('answers a run of nobody like one of another company', async () => {
    expect(await world.ofNobody('runId')).toEqual([404, 'payroll_run.not_found']);
  });
});
