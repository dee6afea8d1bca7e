// The two links of a new sign-in address: the one that confirms it, and the way back that the old one gets. Of each only a digest is
// kept, and neither signs anybody in.
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import type { Employee } from '#features/people/employee.ts';
import type { Secrets } from '#secrets.ts';
import { digestOf, newCompanyToken } from '../token-digest.ts';
import { WAITS_MS, type AddressChange, type WaitingAddress } from './address-change.ts';
import { saveLink, saveWayBack } from './address-change-store.ts';
import { addressLinkMail, oldAddressMail } from './address-mails.ts';

const LINK_PREFIX = 'sal';
const WAY_BACK_PREFIX = 'swb';

/** A link as it is shown once, below the address of the server. */
export type MadeAddressLink = {
  readonly path: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/** Takes the place of the one before, and waits as long again. The token stands behind the `#`, which no browser sends to a server. */
export async function writeAddressLink(
  scope: CompanyScope,
  { id }: WaitingAddress,
  now: number,
): Promise<MadeAddressLink> {
  const token = newCompanyToken(LINK_PREFIX, scope.companyId);
  const endsAt = now + WAITS_MS;
  await saveLink(scope, id, { digest: digestOf(token), endsAt });
  return { path: `/desk/address#${token}`, endsAt };
}

/** @returns undefined where it has ended meanwhile */
export async function writeWayBack(scope: CompanyScope, { id }: AddressChange): Promise<string | undefined> {
  const token = newCompanyToken(WAY_BACK_PREFIX, scope.companyId);
  return (await saveWayBack(scope, id, digestOf(token))) ? `/desk/address-back#${token}` : undefined;
}

export type Mailing = {
  readonly secrets: Secrets;
  readonly mailOrigin: string;
  readonly now: number;
};

/** Whom a mail is about, and in which company. */
export type About = { readonly person: Employee; readonly company: CompanySettings };

export async function mailAddressLink(
  { db }: CompanyScope,
  { secrets, mailOrigin, now }: Mailing,
  { person, company }: About,
  { newEmail, path }: { readonly newEmail: string; readonly path: string },
): Promise<void> {
  const content = addressLinkMail(inLanguageOf(person, company), {
    ...{ displayName: person.displayName, email: newEmail },
    url: `${mailOrigin}${path}`,
  });
  const recipient = recipientOf(person, newEmail);
  await queueMail(db, secrets, { recipient, purpose: 'address link', content, now });
}

export async function mailOldAddress(
  { db }: CompanyScope,
  { secrets, mailOrigin, now }: Mailing,
  { person, company }: About,
  change: Pick<AddressChange, 'newEmail'> & {
    readonly oldEmail: string;
    readonly byName: string | null;
    readonly path: string;
  },
): Promise<void> {
  const content = oldAddressMail(inLanguageOf(person, company), {
    ...{ displayName: person.displayName, newEmail: change.newEmail, byName: change.byName },
    url: `${mailOrigin}${change.path}`,
  });
  const recipient = recipientOf(person, change.oldEmail);
  await queueMail(db, secrets, { recipient, purpose: 'address changed', content, now });
}

function inLanguageOf({ language }: Employee, company: CompanySettings): CompanySettings {
  return { ...company, language: language ?? company.language };
}

function recipientOf({ companyId, id: employeeId, displayName }: Employee, email: string) {
  return { companyId, employeeId, displayName, email };
}
