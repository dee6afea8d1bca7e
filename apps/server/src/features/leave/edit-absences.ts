// Somebody enters, changes or removes days on which a person is away. Each change has an author, and what was there stays in the
// record of changes; days around which time was approved are not touched.
import { type DateRange } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, refuseUnseen } from '#errors/domain-error.ts';
import {
  deleteAbsenceRecords,
  findAbsenceRecords,
  insertAbsenceRecords,
  listAbsenceRecords,
  updateAbsenceRecords,
  type AbsenceFields,
  type AbsenceRecord,
} from '#features/absences/absence-record-store.ts';
import { ownMinutesOf, type PartOfDay } from '#features/absences/part-of-day.ts';
import { listWorkingDays } from '#features/absences/working-days.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { uuidv7 } from '#ids.ts';
import { recordAbsenceChanges } from './absence-changes.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';
import { refuseLockedDays } from './refuse-locked-days.ts';
import { refuseUnknownKind } from './refuse-unknown-kind.ts';

export type NewAbsence = Pick<AbsenceRecord, 'type' | 'kindId' | 'note'> &
  PartOfDay & {
    /** yyyy-MM-dd, both inclusive. */
    readonly range: DateRange;
    /** Of a working day of which neither a plan nor regular hours say how long it is; null: as the rule has it. */
    readonly dayMinutes: number | null;
  };

/**
 * @param field where the request says the first day
 * @returns the days that were written, by date
 * @throws DomainError `absence.no_working_day`, `absence_kind.not_found`, `absence.overlaps`, `absence.locked`, `auth.own_time`
 */
export async function enterAbsence(
  { database, clock }: LeaveDeps,
  { company, by, reason }: LeaveAuthor,
  employee: Employee,
  absence: NewAbsence,
  field = 'startDate',
): Promise<readonly AbsenceRecord[]> {
  refuseOwnTime(company, by, [employee.id]);
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const now = clock();
    await lockEmployees(scope, [employee.id]);
    const days = await listWorkingDays(scope, { company, employee, range: absence.range });
    if (days.length === 0) throw new DomainError('absence.no_working_day', { field });
    await refuseUnknownKind(scope, absence, field.replace('startDate', 'kindId'));
    const { type, kindId, note } = absence;
    const records = days.map((day): AbsenceRecord => ({
      ...{ id: uuidv7(), employeeId: employee.id, date: day.date },
      ...{ type, kindId, minutes: ownMinutesOf(day, absence, absence.dayMinutes), note },
    }));
    await refuseOverlaps(scope, records, field);
    const dates = records.map(({ date }) => date);
    await refuseLockedDays(scope, { company, employee, dates });
    await insertAbsenceRecords(scope, records);
    const changes = records.map((after) => ({ before: null, after }));
    await recordAbsenceChanges(scope, changes, { by, reason, now });
    return records;
  });
}

/**
 * @param ids with what they become; `field` is where the request says the kind of absence
 * @returns the days as they are now, by date
 * @throws DomainError `absence.not_found`, `absence_kind.not_found`, `absence.unchanged`, `absence.overlaps`, `absence.locked`, `auth.own_time`,
 * `record.changed_meanwhile`, `request.invalid` where they are of several people
 */
export async function changeAbsences(
  deps: LeaveDeps,
  author: LeaveAuthor,
  ids: readonly string[],
  { field = 'type', seen = [], ...fields }: AbsenceFields & SeenAbsences & { readonly field?: string },
): Promise<readonly AbsenceRecord[]> {
  return await edit(deps, author, ids, async (scope, found) => {
    const changed = found.filter(
      ({ type, kindId, minutes }) =>
        type !== fields.type || kindId !== fields.kindId || minutes !== fields.minutes,
    );
    if (changed.length === 0) throw new DomainError('absence.unchanged');
    refuseUnseenDays(seen, found);
    if (found.some(({ type, kindId }) => kindId !== fields.kindId || type !== fields.type))
      await refuseUnknownKind(scope, fields, field.replace('type', 'kindId'));
    const after = found.map((record) => ({ ...record, ...fields }));
    await refuseOverlaps(scope, after, field);
    const changedIds = changed.map(({ id }) => id);
    await updateAbsenceRecords(scope, changedIds, fields);
    return {
      result: after,
      changes: changed.map((before) => ({ before, after: { ...before, ...fields } })),
    };
  });
}

