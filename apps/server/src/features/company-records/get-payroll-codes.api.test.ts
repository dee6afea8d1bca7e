import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getPayrollCodes');

describe('200', () => {
  it('lists what the rules can give, with its code, and codes that no rule can give', async () => {
    const { company } = world.tenant;
    await world.api.given.aRule(company);
    await world.api.given.aPayrollCode(company, 'dk', 'YV', '200');
    await world.api.given.aPayrollCode(company, 'dk', 'OLD', '900');

    const { data } = await world.call();

    const lines = new Map(data.lines.map((line) => [line.key, line]));
    expect(lines.get('DV')).toMatchObject({ code: null, isGiven: true });
    expect(lines.get('YV')).toMatchObject({ code: '200', isGiven: true });
    expect(lines.get('YV')?.names[0]).toEqual({ is: 'yfirvinna', en: 'overtime', pl: 'nadgodziny' });
    expect(lines.get('OLD')).toEqual({ key: 'OLD', names: [], code: '900', isGiven: false });
  });

  it('says what a credit is called, also where no rule gives it any more', async () => {
    await world.api.given.aPayrollCode(world.tenant.company, 'dk', 'weightedDuty', '300');

    const { data } = await world.call();

    const names = data.lines.find(({ key }) => key === 'weightedDuty')?.names;
    expect(names).toEqual([expect.objectContaining({ en: 'weighted hours' })]);
  });
});

describe('400', () => {
  it('refuses a payroll system that is not known', async () => {
    const { id: companyId } = world.tenant.company;

    const { status, errors } = await world.call({ params: { companyId, target: 'moon' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.target']);
  });
});
