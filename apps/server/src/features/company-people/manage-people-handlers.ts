import { companyScope } from '#database/company-scope.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { addPerson, changePerson, requirePerson } from './change-person.ts';
import { endEmployment, reemployPerson } from './employment.ts';
import { listPeople, type PersonStanding } from './list-people.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';
import { toPersonRecord, toSaidPerson } from './to-person-record.ts';
import type { ListedPerson } from '@stimpill/api-types/manage';
import { ratioOn } from '#features/people/employment-ratio.ts';

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

function toListedPerson({ employee, departments, today, ...standing }: PersonStanding): ListedPerson {
  const { employmentEndDate, jobTitle, employmentRatio } = employee;
  return {
    id: employee.id,
    displayName: employee.displayName,
    email: employee.email,
    phone: employee.phone,
    employeeNumber: employee.employeeNumber,
    jobTitle: jobTitle === '' ? null : jobTitle,
    role: employee.role,
    departments: departments.map(({ id, name }) => ({ id, name })),
    isActive: employee.isActive,
    hasLeft: employmentEndDate !== null && employmentEndDate < today,
    employmentStartDate: employee.employmentStartDate,
    employmentEndDate,
    employmentRatio: ratioOn(employmentRatio, today),
    ruleSetId: standing.ruleSet?.id ?? null,
    ruleSetName: standing.ruleSet?.name ?? null,
    hasOwnRule: employee.ruleSetId !== null,
    inSinceAtUtc: standing.inSince === null ? null : toInstant(standing.inSince),
    openEntryStartAtUtc: standing.openSince === null ? null : toInstant(standing.openSince),
    hasPin: employee.hasPin,
    isPinLocked: standing.isPinLocked,
    hasPassword: employee.hasPassword,
    hasSecondFactor: standing.hasSecondFactor,
  };
}
