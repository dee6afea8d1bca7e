// New PINs for people, for all of them or for nobody. Each is shown once: only its hash is stored.
import type { Language } from '@stimpill/api-types/languages';
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { PinHashing } from '#features/auth/pin-hash.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { storePin } from '#features/company-file/set-pin.ts';
import { issuePin, issuePins } from '#features/company-file/weak-pin.ts';
import { authorOf } from '#features/changes/change.ts';
import { listDepartments } from '#features/people/department-store.ts';
import { findWithCredentials, listMemberships } from '#features/people/employee-store.ts';
import { isEmployed, type Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { requireRight } from './person-guards.ts';
import { listSeenPeople } from '#features/people/seen-person.ts';

export type PinDeps = { readonly database: Database; readonly clock: Clock; readonly pins: PinHashing };

export type GivenPin = {
  readonly employee: Employee;
  /** By name. */
  readonly departmentNames: readonly string[];
  readonly language: Language;
  /** Four digits. */
  readonly pin: string;
};

/** Where a request names somebody. */
type NamedIn = { readonly id: string; readonly field: string };

/** The hashing queue refuses too many at once; this many at a time keep it busy. */
const AT_A_TIME = 8;

/**
 * In the order of the request. No two of one call are the same while there are enough.
 * @throws DomainError `employee.not_found`, `person.owner_only`, `person.has_left`
 */
export async function givePins(
  author: Seer,
  named: readonly NamedIn[],
  deps: PinDeps,
): Promise<readonly GivenPin[]> {
  const { database, clock } = deps;
  const people = await requirePunchers(author, named, deps);
  const issued = issuePins(people.length);
  const made = await inTurn(people, (employee, index) =>
    makePin(employee, issued[index] ?? issuePin(), deps),
  );
  await inTransaction(database, async (tx) => {
    const authored = { by: authorOf(author), reason: null, now: clock() };
    for (const { employee, hash } of made) await storePin(tx, employee, hash, authored);
  });
  return withDepartments(author, made, deps);
}

async function requirePunchers(
  author: Seer,
  named: readonly NamedIn[],
  { database, clock }: PinDeps,
): Promise<readonly Employee[]> {
  const { timeZone } = await requireCompany(database.knex, author.companyId);
  const today = localDateOf(clock(), timeZone);
  const people = await listSeenPeople(companyScope(database.knex, author.companyId), author);
  const seen = new Map(people.map((employee) => [employee.id, employee]));
  return named.map(({ id, field }) => {
    const employee = seen.get(id);
    if (employee === undefined) throw new DomainError('employee.not_found', { field });
    requireRight(author, 'people.pin', employee, field);
    if (!isEmployed(employee, today)) throw new DomainError('person.has_left', { field });
    return employee;
  });
}

type Made = { readonly employee: Employee; readonly pin: string; readonly hash: string };

/** Another one than before: that one no longer works. */
async function makePin(employee: Employee, issued: string, { database, pins }: PinDeps): Promise<Made> {
  const { companyId, id } = employee;
  const owner = { companyId, employeeId: id };
  const before = await findWithCredentials(companyScope(database.knex, companyId), id);
  const stored = before?.credentials.pinHash ?? null;
  let pin = issued;
  while (stored !== null && (await pins.isPin(stored, owner, pin))) pin = issuePin();
  return { employee, pin, hash: await pins.hashPin(owner, pin) };
}

async function inTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += AT_A_TIME) {
    const some = items.slice(from, from + AT_A_TIME);
    made.push(...(await Promise.all(some.map((item, index) => make(item, from + index)))));
  }
  return made;
}

async function withDepartments(
  { companyId }: Seer,
  made: readonly Made[],
  { database }: PinDeps,
): Promise<readonly GivenPin[]> {
  const scope = companyScope(database.knex, companyId);
  const { language } = await requireCompany(database.knex, companyId);
  const departments = inNameOrder(await listDepartments(scope), ({ name }) => name);
  const memberships = await listMemberships(scope);
  return made.map(({ employee, pin }) => ({
    employee,
    departmentNames: departments
      .filter(({ id }) => memberships.get(employee.id)?.includes(id))
      .map(({ name }) => name),
    language: employee.language ?? language,
    pin,
  }));
}
