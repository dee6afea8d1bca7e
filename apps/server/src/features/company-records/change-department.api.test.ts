import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changeDepartment');

describe('200', () => {
  it('renames the department, answers with its new version, and records both names', async () => {
    const first = await world.call({ body: { name: 'Salur' } });

    const { departmentId, companyId } = { departmentId: first.data.id, companyId: world.tenant.company.id };
    const read = await world.ask('getDepartment', { params: { companyId, departmentId } });
    expect([read.data.name, read.headers.get('ETag')]).toEqual(['Salur', first.headers.get('ETag')]);
    const { changes } = (await world.ask('listChanges', { query: { language: 'en' } })).data;
    expect(changes).toMatchObject([
      { act: 'changed', door: 'at the desk', fields: [{ name: 'name', after: 'Salur' }] },
    ]);
  });

  it('changes nothing where the name is the same', async () => {
    const { given } = world.api;
    const { id: departmentId } = await given.aDepartment(world.tenant.company, 'Salur');
    const params = { companyId: world.tenant.company.id, departmentId };
    const { headers } = await world.ask('getDepartment', { params });

    await world.call({ params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body: { name: 'Salur' } });

    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });
});

describe('400', () => {
  it('refuses an empty name, and names the field', async () => {
    const { status, errors } = await world.call({ body: { name: ' ' } });

    expect([status, errors[0]?.field]).toEqual([400, 'name']);
  });
});

describe('404', () => {
  it('does not know an unknown record', async () => {
    expect(await world.ofNobody('departmentId')).toEqual([404, 'department.not_found']);
  });
});

describe('409', () => {
  it('refuses the name of another department', async () => {
    expect(await world.refusal({ body: { name: 'Bakarí' } })).toEqual([409, 'record.name_taken']);
  });
});
