import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('removeCall');
const person = personRefusals(world);

describe('200', () => {
  it('takes the note of a call back, and again it changes nothing', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    await world.ask('noteCall', { params });

    const answers = [await world.call({ params }), await world.call({ params })];

    expect(answers.map(({ status, data }) => [status, data.calledAtUtc])).toEqual([
      [200, null],
      [200, null],
    ]);
    const { people } = (await world.ask('getToday')).data;
    expect(people.find(({ employeeId }) => employeeId === employee.id)?.call).toBeNull();
  });
});

describe('404', person.ofNobody);
