// What would days of absence change in somebody's pay? They are entered, changed or removed as they would be for good, and that is taken
// back.
import { type DateRange } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import {
  findAbsenceRecords,
  type AbsenceFields,
  type AbsenceRecord,
} from '#features/absences/absence-record-store.ts';
import { listWorkingDays } from '#features/absences/working-days.ts';
import type { Employee } from '#features/people/employee.ts';
import { requireSeenEmployee, seenBy, type Seer } from '#features/people/seen-people.ts';
import { findPayEffects, type PayEffect } from '#features/timesheets/pay-effect.ts';
import { changeAbsences, enterAbsence, removeAbsences, type NewAbsence } from './edit-absences.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';

export type AbsenceEdit =
  | { readonly kind: 'enter'; readonly employeeId: string; readonly absence: NewAbsence }
  | {
      readonly kind: 'change';
      readonly ids: readonly string[];
      readonly fields: AbsenceFields;
    }
  | { readonly kind: 'remove'; readonly ids: readonly string[] };

export type AbsenceEffect = {
  readonly records: readonly AbsenceRecord[];
  /** Those of new days whose length neither a plan nor regular hours say, yyyy-MM-dd. */
  readonly assumedDates: readonly string[];
  readonly effect: PayEffect;
};

/** @throws DomainError whatever the edit itself would be refused with */
export async function findAbsenceEffect(
  deps: LeaveDeps,
  author: LeaveAuthor,
  seer: Seer,
  edit: AbsenceEdit,
): Promise<AbsenceEffect> {
  const { employee, days } = await whomAndWhen(deps, seer, edit);
  const { made, effects } = await findPayEffects(deps.database, {
    company: author.company,
    employees: [employee],
    days,
    make: async (database) => await make({ ...deps, database }, author, employee, edit),
  });
  return {
    records: made,
    assumedDates: edit.kind === 'enter' ? await listAssumedDates(deps, author, employee, days) : [],
    effect: effects[0] ?? assertNeverHappens('no effect for the one who was asked for'),
  };
}

async function listAssumedDates(
  { database }: LeaveDeps,
  { company }: LeaveAuthor,
  employee: Employee,
  range: DateRange,
): Promise<string[]> {
  const days = await listWorkingDays(companyScope(database.knex, company.id), { company, employee, range });
  return days.filter(({ isAssumed }) => isAssumed).map(({ date }) => date);
}

async function make(
  deps: LeaveDeps,
  author: LeaveAuthor,
  employee: Employee,
  edit: AbsenceEdit,
): Promise<readonly AbsenceRecord[]> {
  if (edit.kind === 'enter')
    return await enterAbsence(deps, author, employee, edit.absence, 'absence.startDate');
  if (edit.kind === 'change')
    return await changeAbsences(deps, author, edit.ids, { ...edit.fields, field: 'changes.type' });
  return await removeAbsences(deps, author, edit.ids);
}

async function whomAndWhen(
  { database }: LeaveDeps,
  seer: Seer,
  edit: AbsenceEdit,
): Promise<{ readonly employee: Employee; readonly days: DateRange }> {
  const scope = companyScope(database.knex, seer.companyId);
  if (edit.kind === 'enter') {
    const employee = await requireSeenEmployee(scope, seer, edit.employeeId, 'employeeId');
    return { employee, days: edit.absence.range };
  }
  const found = await findAbsenceRecords(scope, edit.ids, seenBy(seer));
  const [first, last] = [found.at(0), found.at(-1)];
  if (first === undefined || last === undefined || found.length < new Set(edit.ids).size)
    throw new DomainError('absence.not_found', { field: 'absenceIds' });
  const employee = await requireSeenEmployee(scope, seer, first.employeeId, 'absenceIds');
  return { employee, days: { startDate: first.date, endDate: last.date } };
}

/**
 * Before days of absence are changed or removed: to the person who is limited to departments, those of others look like days that do not exist.
 * @throws DomainError `absence.not_found`
 */
export async function refuseUnseenAbsences(
  { database }: LeaveDeps,
  seer: Seer,
  ids: readonly string[],
): Promise<void> {
  const scope = companyScope(database.knex, seer.companyId);
  const found = await findAbsenceRecords(scope, ids, seenBy(seer));
  if (found.length < new Set(ids).size) throw new DomainError('absence.not_found', { field: 'absenceIds' });
}
