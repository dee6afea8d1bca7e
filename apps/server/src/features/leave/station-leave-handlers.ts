import type { DataOf } from '@stimpill/api-types';
import type { stationOperations as operations } from '@stimpill/api-types/station';
import type { Author } from '#features/changes/change.ts';
import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { askForLeave } from './ask-for-leave.ts';
import type { LeaveAuthor } from './leave-author.ts';
import { readOwnLeave, withdrawLeave, type OwnLeave } from './own-leave.ts';
import { LEAVE_STATUS } from './to-leave.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import type { Clock } from '#clock.ts';

export type StationLeaveDeps = StateDeps & { readonly clock: Clock };

type SignedIn = { readonly companyId: string; readonly employeeId: string };

export function stationLeaveHandlers(deps: StationLeaveDeps) {
  const { knex } = deps.database;
  const authorFor = async ({ companyId, employeeId: userId }: SignedIn): Promise<LeaveAuthor> => {
    const by: Author = { door: 'station', userId, operator: null };
    return { company: await requireCompany(knex, companyId), by, reason: null };
  };
  return {
    getOwnLeave: async ({ caller }) => {
      const company = await requireCompany(knex, caller.companyId);
      const own = await readOwnLeave(deps, { company }, caller.employeeId);
      return { ...toOwnLeave(own), station: await toStationState(deps, caller) };
    },

    askForOwnLeave: async ({ body, caller }) => {
      const { requestId, startDate, endDate, minutes, percent, kindId, note = '' } = body;
      const employee =
        (await findEmployee(companyScope(knex, caller.companyId), caller.employeeId)) ??
        assertNeverHappens('somebody who is nobody');
      await askForLeave(deps, await authorFor(caller), {
        ...{ id: requestId, employee, startDate, endDate, note },
        ...{ minutes: minutes ?? null, percent: percent ?? null, kindId: kindId ?? null },
      });
      return { requestId, station: await toStationState(deps, caller) };
    },

    withdrawOwnLeave: async ({ body: { requestId }, caller }) => {
      const { employeeId } = caller;
      await withdrawLeave(deps, await authorFor(caller), { employeeId, requestId });
      return { requestId, station: await toStationState(deps, caller) };
    },
  } satisfies StationHandlers;
}

type Answer = Omit<DataOf<typeof operations.getOwnLeave>, 'station'>;

function toOwnLeave({ today, vacation, askable, requests, kinds }: OwnLeave): Answer {
  const { remainingMinutes, pendingMinutes, periodEndDate } = vacation;
  return {
    today,
    vacation: { remainingMinutes, pendingMinutes, periodEndDate },
    kinds: askable.map(({ id, name }) => ({ id, name })),
    requests: requests.map(({ id, startDate, endDate, minutes, percent, kindId, ...request }) => ({
      ...{ requestId: id, startDate, endDate, minutes, percent, note: request.note },
      kindName: kinds.get(kindId ?? '')?.name ?? null,
      status: LEAVE_STATUS[request.status],
      answer: request.decision?.answer ?? null,
    })),
  };
}
