import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changePayrollCodes');

describe('200', () => {
  it('sets the codes that are named, keeps the others, and records them', async () => {
    const { company } = world.tenant;
    await world.api.given.aRule(company);
    await world.api.given.aPayrollCode(company, 'dk', 'YV', '200');

    const { data } = await world.call({ body: { codes: [{ key: 'DV', code: '100' }] } });

    const codes = new Map(data.lines.map(({ key, code }) => [key, code]));
    expect([codes.get('DV'), codes.get('YV')]).toEqual(['100', '200']);
    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([{ subject: 'payrollCode', recordName: 'DK: DV', act: 'added' }]);
  });
});

describe('400', () => {
  it('refuses a payroll system that is not known', async () => {
    const { id: companyId } = world.tenant.company;

    const { status, errors } = await world.call({ params: { companyId, target: 'moon' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.target']);
  });
});
