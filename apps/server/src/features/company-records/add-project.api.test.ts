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