/**
 * @returns the days that were removed, by date
 * @throws DomainError `absence.not_found`, `absence.locked`, `auth.own_time`, `record.changed_meanwhile`, `request.invalid` where they are of
 * several people
 */
export async function removeAbsences(
  deps: LeaveDeps,
  author: LeaveAuthor,
  ids: readonly string[],
  { seen = [] }: SeenAbsences = {},
): Promise<readonly AbsenceRecord[]> {
  return await edit(deps, author, ids, async (scope, found) => {
    refuseUnseenDays(seen, found);
    await deleteAbsenceRecords(scope, ids);
    return { result: found, changes: found.map((before) => ({ before, after: null })) };
  });
}

type SeenAbsences = {
  /** What the days were for anyone who edits them; those that are not named are not compared, nor is an own kind that is not said. */
  readonly seen?:
    | readonly (Omit<AbsenceFields, 'kindId'> & {
        readonly absenceId: string;
        readonly kindId?: string | null | undefined;
      })[]
    | undefined;
};

/** @throws DomainError `record.changed_meanwhile` */
function refuseUnseenDays(seen: NonNullable<SeenAbsences['seen']>, found: readonly AbsenceRecord[]): void {
  for (const { absenceId, type, kindId, minutes } of seen) {
    const now = found.find(({ id }) => id === absenceId);
    refuseUnseen(type, now?.type ?? type);
    if (kindId !== undefined && now !== undefined) refuseUnseen(kindId, now.kindId);
    refuseUnseen(minutes, now === undefined ? minutes : now.minutes);
  }
}

type Written = {
  readonly result: readonly AbsenceRecord[];
  readonly changes: Parameters<typeof recordAbsenceChanges>[1];
};

async function edit(
  { database, clock }: LeaveDeps,
  { company, by, reason }: LeaveAuthor,
  ids: readonly string[],
  write: (scope: CompanyScope, found: readonly AbsenceRecord[]) => Promise<Written>,
): Promise<readonly AbsenceRecord[]> {
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const now = clock();
    const [first] = await requireAbsences(scope, ids);
    const locked = await lockEmployees(scope, [first.employeeId]);
    const found = await requireAbsences(scope, ids);
    refuseOwnTime(company, by, [first.employeeId]);
    const employee = locked.get(first.employeeId);
    const dates = found.map(({ date }) => date);
    if (employee !== undefined) await refuseLockedDays(scope, { company, employee, dates });
    const { result, changes } = await write(scope, found);
    await recordAbsenceChanges(scope, changes, { by, reason, now });
    return result;
  });
}

type SomeRecords = readonly [AbsenceRecord, ...AbsenceRecord[]];

/** By date. */
async function requireAbsences(scope: CompanyScope, ids: readonly string[]): Promise<SomeRecords> {
  const [first, ...rest] = await findAbsenceRecords(scope, ids, 'everybody');
  if (first === undefined || rest.length + 1 < new Set(ids).size)
    throw new DomainError('absence.not_found', { field: 'absenceIds' });
  if (rest.some(({ employeeId }) => employeeId !== first.employeeId)) {
    const message = 'absenceIds must be days of one person. Nothing was changed.';
    throw new DomainError('request.invalid', { field: 'absenceIds', message });
  }
  return [first, ...rest];
}

/** A day has one absence of a kind, and beside one of a whole day there is no other. */
async function refuseOverlaps(
  scope: CompanyScope,
  records: readonly AbsenceRecord[],
  field: string,
): Promise<void> {
  const [first, last] = [records.at(0), records.at(-1)];
  if (first === undefined || last === undefined) return;
  const range = { startDate: first.date, endDate: last.date };
  const own = new Set(records.map(({ id }) => id));
  const others = (await listAbsenceRecords(scope, [first.employeeId], range)).filter(
    ({ id }) => !own.has(id),
  );
  const clash = [...records].find((record, index) =>
    [...others, ...records.slice(0, index)].some((other) => overlap(record, other)),
  );
  if (clash === undefined) return;
  throw new DomainError('absence.overlaps', {
    field,
    message: `There is an absence on ${clash.date} already. Change or remove that one first. Nothing was changed.`,
  });
}

function overlap(a: AbsenceRecord, b: AbsenceRecord): boolean {
  const isAlike = a.type === b.type && a.kindId === b.kindId;
  return a.date === b.date && (isAlike || a.minutes === null || b.minutes === null);
}
