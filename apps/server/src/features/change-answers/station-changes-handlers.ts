import { MOST_TOLD_AT_ONCE } from '@stimpill/api-types/station';
import type { StationHandlers } from '#http/mount-api.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';
import type { Clock } from '#clock.ts';
import { answerChange } from './answer-change.ts';
import { tellOwnChanges, type ReadOwnChanges } from './own-changes.ts';

type Deps = StateDeps & { readonly clock: Clock };

/** @param readOwnChanges counts pay, so it may work in another thread */
export function stationChangesHandlers(deps: Deps, readOwnChanges: ReadOwnChanges) {
  return {
    listOwnChanges: async ({ caller }) => {
      const { companyId, employeeId } = caller;
      const { changes, seenThrough } = await readOwnChanges({
        ...{ companyId, employeeId },
        most: MOST_TOLD_AT_ONCE,
      });
      return { changes, seenThrough, station: await toStationState(deps, caller) };
    },

    tellOwnChanges: async ({ body: { changeIds }, caller }) => {
      const told = await tellOwnChanges(deps, caller, changeIds);
      return { told: [...told], station: await toStationState(deps, caller) };
    },

    answerOwnChange: async ({ body: { requestId, changeId, notSoBecause, seenThrough }, caller }) => {
      const said = { requestId, changeId, notSoBecause, seenThrough: Date.parse(seenThrough) };
      await answerChange(deps, caller, said);
      return { requestId, changeId, station: await toStationState(deps, caller) };
    },
  } satisfies StationHandlers;
}
