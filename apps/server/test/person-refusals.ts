// What operations about one person of the company answer about nobody, as the tests of a `describe`.
import { expect, it } from 'vitest';
import type { AnyWorld } from './company-world.ts';

export function personRefusals(world: AnyWorld) {
  return {
    ofNobody: () =>
      it('does not know somebody who does not exist, nor the account of another system', async () => {
        const { company } = world.tenant;
        const { id: employeeId } = await world.api.given.aServiceAccount(company);
        const params = { companyId: company.id, employeeId };

        expect(await world.ofNobody('employeeId')).toEqual([404, 'employee.not_found']);
        expect(await world.refusal({ params })).toEqual([404, 'employee.not_found']);
      }),
  };
}
