import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addPayPeriod');

describe('200', () => {
  it('adds the pay period', async () => {
    const { data } = await world.call({ body: { name: '26. til 25.', startDay: 26 } });

    expect(data).toMatchObject({ name: '26. til 25.', startDay: 26, isInUse: false });
    expect((await world.ask('listCompanyPayPeriods')).data).toContainEqual(data);
  });
});

describe('400', () => {
  it.each([0, 32, 1.5])('refuses %d as the first day', async (startDay) => {
    const { status, errors } = await world.call({ body: { name: 'Mánuður 2', startDay } });

    expect([status, errors[0]?.field]).toEqual([400, 'startDay']);
  });
});

describe('409', () => {
  it('refuses a name that is there already', async () => {
    expect(await world.refusal({ body: { name: 'Mánuður', startDay: 2 } })).toEqual([
      409,
      'record.name_taken',
    ]);
  });
});
