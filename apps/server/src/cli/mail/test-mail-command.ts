import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { composeMail } from '#features/mail/compose-mail.ts';
import { createOutgoingMail, MailFault } from '#features/mail/outgoing-mail.ts';
import { uuidv7 } from '#ids.ts';
import { readConfig } from '../../config.ts';
import { EnvironmentFault } from '../exit-code.ts';
import { mailFaultText } from './mail-fault-text.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';

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
