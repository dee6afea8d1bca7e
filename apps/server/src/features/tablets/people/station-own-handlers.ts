import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import { findOpenEntry } from '#features/ledger/time-entry-store.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import type { ReadOwnHours } from './own-hours-reader.ts';
import { requestCorrection } from '#features/ledger/request-correction.ts';
import { countToAnswer } from '#features/ledger/told-change-store.ts';
import { listNextShifts } from './next-shifts.ts';
import { readOwnAnswers } from './read-own-answers.ts';
import { tellMissedBreak } from './tell-missed-break.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';

export type StationOwnDeps = StateDeps & {
  readonly clock: Clock;
  /** Counts years of time off, so it may work in another thread. */
  readonly readOwnHours: ReadOwnHours;
};

export function stationOwnHandlers(deps: StationOwnDeps) {
  const { database, readOwnHours } = deps;
  const scopeOf = (companyId: string) => companyScope(database.knex, companyId);
  return {
    getOwnHours: async ({ caller }) => {
      const { companyId, employeeId } = caller;
      return {
        ...(await readOwnHours({ companyId, employeeId })),
        answers: await readOwnAnswers(deps, caller),
        changesToAnswer: await countToAnswer(scopeOf(companyId), employeeId),
        station: await toStationState(deps, caller),
      };
    },

    listOwnShifts: async ({ caller }) => ({
      shifts: await listNextShifts(deps, caller),
      station: await toStationState(deps, caller),
    }),

    requestCorrection: async ({ body, caller, clientAddress }) => {
      const { companyId, deviceId, employeeId } = caller;
      const { requestId, action, atUtc, note = null } = body;
      const correction = {
        requestId,
        deviceId,
        employeeId,
        action,
        at: Date.parse(atUtc),
        note,
        clientAddress,
      };
      const outcome = await requestCorrection(deps, companyId, correction);
      return {
        requestId,
        outcome,
        isClockedIn: (await findOpenEntry(scopeOf(companyId), employeeId)) !== undefined,
        station: await toStationState(deps, caller),
      };
    },

    tellMissedBreak: async ({ body: { timeEntryId }, caller }) => {
      const { companyId, employeeId } = caller;
      await tellMissedBreak(deps, { companyId, employeeId, timeEntryId });
      return { timeEntryId, station: await toStationState(deps, caller) };
    },
  } satisfies StationHandlers;
}
