// A link to choose a password by mail, to a real mail server, on both engines.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makePasswordLink, readPasswordLink } from '#features/auth/password-links/password-links.ts';
import { runDueJobs } from '#features/jobs/run-due-jobs.ts';
import { createOutgoingMail } from '#features/mail/outgoing-mail.ts';
import { allJobs } from '../src/all-jobs.ts';
import { startApi, type TestApi } from './api.ts';
import type { SignedUpRow } from './given.ts';
import { readEveryTable } from './read-every-table.ts';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts';

const OPERATOR = { door: 'command line', userId: null, operator: 'root' } as const;

let api: TestApi;
let peer: SmtpPeer;
let anna: SignedUpRow;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  peer = await startSmtpPeer();
  anna = await api.given.anEmployee(await api.given.aCompany({ language: 'en', name: 'Northern Cafe' }));
});
afterEach(() => peer.stop());

const depsWithMail = () => ({ ...api.deps, mailOrigin: 'https://clock.example.is' });
function work(): Promise<void> {
  const deps = { ...depsWithMail(), mail: createOutgoingMail(peer.settings) };
  const onFailure = (failure: unknown) => {
    throw failure;
  };
  return runDueJobs({ ...deps, kinds: allJobs(deps), onFailure }, new AbortController().signal);
}
const ask = (email: string) => api.call('askForPasswordLink', { body: { email } });
const tokenIn = (text = '') =>
  /https:\/\/clock\.example\.is\/desk\/password#(spl_[\w-]+)/.exec(text)?.[1] ?? '';

it('goes to anyone who has forgotten the password, works for 30 minutes, and stands in no table', async () => {
  await ask(anna.email.toUpperCase());
  await work();

  const [mail] = peer.received;
  const token = tokenIn(mail?.text);
  expect(mail).toMatchObject({ to: [anna.email] });
  expect(mail?.headers.get('subject')).toBe('A new password (Northern Cafe)');
  expect((await readPasswordLink(api.deps, token)).endsAt).toBe(api.time.clock() + 30 * 60_000);
  expect(JSON.stringify(await readEveryTable(api.deps.database))).not.toContain(token);
});

it('speaks the language that the person has chosen', async () => {
  const { company_id, id } = anna;
  await api.deps.database.knex('employees').where({ company_id, id }).update({ language: 'pl' });
  await ask(anna.email);
  await work();

  expect(peer.received[0]?.headers.get('subject')).toContain('Nowe_has');
});

it('goes to nobody else: not to an unknown address, not to somebody who has left, not to another system', async () => {
  const company = await api.given.aCompany();
  const left = await api.given.anEmployee(company, { employment_end_date: '2026-01-31' });
  const account = await api.given.aServiceAccount(company, { email: 'till-1@service.invalid' });
  for (const email of ['nobody@example.is', left.email, account.email]) await ask(email);

  await work();

  expect(peer.received).toEqual([]);
});

it('goes out at most once in five minutes, however often somebody asks', async () => {
  for (let asked = 0; asked < 4; asked += 1) await ask(anna.email);
  await work();
  api.time.advance({ minutes: 5 });
  await ask(anna.email);
  await work();

  expect(peer.received).toHaveLength(2);
});

it('invites somebody new, where an owner wants that', async () => {
  const whom = { companyId: anna.company_id, employeeId: anna.id, byMail: true };
  const { path } = await makePasswordLink(depsWithMail(), whom, OPERATOR);
  await work();

  expect(peer.received).toMatchObject([{ to: [anna.email] }]);
  expect(`/desk/password#${tokenIn(peer.received[0]?.text)}`).toBe(path);
});
