// A new sign-in address counts once a link sent to it was opened; with a real mail server, on both engines.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { JobRow } from '#database/tables/installation.ts';
import type { DepartmentRow } from '#database/tables/people.ts';
import type { AddressChangeRow } from '#database/tables/sign-in.ts';
import { setPassword } from '#features/auth/set-password.ts';
import { exportCompany } from '#features/company-file/export-company.ts';
import { importCompany } from '#features/company-file/import-company.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { runDueJobs } from '#features/jobs/run-due-jobs.ts';
import { createOutgoingMail } from '#features/mail/outgoing-mail.ts';
import { allJobs } from '../src/all-jobs.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';
import { readEveryTable } from './read-every-table.ts';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts';

const ORIGIN = 'https://clock.example.is';

let api: TestApi;
let peer: SmtpPeer;
let company: CompanyRow;
let bakery: DepartmentRow;
let owner: SignedUpRow;
let manager: SignedUpRow;
let anna: SignedUpRow;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  peer = await startSmtpPeer();
  // Each test has the addresses for itself.
  for (const table of ['sign_in_names', 'address_changes']) await api.deps.database.knex(table).delete();
  const { given } = api;
  company = await given.aCompany({ language: 'en', name: 'Northern Cafe' });
  anna = await given.anEmployee(company, { password: PASSWORD });
  bakery = await given.aDepartment(company, 'Bakery', anna);
  owner = await given.anEmployee(company, { role: 'owner', password: PASSWORD });
  const limited_to_departments = JSON.stringify([bakery.id]);
  manager = await given.anEmployee(company, { role: 'manager', limited_to_departments });
});
afterEach(() => peer.stop());

const depsWithMail = () => ({ ...api.deps, mailOrigin: ORIGIN });
function work(): Promise<void> {
  const deps = { ...depsWithMail(), mail: createOutgoingMail(peer.settings) };
  const onFailure = (failure: unknown) => {
    throw failure;
  };
  return runDueJobs({ ...deps, kinds: allJobs(deps), onFailure }, new AbortController().signal);
}
async function give(by: SignedUpRow, { id: employeeId }: { readonly id: string }, email: string | null) {
  const { token } = await api.given.aSession(by);
  const params = { companyId: company.id, employeeId };
  const { data, headers } = await api.call('getPerson', { token, params });
  const { id: _, role: _role, ...said } = data;
  const version = { 'If-Match': headers.get('ETag') ?? '' };
  return api.call('changePerson', { token, params, headers: version, body: { ...said, email } });
}
const linkIn = (page: string) => {
  const found = peer.received.map(({ text }) => new RegExp(`${ORIGIN}/desk/${page}#(\\S+)`).exec(text)?.[1]);
  return found.findLast((token) => token !== undefined) ?? '';
};
const confirm = (token: string) => api.call('confirmAddress', { body: { token } });
const signInFacts = async () => {
  const { token } = await api.given.aSession(owner);
  const params = { companyId: company.id, employeeId: anna.id };
  return (await api.call('getPersonSignIn', { token, params })).data;
};
async function makeLink(of: SignedUpRow) {
  const desk = (await api.given.aDeskSession(owner)).token;
  const params = { companyId: company.id, employeeId: of.id };
  return api.call('makePasswordLink', { desk, params, body: {} });
}
const changesOf = ({ id }: { readonly id: string }) =>
  api.deps.database.knex<AddressChangeRow>('address_changes').where({ employee_id: id });
const logIn = (email: string, password = PASSWORD) => api.call('login', { body: { email, password } });

async function forget(): Promise<void> {
  const dueAt = api.time.clock();
  await api.deps.database.knex<JobRow>('jobs').insert({
    ...{ id: `forget ${dueAt}`, kind: 'forget ended work', details: '{}', tries: 0 },
    ...{ due_at: dueAt, give_up_at: dueAt + 1 },
  });
  await work();
}

