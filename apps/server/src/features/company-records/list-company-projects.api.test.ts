import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listCompanyProjects');

describe('200', () => {
  it('lists projects by name with their parts, closed ones too', async () => {
    await world.api.given.aProject(world.tenant.company, { name: 'Áramót', is_active: false });

    const { data } = await world.call();

    expect(data.map(({ name, isActive, subProjects }) => [name, isActive, subProjects.length])).toEqual([
      ['Áramót', false, 0],
      ['Veislur', true, 1],
    ]);
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});
