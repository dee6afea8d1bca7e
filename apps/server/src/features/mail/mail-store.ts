import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { MailRow } from '#database/tables/installation.ts';
import type { MailPurpose } from './mail.ts';

export type MailOutcome = 'sent' | 'refused' | 'given up' | 'withdrawn';

export type NewMail = {
  readonly id: string;
  readonly employeeId: string;
  readonly purpose: MailPurpose;
  readonly sealed: string;
  readonly queuedAt: number;
};

export async function insertMail({ db, companyId }: CompanyScope, mail: NewMail): Promise<void> {
  await db<MailRow>('mails').insert({
    company_id: companyId,
    id: mail.id,
    employee_id: mail.employeeId,
    purpose: mail.purpose,
    sealed: mail.sealed,
    queued_at: mail.queuedAt,
  });
}

/** @returns undefined once it was sent, given up or withdrawn */
export async function findWaitingMail(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<{ readonly sealed: string; readonly queuedAt: number } | undefined> {
  const row = await db<MailRow>('mails').where({ company_id: companyId, id }).first();
  return row === undefined || row.sealed === null
    ? undefined
    : { sealed: row.sealed, queuedAt: row.queued_at };
}

/** Its content goes; what remains is that there was one. */
export async function endMail(
  { db, companyId }: CompanyScope,
  id: string,
  {
    outcome,
    fault,
    now,
  }: { readonly outcome: MailOutcome; readonly fault: string | null; readonly now: number },
): Promise<void> {
  await db<MailRow>('mails')
    .where({ company_id: companyId, id })
    .update({ sealed: null, outcome, fault, ended_at: now });
}

/** Those to this person that nobody has taken yet are not sent any more. */
export async function withdrawMails(
  { db, companyId }: CompanyScope,
  employeeId: string,
  purposes: readonly MailPurpose[],
  now: number,
): Promise<void> {
  await db<MailRow>('mails')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNull('ended_at')
    .whereIn('purpose', purposes)
    .update({ sealed: null, outcome: 'withdrawn', ended_at: now });
}

export type UnsentMail = {
  readonly purpose: string;
  readonly outcome: string;
  readonly fault: string | null;
};

/** Refused or given up since then, in all companies, the newest first. */
export async function listUnsentMail(db: Queryable, since: number): Promise<readonly UnsentMail[]> {
  const rows = await db<MailRow>('mails')
    .whereIn('outcome', ['refused', 'given up'])
    .where('ended_at', '>=', since)
    .orderBy('ended_at', 'desc');
  return rows.map(({ purpose, outcome, fault }) => ({ purpose, outcome: outcome ?? '', fault }));
}

export async function removeEndedMail(db: Queryable, endedBefore: number): Promise<void> {
  await db<MailRow>('mails').where('ended_at', '<', endedBefore).delete();
}
