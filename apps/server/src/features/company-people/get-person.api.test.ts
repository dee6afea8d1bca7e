import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getPerson');

describe('200', () => {
  it('answers with the record and its version, without secrets', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };

    const { data, headers, text } = await world.call({ params });

    expect(data).toMatchObject({
      ...{ id: employee.id, role: 'employee', departmentIds: [world.tenant.department.id] },
      ...{ employmentRatio: 1, ratioChanges: [], jobTitle: 'Bakari', birthDate: '1985-06-01' },
    });
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
    expect(text).not.toMatch(/argon2|hash/i);
  });

  it('has the same version while the person only punches', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const before = (await world.call({ params })).headers.get('ETag');

    await world.api.given.anEntry(employee, '2026-03-02T07:00:00Z', null);

    expect((await world.call({ params })).headers.get('ETag')).toBe(before);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const params = { companyId: world.tenant.company.id, employeeId: 'x' };
    const { status, errors } = await world.call({ params });

    expect([status, errors[0]?.field]).toEqual([400, 'route.employeeId']);
  });
});

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role employee, and another company', async () => {
    expect(await world.refusal({ role: 'employee' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });
});

describe('404', () => {
  it('does not know somebody who does not exist, nor the account of another system', async () => {
    const { id: employeeId } = await world.api.given.aServiceAccount(world.tenant.company);
    const params = { companyId: world.tenant.company.id, employeeId };

    expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
    expect(await world.refusal({ params })).toEqual([404, 'employee.not_found']);
  });
});
