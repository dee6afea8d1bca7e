import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('getPersonSignIn');
const person = personRefusals(world);

describe('200', () => {
  it('says what there is, and when the person last signed in, and tells no secret', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { created_at } = await world.api.given.aSession(employee);

    const { data, text } = await world.call({ params });

    expect(data).toEqual({
      ...{ hasPin: true, pinLockedUntilAtUtc: null, hasPassword: true },
      ...{ hasSecondFactor: false, recoveryCodesLeft: 0 },
      lastSignInAtUtc: new Date(created_at).toISOString(),
      isMailSetUp: false,
      waitingAddress: null,
    });
    expect(text).not.toMatch(/argon2|4821/);
  });
});

describe('404', person.ofNobody);
