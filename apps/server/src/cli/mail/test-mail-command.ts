import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { composeMail } from '#features/mail/compose-mail.ts';
import { createOutgoingMail, MailFault } from '#features/mail/outgoing-mail.ts';
import { uuidv7 } from '#ids.ts';
import { readConfig } from '../../config.ts';
import { EnvironmentFault } from '../exit-code.ts';
import { type Terminal, printJson } from '../terminal.ts';

export function testMailCommand(terminal: Terminal): Command {
  return new Command('test')
    .description('Send one mail now, to see whether the mail server takes it.')
    .argument('<address>', 'to whom')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
It uses SMTP_URL, MAIL_FROM and PUBLIC_ORIGIN as the server does, and sends at once, without waiting in line.

Example:
  stimpill mail test anna@example.is`,
    )
    .action(async (address: string, { json }: { json?: true }) => {
      const { messageId } = await sendTest(terminal, address);
      if (json) printJson(terminal, { messageId });
      else
        terminal.stdout.write(
          `The mail server has taken a mail to ${address}. If it does not arrive, ask there for ${messageId}.\n`,
        );
    });
}

async function sendTest({ env, clock }: Terminal, address: string): Promise<{ readonly messageId: string }> {
  const { mail, publicOrigin } = readConfig(env);
  if (mail === null || publicOrigin === null)
    throw new EnvironmentFault(
      'SMTP_URL is not set, so no mail is sent. Set it, MAIL_FROM and PUBLIC_ORIGIN.',
    );
  const content = composeMail({
    language: 'en',
    subject: 'Test mail of Stimpill',
    parts: [
      { paragraph: 'This mail shows that Stimpill can send mail.' },
      { link: { label: 'Mails link to this address', url: `${publicOrigin}/desk/` } },
    ],
  });
  const letter = { ...content, id: uuidv7(), to: { name: '', address }, queuedAt: clock() };
  try {
    return await createOutgoingMail(mail).deliver(letter, new AbortController().signal);
  } catch (fault) {
    if (fault instanceof MailFault) throw new Refused(`${mailFaultText(fault.code)} Nothing was sent.`);
    throw fault;
  }
}

/** What an operator does about a mail that the mail server did not take. */
const WHAT_TO_DO: Readonly<Record<string, string>> = {
  EAUTH: 'It does not know the user and password of SMTP_URL.',
  EDNS: 'The name in SMTP_URL is not known.',
  ECONNECTION: 'It does not answer at the address of SMTP_URL.',
  ESOCKET: 'It does not answer at the address of SMTP_URL, or its certificate is not for that name.',
  ETIMEDOUT: 'It does not answer in time: look at the port of SMTP_URL and at firewalls.',
  ETLS: 'It offers no TLS, without which nothing is sent to another machine: use smtps:// or another server.',
  EENVELOPE: 'It refuses this sender or this recipient: look at MAIL_FROM and at the address.',
  EMESSAGE: 'It refuses the content, perhaps as spam: see that it may send for the domain of MAIL_FROM.',
};

const NO_ADDRESS = 'EADDRESS';

/** @param code of the fault, perhaps with the number that the mail server answered */
export function mailFaultText(code: string): string {
  if (code === NO_ADDRESS)
    return 'It was sent nowhere, because the address of the person is none (EADDRESS). Correct it at the desk.';
  const whatToDo = WHAT_TO_DO[code.split(' ')[0] ?? ''] ?? 'Look at its own log.';
  return `The mail server did not take a mail (${code}). ${whatToDo}`;
}
