// What owners and managers do about a sign-in address that waits to be confirmed.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findWaiting, removeWaiting } from '#features/auth/addresses/address-change-store.ts';
import type { WaitingAddress } from '#features/auth/addresses/address-change.ts';
import { mailAddressLink, writeAddressLink } from '#features/auth/addresses/address-links.ts';
import { recordAddress } from '#features/auth/addresses/record-address.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/change.ts';
import type { Employee } from '#features/people/employee.ts';
import type { Seer } from '#features/people/seen-people.ts';
import type { Secrets } from '#secrets.ts';
import { requireRight } from './person-guards.ts';
import { readSignIn, type PersonSignIn, type SignInDeps } from './person-sign-in.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';

const FOR_OWNERS = 'This server sends no mail, so only owners are shown the link. Ask an owner for it.';

export type AddressLinkDeps = SignInDeps & {
  readonly secrets: Secrets;
  /** Where people reach the server; null: it sends no mail. */
  readonly mailOrigin: string | null;
};

/** Where the link went: by mail it is shown to nobody. */
export type GivenAddressLink = {
  readonly path: string | null;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/**
 * Takes the place of the link before. Only where the server sends no mail is it shown, and to owners alone: anyone who has it decides
 * with which address somebody signs in.
 * @throws DomainError `employee.not_found`, `person.owner_only`, `person.own_record`, `person.no_waiting_address`, `mail.not_set_up`
 */
export async function giveAddressLink(
  author: Seer,
  id: string,
  deps: AddressLinkDeps,
): Promise<GivenAddressLink> {
  const { mailOrigin, secrets } = deps;
  return aboutWaiting(author, id, deps, async (scope, { waiting, person, now }) => {
    if (mailOrigin === null && author.role !== 'owner')
      throw new DomainError('mail.not_set_up', { message: FOR_OWNERS });
    const { path, endsAt } = await writeAddressLink(scope, waiting, now);
    await record(scope, author, person, { address_link: null }, { address_link: 'made' }, now);
    if (mailOrigin === null) return { path, endsAt };
    const company = await requireCompany(scope.db, scope.companyId);
    const { newEmail } = waiting;
    await mailAddressLink(scope, { secrets, mailOrigin, now }, { person, company }, { newEmail, path });
    return { path: null, endsAt };
  });
}

/** The old address stays. @throws DomainError as `giveAddressLink` */
export async function withdrawAddress(author: Seer, id: string, deps: SignInDeps): Promise<PersonSignIn> {
  return aboutWaiting(author, id, deps, async (scope, { waiting, person, now }) => {
    await removeWaiting(scope, id);
    const before = { waiting_email: waiting.newEmail };
    await record(scope, author, person, before, { waiting_email: null }, now);
    return readSignIn(scope, author, id, now);
  });
}

type Waiting = { readonly waiting: WaitingAddress; readonly person: Employee; readonly now: number };

async function aboutWaiting<T>(
  author: Seer,
  id: string,
  { database, clock }: SignInDeps,
  act: (scope: CompanyScope, about: Waiting) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, author.companyId);
    const person = await requireSeenPerson(scope, author, id);
    requireRight(author, 'people.employ', person);
    const now = clock();
    const waiting = await findWaiting(scope, id, now);
    if (waiting === undefined)
      throw new DomainError('person.no_waiting_address', { field: 'route.employeeId' });
    return act(scope, { waiting, person, now });
  });
}

async function record(
  scope: CompanyScope,
  author: Seer,
  { id }: Employee,
  before: Readonly<Record<string, string | null>>,
  after: Readonly<Record<string, string | null>>,
  now: number,
): Promise<void> {
  await recordAddress(scope, id, { before, after }, { by: authorOf(author), reason: null, now });
}
