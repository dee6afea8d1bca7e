import type { DataOf } from '@stimpill/api-types';
import type { stationOperations as operations } from '@stimpill/api-types/station';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listShifts, type Shift } from '#features/schedules/shift-store.ts';
import { findOpenEntry } from '#features/ledger/time-entry-store.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import type { ReadOwnHours } from './own-hours-reader.ts';
import { requestCorrection } from '#features/ledger/request-correction.ts';
import { listOwnAnswers, type OwnAnswer } from '#features/ledger/own-answers-store.ts';
import { countToAnswer } from '#features/ledger/told-change-store.ts';
import { tellMissedBreak } from './tell-missed-break.ts';
import { toStationState, type StateDeps } from '#features/tablets/wire/to-station-state.ts';

const DAY_MS = 86_400_000;
const NEXT_SHIFTS = 5;
const ANSWERED_WITHIN_MS = 14 * DAY_MS;

export type StationOwnDeps = StateDeps & {
  readonly clock: Clock;
  /** Counts years of time off, so it may work in another thread. */
  readonly readOwnHours: ReadOwnHours;
};

export function stationOwnHandlers(deps: StationOwnDeps) {
  const { database, clock, readOwnHours } = deps;
  const scopeOf = (companyId: string) => companyScope(database.knex, companyId);
  return {
    getOwnHours: async ({ caller }) => {
      const { companyId, employeeId } = caller;
      const hours = await readOwnHours({ companyId, employeeId });
      const since = clock() - ANSWERED_WITHIN_MS;
      const answers = await listOwnAnswers(scopeOf(companyId), employeeId, since);
      return {
        ...hours,
        answers: answers.map(toOwnAnswer),
        changesToAnswer: await countToAnswer(scopeOf(companyId), employeeId),
        station: await toStationState(deps, caller),
      };
    },

    listOwnShifts: async ({ caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const now = clock();
      const span = { from: now - 2 * DAY_MS, to: now + 28 * DAY_MS };
      const wanted = { ...span, whose: [caller.employeeId], open: 'advertised' as const };
      const shifts = company.features.enableShifts ? await listShifts(scopeOf(caller.companyId), wanted) : [];
      return {
        shifts: shifts
          .filter(({ employeeId, endAt }) => employeeId === caller.employeeId && endAt > now)
          .slice(0, NEXT_SHIFTS)
          .map(toOwnShift),
        station: await toStationState(deps, caller),
      };
    },

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

type Answer = NonNullable<DataOf<typeof operations.getOwnHours>['answers']>[number];

function toOwnAnswer({ action, at, countsAt, decidedAt, ...answer }: OwnAnswer): Answer {
  return {
    ...answer,
    action: action === 'start' || action === 'stop' ? action : null,
    atUtc: toInstant(at),
    countsAtUtc: countsAt === null ? null : toInstant(countsAt),
    decidedAtUtc: toInstant(decidedAt),
  };
}

type OwnShift = DataOf<typeof operations.listOwnShifts>['shifts'][number];

function toOwnShift({ id, typeName, startAt, endAt }: Shift): OwnShift {
  return { id, shiftTypeName: typeName, startAtUtc: toInstant(startAt), endAtUtc: toInstant(endAt) };
}
