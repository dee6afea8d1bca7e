// Writes a mail down, in the transaction of what it tells: if that is not stored, nobody is told, and what was stored is told.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { insertJob } from '#features/jobs/job-store.ts';
import { uuidv7 } from '#ids.ts';
import { insertMail } from './mail-store.ts';
import type { MailContent, MailPurpose, Recipient } from './mail.ts';
import { sealLetter } from './sealed-letter.ts';
import { MAIL_JOB } from './send-mail.ts';

const DAY_MS = 86_400_000;

export type QueuedMail = {
  readonly recipient: Recipient;
  readonly purpose: MailPurpose;
  readonly content: MailContent;
  /** Epoch milliseconds. */
  readonly now: number;
};

export async function queueMail(
  tx: Queryable,
  secrets: { readonly pepper: Buffer },
  { recipient, purpose, content, now }: QueuedMail,
): Promise<void> {
  const { companyId, employeeId, displayName, email } = recipient;
  const id = uuidv7();
  const sealed = sealLetter(secrets, id, { ...content, to: { name: displayName, address: email } });
  await insertMail(companyScope(tx, companyId), { id, employeeId, purpose, sealed, queuedAt: now });
  await insertJob(tx, {
    id: `${MAIL_JOB}/${id}`,
    kind: MAIL_JOB,
    details: { companyId, mailId: id },
    dueAt: now,
    giveUpAt: now + DAY_MS,
  });
}
