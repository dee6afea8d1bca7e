import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { toAbsenceBalances } from '#features/absences/absences-handlers.ts';
import { listBalancesOfPresent } from '#features/absences/list-absence-balances.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/change.ts';
import { toPayEffect } from '#features/timesheets/to-pay-effect.ts';
import { isServiceAccount } from '#features/people/employee.ts';
import { listSeenEmployees, requireSeenEmployee, type Seer } from '#features/people/seen-people.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { changeAbsences, enterAbsence, removeAbsences } from './edit-absences.ts';
import { findAbsenceEffect, refuseUnseenAbsences } from './find-absence-effect.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import { readLeaveCalendar } from './read-leave-calendar.ts';
import {
  toAbsenceEdit,
  toAbsenceFields,
  toAbsenceRecord,
  toLeaveCalendar,
  toNewAbsence,
} from './to-leave.ts';

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

    changeAbsences: async ({ body: { absenceIds, reason, seen, ...changes }, caller }) => {
      await refuseUnseenAbsences(deps, caller, absenceIds);
      const author = await authorFor(caller, reason);
      const fields = { ...toAbsenceFields(changes), seen };
      return (await changeAbsences(deps, author, absenceIds, fields)).map(toAbsenceRecord);
    },

    removeAbsences: async ({ body: { absenceIds, reason, seen }, caller }) => {
      await refuseUnseenAbsences(deps, caller, absenceIds);
      const removed = await removeAbsences(deps, await authorFor(caller, reason), absenceIds, { seen });
      return { absenceIds: removed.map(({ id }) => id) };
    },

    findAbsenceEffect: async ({ body, caller }) => {
      const author = await authorFor(caller, 'tried out');
      const edit = toAbsenceEdit(body);
      const { records, assumedDates, effect } = await findAbsenceEffect(deps, author, caller, edit);
      const namesOf = await loadLineNamesOf(companyScope(knex, caller.companyId), author.company);
      const dates = records.map(({ date }) => date);
      return { dates, assumedDates: [...assumedDates], effect: toPayEffect(effect, namesOf) };
    },
  } satisfies ManageHandlers;
}

/** It reads the whole company, in the thread for that. */
export function leaveCalendarReader({ database, clock }: LeaveDeps) {
  return {
    listLeaveBalances: async ({ caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const asOfDate = localDateOf(clock(), company.timeZone);
      const seen = await listSeenEmployees(companyScope(database.knex, company.id), caller);
      const employees = seen.filter((employee) => !isServiceAccount(employee));
      const balances = await listBalancesOfPresent(database.knex, { company, employees, asOfDate });
      return balances.map((each) => toAbsenceBalances(each, asOfDate));
    },

    getLeaveCalendar: async ({ query: { startDate, endDate, departmentId }, caller }) => {
      const company = await requireCompany(database.knex, caller.companyId);
      const range = { startDate, endDate };
      return toLeaveCalendar(
        await readLeaveCalendar(database.knex, { company, seer: caller, range, departmentId }),
      );
    },
  } satisfies ManageHandlers;
}
