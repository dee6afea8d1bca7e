import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('getPerson');
const person = personRefusals(world);

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

describe('404', person.ofNobody);
