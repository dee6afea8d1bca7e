// From the transaction of what a mail tells to a real mail server, on both engines.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/in-transaction.ts';
import type { JobRow, MailRow } from '#database/tables/installation.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { runDueJobs } from '#features/jobs/run-due-jobs.ts';
import { composeMail } from '#features/mail/compose-mail.ts';
import { createOutgoingMail, type OutgoingMail } from '#features/mail/outgoing-mail.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { allJobs } from '../src/all-jobs.ts';
import { startApi, type TestApi } from './api.ts';
import { readEveryTable } from './read-every-table.ts';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts';

const SECRET = 'canary-of-the-content-4k2p';

let api: TestApi;
let peer: SmtpPeer;
let anna: EmployeeRow;
let failures: unknown[];
beforeAll(async () => {
  api = await startApi();
  anna = await api.given.anEmployee(await api.given.aCompany(), { email: 'anna@example.is' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  peer = await startSmtpPeer();
  failures = [];
  await db()('jobs').delete();
  await db()('mails').delete();
});
afterEach(() => peer.stop());

const db = () => api.deps.database.knex;
const mails = () => db()<MailRow>('mails');
const recipient = () => ({
  ...{ companyId: anna.company_id, employeeId: anna.id },
  ...{ displayName: anna.display_name, email: 'anna@example.is' },
});
const content = composeMail({ language: 'is', subject: 'Halló', parts: [{ paragraph: SECRET }] });
const queued = (fails = false) =>
  inTransaction(api.deps.database, async (tx) => {
    const now = api.time.clock();
    const purpose = 'forgotten clock-outs' as const;
    await queueMail(tx, api.deps.secrets, { recipient: recipient(), purpose, content, now });
    if (fails) throw new Error('what it tells is not stored');
  });
function work(mail: OutgoingMail | null = createOutgoingMail(peer.settings)): Promise<void> {
  const { deps } = api;
  const onFailure = (failure: unknown) => void failures.push(failure);
  return runDueJobs({ ...deps, kinds: allJobs({ ...deps, mail }), onFailure }, new AbortController().signal);
}

describe('a mail', () => {
  it('is sent once, however often the server looks and starts again', async () => {
    await queued();
    await Promise.all([work(), work()]);
    await work();

    expect(peer.received).toMatchObject([{ to: ['anna@example.is'], text: SECRET }]);
    expect(await mails()).toMatchObject([{ outcome: 'sent', sealed: null }]);
    expect(failures).toEqual([]);
  });

  it('is not sent when what it tells is not stored', async () => {
    await expect(queued(true)).rejects.toThrow('not stored');
    await work();

    expect(peer.received).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('is in no table in clear, neither its content nor its way, and after it was sent not at all', async () => {
    await queued();
    const waiting = (await readEveryTable(api.deps.database)).filter((row) => /^(mails|jobs) /.test(row));
    await work();

    expect(waiting).toHaveLength(2);
    expect(waiting.join('\n')).not.toContain(SECRET);
    expect(waiting.join('\n')).not.toContain('anna@example.is');
    expect(await db()<JobRow>('jobs')).toMatchObject([{ details: '{}', outcome: 'done' }]);
  });

  it('of which a crash kept the answer goes again, with the Message-ID by which its reader knows it', async () => {
    await queued();
    const outgoing = createOutgoingMail(peer.settings);
    const dying: OutgoingMail = {
      ...outgoing,
      deliver: async (letter, signal) => {
        await outgoing.deliver(letter, signal);
        throw new Error('the process is gone');
      },
    };

    await work(dying);
    api.time.advance({ minutes: 1 });
    await work();

    const ids = peer.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('a mail that the mail server does not take', () => {
  it('goes as soon as the mail server takes it', async () => {
    await queued();
    peer.answer({ code: 451, text: 'later', when: 'recipient' });
    await work();
    peer.answer(null);
    await work();
    expect(peer.received).toEqual([]);
    api.time.advance({ minutes: 1 });
    await work();

    expect(peer.received).toHaveLength(1);
  });

  it('is given up after a day, and nothing of its content stays', async () => {
    await queued();
    peer.answer({ code: 451, text: 'later', when: 'recipient' });
    for (let hour = 0; hour < 26; hour += 1) {
      await work();
      api.time.advance({ hours: 1 });
    }

    expect(await mails()).toMatchObject([{ outcome: 'given up', fault: 'EENVELOPE 451', sealed: null }]);
    expect(failures).toHaveLength(24);
  });

  it('is given up at once where it will never be taken', async () => {
    await queued();
    peer.answer({ code: 550, text: 'anna@example.is is unknown', when: 'recipient' });
    await work();

    expect(await mails()).toMatchObject([{ outcome: 'refused', fault: 'EENVELOPE 550', sealed: null }]);
    expect(await db()<JobRow>('jobs')).toMatchObject([{ outcome: 'done' }]);
  });

  it('waits while no mail server is set', async () => {
    await queued();
    await work(null);
    expect(await mails()).toMatchObject([{ outcome: null }]);
    api.time.advance({ minutes: 1 });
    await work();

    expect(peer.received).toHaveLength(1);
  });
});

it('what has ended is forgotten after 30 days', async () => {
  await queued();
  await work();
  const forget = () =>
    db()<JobRow>('jobs').insert({
      ...{ id: `forget ${api.time.clock()}`, kind: 'forget ended work', details: '{}', tries: 0 },
      ...{ due_at: api.time.clock(), give_up_at: api.time.clock() + 1 },
    });
  api.time.advance({ hours: 24 * 30 });
  await forget();
  await work();
  expect(await mails()).toHaveLength(1);
  api.time.advance({ ms: 1 });
  await forget();
  await work();

  expect(await mails()).toEqual([]);
});
