import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listCompanyDepartments');

describe('200', () => {
  it('lists departments by name with their active people', async () => {
    const { company } = world.tenant;
    const gone = await world.api.given.anEmployee(company, { is_active: false });
    await world.api.given.aDepartment(company, 'Afgreiðsla', gone);

    const { data } = await world.call();

    expect(data.map(({ name, activePeople }) => [name, activePeople])).toEqual([
      ['Afgreiðsla', 0],
      ['Bakarí', 1],
    ]);
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});