describe('a manager who is limited to departments', () => {
  it('cannot sign in as somebody by giving them an address of their own', async () => {
    await give(manager, anna, 'mine@attacker.example');
    await api.call('askForPasswordLink', { body: { email: 'mine@attacker.example' } });
    await api.call('askForPasswordLink', { body: { email: anna.email } });
    await work();

    const links = peer.received.filter(({ text }) => text.includes('/desk/password#'));
    expect(links).toEqual([]);
    expect((await logIn('mine@attacker.example')).status).toBe(401);
    expect((await logIn(anna.email)).status).toBe(200);
  });

  it('who opens the link of such an address gets no password with it, and the old address takes it back', async () => {
    await give(manager, anna, 'mine@attacker.example');
    await work();
    await confirm(linkIn('address'));
    await api.call('askForPasswordLink', { body: { email: 'mine@attacker.example' } });
    await work();

    expect(linkIn('password')).toBe('');
    const { data } = await api.call('takeAddressBack', { body: { token: linkIn('address-back') } });
    expect(data).toMatchObject({ email: anna.email, passwordPath: null });
    expect((await logIn(anna.email)).status).toBe(200);
  });
});

describe('a manager who gave somebody an address that they read', () => {
  const raise = async ({ id: employeeId }: { readonly id: string }) => {
    const desk = (await api.given.aDeskSession(owner)).token;
    return api.call('changeRole', {
      ...{ desk, params: { companyId: company.id, employeeId }, body: { role: 'accountant' } },
    });
  };
  const takeBack = (token: string) => api.call('takeAddressBack', { body: { token } });
  const signIn = async (email: string, password: string) =>
    (await api.call('startDeskSession', { body: { email, password } })).status;
  async function changed(by: SignedUpRow, email: string): Promise<void> {
    await give(by, anna, email);
    await work();
    expect((await confirm(linkIn('address'))).status).toBe(200);
    await work();
  }

  it('has no way back once it was corrected, so none to the role that the person gets then', async () => {
    await changed(manager, 'evil@attacker.example');
    const toAnna = linkIn('address-back');
    await changed(manager, anna.email);
    const mails = peer.received.filter(({ to }) => to[0] === 'evil@attacker.example');
    await raise(anna);

    expect(mails.map(({ text }) => text.includes('/desk/address-back#'))).toEqual([false]);
    expect((await takeBack(toAnna)).codes).toEqual(['way_back.not_found']);
    expect((await makeLink(anna)).codes).toEqual(['person.address_new']);
  });

  it('has none of two such addresses, one after the other, once the first address signs in again', async () => {
    await changed(manager, 'evil@attacker.example');
    await changed(manager, 'second@attacker.example');
    const toEvil = linkIn('address-back');
    await changed(manager, anna.email);

    expect((await takeBack(toEvil)).codes).toEqual(['way_back.not_found']);
    expect(await changesOf(anna)).toMatchObject([
      { old_email: null },
      { old_email: null },
      { old_email: null },
    ]);
  });

  it('loses a way back with another role of the person, also one whose mail is still to be made or sent', async () => {
    await changed(manager, 'evil@attacker.example');
    await changed(manager, 'anna@new.example');
    const { token } = await api.given.aWayBack(anna, 'third@attacker.example');
    await api.given.aWaitingAddress(anna, 'last@new.example').then((waiting) => confirm(waiting.token));
    const before = peer.received.length;
    await raise(anna);
    await work();

    expect(peer.received).toHaveLength(before);
    for (const link of [linkIn('address-back'), token])
      expect((await takeBack(link)).codes).toEqual(['way_back.not_found']);
    const left = (await changesOf(anna)).filter(({ old_email, back_digest }) => old_email ?? back_digest);
    expect(left).toEqual([]);
  });

  it('keeps a way back from another activity, which an intruder could bring about', async () => {
    const { token } = await api.given.aWayBack(anna, 'anna@before.example');
    const session = (await api.given.aSession(owner)).token;
    const params = { companyId: company.id, employeeId: anna.id };
    const { data, headers } = await api.call('getPerson', { token: session, params });
    const { id: _, role: _role, ...said } = data;
    const version = { 'If-Match': headers.get('ETag') ?? '' };
    const body = { ...said, isActive: false };
    await api.call('changePerson', { token: session, params, headers: version, body });

    expect((await takeBack(token)).data.email).toBe('anna@before.example');
  });

  it('does not sign in with a password of their own once the person has another address and another role', async () => {
    const { id } = await api.given.anEmployee(company, { email: 'evil9@attacker.example' });
    await api.call('askForPasswordLink', { body: { email: 'evil9@attacker.example' } });
    await work();
    const chosen = { token: linkIn('password'), newPassword: 'chosen by somebody else' };
    expect((await api.call('redeemPasswordLink', { body: chosen })).status).toBe(200);
    await give(owner, { id }, 'woman@example.is');
    await work();
    await confirm(linkIn('address'));
    api.time.advance({ minutes: 24 * 60 });

    await raise({ id });

    expect(await signIn('woman@example.is', 'chosen by somebody else')).toBe(401);
    const { data, status } = await makeLink({ ...anna, id });
    expect(status).toBe(200);
    const body = { token: data.path.split('#')[1], newPassword: 'four words of her own' };
    await api.call('redeemPasswordLink', { body });
    expect(await signIn('woman@example.is', 'four words of her own')).toBe(200);
  });
});

