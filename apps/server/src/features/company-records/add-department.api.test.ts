import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('addDepartment');

describe('200', () => {
  it('adds the department, and records who did', async () => {
    const { data } = await world.call({ body: { name: ' Afgreiðsla ' } });

    const departments = (await world.ask('listCompanyDepartments')).data;
    expect(data.name).toBe('Afgreiðsla');
    expect(departments).toContainEqual({ ...data, activePeople: 0 });
    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([
      { act: 'added', subject: 'department', recordName: 'Afgreiðsla', userId: world.tenant.users.owner.id },
    ]);
  });
});

describe('400', () => {
  it('refuses an empty name, and names the field', async () => {
    const { status, errors } = await world.call({ body: { name: ' ' } });

    expect([status, errors[0]?.field]).toEqual([400, 'name']);
  });
});

describe('409', () => {
  it('refuses a name that people would read as one that is there', async () => {
    expect(await world.refusal({ body: { name: 'bakarí' } })).toEqual([409, 'record.name_taken']);
  });
});
