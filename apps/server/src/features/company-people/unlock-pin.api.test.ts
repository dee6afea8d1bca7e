import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('unlockPin');

describe('200', () => {
  it('lets a locked PIN work again, and records who did it', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { knex } = world.api.deps.database;
    const lockedUntil = world.api.deps.clock() + 3_600_000;
    await knex('attempt_counters').insert({
      ...{ scope: 'pin_employee', key: `${company.id}|${employee.id}`, failed_at: '[]' },
      ...{ failures_in_a_row: 10, locked_until: lockedUntil, forgotten_at: lockedUntil },
    });
    const { data: locked } = await world.ask('listPeople');
    const before = await world.ask('getPersonSignIn', { params });

    const { data } = await world.call({ role: 'manager', params });

    const { changes } = (await world.ask('listChanges')).data;
    expect(locked.find(({ id }) => id === employee.id)?.isPinLocked).toBe(true);
    expect(before.data.pinLockedUntilAtUtc).toBe(new Date(lockedUntil).toISOString());
    expect(data.pinLockedUntilAtUtc).toBeNull();
    expect(changes).toMatchObject([{ employeeId: employee.id, userId: world.tenant.users.manager.id }]);
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
  it('refuses the role accountant, and another company', async () => {
    expect(await world.refusal({ role: 'accountant' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });

  it('lets nobody but an owner do it to an owner', async () => {
    const { company, users } = world.tenant;
    const params = { companyId: company.id, employeeId: users.owner.id };

    expect(await world.refusal({ role: 'manager', params })).toEqual([403, 'person.owner_only']);
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
