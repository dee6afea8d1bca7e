// Anyone who opens the link that was sent to a new address shows that it is theirs: from now on it signs in, and what was opened with the
// old one ends.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee, lockEmployees } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { emailKeyOf, listSignInNames } from '#features/people/sign-in-name-store.ts';
import { endAllSessions } from '../end-sessions.ts';
import { endWaysIn } from '../end-ways-in.ts';
import { maySignIn } from '../may-sign-in.ts';
import { placeOf } from '../token-digest.ts';
import { snapshotOf } from './added-since.ts';
import { WAY_BACK_MS, type WaitingAddress } from './address-change.ts';
import { findByLink, findWayBackTo, markCounted, removeWaysBack } from './address-change-store.ts';
import { OLD_ADDRESS_JOB, planAddressMail } from './address-jobs.ts';
import { recordAddress } from './record-address.ts';
import { setAddress } from './set-address-store.ts';

export type ConfirmDeps = { readonly database: Database; readonly clock: Clock };

export type OpenedAddressLink = {
  readonly change: WaitingAddress;
  readonly person: Employee;
};

/** @throws DomainError `address_link.not_found` */
export async function readAddressLink(
  { database, clock }: ConfirmDeps,
  token: string,
): Promise<OpenedAddressLink & { readonly company: CompanySettings }> {
  const opened = await openLink(database.knex, token, clock());
  return { ...opened, company: await requireCompany(database.knex, opened.person.companyId) };
}

/**
 * Uses the link up. A refusal leaves it as it was.
 * @returns the name to sign in with
 * @throws DomainError `address_link.not_found`, `address_link.taken`
 */
export async function confirmAddress(deps: ConfirmDeps, token: string): Promise<string> {
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock();
    const { person } = await openLink(tx, token, now);
    const scope = companyScope(tx, person.companyId);
    await lockEmployees(scope, [person.id]);
    // Of two who confirm it at once, one does.
    const { change } = await openLink(tx, token, now);
    if (await isTaken(scope, change)) throw new DomainError('address_link.taken', { field: 'token' });
    await letCount(scope, change, now);
    return change.newEmail;
  });
}

async function openLink(db: Queryable, token: string, now: number): Promise<OpenedAddressLink> {
  const found = await findByLink(db, placeOf(token));
  const { newEmail = null, endsAt = 0, countedAt = 0 } = found?.change ?? {};
  if (found === undefined || newEmail === null || countedAt !== null || endsAt <= now) throw notFound();
  const person = await findEmployee(companyScope(db, found.companyId), found.change.employeeId);
  if (person === undefined || !(await maySignIn(db, person, now))) throw notFound();
  return { change: { ...found.change, newEmail, hasLink: true }, person };
}

/** An address that waits keeps nobody else from it: else somebody could hold one that is not theirs. */
async function isTaken({ db }: CompanyScope, { newEmail, employeeId }: WaitingAddress): Promise<boolean> {
  const [owner] = await listSignInNames(db, [emailKeyOf(newEmail)]);
  return owner !== undefined && owner.employeeId !== employeeId;
}

async function letCount(scope: CompanyScope, change: WaitingAddress, now: number): Promise<void> {
  const { id, employeeId, newEmail, by } = change;
  const undoneSince = await findWayBackTo(scope, { employeeId, email: newEmail, now });
  const before = await snapshotOf(scope, employeeId);
  await markCounted(scope, id, { now, backEndsAt: now + WAY_BACK_MS, before });
  const oldEmail = await setAddress(scope, employeeId, newEmail);
  await endWaysIn(scope, employeeId, now);
  await endAllSessions(scope, employeeId, 'address', { by, now });
  const facts = {
    before: { email: oldEmail, waiting_email: newEmail },
    after: { email: newEmail, waiting_email: null },
  };
  await recordAddress(scope, employeeId, facts, { by, reason: null, now });
  // An address that was there only in between gets no way back: it may be that of the person who gave it.
  if (undoneSince === undefined) await planAddressMail(scope, OLD_ADDRESS_JOB, change, now);
  else await removeWaysBack(scope, employeeId, undoneSince);
}

const notFound = () => new DomainError('address_link.not_found', { field: 'token' });
