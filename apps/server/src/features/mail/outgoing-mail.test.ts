import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpPeer, type SmtpPeer } from '../../../test/smtp-peer.ts';
import { createOutgoingMail, MailFault, type MailSettings } from './outgoing-mail.ts';

let peer: SmtpPeer;
beforeEach(async () => {
  peer = await startSmtpPeer({ user: 'stimpill', password: 'hunter2' });
});
afterEach(() => peer.stop());

const letter = {
  ...{ id: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f', queuedAt: Date.UTC(2026, 2, 2, 7, 30) },
  to: { name: 'Þórunn Ósk Ægisdóttir', address: 'thorunn@example.is' },
  ...{ subject: 'Útstimplun vantar: 1', text: 'Halló\n', html: '<p>Halló</p>\n' },
};
const never = () => new AbortController().signal;
const smtpWith = (rest: Partial<MailSettings['smtp']>): MailSettings => ({
  ...peer.settings,
  smtp: { ...peer.settings.smtp, ...rest },
});
async function faultOf(settings: MailSettings): Promise<MailFault> {
  const fault: unknown = await createOutgoingMail(settings)
    .deliver(letter, never())
    .catch((error: unknown) => error);
  if (!(fault instanceof MailFault)) throw new Error('It was delivered.');
  return fault;
}

describe('a mail that is delivered', () => {
  it('arrives in both forms, and says that a machine has sent it', async () => {
    await createOutgoingMail(peer.settings).deliver(letter, never());

    const [mail] = peer.received;
    expect(mail).toMatchObject({ to: ['thorunn@example.is'], text: 'Halló', html: '<p>Halló</p>' });
    expect(mail?.headers.get('from')).toBe('Stimpill <clock@example.is>');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('date')).toBe('Mon, 02 Mar 2026 07:30:00 +0000');
  });

  it('has the same Message-ID whenever it is sent', async () => {
    const mail = createOutgoingMail(peer.settings);
    await mail.deliver(letter, never());
    const { messageId } = await mail.deliver(letter, never());

    expect(messageId).toBe('<019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f@example.is>');
    expect(peer.received.map(({ headers }) => headers.get('message-id'))).toEqual([messageId, messageId]);
  });
});

describe('a mail that is not taken', () => {
  it.each([
    [{ code: 550, text: 'no such user', when: 'recipient' }, 'EENVELOPE 550', true],
    [{ code: 450, text: 'busy', when: 'recipient' }, 'EENVELOPE 450', false],
    [{ code: 554, text: 'spam', when: 'content' }, 'EMESSAGE 554', true],
    [{ code: 452, text: 'full', when: 'content' }, 'EMESSAGE 452', false],
  ] as const)('%j is %s, and final: %s', async (refusal, code, isFinal) => {
    peer.answer(refusal);

    expect(await faultOf(peer.settings)).toMatchObject({ code, isFinal });
  });

  it('is tried again after a refused sign-in, and after no answer at all', async () => {
    expect(await faultOf(smtpWith({ password: 'wrong' }))).toMatchObject({
      ...{ code: 'EAUTH 535', isFinal: false },
    });
    expect(await faultOf(smtpWith({ port: 1 }))).toMatchObject({ code: 'ESOCKET', isFinal: false });
  });

  it('names nobody: neither password nor address is in the fault', async () => {
    peer.answer({ code: 550, text: 'thorunn@example.is is gone', when: 'recipient' });

    const faults = [await faultOf(peer.settings), await faultOf(smtpWith({ password: 'hunter3' }))];

    const told = faults.map((fault) => `${JSON.stringify(fault)} ${fault.message} ${fault.stack ?? ''}`);
    expect(told.join('\n')).not.toMatch(/thorunn|hunter/);
  });
});

it('never gives a password or a link in clear to a mail server that may be another machine', async () => {
  expect(await faultOf(smtpWith({ isLoopback: false }))).toMatchObject({ code: 'ETLS 500', isFinal: false });
  expect(peer.received).toEqual([]);
});

it('tries a connection without sending anything', async () => {
  await createOutgoingMail(peer.settings).tryConnection();

  await expect(createOutgoingMail(smtpWith({ user: 'x' })).tryConnection()).rejects.toThrow(MailFault);
  expect(peer.received).toEqual([]);
});

it('once the server ends, waits only a few seconds for an answer', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };

  const sending = createOutgoingMail(smtpWith({ port }), 1).deliver(letter, AbortSignal.abort());

  await expect(sending).rejects.toMatchObject({ code: 'EABORT', isFinal: false });
  silent.close();
});