describe('another address of somebody who has signed in', () => {
  it('waits until the link that was mailed to it is opened; the old one then gets a way back', async () => {
    const { data } = await give(owner, anna, 'anna@new.example');
    await work();

    expect(data.email).toBe(anna.email);
    expect((await signInFacts()).waitingAddress).toMatchObject({
      email: 'anna@new.example',
      askedByName: owner.display_name,
    });
    expect(peer.received).toMatchObject([{ to: ['anna@new.example'] }]);
    const token = linkIn('address');
    expect(JSON.stringify(await readEveryTable(api.deps.database))).not.toContain(token);

    await confirm(token);
    await work();

    expect((await logIn('anna@new.example')).status).toBe(200);
    expect((await signInFacts()).waitingAddress).toBeNull();
    expect(peer.received[1]).toMatchObject({ to: [anna.email] });
    expect(peer.received[1]?.text).toContain(owner.display_name);
    const way = await api.call('readWayBack', { body: { token: linkIn('address-back') } });
    expect(way.data).toMatchObject({ email: anna.email, newEmail: 'anna@new.example' });
    expect(JSON.stringify(await readEveryTable(api.deps.database))).not.toContain(linkIn('address-back'));
  });

  it('is the last one that was asked for; the same one again sends no second mail', async () => {
    await give(owner, anna, 'first@new.example');
    await work();
    const first = linkIn('address');
    await give(owner, anna, 'anna@new.example');
    await give(owner, anna, 'Anna@New.example');
    await work();

    expect(peer.received).toHaveLength(2);
    expect((await confirm(first)).codes).toEqual(['address_link.not_found']);
    expect((await confirm(linkIn('address'))).data.email).toBe('anna@new.example');
  });

  it('is withdrawn with its mail by another role, and stays where another field of the record is changed', async () => {
    await give(owner, anna, 'anna@new.example');
    await give(owner, anna, anna.email);
    expect(await changesOf(anna)).toHaveLength(1);

    const desk = (await api.given.aDeskSession(owner)).token;
    const params = { companyId: company.id, employeeId: anna.id };
    await api.call('changeRole', { desk, params, body: { role: 'accountant' } });
    await work();

    expect(await changesOf(anna)).toEqual([]);
    expect(peer.received).toEqual([]);
  });

  it('waits for an owner who changes their own, too', async () => {
    const { data } = await give(owner, owner, 'owner@new.example');
    await work();
    const desk = (await api.given.aDeskSession(owner)).token;
    await confirm(linkIn('address'));

    expect(data.email).toBe(owner.email);
    expect((await api.call('getDeskSession', { desk })).codes).toEqual(['auth.session_revoked']);
    expect((await logIn('owner@new.example')).status).toBe(200);
  });

  it('is taken by nobody of the company while it waits; of two companies the first to confirm it has it', async () => {
    const bjork = await api.given.anEmployee(company, { password: PASSWORD });
    const elsewhere = await api.given.aCompany();
    const carl = await api.given.anEmployee(elsewhere, { password: PASSWORD });
    await give(owner, anna, 'shared@new.example');
    await work();
    const { token } = await api.given.aWaitingAddress(carl, 'shared@new.example');

    expect((await give(owner, bjork, 'Shared@new.example')).codes).toEqual(['person.email_taken']);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(linkIn('address'))).codes).toEqual(['address_link.taken']);
    expect((await logIn(anna.email)).status).toBe(200);
  });

  it('can be had by others once its 72 hours are over, and its row goes in the night', async () => {
    const bjork = await api.given.anEmployee(company, { password: PASSWORD });
    await give(owner, anna, 'late@new.example');
    await work();
    api.time.advance({ minutes: 72 * 60 });

    expect((await confirm(linkIn('address'))).codes).toEqual(['address_link.not_found']);
    expect((await give(owner, bjork, 'late@new.example')).status).toBe(200);
    await forget();
    expect(await changesOf(anna)).toEqual([]);
    expect(await changesOf(bjork)).toHaveLength(1);
  });

  it('leaves no old address behind once the way back is over', async () => {
    const { id } = await api.given.aWayBack(anna, 'old@example.is');
    api.time.advance({ minutes: 72 * 60 });
    await forget();

    expect(await changesOf(anna)).toMatchObject([{ id, old_email: null, back_digest: null }]);
    await api.call('startDeskSession', { body: { email: anna.email, password: PASSWORD } });
    api.time.advance({ minutes: 367 * 24 * 60 });
    await forget();
    expect(await changesOf(anna)).toEqual([]);
  });
});

