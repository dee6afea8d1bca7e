import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('exportPerson');

describe('200', () => {
  it('gives the person everything about them as one file, without secrets, and records that somebody took it', async () => {
    const { api, tenant } = world;
    const { company, employee, users } = tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const other = await api.given.anEntry(users.manager, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    await world.ask('setPin', { params });

    const { data } = await world.call({ params });

    const file = JSON.parse(data.text) as Record<string, unknown[] | undefined>;
    const { changes } = (await world.ask('listChanges')).data;
    expect(file).toMatchObject({
      formatVersion: 1,
      person: { id: employee.id, departments: ['Bakarí'], birthDate: '1985-06-01' },
      signIn: { hasPin: true },
      timeEntries: [{ startAtUtc: '2026-03-01T08:00:00.000Z' }],
      absences: [{ employeeId: employee.id }],
      timeOff: [{ employeeId: employee.id }],
      shifts: [{ employeeId: employee.id }],
      changes: [{ employeeId: employee.id }],
    });
    expect(data.text).not.toMatch(/argon2|hash/i);
    expect(data.text).not.toContain(other.id);
    expect(changes[0]).toMatchObject({ act: 'looked at', employeeId: employee.id, userId: users.owner.id });
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
  it('refuses a request without a session', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role manager, and another company', async () => {
    expect(await world.refusal({ role: 'manager' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });

  it('asks for a confirmation of the last five minutes', async () => {
    const { users } = world.tenant;
    const { token: desk } = await world.api.given.aDeskSession(users.owner, { confirmed_at: 0 });

    expect(await world.refusal({ desk })).toEqual([403, 'auth.confirmation_needed']);
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
