// What the doctor says of mail: whether the mail server can be reached, and what could not be sent.
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import { countTroubledJobs } from '#features/jobs/job-store.ts';
import { listUnsentMail } from '#features/mail/mail-store.ts';
import { createOutgoingMail, MailFault } from '#features/mail/outgoing-mail.ts';
import { mailFaultText } from '../mail/test-mail-command.ts';
import { ok, warning, type Finding } from './findings.ts';

const WEEK_MS = 7 * 86_400_000;

export async function examineMailServer({ mail }: Config): Promise<Finding> {
  if (mail === null) return ok('mail server', 'none is set (SMTP_URL), so no mail is sent');
  try {
    await createOutgoingMail(mail).tryConnection();
    return ok('mail server', `${mail.smtp.host} lets us in; "stimpill mail test" sends a mail`);
  } catch (fault) {
    if (!(fault instanceof MailFault)) throw fault;
    return warning('mail server', mailFaultText(fault.code));
  }
}

export async function examineMail({ knex }: Database, now: number): Promise<Finding> {
  const unsent = await listUnsentMail(knex, now - WEEK_MS);
  const [newest] = unsent;
  if (newest === undefined) return ok('mail', 'every mail of the last seven days was sent or is on its way');
  const why = newest.fault === null ? '' : ` ${mailFaultText(newest.fault)}`;
  return warning(
    'mail',
    `${unsent.length} mails of the last seven days could not be sent, the last one about ${newest.purpose}.${why}`,
  );
}

export async function examineJobs({ knex }: Database, now: number): Promise<Finding> {
  const { failing, givenUp } = await countTroubledJobs(knex, now - WEEK_MS);
  if (failing + givenUp === 0) return ok('jobs', 'none has failed in the last seven days');
  return warning(
    'jobs',
    `${failing} fail and are tried again, ${givenUp} were given up in the last seven days. The log of the server names them`,
  );
}
