import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('withdrawAddress');
const person = personRefusals(world);

describe('200', () => {
  it('ends the link, leaves the old address, and records who did it', async () => {
    const { api, tenant } = world;
    const anna = await api.given.anEmployee(tenant.company);
    const { token } = await api.given.aWaitingAddress(anna, 'anna@new.example');
    const params = { companyId: tenant.company.id, employeeId: anna.id };
    const { data: before } = await world.ask('getPersonSignIn', { params });

    const { data } = await world.call({ params });

    const { changes } = (await world.ask('listChanges')).data;
    expect(before.waitingAddress).toMatchObject({ email: 'anna@new.example', askedByName: null });
    expect(data.waitingAddress).toBeNull();
    expect((await api.call('readAddressLink', { body: { token } })).status).toBe(404);
    expect(changes).toMatchObject([{ employeeId: anna.id, userId: tenant.users.owner.id }]);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('has nothing to withdraw where no address waits', async () => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };

    expect(await world.refusal({ params })).toEqual([409, 'person.no_waiting_address']);
  });
});
