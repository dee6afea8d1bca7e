import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/author-of.ts';
import { toPayEffect } from '#features/corrections/to-pay-effect.ts';
import { requireSeenEmployee, type Seer } from '#features/people/seen-people.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import type { ManageHandlers } from '#http/handlers.ts';
import { changeAbsences, enterAbsence, removeAbsences } from './edit-absences.ts';
import { findAbsenceEffect, refuseUnseenAbsences } from './find-absence-effect.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import { readLeaveCalendar } from './read-leave-calendar.ts';
import { toAbsenceEdit, toAbsenceRecord, toLeaveCalendar, toNewAbsence } from './to-leave.ts';

export function manageAbsencesHandlers(deps: LeaveDeps) {
  const { knex } = deps.database;
  const authorFor = async (caller: Seer, reason: string | undefined): Promise<LeaveAuthor> => ({
    company: await requireCompany(knex, caller.companyId),
    by: authorOf(caller),
    reason: reason ?? null,
  });

  return {
    enterAbsence: async ({ body: { employeeId, ...said }, caller }) => {
      const scope = companyScope(knex, caller.companyId);
      const employee = await requireSeenEmployee(scope, caller, employeeId, 'employeeId');
      const author = await authorFor(caller, undefined);
      return (await enterAbsence(deps, author, employee, toNewAbsence(said))).map(toAbsenceRecord);
    },

    changeAbsences: async ({ body: { absenceIds, type, minutes, reason, seen }, caller }) => {
      await refuseUnseenAbsences(deps, caller, absenceIds);
      const author = await authorFor(caller, reason);
      const fields = { type, minutes: minutes ?? null, seen };
      return (await changeAbsences(deps, author, absenceIds, fields)).map(toAbsenceRecord);
    },

    removeAbsences: async ({ body: { absenceIds, reason, seen }, caller }) => {
      await refuseUnseenAbsences(deps, caller, absenceIds);
      const removed = await removeAbsences(deps, await authorFor(caller, reason), absenceIds, { seen });
      return { absenceIds: removed.map(({ id }) => id) };
    },

    findAbsenceEffect: async ({ body, caller }) => {
      const author = await authorFor(caller, 'tried out');
      const { records, effect } = await findAbsenceEffect(deps, author, caller, toAbsenceEdit(body));
      const namesOf = await loadLineNamesOf(companyScope(knex, caller.companyId), author.company);
      return { dates: records.map(({ date }) => date), effect: toPayEffect(effect, namesOf) };
    },
  } satisfies ManageHandlers;
}

/** It reads the whole company, in the thread for that. */
export function leaveCalendarReader({ database }: Pick<LeaveDeps, 'database'>) {
  return {
    getLeaveCalendar: async ({ query: { startDate, endDate, departmentId }, caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const range = { startDate, endDate };
      return toLeaveCalendar(
        await readLeaveCalendar(database.knex, { company, seer: caller, range, departmentId }),
      );
    },
  } satisfies ManageHandlers;
}
