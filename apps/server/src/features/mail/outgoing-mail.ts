// Hands a mail to the mail server that the settings name (SMTP, RFC 5321).
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { parseEmail } from './email-address.ts';
import type { Letter } from './mail.ts';

export type MailSettings = {
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    /** TLS from the first byte; otherwise by STARTTLS. */
    readonly isSecure: boolean;
    /** Where only this machine can hear what is said. */
    readonly isLoopback: boolean;
    readonly user: string | null;
    readonly password: string | null;
  };
  readonly from: { readonly name: string; readonly address: string };
};

export type OutgoingMail = {
  /**
   * @param signal once it has aborted, an answer is waited for only a few seconds more
   * @throws MailFault
   */
  readonly deliver: (letter: Letter, signal: AbortSignal) => Promise<{ readonly messageId: string }>;
  /** Connects and signs in, and sends nothing. @throws MailFault */
  readonly tryConnection: () => Promise<void>;
};

/** Why a mail was not taken. Its message quotes nothing: answers of mail servers name people. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  /** Of the connection (`ETIMEDOUT`, `EAUTH`), with the number that the mail server answered where it did: `EENVELOPE 550`. */
  readonly code: string;
  /** The mail server will not take this mail, however often it is sent. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super('the mail server did not take a mail');
    this.code = code;
    this.isFinal = isFinal;
  }
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** An answer that comes while the server ends is waited for: a mail that was taken would else be sent again. */
const LAST_ANSWER_MS = 5_000;

/** @param lastAnswerMs how long an answer is waited for once the server ends */
export function createOutgoingMail(
  { smtp, from }: MailSettings,
  lastAnswerMs = LAST_ANSWER_MS,
): OutgoingMail {
  const { host, port, isSecure, isLoopback, user, password } = smtp;
  const transport = createTransport({
    ...{ host, port, secure: isSecure },
    // A password and a link are never sent in clear to another machine.
    ...(isLoopback ? { ignoreTLS: true } : { requireTLS: true }),
    ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const domain = from.address.split('@').pop() ?? '';
  return {
    deliver: async ({ id, to, subject, text, html, queuedAt }, signal) => {
      const mailbox = parseEmail(to.address);
      // What is no address is read by mail programs as another one, or as several.
      if (mailbox === undefined) throw new MailFault('EADDRESS', true);
      const recipient = { name: to.name, address: `${mailbox.local}@${mailbox.host}` };
      // The same in each try: anyone who receives a mail twice can tell that it is one (RFC 5322, 3.6.4).
      const messageId = `<${id}@${domain}>`;
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      const date = new Date(queuedAt);
      const sent = transport.sendMail({ from, to: recipient, subject, text, html, messageId, headers, date });
      await Promise.race([sent, giveUpAfter(signal, lastAnswerMs)]).catch(rethrowAsFault);
      return { messageId };
    },
    tryConnection: async () => {
      await transport.verify().catch(rethrowAsFault);
    },
  };
}

async function giveUpAfter(signal: AbortSignal, lastAnswerMs: number): Promise<never> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await wait(lastAnswerMs, undefined, { ref: false });
  throw new MailFault('EABORT', false);
}

function rethrowAsFault(error: unknown): never {
  if (error instanceof MailFault) throw error;
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  // 5yz for this recipient or this content: it would be refused again. A refused sign-in is a matter of the settings.
  const isFinal = ['EENVELOPE', 'EMESSAGE'].includes(code) && (responseCode ?? 0) >= 500;
  throw new MailFault(responseCode === undefined ? code : `${code} ${responseCode}`, isFinal);
}
