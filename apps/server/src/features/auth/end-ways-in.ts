// Ways in that were opened for somebody as they were: links to choose a password, an address that waits to be confirmed, mails that wait, a
// pairing word for a tablet.
import type { CompanyScope } from '#database/company-scope.ts';
import { withdrawMails } from '#features/mail/mail-store.ts';
import { IS_WITHDRAWN, type MailPurpose } from '#features/mail/mail.ts';
import { removeWaiting, removeWaysBack } from './addresses/address-change-store.ts';
import { removePairingWord } from './pairing-words/pairing-word-store.ts';
import { removePasswordLinksOf } from './password-links/password-link-store.ts';

const PURPOSES = (Object.keys(IS_WITHDRAWN) as MailPurpose[]).filter((purpose) => IS_WITHDRAWN[purpose]);

/** With every change of address, role, activity or factors, in the transaction that makes it. */
export async function endWaysIn(scope: CompanyScope, employeeId: string, now: number): Promise<void> {
  await removePasswordLinksOf(scope, employeeId);
  await removeWaiting(scope, employeeId);
  await removePairingWord(scope, employeeId);
  await withdrawMails(scope, employeeId, PURPOSES, now);
}

/**
 * With another role: anyone who had an address of the person before does not get what the person may do now. With other changes a way back
 * lives on, because anyone who took an address could make them.
 */
export async function endWaysBack(scope: CompanyScope, employeeId: string, now: number): Promise<void> {
  await removeWaysBack(scope, employeeId);
  await withdrawMails(scope, employeeId, ['address changed'], now);
}

/** Where a link is used up, or another one or a new password takes its place. */
export async function endPasswordLinks(scope: CompanyScope, employeeId: string, now: number): Promise<void> {
  await removePasswordLinksOf(scope, employeeId);
  await withdrawMails(scope, employeeId, ['password link'], now);
}
