// What tests about leave share: requests and the days that come of them, and what operations about them refuse, as tests of a `describe`.
import { expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { AnyWorld } from './company-world.ts';

type Asked = { readonly from: string; readonly to: string; readonly status?: string };

export function aboutLeave(world: AnyWorld) {
  const paramsOf = (requestId: string) => ({ companyId: world.tenant.company.id, requestId });
  /** Somebody whose time of February is approved. */
  const withApprovedFebruary = async () => {
    const { employee } = world.tenant;
    const morning = ['2026-02-10T08:00:00Z', '2026-02-10T12:00:00Z'] as const;
    await world.api.given.anEntry(employee, ...morning, { is_locked: true });
    await world.api.given.aClosedTime(employee, '2026-02-01', '2026-02-28');
    return employee;
  };
  return {
    /** How a request is named in a route. */
    paramsOf,

    /** Somebody asks for days off, which wait for a decision unless another status is given. */
    asksFor: async (person: EmployeeRow, { from, to, status = 'Pending' }: Asked) => {
      const days = { start_date: from, end_date: to, status };
      return paramsOf((await world.api.given.aTimeOff(person, days)).id);
    },

    /** The days of absence of somebody in April, in the public API. */
    absencesOf: async (employeeId: string) => {
      const query = { from: '2026-04-01', to: '2026-04-30', employeeId };
      return (await world.ask('listAbsences', { query })).data;
    },

    withApprovedFebruary,

    unknownRequest: () =>
      it('does not know a request that is not there', async () => {
        expect(await world.ofNobody('requestId')).toEqual([404, 'time_off.not_found']);
      }),

    decidedRequest: () =>
      it('refuses a request that was decided', async () => {
        const params = paramsOf(world.tenant.timeOff.id);
        await world.call({ params });

        expect(await world.refusal({ params })).toEqual([409, 'leave.decided']);
      }),

    /** @param rest what the request says about the days beside their ids */
    lockedDays: (rest: object = {}) =>
      it('refuses days of time that was approved', async () => {
        const employee = await withApprovedFebruary();
        const { id } = await world.api.given.anAbsence(employee, { date: '2026-02-27' });

        const body = { absenceIds: [id], ...rest };
        expect(await world.refusal({ body })).toEqual([409, 'absence.locked']);
      }),
  };
}
