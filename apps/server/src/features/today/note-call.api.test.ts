import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('noteCall');
const person = personRefusals(world);

const about = () => ({ companyId: world.tenant.company.id, employeeId: world.tenant.employee.id });
const ofToday = async (employeeId: string) =>
  (await world.ask('getToday')).data.people.find((each) => each.employeeId === employeeId)?.call;

describe('200', () => {
  it('shows on this day when somebody was called and by whom, for everybody who sees them', async () => {
    const { employee, users } = world.tenant;
    expect(await ofToday(employee.id)).toBeNull();

    const { data } = await world.call({ role: 'manager', params: about() });

    const calledAtUtc = new Date(world.api.deps.clock()).toISOString();
    expect(data).toEqual({ employeeId: employee.id, calledAtUtc });
    const { display_name: byName } = users.manager;
    expect(await ofToday(employee.id)).toEqual({ atUtc: calledAtUtc, byName });
  });

  it('keeps the last of several calls', async () => {
    await world.call({ role: 'owner', params: about() });
    world.api.time.advance({ minutes: 5 });

    const { data } = await world.call({ role: 'manager', params: about() });

    const { display_name: byName } = world.tenant.users.manager;
    expect(await ofToday(world.tenant.employee.id)).toEqual({ atUtc: data.calledAtUtc, byName });
  });

  it('is of one day', async () => {
    await world.call({ params: about() });
    world.api.time.advance({ hours: 24 });

    expect(await ofToday(world.tenant.employee.id)).toBeNull();
  });
});

describe('404', person.ofNobody);
