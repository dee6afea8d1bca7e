import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { requirePerson } from './change-person.ts';
import { changeReach } from './change-reach.ts';
import { changeRole } from './change-role.ts';
import { exportPerson } from './export-person.ts';
import { givePins, type PinDeps, type GivenPin } from './give-pins.ts';
import {
  endSessions,
  listSessions,
  readSignIn,
  resetFactorsOf,
  unlockPinOf,
  type PersonSignIn,
} from './person-sign-in.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';
import { toPersonRecord } from './to-person-record.ts';
import { toPersonSignIn } from './to-person-sign-in.ts';
import type { PersonReach, PinCard } from '@stimpill/api-types/manage';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';

const instantOrNull = (at: number | null) => (at === null ? null : toInstant(at));

/** Null: this server sends no mail. */
type AccessDeps = PinDeps & { readonly mailOrigin: string | null };

export function manageAccessHandlers(deps: AccessDeps) {
  const toSignIn = (facts: PersonSignIn) => toPersonSignIn(facts, deps);
  return {
    getPersonSignIn: async ({ params, caller }) => {
      const scope = companyScope(deps.database.knex, params.companyId);
      return toSignIn(await readSignIn(scope, caller, params.employeeId, deps.clock()));
    },

    setPin: async ({ params, caller }) => {
      const named = [{ id: params.employeeId, field: 'route.employeeId' }];
      const [given = assertNeverHappens('a PIN for nobody')] = await givePins(caller, named, deps);
      return toPinCard(given);
    },

    setPins: async ({ body, caller }) => {
      const named = body.employeeIds.map((id, index) => ({ id, field: `employeeIds[${index}]` }));
      return (await givePins(caller, named, deps)).map(toPinCard);
    },

    unlockPin: async ({ params, caller }) => toSignIn(await unlockPinOf(caller, params.employeeId, deps)),

    changeRole: async ({ params, body: { role, seen }, caller }) =>
      toPersonRecord(await changeRole(caller, { id: params.employeeId, role, seenRole: seen?.role }, deps)),

    getPersonReach: async ({ params, caller }) => {
      const scope = companyScope(deps.database.knex, params.companyId);
      await requireSeenPerson(scope, caller, params.employeeId);
      return toPersonReach(await requirePerson(scope, params.employeeId));
    },

    changePersonReach: async ({ params, body, caller, expectVersion }) => {
      const change = { id: params.employeeId, reach: body };
      const expect = (current: Parameters<typeof toPersonReach>[0]) => {
        expectVersion(toPersonReach(current));
      };
      return toPersonReach(await changeReach(caller, change, expect, deps));
    },

    listPersonSessions: async ({ params, caller }) => {
      const sessions = await listSessions(caller, params.employeeId, deps);
      return sessions.map(({ id, kind, startedAt, usedAt, endsAt, program }) => ({
        ...{ id, kind, program },
        startedAtUtc: toInstant(startedAt),
        lastUsedAtUtc: instantOrNull(usedAt),
        endsAtUtc: toInstant(endsAt),
      }));
    },

    endPersonSessions: async ({ params, caller }) => ({
      endedSessions: await endSessions(caller, params.employeeId, deps),
    }),

    resetFactors: async ({ params, caller }) => ({
      endedSessions: await resetFactorsOf(caller, params.employeeId, deps),
    }),

    exportPerson: async ({ params, caller }) => ({
      fileName: `person-${params.employeeId.slice(0, 8)}.json`,
      text: JSON.stringify(await exportPerson(caller, params.employeeId, deps), null, 2),
    }),
  } satisfies ManageHandlers;
}

function toPersonReach({
  limitedToDepartmentIds,
  standIns,
}: Pick<StoredEmployee, 'limitedToDepartmentIds' | 'standIns'>): PersonReach {
  return {
    limitedToDepartmentIds: limitedToDepartmentIds && [...limitedToDepartmentIds],
    standIns: standIns.map(({ employeeId, from, to }) => ({ employeeId, from, to })),
  };
}

function toPinCard({ employee, departmentNames, language, pin }: GivenPin): PinCard {
  return {
    employeeId: employee.id,
    displayName: employee.displayName,
    employeeNumber: employee.employeeNumber,
    departmentNames: [...departmentNames],
    language,
    pin,
  };
}
