import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('unlockPin');
const person = personRefusals(world);

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
    const locked = await world.people();
    const before = await world.ask('getPersonSignIn', { params });

    const { data } = await world.call({ role: 'manager', params });

    const { changes } = (await world.ask('listChanges')).data;
    expect(locked.find(({ id }) => id === employee.id)?.isPinLocked).toBe(true);
    expect(before.data.pinLockedUntilAtUtc).toBe(new Date(lockedUntil).toISOString());
    expect(data.pinLockedUntilAtUtc).toBeNull();
    expect(changes).toMatchObject([{ employeeId: employee.id, userId: world.tenant.users.manager.id }]);
  });
});

describe('404', person.ofNobody);