describe('an address that is no change', () => {
  it('is corrected at once for somebody who has never signed in, and the invitation to it confirms it', async () => {
    const carl = await api.given.anEmployee(company, { email: 'mistyped@example.is' });
    const { data: wrong } = await makeLink(carl);

    const { data } = await give(owner, carl, 'carl@example.is');
    const { data: right } = await makeLink(carl);

    expect(data.email).toBe('carl@example.is');
    const read = (path: string) => api.call('readPasswordLink', { body: { token: path.split('#')[1] } });
    expect((await read(wrong.path)).status).toBe(404);
    expect((await read(right.path)).data.email).toBe('carl@example.is');
    await work();
    expect(peer.received).toEqual([]);
  });

  it('is the first one of somebody who has never signed in', async () => {
    const dora = await api.given.anEmployee(company);
    await give(owner, dora, null);

    expect((await give(owner, dora, 'dora@example.is')).data.email).toBe('dora@example.is');
  });
});

describe('an address that is taken away', () => {
  it('ends the sessions at once and gets a way back; another one in its place waits', async () => {
    const desk = (await api.given.aDeskSession(anna)).token;
    const { data: without } = await give(owner, anna, null);
    await work();
    const { data } = await give(owner, anna, 'anna@new.example');

    expect([without.email, data.email]).toEqual([null, null]);
    expect((await api.call('getDeskSession', { desk })).codes).toEqual(['auth.session_revoked']);
    expect((await logIn('anna@new.example')).status).toBe(401);
    const { data: back } = await api.call('takeAddressBack', { body: { token: linkIn('address-back') } });
    expect(back.email).toBe(anna.email);
    expect((await logIn(anna.email)).status).toBe(200);
    expect((await signInFacts()).waitingAddress).toBeNull();
  });
});

