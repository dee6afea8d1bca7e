import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('exportPerson');
const person = personRefusals(world);

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

describe('404', person.ofNobody);
