import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('listPersonSessions');
const person = personRefusals(world);

describe('200', () => {
  it('lists the sessions of the person, without their tokens', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const session = await world.api.given.aSession(employee);

    const { data, text } = await world.call({ role: 'manager', params });

    expect(data).toMatchObject([{ id: session.id, kind: 'token' }]);
    expect(text).not.toContain(session.token);
  });
});

describe('404', person.ofNobody);
