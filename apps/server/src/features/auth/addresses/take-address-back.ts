// Anyone who reads the mails of the old address takes it back: it signs in again, and what the new one opened ends. That is every session,
// link, waiting address and way back since, a password and factors that were not there before. What was done meanwhile is in the log.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee, lockEmployees } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { emailKeyOf, listSignInNames } from '#features/people/sign-in-name-store.ts';
import { uuidv7 } from '#ids.ts';
import { endAllSessions } from '../end-sessions.ts';
import { endWaysIn } from '../end-ways-in.ts';
import { maySignIn } from '../may-sign-in.ts';
import { ASKED_MS, writeLink } from '../password-links/password-links.ts';
import { placeOf } from '../token-digest.ts';
import { takeNewFactors, takeNewPassword } from './added-since.ts';
import { WAY_BACK_MS, type AddedBefore, type AddressChange } from './address-change.ts';
import { findByWayBack, insertAddressChange, removeSince } from './address-change-store.ts';
import type { ConfirmDeps } from './confirm-address.ts';
import { recordAddress } from './record-address.ts';
import { setAddress } from './set-address-store.ts';

/** One that has ended and may come back. */
type Ended = AddressChange & {
  readonly oldEmail: string;
  readonly countedAt: number;
  readonly backEndsAt: number;
};

type OpenedWayBack = { readonly change: Ended; readonly person: Employee; readonly before: AddedBefore };

export type TakenBack = {
  /** Null: somebody else has it by now, so the person has none. */
  readonly email: string | null;
  readonly endedSessions: number;
  /** Where the person chooses a password, if the one that was chosen meanwhile was taken away. */
  readonly passwordPath: string | null;
};

/** @throws DomainError `way_back.not_found` */
export async function readWayBack(
  deps: ConfirmDeps,
  token: string,
): Promise<OpenedWayBack & { readonly company: CompanySettings }> {
  const opened = await openWayBack(deps, deps.database.knex, token);
  return { ...opened, company: await requireCompany(deps.database.knex, opened.person.companyId) };
}

/** Uses the way back up. @throws DomainError `way_back.not_found` */
export async function takeAddressBack(deps: ConfirmDeps, token: string): Promise<TakenBack> {
  return inTransaction(deps.database, async (tx) => {
    const { person } = await openWayBack(deps, tx, token);
    const scope = companyScope(tx, person.companyId);
    await lockEmployees(scope, [person.id]);
    // Of two who use it at once, one does.
    const opened = await openWayBack(deps, tx, token);
    return takeBack(deps, scope, opened);
  });
}

async function takeBack(deps: ConfirmDeps, scope: CompanyScope, opened: OpenedWayBack): Promise<TakenBack> {
  const { change, person, before } = opened;
  const now = deps.clock();
  const by: Author = { door: 'desk', userId: person.id, operator: null };
  await removeSince(scope, person.id, change.countedAt);
  const email = (await isTaken(scope, change)) ? null : change.oldEmail;
  const was = await setAddress(scope, person.id, email);
  const hadNewPassword = await takeNewPassword(scope, person.id, before);
  const facts = {
    before: { email: was, way_back: null, ...(hadNewPassword && { password: 'set' }) },
    after: { email, way_back: 'used', ...(hadNewPassword && { password: null }) },
  };
  await recordAddress(scope, person.id, facts, { by, reason: null, now });
  await takeNewFactors(scope, person.id, { ...before, since: change.countedAt }, { by, now });
  await endWaysIn(scope, person.id, now);
  const endedSessions = await endAllSessions(scope, person.id, 'address', { by, now });
  await insertAddressChange(scope, takenBack({ ...change, newEmail: email, by }, now));
  const mayChoose = hadNewPassword && email !== null && (await maySignIn(scope.db, person, now));
  const link = mayChoose ? await writeLink(scope.db, person, now + ASKED_MS, now) : null;
  return { email, endedSessions, passwordPath: link?.path ?? null };
}

/** Is a change too: for a day nobody makes another link to choose a password. It has no way back of its own. */
function takenBack(change: Ended, now: number): AddressChange {
  const times = { askedAt: now, endsAt: now, countedAt: now, backEndsAt: now + WAY_BACK_MS };
  return { ...change, ...times, id: uuidv7(), oldEmail: null };
}

async function openWayBack(
  { clock }: { readonly clock: Clock },
  db: Queryable,
  token: string,
): Promise<OpenedWayBack> {
  const found = await findByWayBack(db, placeOf(token));
  if (found === undefined) throw notFound();
  const { oldEmail, countedAt, backEndsAt } = found.change;
  if (oldEmail === null || countedAt === null || backEndsAt === null || backEndsAt <= clock())
    throw notFound();
  const person = await findEmployee(companyScope(db, found.companyId), found.change.employeeId);
  if (person === undefined) throw notFound();
  return { change: { ...found.change, oldEmail, countedAt, backEndsAt }, person, before: found.before };
}

async function isTaken({ db }: CompanyScope, { oldEmail, employeeId }: Ended): Promise<boolean> {
  const [owner] = await listSignInNames(db, [emailKeyOf(oldEmail)]);
  return owner !== undefined && owner.employeeId !== employeeId;
}

const notFound = () => new DomainError('way_back.not_found', { field: 'token' });
