import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listLeaveBalances');

describe('200', () => {
  it('says of everybody what the public API says, by name', async () => {
    const anna = await world.api.given.anEmployee(world.tenant.company, { display_name: 'Anna Æsudóttir' });
    await world.api.given.aTimeOff(anna, { start_date: '2026-12-01', end_date: '2026-12-04' });

    const { data } = await world.call();
    const { data: there } = await world.ask('getAbsenceBalancesSummary');

    expect(data).toEqual(there.employees);
    expect(data.map(({ employeeId }) => employeeId)).toContain(anna.id);
  });

  it('leaves out who is employed no more, or not yet, and accounts of other systems, which have no leave', async () => {
    const { company } = world.tenant;
    const account = await world.api.given.aServiceAccount(company);
    const gone = await world.api.given.anEmployee(company, { employment_end_date: '2020-01-31' });
    const toCome = await world.api.given.anEmployee(company, { employment_start_date: '2099-01-01' });

    const ids = (await world.call()).data.map(({ employeeId }) => employeeId);

    expect(ids).not.toContain(gone.id);
    expect(ids).not.toContain(toCome.id);
    expect(ids).not.toContain(account.id);
  });
});
