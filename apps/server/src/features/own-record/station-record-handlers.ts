import type { StationHandlers } from '#http/mount-api.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';
import type { OwnRecord } from './own-record.ts';

/** @param record counts pay, so it may work in another thread */
export function stationRecordHandlers(deps: StateDeps, record: OwnRecord) {
  return {
    readOwnDays: async ({ body: { date, language }, caller }) => {
      const { companyId, employeeId } = caller;
      const days = await record.readOwnDays({ companyId, employeeId, date: date ?? undefined, language });
      return { ...days, station: await toStationState(deps, caller) };
    },

    explainOwnDay: async ({ body: { date, language }, caller }) => {
      const { companyId, employeeId } = caller;
      const reasons = await record.explainOwnDay({ companyId, employeeId, date, language });
      return { ...reasons, station: await toStationState(deps, caller) };
    },
  } satisfies StationHandlers;
}
