// What is unique and where mail goes are read by one parser: what it refuses comes in through no door, and no mail goes there.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { CompanyFileRefused } from '#features/company-file/file-fault.ts';
import { exportCompany } from '#features/company-file/export-company.ts';
import { importCompany } from '#features/company-file/import-company.ts';
import { createOutgoingMail } from '#features/mail/outgoing-mail.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import { startApi, type TestApi } from './api.ts';
import { operatorNamed } from './authors.ts';
import { aPersonBody } from './conformance/good-people-calls.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts';

const NONE = [
  '<mallory@example.is>',
  'mallory@example.is,anna',
  'anna(work)@example.is',
  '"anna"@example.is',
  'anna@[192.0.2.1]',
];

let api: TestApi;
let tenant: Tenant;
let company: CompanyRow;
let anna: SignedUpRow;
let desk: string;
let peer: SmtpPeer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  tenant = await aTenant(api);
  ({ company } = tenant);
  anna = await api.given.anEmployee(company, { role: 'employee', password: PASSWORD });
  desk = (await api.given.aDeskSession(tenant.users.owner)).token;
  peer = await startSmtpPeer();
});
afterEach(() => peer.stop());

const params = () => ({ companyId: company.id, employeeId: anna.id });

async function change(said: object) {
  const { data, headers } = await api.call('getPerson', { desk, params: params() });
  const { id: _, role: __, isServiceAccount: ___, ...before } = data as Record<string, unknown>;
  const match = { 'If-Match': headers.get('ETag') ?? '' };
  return api.call('changePerson', {
    ...{ desk, params: params(), headers: match, body: { ...before, ...said } },
  });
}

async function importFile(email: string): Promise<void> {
  const text = [...((await exportCompany(api.deps.database.knex, company.id, 'json')) ?? [])].join('');
  const file = JSON.parse(text) as { employees: { id: string }[] };
  const employees = file.employees.map((each) => (each.id === anna.id ? { ...each, email } : each));
  await importCompany({ content: { ...file, employees }, by: operatorNamed('root') }, api.deps);
}

describe.each(NONE)('%s', (email) => {
  it('is refused with its field where somebody is added, changed, listed or stands in a company file', async () => {
    const { companyId } = params();
    const added = await api.call('addPerson', {
      ...{ desk, params: { companyId }, body: { ...aPersonBody(tenant), email } },
    });
    const changed = await change({ email });
    const rows = { columns: ['displayName', 'email', 'employmentStartDate'], createDepartments: false };
    const checked = await api.call('checkPeopleImport', {
      ...{ desk, params: { companyId }, body: { ...rows, rows: [['Anna', email, '1.3.2024']] } },
    });
    const inFile = await importFile(email).catch(
      (refused: unknown) => (refused as CompanyFileRefused).faults,
    );

    const fault = { code: 'request.invalid', field: 'email' };
    expect([added.errors, changed.errors]).toMatchObject([[fault], [fault]]);
    expect(checked.data.lines[0]?.faults).toMatchObject([{ column: 'email', code: 'notAnEmail' }]);
    expect(inFile).toMatchObject([{ message: 'must be an e-mail address' }]);
  });

  it('that was stored before stays while nobody changes it, signs in, and gets no mail', async () => {
    const { knex } = api.deps.database;
    await knex('employees').where({ company_id: company.id, id: anna.id }).update({ email });
    await knex('sign_in_names').where({ employee_id: anna.id }).update({ email_key: email.toLowerCase() });
    const letter = { id: 'm', subject: 'x', text: 'x', html: 'x', queuedAt: api.time.clock() };
    const to = { name: 'Anna', address: email };

    const sent = createOutgoingMail(peer.settings).deliver({ ...letter, to }, new AbortController().signal);

    await expect(sent).rejects.toMatchObject({ code: 'EADDRESS', isFinal: true });
    expect(peer.received).toEqual([]);
    expect((await change({ jobTitle: 'Bakari' })).status).toBe(200);
    expect((await api.call('login', { body: { email, password: PASSWORD } })).status).toBe(200);
  });
});

it('mail goes to the mailbox that is unique', async () => {
  const mail = createOutgoingMail(peer.settings);
  const addresses = ['Anna.Jons+til@Example.IS', "o'neil@example.is", 'anna@björg.is'];
  for (const [at, address] of addresses.entries()) {
    const letter = { id: `m${at}`, subject: 'x', text: 'x', html: 'x', queuedAt: api.time.clock() };
    await mail.deliver({ ...letter, to: { name: 'A, B <c@d>', address } }, new AbortController().signal);
  }

  expect(peer.received.map(({ to }) => to.map(emailKeyOf))).toEqual(
    addresses.map((address) => [emailKeyOf(address)]),
  );
});

it('one mailbox is one person, whichever way its host is written', async () => {
  const add = (email: string) =>
    api.call('addPerson', {
      ...{ desk, params: { companyId: company.id }, body: { ...aPersonBody(tenant), email } },
    });
  const first = await add('anna@björg.is');
  const second = await add('Anna@xn--bjrg-6qa.is');

  const found = await findLogin(api.deps.database.knex, 'anna@xn--bjrg-6qa.is');
  expect([first.status, ...second.codes]).toEqual([200, 'person.email_taken']);
  expect(found?.employee.id).toBe(first.data.id);
});
