// One-time links with which somebody chooses a password: an owner makes one for a new person, and the person who has forgotten theirs asks for
// one by mail. A link never signs anybody in, so it never passes a second factor by.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { renewJob } from '#features/jobs/job-store.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { findEmployee, findLogin } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { addressBlock } from '#http/client-address.ts';
import type { Secrets } from '#secrets.ts';
import { accountOf, type CheckPasswordDeps } from '../check-password.ts';
import { endPasswordLinks } from '../end-ways-in.ts';
import { createNobodyBuckets } from '../nobody-bucket.ts';
import { maySignIn } from '../may-sign-in.ts';
import { setPassword, type SetPassword, type SetPasswordDeps } from '../set-password.ts';
import { digestOf, newCompanyToken, placeOf } from '../token-digest.ts';
import { findPasswordLink, insertPasswordLink, removePasswordLink } from './password-link-store.ts';
import { passwordLinkMail } from './password-link-mail.ts';
import { NO_LINK_MS } from '../addresses/address-change.ts';
import { hasNewAddress } from '../addresses/address-change-store.ts';

const TOKEN_PREFIX = 'spl';
const MINUTE_MS = 60_000;
/** Of one that an owner makes: long enough for a weekend. */
const MADE_MS = 72 * 60 * MINUTE_MS;
/** Of one that somebody asked for by mail. */
export const ASKED_MS = 30 * MINUTE_MS;

export const LOST_PASSWORD_JOB = 'lost password';

export type PasswordLinkDeps = SetPasswordDeps & {
  readonly secrets: Secrets;
  /** Where people reach the server; null: it sends no mail. */
  readonly mailOrigin: string | null;
};

/** A link as it is shown once. */
export type MadePasswordLink = {
  /** Below the address of the server. */
  readonly path: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/** Where the page is; the token stands behind the `#`, which no browser sends to a server. */
const pathOf = (token: string) => `/desk/password#${token}`;

/**
 * Takes the place of every earlier one.
 * @throws DomainError `employee.not_found`, `person.email_missing`, `person.address_new`, `mail.not_set_up`
 */
export async function makePasswordLink(
  { database, clock, secrets, mailOrigin }: PasswordLinkDeps,
  { companyId, employeeId, byMail }: { companyId: string; employeeId: string; byMail: boolean },
  by: Author,
): Promise<MadePasswordLink> {
  if (byMail && mailOrigin === null) throw new DomainError('mail.not_set_up', { field: 'byMail' });
  const company = await requireCompany(database.knex, companyId);
  const person = await findEmployee(companyScope(database.knex, companyId), employeeId);
  if (person === undefined || !(await maySignIn(database.knex, person, clock())))
    throw new DomainError('employee.not_found', { field: 'route.employeeId' });
  if (person.email === null) throw new DomainError('person.email_missing', { field: 'route.employeeId' });
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const now = clock();
    if (await isAddressNew(scope, employeeId, now))
      throw new DomainError('person.address_new', { field: 'route.employeeId' });
    await endPasswordLinks(scope, employeeId, now);
    const link = await writeLink(tx, person, now + MADE_MS, now);
    if (byMail && mailOrigin !== null)
      await mailLink({ tx, secrets, mailOrigin, now }, { company, person, link, isAskedFor: false });
    const made = { before: null, after: { password_link: 'made' } };
    const change = { subject: 'employee' as const, subjectId: employeeId, employeeId, ...made };
    await insertChanges(scope, [change], { by, reason: null, now });
    return link;
  });
}

/**
 * Writes down the same for everybody, so that nobody learns here who has an account; the job finds out. An account has one row, and so have
 * many names that are nobody's: anyone who asks without end fills nothing.
 */
