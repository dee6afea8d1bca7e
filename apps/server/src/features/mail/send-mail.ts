// The job that sends one mail: again and again for a day, until the mail server takes it or refuses it for good.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import type { Ending, Job, JobKind } from '#features/jobs/job.ts';
import { endMail, findWaitingMail, type MailOutcome } from './mail-store.ts';
import { MailFault, type OutgoingMail } from './outgoing-mail.ts';
import { openLetter } from './sealed-letter.ts';

export const MAIL_JOB = 'mail';

export type SendMailDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: { readonly pepper: Buffer };
  /** Null while no mail server is set. */
  readonly mail: OutgoingMail | null;
};

/**
 * If this process dies between the answer of the mail server and the end of the job, the mail is sent once more, with the same
 * Message-ID: SMTP has nothing that would prevent it.
 */
export function mailJobs(deps: SendMailDeps): JobKind {
  const end = (job: Job, outcome: MailOutcome, fault: string | null): Ending => {
    return (tx) => endMail(scopeOf(tx, job), mailIdOf(job), { outcome, fault, now: deps.clock() });
  };
  return {
    kind: MAIL_JOB,
    run: async (job, signal) => {
      const id = mailIdOf(job);
      const waiting = await findWaitingMail(scopeOf(deps.database.knex, job), id);
      if (waiting === undefined) return () => Promise.resolve();
      if (deps.mail === null) throw new MailFault('SMTP_URL is not set', false);
      const letter = { ...openLetter(deps.secrets, id, waiting.sealed), id, queuedAt: waiting.queuedAt };
      try {
        await deps.mail.deliver(letter, signal);
        return end(job, 'sent', null);
      } catch (fault) {
        if (fault instanceof MailFault && fault.isFinal) return end(job, 'refused', fault.code);
        throw fault;
      }
    },
    givenUp: (job, tx) => end(job, 'given up', job.lastFault)(tx),
  };
}

function scopeOf(db: Queryable, { details }: Job): CompanyScope {
  return companyScope(db, details['companyId'] ?? '');
}

function mailIdOf({ details }: Job): string {
  return details['mailId'] ?? '';
}
