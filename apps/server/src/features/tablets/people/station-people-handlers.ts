import { MAX_STATION_REVIEWS } from '@stimpill/api-types/station';
import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authenticatePin, type AuthenticatePinDeps } from './authenticate-pin.ts';
import { listPhonesAddedSince } from '#features/auth/phones/phone-store.ts';
import { NEW_FOR_MS } from '#features/auth/phones/phone.ts';
import { toNewPhone } from '#features/auth/phones/to-phone.ts';
import { toEmployeeSession } from './to-employee-session.ts';
import { listDepartments } from '#features/people/department-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { listProjects } from '#features/projects/project-store.ts';
import { listPunchUsers, type PunchListPerson } from '#features/doors/list-punch-users.ts';
import { countPunchesInReview } from '#features/ledger/doubt-store.ts';
import { countReviewsForTablet, listReviewsForTablet } from '#features/ledger/review-list-store.ts';
import { findOpenEntry } from '#features/ledger/time-entry-store.ts';
import type { StationHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { plannedLately } from './planned-lately.ts';
import { toPickableProjects, toStationPerson, toStationReview } from './to-station-lists.ts';
import { toStationState } from '#features/tablets/wire/to-station-state.ts';

/** An owner without a PIN signs in at the desk, and never punches at a tablet. */
const punchesHere = ({ employee, openEntry }: PunchListPerson) =>
  employee.role !== 'owner' || employee.hasPin || openEntry !== undefined;

export function stationPeopleHandlers(deps: AuthenticatePinDeps) {
  const { database, clock } = deps;
  const scopeOf = (companyId: string) => companyScope(database.knex, companyId);
  return {
    listStationPeople: async ({ caller }) => {
      const { company, people } = await listPunchUsers(deps, caller.companyId);
      const departments = inNameOrder(await listDepartments(scopeOf(caller.companyId)), ({ name }) => name);
      return {
        people: people.filter(punchesHere).map((person) => toStationPerson(company, person)),
        departments,
        station: await toStationState(deps, caller),
      };
    },

    listStationProjects: async ({ caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const projects = company.features.enableProjects ? await listProjects(scopeOf(caller.companyId)) : [];
      const today = localDateOf(clock(), company.timeZone);
      return {
        projects: toPickableProjects(projects, today),
        station: await toStationState(deps, caller),
      };
    },

    authenticateStationPin: async ({ body, caller }) => {
      const { companyId, deviceId } = caller;
      const session = await authenticatePin(deps, { companyId, deviceId, tellsTriesLeft: true }, body);
      const scope = scopeOf(caller.companyId);
      const open = await findOpenEntry(scope, body.employeeId);
      return {
        session: toEmployeeSession(session),
        openEntryStartAtUtc: open === undefined ? null : toInstant(open.startAt),
        punchesInReview: await countPunchesInReview(scope, body.employeeId),
        ...(await plannedLately(deps, session)),
        newPhones: (await listPhonesAddedSince(scope, body.employeeId, clock() - NEW_FOR_MS)).map(toNewPhone),
        station: await toStationState(deps, caller),
      };
    },

    listStationReviews: async ({ caller }) => {
      const scope = scopeOf(caller.companyId);
      return {
        reviews: (await listReviewsForTablet(scope, MAX_STATION_REVIEWS)).map(toStationReview),
        openItems: await countReviewsForTablet(scope),
        station: await toStationState(deps, caller),
      };
    },
  } satisfies StationHandlers;
}
