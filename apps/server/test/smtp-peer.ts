// A mail server of the test's own, on loopback: takes what it is sent, over real SMTP, or refuses it as it is told to.
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '#features/mail/outgoing-mail.ts';

type ReceivedMail = {
  readonly to: readonly string[];
  /** By name in lower case, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
};

export type SmtpPeer = {
  readonly settings: MailSettings;
  readonly received: readonly ReceivedMail[];
  /** From now on it answers so: to the recipient or, where `when` says it, only after it has the whole mail. Null: it takes mail. */
  readonly answer: (refusal: Refusal | null) => void;
  readonly stop: () => Promise<void>;
};

type Refusal = { readonly code: number; readonly text: string; readonly when: 'recipient' | 'content' };

/** @param login the only user who may send; left out: everybody may */
export async function startSmtpPeer(login?: {
  readonly user: string;
  readonly password: string;
}): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  let refusal: Refusal | null = null;
  const refusedAt = (when: Refusal['when']) =>
    refusal?.when === when ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
  const options: SMTPServerOptions = {
    ...{
      authOptional: login === undefined,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
    },
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login?.user && password === login?.password;
      done(isRight ? null : new Error('no'), isRight ? { user: username } : undefined);
    },
    onRcptTo: (_address, _session, done) => done(refusedAt('recipient')),
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const refused = refusedAt('content');
        if (refused === null)
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), ...parsed(raw) });
        done(refused);
      });
    },
  };
  const server = new SMTPServer({ ...options, allowInsecureAuth: true });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      smtp: {
        ...{ host: '127.0.0.1', port, isSecure: false, isLoopback: true },
        ...{ user: login?.user ?? null, password: login?.password ?? null },
      },
      from: { name: 'Stimpill', address: 'clock@example.is' },
    },
    received,
    answer: (next) => {
      refusal = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function parsed(raw: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = split(raw);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = body.split(`--${boundary}`).map(split);
  const ofType = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return decoded(part?.body ?? '', part?.headers.get('content-transfer-encoding')).trimEnd();
  };
  return { headers, text: ofType('text/plain'), html: ofType('text/html') };
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = raw.trimStart().split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
