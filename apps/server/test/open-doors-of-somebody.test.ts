// A link to choose a password, a mail that waits, and a pairing word for a tablet were right for the person as they were. Anyone who
// changes that person, through whichever door, ends them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { MailRow } from '#database/tables/installation.ts';
import type { PairingWordRow } from '#database/tables/sign-in.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes } from '#features/auth/factors/change-factors.ts';
import { removePasskey } from '#features/auth/passkeys/remove-passkey.ts';
import { savePairingWord } from '#features/auth/pairing-words/pairing-word-store.ts';
import { makePasswordLink } from '#features/auth/password-links/password-links.ts';
import { exportCompany } from '#features/company-file/export-company.ts';
import { importCompany } from '#features/company-file/import-company.ts';
import type { MailPurpose } from '#features/mail/mail.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { companyScope } from '#database/company-scope.ts';
import { startApi, type TestApi } from './api.ts';
import { operatorNamed } from './authors.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';

const OPERATOR = operatorNamed('root');

let api: TestApi;
let company: CompanyRow;
let owner: SignedUpRow;
let anna: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
  anna = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

const scope = () => companyScope(api.deps.database.knex, company.id);
const whose = () => ({ companyId: company.id, id: anna.id, sessionId: undefined });
const params = () => ({ companyId: company.id, employeeId: anna.id });
const mails = () => api.deps.database.knex<MailRow>('mails').where({ employee_id: anna.id });
const pairingWords = () =>
  api.deps.database.knex<PairingWordRow>('pairing_words').where({ employee_id: anna.id });

/** A link with the mail that brings it, which no mail server has taken yet. */
async function invited(): Promise<string> {
  const deps = { ...api.deps, mailOrigin: 'https://clock.example.is' };
  const { path } = await makePasswordLink(deps, { ...params(), byMail: true }, OPERATOR);
  return path.replace('/desk/password#', '');
}

async function told(purpose: MailPurpose = 'forgotten clock-outs'): Promise<void> {
  const recipient = { companyId: company.id, employeeId: anna.id, displayName: 'Anna', email: anna.email };
  const content = { subject: 'Forgotten', text: 'Jón', html: 'Jón' };
  const [secrets, now] = [api.deps.secrets, api.time.clock()];
  await queueMail(api.deps.database.knex, secrets, {
    recipient,
    purpose,
    content,
    now,
  });
}

const read = (token: string) => api.call('readPasswordLink', { body: { token } });

async function changedAtDesk(change: object): Promise<void> {
  const { data, headers } = await api.call('getPerson', { desk, params: params() });
  const { id: _, role: __, isServiceAccount: ___, ...said } = data as Record<string, unknown>;
  const match = { 'If-Match': headers.get('ETag') ?? '' };
  const { status, errors } = await api.call('changePerson', {
    ...{ desk, params: params(), headers: match, body: { ...said, ...change } },
  });
  expect([status, errors]).toEqual([200, []]);
}

async function changedInFile(change: object): Promise<void> {
  const text = [...((await exportCompany(api.deps.database.knex, company.id, 'json')) ?? [])].join('');
  const file = JSON.parse(text) as { employees: { id: string }[] };
  const employees = file.employees.map((each) => (each.id === anna.id ? { ...each, ...change } : each));
  await importCompany({ content: { ...file, employees }, by: OPERATOR }, api.deps);
}

const left = { employment_end_date: '2026-01-31' };
const storedAs = (columns: object) =>
  api.deps.database.knex('employees').where({ company_id: company.id, id: anna.id }).update(columns);

/** Before what happens now: how the person has to be for it. */
type Happening = { readonly before?: () => Promise<unknown>; readonly now: () => Promise<unknown> };

