// People: a new one, or another record of one. Hashes, role and departments that nobody speaks of stay as they are.
import type { Act } from '@stimpill/api-types/rights';
import { localDateOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { authorOf } from '#features/changes/change.ts';
import { uuidv7 } from '#ids.ts';
import { isEmployed } from '#features/people/employee.ts';
import { refuseErased } from '#features/people/erasure-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import {
  refuseElsewhere,
  refuseImpossibleKennitala,
  refuseTaken,
  refuseUnknown,
  requireOtherOwner,
  requireRight,
  requireRightToFields,
} from './person-guards.ts';
import { readPerson } from './person-store.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';

/** What the desk says about somebody. How they sign in and what they may do is not among it. */
export type SaidPerson = Omit<
  StoredEmployee,
  | 'id'
  | 'role'
  | 'passwordHash'
  | 'pinHash'
  | 'serviceAccount'
  | 'limitedToDepartmentIds'
  | 'standIns'
  | 'employmentRatio'
  | 'workPatternChanges'
> & { readonly employmentRatio: { readonly from: string; readonly ratio: number }[] };

const PLACES = ['employees[0]'];

/** What of a record decides who gets in and until when, in the words of a request. */
const EMPLOYING = [
  'email',
  'isActive',
  'departmentIds',
  'employmentStartDate',
  'employmentEndDate',
] as const satisfies readonly (keyof SaidPerson)[];
type Employing = Pick<SaidPerson, (typeof EMPLOYING)[number]>;

/** In a request the first ratio stands apart from its changes. */
function ratioField(field: string): string {
  return field.replace(/^employmentRatio\[(\d+)\](\.\w+)?$/, (_, place: string, rest = '') =>
    place === '0' ? 'employmentRatio' : `ratioChanges[${Number(place) - 1}]${String(rest)}`,
  );
}

/** @throws DomainError `person.email_taken`, `person.number_taken`, `person.kennitala_taken` */
export async function addPerson(author: Seer, said: SaidPerson, deps: RecordsDeps): Promise<StoredEmployee> {
  const person = { id: uuidv7(), role: 'employee' as const, ...said };
  await changeRecords(
    changeBy(author),
    async (scope) => {
      await refuseUnknown(scope, person);
      refuseElsewhere(author, [], person.departmentIds);
      refuseImpossibleKennitala(null, person.kennitala);
      await refuseTaken(scope, person, deps.clock());
      return { employees: [person] };
    },
    deps,
  );
  return storedNow(author, person.id, deps);
}

/** What happens to a record, inside the transaction that writes it. */
type Changing = (current: StoredEmployee, scope: CompanyScope) => StoredEmployee | Promise<StoredEmployee>;

/**
 * The record of somebody becomes what `changing` makes of it.
 * @param fieldOf says how the request calls a field of the company file
 * @throws DomainError `employee.not_found`, `person.owner_only`, `person.own_record`
 */
export async function changeRecordOf(
  author: Seer,
  { id, act }: { readonly id: string; readonly act: Act },
  changing: Changing,
  deps: RecordsDeps,
  fieldOf?: (field: string) => string,
): Promise<StoredEmployee> {
  return (await changeAndCount(author, { id, act }, changing, deps, fieldOf)).person;
}

/** The same. @returns also how many sessions of the person ended by it */
export async function changeAndCount(
  author: Seer,
  { id, act }: { readonly id: string; readonly act: Act },
  changing: Changing,
  deps: RecordsDeps,
  fieldOf: (field: string) => string = (field) => field,
): Promise<{ readonly person: StoredEmployee; readonly endedSessions: number }> {
  const endedSessions = await changeRecords(
    changeBy(author, fieldOf),
    async (scope, { timeZone }) => {
      requireRight(author, act, await requireSeenPerson(scope, author, id));
      const current = await requirePerson(scope, id);
      // Nobody who was erased is active.
      if (!current.isActive) await refuseErased(scope, id);
      const changed = await changing(current, scope);
      const today = localDateOf(deps.clock(), timeZone);
      const comesBack = !isEmployed(current, today) && isEmployed(changed, today);
      // Who stood in for somebody that has left does so no more when they come back.
      return { employees: [comesBack ? { ...changed, standIns: [] } : changed] };
    },
    deps,
  );
  return { person: await storedNow(author, id, deps), endedSessions };
}

/** @param expect compares the record as it is with the version that the caller has read */
export async function changePerson(
  author: Seer,
  { id, said }: { readonly id: string; readonly said: SaidPerson },
  expect: (current: StoredEmployee) => void,
  deps: RecordsDeps,
): Promise<StoredEmployee> {
  return changeRecordOf(
    author,
    { id, act: 'people.change' },
    async (current, scope) => {
      await refuseUnknown(scope, said);
      expect(current);
      requireRightToFields(author, 'people.employ', current, changedEmploying(current, said));
      refuseElsewhere(author, current.departmentIds, said.departmentIds);
      refuseImpossibleKennitala(current.kennitala, said.kennitala);
      if (!said.isActive || said.email === null) await requireOtherOwner(scope, current, 'isActive');
      if (said.employmentEndDate !== null) await requireOtherOwner(scope, current, 'employmentEndDate');
      await refuseTaken(scope, { ...said, id }, deps.clock());
      return { ...current, ...said };
    },
    deps,
    ratioField,
  );
}

function changedEmploying(before: Employing, after: Employing): (keyof Employing)[] {
  return EMPLOYING.filter((field) => textOf(before[field]) !== textOf(after[field]));
}

/** Departments are the same in any order. */
function textOf(value: Employing[keyof Employing]): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
}

export async function requirePerson(scope: CompanyScope, id: string): Promise<StoredEmployee> {
  const person = await readPerson(scope, id);
  if (person === undefined) throw new DomainError('employee.not_found', { field: 'route.employeeId' });
  return person;
}

function changeBy(author: Seer, fieldOf = ratioField) {
  return { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES, fieldOf };
}

/** As it was written: texts and lists have their stored form. */
async function storedNow(
  { companyId }: Seer,
  id: string,
  { database }: RecordsDeps,
): Promise<StoredEmployee> {
  return requirePerson(companyScope(database.knex, companyId), id);
}