export async function askForPasswordLink(
  { database, clock, secrets, failedAttempts }: AskingDeps,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<void> {
  const person = (await findLogin(database.knex, email))?.employee;
  const now = clock();
  const account = accountOf(person, email);
  if (!(await failedAttempts.mayAskForLink({ account, address: addressBlock(address) }))) return;
  const key = account.isSomebody ? account.id : createNobodyBuckets(secrets.pepper)(account.id);
  const details = person === undefined ? {} : { companyId: person.companyId, employeeId: person.id };
  await renewJob(database.knex, {
    ...{ id: `${LOST_PASSWORD_JOB}/${key}`, kind: LOST_PASSWORD_JOB, details },
    ...{ dueAt: now, giveUpAt: now + ASKED_MS },
  });
}

type AskingDeps = Pick<PasswordLinkDeps, 'database' | 'clock' | 'secrets'> &
  Pick<CheckPasswordDeps, 'failedAttempts'>;

/** @throws DomainError `password_link.not_found` */
export async function readPasswordLink(
  deps: Pick<PasswordLinkDeps, 'database' | 'clock'>,
  token: string,
): Promise<{ person: Employee & { email: string }; company: CompanySettings; endsAt: number }> {
  const link = await findPasswordLink(deps.database.knex, placeOf(token));
  const person =
    link && (await findEmployee(companyScope(deps.database.knex, link.companyId), link.employeeId));
  if (link === undefined || person === undefined || link.endsAt <= deps.clock()) throw notFound();
  const { email } = person;
  if (email === null || !(await maySignIn(deps.database.knex, person, deps.clock()))) throw notFound();
  const company = await requireCompany(deps.database.knex, link.companyId);
  return { person: { ...person, email }, company, endsAt: link.endsAt };
}

/**
 * Uses the link up, with every other one of the person.
 * @returns also the name to sign in with
 * @throws DomainError `password_link.not_found`
 */
export async function redeemPasswordLink(
  deps: PasswordLinkDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<SetPassword & { readonly email: string }> {
  const { person } = await readPasswordLink(deps, token);
  const set = await setPassword(deps, person, {
    password,
    by: { door: 'desk', userId: person.id, operator: null },
    alongside: async (scope) => {
      // Of two who redeem it at once, one does.
      if (!(await removePasswordLink(scope, person.id, digestOf(token)))) throw notFound();
    },
  });
  return { ...set, email: person.email };
}

export async function writeLink(
  tx: Queryable,
  { companyId, id: employeeId }: Employee,
  endsAt: number,
  now: number,
): Promise<MadePasswordLink> {
  const token = newCompanyToken(TOKEN_PREFIX, companyId);
  const link = { employeeId, digest: digestOf(token), endsAt, now };
  await insertPasswordLink(companyScope(tx, companyId), link);
  return { path: pathOf(token), endsAt };
}

export type LinkMailing = {
  readonly tx: Queryable;
  readonly secrets: Secrets;
  readonly mailOrigin: string;
  readonly now: number;
};

export async function mailLink(
  { tx, secrets, mailOrigin, now }: LinkMailing,
  {
    company,
    person,
    link,
    isAskedFor,
  }: { company: CompanySettings; person: Employee; link: MadePasswordLink; isAskedFor: boolean },
): Promise<void> {
  const { companyId, id: employeeId, displayName, email } = person;
  if (email === null) return;
  const language = person.language ?? company.language;
  const content = passwordLinkMail(
    { ...company, language },
    { displayName, url: `${mailOrigin}${link.path}`, isAskedFor },
  );
  const recipient = { companyId, employeeId, displayName, email };
  await queueMail(tx, secrets, { recipient, purpose: 'password link', content, now });
}

const notFound = () => new DomainError('password_link.not_found', { field: 'token' });

/**
 * Whether the person gets no link to choose a password yet: anyone who has moved an address to themselves would take the account with it
 * before anybody notices. People who have never signed in have no changes of address, so they get theirs.
 */
export async function isAddressNew(scope: CompanyScope, employeeId: string, now: number): Promise<boolean> {
  return hasNewAddress(scope, employeeId, { since: now - NO_LINK_MS, now });
}
