import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressChangeRow } from '#database/tables/sign-in.ts';
import { companyWorld } from '../../../test/company-world.ts';
import type { SignedUpRow } from '../../../test/given.ts';
import { personRefusals } from '../../../test/person-refusals.ts';

const world = companyWorld('giveAddressLink');
const person = personRefusals(world);

let anna: SignedUpRow;
beforeEach(async () => {
  anna = await world.api.given.anEmployee(world.tenant.company);
});
const params = () => ({ companyId: world.tenant.company.id, employeeId: anna.id });
const read = (token: string) => world.api.call('readAddressLink', { body: { token } });

describe('200', () => {
  it('shows an owner a link of 256 random bits once, where no mail is sent, and stores only its digest', async () => {
    const { api } = world;
    const first = await api.given.aWaitingAddress(anna, 'anna@new.example');
    api.time.advance({ minutes: 1 });

    const { data } = await world.call({ params: params() });

    const [row] = await api.database.database
      .knex<AddressChangeRow>('address_changes')
      .where({ id: first.id });
    const token = data.path?.split('#')[1] ?? '';
    expect(data).toEqual({
      path: expect.stringMatching(/^\/desk\/address#sal_[\w-]{66}$/) as string,
      endsAtUtc: new Date(api.time.clock() + 72 * 3_600_000).toISOString(),
    });
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await read(token)).data.email).toBe('anna@new.example');
    expect((await read(first.token)).codes).toEqual(['address_link.not_found']);
  });

  it('records who made it, and no part of it', async () => {
    await world.api.given.aWaitingAddress(anna);

    const { data } = await world.call({ params: params() });

    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([{ employeeId: anna.id, userId: world.tenant.users.owner.id }]);
    expect(JSON.stringify(changes)).not.toContain(data.path?.split('#')[1]);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('has none to give where no address waits, or its time is over', async () => {
    await world.api.given.aWaitingAddress(anna, 'anna@new.example', { ends_at: world.api.time.clock() });

    expect(await world.refusal({ params: params() })).toEqual([409, 'person.no_waiting_address']);
  });

  it('is shown to no manager, since anyone who has it decides with which address somebody signs in', async () => {
    await world.api.given.aWaitingAddress(anna);

    const { codes, errors } = await world.call({ role: 'manager', params: params() });

    expect(codes).toEqual(['mail.not_set_up']);
    expect(errors[0]?.message).toContain('only owners are shown the link');
  });
});
