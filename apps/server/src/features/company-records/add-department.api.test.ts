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

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role manager, and another company', async () => {
    expect(await world.refusal({ role: 'manager' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });
});

describe('409', () => {
  it('refuses a name that people would read as one that is there', async () => {
    expect(await world.refusal({ body: { name: 'bakarí' } })).toEqual([409, 'record.name_taken']);
  });
});

describe('413', () => {
  it('refuses a body that is too large', async () => {
    expect(await world.refusal({ body: { name: 'a'.repeat(66_000) } })).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it('refuses what is not sent as JSON', async () => {
    expect((await world.call({ headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
  });
});
