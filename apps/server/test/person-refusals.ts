// What operations about one person of the company refuse, as the tests of a `describe`.
import { expect, it } from 'vitest';
import type { AnyWorld } from './usual-refusals.ts';

/** The refusals of an operation that names a person in its route; each declares its tests. */
export function personRefusals(world: AnyWorld) {
  const paramsOf = (employeeId: string) => ({ companyId: world.tenant.company.id, employeeId });
  return {
    idThatIsNone: () =>
      it('refuses an id that is none', async () => {
        const { status, errors } = await world.call({ params: paramsOf('x') });

        expect([status, errors[0]?.field]).toEqual([400, 'route.employeeId']);
      }),
    ofAnOwner: () =>
      it('lets nobody but an owner do it to an owner', async () => {
        const params = paramsOf(world.tenant.users.owner.id);

        expect(await world.refusal({ role: 'manager', params })).toEqual([403, 'person.owner_only']);
      }),
    ofAnybodyWithARole: () =>
      it.each(['manager', 'accountant', 'owner'] as const)(
        'lets nobody but an owner do it to somebody who is %s',
        async (role) => {
          const { id } = await world.api.given.anEmployee(world.tenant.company, { role });

          expect(await world.refusal({ role: 'manager', params: paramsOf(id) })).toEqual([
            403,
            'person.owner_only',
          ]);
        },
      ),
    unconfirmed: () =>
      it('asks for a confirmation of the last five minutes', async () => {
        const { users } = world.tenant;
        const { token: desk } = await world.api.given.aDeskSession(users.owner, { confirmed_at: 0 });

        expect(await world.refusal({ desk })).toEqual([403, 'auth.confirmation_needed']);
      }),
    ofNobody: () =>
      it('does not know somebody who does not exist, nor the account of another system', async () => {
        const { id } = await world.api.given.aServiceAccount(world.tenant.company);

        expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
        expect(await world.refusal({ params: paramsOf(id) })).toEqual([404, 'employee.not_found']);
      }),
  };
}
