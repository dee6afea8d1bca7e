import type { stationOperations as operations } from '@stimpill/api-types/station';
import { companyScope } from '#database/company-scope.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authenticatePin, type AuthenticatePinDeps } from '#features/kiosk/authenticate-pin.ts';
import { toEmployeeSession } from '#features/kiosk/to-employee-session.ts';
import { listDepartments } from '#features/people/department-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { listProjects } from '#features/projects/project-store.ts';
import { listPunchUsers } from '#features/punches/list-punch-users.ts';
import { countPunchesInReview } from '#features/punches/review-item-store.ts';
import { listShifts } from '#features/schedules/shift-store.ts';
import { findOpenEntry } from '#features/timesheets/time-entry-store.ts';
import type { Handler } from '#http/mount-operation.ts';
import { toInstant } from '#to-instant.ts';
import { ownHours } from './own-hours.ts';
import { requestCorrection } from './request-correction.ts';
import { toPickableProjects, toStationPerson } from './to-station-lists.ts';
import { toStationState } from './to-station-state.ts';

export type StationPeopleHandlers = {
  readonly listStationPeople: Handler<typeof operations.listStationPeople>;
  readonly listStationProjects: Handler<typeof operations.listStationProjects>;
  readonly authenticateStationPin: Handler<typeof operations.authenticateStationPin>;
  readonly getOwnHours: Handler<typeof operations.getOwnHours>;
  readonly listOwnShifts: Handler<typeof operations.listOwnShifts>;
  readonly requestCorrection: Handler<typeof operations.requestCorrection>;
};

const DAY_MS = 86_400_000;
const NEXT_SHIFTS = 5;

export function stationPeopleHandlers(deps: AuthenticatePinDeps): StationPeopleHandlers {
  const { database, clock } = deps;
  const scopeOf = (companyId: string) => companyScope(database.knex, companyId);
  return {
    listStationPeople: async ({ caller }) => {
      const { company, people } = await listPunchUsers(deps, caller.companyId);
      const departments = inNameOrder(await listDepartments(scopeOf(caller.companyId)), ({ name }) => name);
      return {
        people: people.map((person) => toStationPerson(company, person)),
        departments,
        station: await toStationState(deps, caller),
      };
    },

    listStationProjects: async ({ caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const projects = company.features.enableProjects ? await listProjects(scopeOf(caller.companyId)) : [];
      const today = localDateIn(company.timeZone, clock());
      return {
        projects: toPickableProjects(projects, today),
        station: await toStationState(deps, caller),
      };
    },

    authenticateStationPin: async ({ body, caller }) => {
      const session = await authenticatePin(deps, caller, body);
      const scope = scopeOf(caller.companyId);
      const open = await findOpenEntry(scope, body.employeeId);
      return {
        session: toEmployeeSession(session),
        openEntryStartAtUtc: open === undefined ? null : toInstant(open.startAt),
        punchesInReview: await countPunchesInReview(scope, body.employeeId),
        station: await toStationState(deps, caller),
      };
    },

    getOwnHours: async ({ caller }) => {
      const { today, todayMinutes, openSince, period, periodMinutes } = await ownHours(deps, caller);
      return {
        today: {
          date: today,
          workedMinutes: todayMinutes,
          openEntryStartAtUtc: openSince === null ? null : toInstant(openSince),
        },
        period: { ...period, totalMinutes: periodMinutes },
        station: await toStationState(deps, caller),
      };
    },

    listOwnShifts: async ({ caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const now = clock();
      const span = { from: now - 2 * DAY_MS, to: now + 28 * DAY_MS, asSeenBy: caller.employeeId };
      const shifts = company.features.enableShifts ? await listShifts(scopeOf(caller.companyId), span) : [];
      return {
        shifts: shifts
          .filter(({ employeeId, endAt }) => employeeId === caller.employeeId && endAt > now)
          .slice(0, NEXT_SHIFTS)
          .map(({ id, typeName, startAt, endAt }) => ({
            id,
            shiftTypeName: typeName,
            startAtUtc: toInstant(startAt),
            endAtUtc: toInstant(endAt),
          })),
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
  };
}
