// What an operator does about a mail that the mail server did not take.

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