const HAPPENINGS: Readonly<Record<string, Happening>> = {
  'another address, at the desk': { now: () => changedAtDesk({ email: 'other@example.is' }) },
  'another address, in a list of people': {
    before: () => storedAs({ employee_number: 'N1' }),
    now: async () => {
      const body = { columns: ['employeeNumber', 'email'], rows: [['N1', 'new@example.is']] };
      const { data } = await api.call('importPeople', {
        ...{ desk, params: { companyId: company.id }, body: { ...body, createDepartments: false } },
      });
      expect(data.changed).toBe(1);
    },
  },
  'another address, in a company file': { now: () => changedInFile({ email: 'third@example.is' }) },
  'another role, at the desk': {
    now: () => api.call('changeRole', { desk, params: params(), body: { role: 'owner' } }),
  },
  'another role, in a company file': { now: () => changedInFile({ role: 'accountant' }) },
  'another reach, in a company file': {
    now: async () => {
      const { id } = await api.given.aDepartment(company, 'Eldhús');
      await changedInFile({ limitedToDepartmentIds: [id] });
    },
  },
  'being switched off, at the desk': { now: () => changedAtDesk({ isActive: false }) },
  'being switched off, in a company file': { now: () => changedInFile({ isActive: false }) },
  'the end of the employment': {
    now: () => api.call('endEmployment', { desk, params: params(), body: { lastDay: '2026-01-31' } }),
  },
  'a new employment': {
    before: () => storedAs(left),
    now: () => api.call('reemployPerson', { desk, params: params(), body: { firstDay: null } }),
  },
  'a reset of the factors': {
    before: () => api.given.aTotp(anna),
    now: () => api.call('resetFactors', { desk, params: params() }),
  },
  'a new app': {
    now: async () => {
      const { code } = await api.given.aTotp(anna, { isStarted: true });
      await confirmTotp(api.deps, whose(), code(), OPERATOR);
    },
  },
  'a removed app': {
    before: () => api.given.aTotp(anna),
    now: () => removeTotp(api.deps, whose(), OPERATOR),
  },
  'new codes on paper': {
    before: () => api.given.aTotp(anna),
    now: () => renewRecoveryCodes(api.deps, whose()),
  },
};

describe.each(Object.entries(HAPPENINGS))('%s', (_, { before, now }) => {
  it('ends links, waiting mails and the pairing word for a tablet', async () => {
    const token = await invited();
    await told();
    const madeAt = api.time.clock();
    const word = { digest: 'd', now: madeAt, endsAt: madeAt + 600_000 };
    await savePairingWord(scope(), anna.id, word);
    await before?.();

    await now();

    await storedAs({ is_active: true, employment_end_date: null });
    expect((await read(token)).codes).toEqual(['password_link.not_found']);
    expect((await mails()).map(({ sealed, outcome }) => [sealed, outcome])).toEqual([
      [null, 'withdrawn'],
      [null, 'withdrawn'],
    ]);
    expect(await pairingWords()).toEqual([]);
  });
});

it.each([
  ['another role, at the desk', 'withdrawn'],
  ['another role, in a company file', 'withdrawn'],
  ['being switched off, at the desk', null],
  ['a new app', null],
])('%s: the way back to an old address, and the mail that brings it', async (name, outcome) => {
  const { token } = await api.given.aWayBack(anna);
  await told('address changed');

  await HAPPENINGS[name]?.now();

  const { status } = await api.call('readWayBack', { body: { token } });
  expect([status, (await mails())[0]?.outcome]).toEqual([outcome === null ? 200 : 404, outcome]);
});

it('a removed passkey ends them too', async () => {
  const { id } = await api.given.aPasskey(anna);
  await api.given.aTotp(anna);
  const token = await invited();

  await removePasskey(api.deps, whose(), id, OPERATOR);

  expect((await read(token)).codes).toEqual(['password_link.not_found']);
});

it('what says nothing about how somebody gets in leaves them', async () => {
  const token = await invited();

  await changedAtDesk({ jobTitle: 'Bakari', phone: '+354 555 1234' });
  await changedInFile({ email: anna.email.toUpperCase() });

  expect((await read(token)).status).toBe(200);
  expect((await mails()).map(({ outcome }) => outcome)).toEqual([null]);
});

it('another link takes the place of the one before it, and of its mail', async () => {
  await told();
  await invited();
  await invited();

  const outcomes = (await mails()).map(({ purpose, outcome }) => `${purpose}: ${outcome ?? 'waits'}`);
  expect(outcomes.sort()).toEqual([
    'forgotten clock-outs: waits',
    'password link: waits',
    'password link: withdrawn',
  ]);
});
