import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addProject');

describe('200', () => {
  it('adds the project with its parts', async () => {
    const { data } = await world.call();

    expect(data.subProjects).toMatchObject([{ name: 'Brúðkaup', code: '12', isActive: true }]);
    expect((await world.ask('listCompanyProjects')).data).toContainEqual(data);
  });
});

describe('400', () => {
  it('refuses a last day before the first, and names the field', async () => {
    const body = { name: 'Nýtt', code: null, isActive: true, subProjects: [] };

    const { status, errors } = await world.call({
      body: { ...body, startDate: '2026-02-01', endDate: '2026-01-01' },
    });

    expect([status, errors[0]?.field]).toEqual([400, 'endDate']);
  });
});

describe('409', () => {
  it('refuses the name of another project, and two parts of one name', async () => {
    const body = { code: null, isActive: true, startDate: null, endDate: null };
    const part = { id: null, name: 'Hluti', code: null, isActive: true };

    expect(await world.refusal({ body: { ...body, name: 'Veislur', subProjects: [] } })).toEqual([
      409,
      'record.name_taken',
    ]);
    expect(await world.refusal({ body: { ...body, name: 'Nýtt', subProjects: [part, part] } })).toEqual([
      409,
      'record.name_taken',
    ]);
  });
});
