import { companyScope } from '#database/company-scope.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import { refuseErased } from '#features/people/erasure-store.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { changeRecordOf } from './change-person.ts';
import { requireRight } from './person-guards.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';
import { readProposal, tryWorkPatterns, withPatterns } from './set-work-patterns.ts';
import { toPersonRecord, toWorkDay } from './to-person-record.ts';
import type { WorkPatternProposal } from '@stimpill/api-types/manage';
import type { PatternProposal } from '#features/timesheets/propose-work-pattern.ts';

export function workPatternHandlers(deps: RecordsDeps) {
  const scopeOf = (companyId: string) => companyScope(deps.database.knex, companyId);
  return {
    proposeWorkPattern: async ({ params, caller }) => {
      const scope = scopeOf(params.companyId);
      const person = await requireSeenPerson(scope, caller, params.employeeId);
      return toWorkPatternProposal(await readProposal(scope, person, deps));
    },

    findWorkPatternEffect: async ({ params, body, caller }) => {
      const scope = scopeOf(params.companyId);
      const person = await requireSeenPerson(scope, caller, params.employeeId);
      requireRight(caller, 'people.change', person);
      if (!person.isActive) await refuseErased(scope, person.id);
      const { holidays, movedDates, ...range } = await tryWorkPatterns(
        scope,
        person,
        body.workPatternChanges,
        deps,
      );
      return { ...range, holidays: [...holidays], movedDates: [...movedDates] };
    },

    setWorkPatterns: async ({ params, body, caller, expectVersion }) => {
      const said = { changes: body.workPatternChanges, evenApproved: body.evenApproved };
      const become = withPatterns(said, deps);
      const about = { id: params.employeeId, act: 'people.change' } as const;
      const person = await changeRecordOf(
        caller,
        about,
        async (current, scope) => {
          expectVersion(toPersonRecord(current));
          return become(current, scope);
        },
        deps,
      );
      return toPersonRecord(person);
    },
  } satisfies ManageHandlers;
}

function toWorkPatternProposal({
  range,
  weeks,
  weekdays,
  pattern,
  why,
  from,
}: PatternProposal & { readonly from: string }): WorkPatternProposal {
  return {
    ...range,
    weeks: weeks.map(({ monday, state, days }) => ({
      monday,
      state,
      days: days.map(({ localDate, workedMinutes, state: ofDay }) => ({
        ...{ date: localDate, workedMinutes, state: ofDay },
      })),
    })),
    weekdays: weekdays.map((each) => ({ ...each })),
    workPattern: pattern.map(toWorkDay),
    why,
    from,
  };
}
