import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listCompanyPayPeriods');

describe('200', () => {
  it('says which pay periods somebody is paid by', async () => {
    const { company, payPeriod } = world.tenant;
    const free = await world.api.given.aPayPeriod(company, { name: 'Annað', start_day: 26 });
    const own = await world.api.given.aPayPeriod(company, { name: 'Eigið', start_day: 21 });
    await world.api.given.anEmployee(company, { pay_period_id: own.id });

    expect((await world.call()).data).toEqual([
      { id: free.id, name: 'Annað', startDay: 26, isInUse: false },
      { id: own.id, name: 'Eigið', startDay: 21, isInUse: true },
      { id: payPeriod.id, name: 'Mánuður', startDay: 1, isInUse: true },
    ]);
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});
