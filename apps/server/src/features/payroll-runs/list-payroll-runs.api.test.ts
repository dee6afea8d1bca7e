import { describe, expect, it } from 'vitest';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listPayrollRuns');

describe('200', () => {
  it('has the newest run first, with who made it and its sums', async () => {
    const { owner } = world.tenant.users;
    const first = (await world.ask('makePayrollRun', await goodCalls.makePayrollRun(world.api, world.tenant)))
      .data;
    const second = (
      await world.ask('makePayrollRun', await goodCalls.makePayrollRun(world.api, world.tenant))
    ).data;

    const { data } = await world.call();

    expect(data.map(({ id, number }) => [id, number])).toEqual([
      [second.run.id, 2],
      [first.run.id, 1],
    ]);
    expect(data[0]).toMatchObject({ userId: owner.id, madeBy: owner.display_name, peopleCount: 1 });
    expect(data[0]?.totals).toEqual([{ payrollCode: 'DV', minutes: 480 }]);
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});
