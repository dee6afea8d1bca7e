import { companyScope } from '#database/company-scope.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { ManageHandlers } from '#http/handlers.ts';
import { toInstant } from '#to-instant.ts';
import { addPerson, changePerson, requirePerson } from './change-person.ts';
import { endEmployment, reemployPerson } from './employment.ts';
import { listPeople } from './list-people.ts';
import { requireSeenPerson } from './seen-person.ts';
import { toListedPerson } from './to-listed-person.ts';
import { toPersonRecord, toSaidPerson } from './to-person-record.ts';

export function managePeopleHandlers(deps: RecordsDeps) {
  return {
    listPeople: async ({ caller }) => (await listPeople(caller, deps)).map(toListedPerson),

    getPerson: async ({ params, caller }) => {
      const scope = companyScope(deps.database.knex, params.companyId);
      await requireSeenPerson(scope, caller, params.employeeId);
      return toPersonRecord(await requirePerson(scope, params.employeeId));
    },

    addPerson: async ({ body, caller }) => toPersonRecord(await addPerson(caller, toSaidPerson(body), deps)),

    changePerson: async ({ params, body, caller, expectVersion }) => {
      const change = { id: params.employeeId, said: toSaidPerson(body) };
      const expect = (current: Parameters<typeof toPersonRecord>[0]) => {
        expectVersion(toPersonRecord(current));
      };
      return toPersonRecord(await changePerson(caller, change, expect, deps));
    },

    endEmployment: async ({ params, body, caller }) => {
      const { lastDay, seen } = body;
      const ending = { id: params.employeeId, lastDay, seenLastDay: seen?.lastDay };
      const { person, inSince, endedSessions } = await endEmployment(caller, ending, deps);
      return {
        person: toPersonRecord(person),
        inSinceAtUtc: inSince === null ? null : toInstant(inSince),
        endedSessions,
      };
    },

    reemployPerson: async ({ params, body, caller }) => {
      const { firstDay, seen } = body;
      const again = { id: params.employeeId, firstDay, seenLastDay: seen?.lastDay };
      return toPersonRecord(await reemployPerson(caller, again, deps));
    },
  } satisfies ManageHandlers;
}