describe('a link to choose a password', () => {
  it('is made for nobody for 24 hours after another address was asked for, and after it counts', async () => {
    await give(owner, anna, 'anna@new.example');
    await work();
    expect((await makeLink(anna)).codes).toEqual(['person.address_new']);
    api.time.advance({ minutes: 24 * 60 });
    expect((await makeLink(anna)).status).toBe(200);

    await confirm(linkIn('address'));
    expect((await makeLink(anna)).codes).toEqual(['person.address_new']);
    api.time.advance({ minutes: 24 * 60 });
    expect((await makeLink(anna)).status).toBe(200);
  });

  it('is no way around for the operator of the server, who sets a password at any time', async () => {
    await give(owner, anna, 'anna@new.example');
    const by = { door: 'command line', userId: null, operator: 'root' } as const;

    const person = await findEmployee(companyScope(api.deps.database.knex, company.id), anna.id);
    if (person === undefined) throw new Error('Anna is gone');
    await setPassword(api.deps, person, { password: 'four words in a row', by });

    expect((await logIn(anna.email, 'four words in a row')).status).toBe(200);
  });
});

describe('the next sign-in at the desk', () => {
  it('says who wants another address while it waits, and once who changed it', async () => {
    const mina = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
    const signIn = async (email: string) =>
      (await api.call('startDeskSession', { body: { email, password: PASSWORD } })).data.newAddress;
    await give(owner, mina, 'mina@new.example');
    await work();
    const notice = { email: 'mina@new.example', byName: owner.display_name };

    expect(await signIn(mina.email)).toMatchObject({ ...notice, isWaiting: true });
    await confirm(linkIn('address'));
    expect(await signIn('mina@new.example')).toMatchObject({ ...notice, isWaiting: false });
    expect(await signIn('mina@new.example')).toBeNull();
  });
});

describe('the other doors', () => {
  it('an import of people lets the address of somebody who is there wait, and that of somebody new count', async () => {
    await api.deps.database.knex('employees').where({ id: anna.id }).update({ employee_number: '7' });
    const { token } = await api.given.aSession(owner);
    const columns = ['employeeNumber', 'displayName', 'email', 'employmentStartDate'] as const;
    const rows = [
      ['7', anna.display_name, 'anna@new.example', ''],
      ['8', 'Carl', 'carl@new.example', '1.3.2024'],
    ];
    const params = { companyId: company.id };
    const body = { columns: [...columns], rows, createDepartments: false };
    const bring = () => api.call('importPeople', { token, params, body });
    const first = await bring();
    await bring();
    await work();

    expect(first.data.lines.map(({ outcome }) => outcome)).toEqual(['changed', 'created']);
    expect(peer.received).toMatchObject([{ to: ['anna@new.example'] }]);
    expect((await logIn(anna.email)).status).toBe(200);
    const taken = [['9', 'Dora', 'anna@new.example', '1.3.2024']];
    const other = await api.call('importPeople', { token, params, body: { ...body, rows: taken } });
    expect(other.codes).toEqual(['people.rows_faulty']);
  });

  it('a company file over a company that is there lets it wait, too, and changes nothing the second time', async () => {
    const text = (await exportCompany(api.deps.database.knex, company.id, 'json')) ?? [];
    const file = JSON.parse([...text].join('')) as {
      employees: { id: string; email: string }[];
    };
    const employees = file.employees.map((each) =>
      each.id === anna.id ? { ...each, email: 'anna@new.example' } : each,
    );
    const by = { door: 'command line', userId: null, operator: 'root' } as const;
    const bring = () => importCompany({ content: { ...file, employees }, by }, api.deps);
    const { counts } = await bring();
    await bring();
    await work();

    expect(counts.employees).toMatchObject({ added: 0, changed: 0 });
    expect(await changesOf(anna)).toMatchObject([{ operator: 'root', new_email: 'anna@new.example' }]);
    expect(peer.received).toHaveLength(1);
    expect((await logIn(anna.email)).status).toBe(200);
  });
});
