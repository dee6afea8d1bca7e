// A session ends with what it rests on, and its end is written down: neither a person who comes back nor a clock that goes back brings it
// back.
import { beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyDevice } from './a-passkey.ts';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { takeFactors } from '#features/auth/factors/change-factors.ts';
import { importCompany } from '#features/company-file/import-company.ts';
import { exportCompany } from '#features/company-file/export-company.ts';
import { noteClock } from '#features/system/server-clock.ts';
import { operatorNamed } from './authors.ts';
import { PASSWORD } from './given.ts';
import { MORNING, morningOfSessions } from './morning-of-sessions.ts';

const OPERATOR = operatorNamed('root');
const YESTERDAY = '2026-03-01';

const world = morningOfSessions();
let { api, company, owner, anna } = world;
beforeEach(() => {
  ({ api, company, owner, anna } = world);
});

const params = () => ({ companyId: company.id, employeeId: anna.id });
const storedAs = (columns: object) =>
  api.deps.database.knex('employees').where({ company_id: company.id, id: anna.id }).update(columns);

/** Anna, signed in in two ways, and whether either still holds. */
async function signedIn() {
  const desk = (await api.given.aDeskSession(anna)).token;
  const { data } = await api.call('login', { body: { email: anna.email, password: PASSWORD } });
  return {
    goesOn: async () => {
      const statuses = [
        await api.call('getDeskSession', { desk }),
        await api.call('listUsers', { token: data.accessToken, params: { companyId: company.id } }),
        await api.call('refreshTokens', { body: { refreshToken: data.refreshToken } }),
      ].map(({ status }) => status);
      return statuses.map((status) => status === 200);
    },
  };
}

const ALL = [true, true, true];
const NONE = [false, false, false];

async function changedAtDesk(change: object): Promise<void> {
  const desk = (await api.given.aDeskSession(owner)).token;
  const { data, headers } = await api.call('getPerson', { desk, params: params() });
  const { id: _, role: __, isServiceAccount: ___, ...said } = data as Record<string, unknown>;
  const match = { 'If-Match': headers.get('ETag') ?? '' };
  const body = { ...said, ...change };
  const { status, errors } = await api.call('changePerson', { desk, params: params(), headers: match, body });
  expect([status, errors]).toEqual([200, []]);
}

async function changedInFile(change: object): Promise<void> {
  const text = [...((await exportCompany(api.deps.database.knex, company.id, 'json')) ?? [])].join('');
  const file = JSON.parse(text) as { employees: { id: string }[] };
  const employees = file.employees.map((each) => (each.id === anna.id ? { ...each, ...change } : each));
  await importCompany({ content: { ...file, employees }, by: OPERATOR }, api.deps);
}

const asOwner = async () => (await api.given.aDeskSession(owner)).token;

type Change = () => Promise<unknown>;
const GONE_AND_BACK: Readonly<Record<string, readonly [Change, Change]>> = {
  'switched off and on, at the desk': [
    () => changedAtDesk({ isActive: false }),
    () => changedAtDesk({ isActive: true }),
  ],
  'switched off and on, in a company file': [
    () => changedInFile({ isActive: false }),
    () => changedInFile({ isActive: true }),
  ],
  'somebody whose last day went by, and who is employed again': [
    () => storedAs({ employment_end_date: YESTERDAY }),
    async () =>
      api.call('reemployPerson', { desk: await asOwner(), params: params(), body: { firstDay: null } }),
  ],
  'somebody whose last day went by, and is moved': [
    () => storedAs({ employment_end_date: YESTERDAY }),
    () => changedInFile({ employmentEndDate: '2026-12-31' }),
  ],
};

describe.each(Object.entries(GONE_AND_BACK))('%s', (_, [go, comeBack]) => {
  it('is not signed in any more', async () => {
    const session = await signedIn();

    await go();
    await comeBack();

    expect(await session.goesOn()).toEqual(NONE);
  });
});

it.each([
  ['the role of an employee', { role: 'employee' }],
  ['an account of another system in place of a person', { serviceAccount: { allowedAddresses: [] } }],
])('%s in a company file ends what the old record had opened', async (_, change) => {
  const session = await signedIn();

  await changedInFile(change);
  await storedAs({ role: 'manager', service_account: null });

  expect(await session.goesOn()).toEqual(NONE);
});

it('another role than that of an employee in a company file ends sessions, and leaves the password', async () => {
  await storedAs({ role: 'employee' });
  const session = await signedIn();

  await changedInFile({ role: 'manager' });

  expect(await session.goesOn()).toEqual(NONE);
  expect((await api.call('login', { body: { email: anna.email, password: PASSWORD } })).status).toBe(200);
});

it('what says nothing about how somebody gets in leaves them signed in', async () => {
  const session = await signedIn();

  await changedInFile({ jobTitle: 'Bakari', employmentEndDate: '2026-12-31' });

  expect(await session.goesOn()).toEqual(ALL);
});

it('a reset of the factors at the command line ends every session too', async () => {
  await api.given.aTotp(anna);
  const { token: desk } = await api.given.aDeskSession(anna);

  await inTransaction(api.deps.database, (tx) =>
    takeFactors(companyScope(tx, company.id), anna.id, OPERATOR, api.time.clock()),
  );

  expect((await api.call('getDeskSession', { desk })).codes).toEqual(['auth.session_revoked']);
});

describe('a passkey that is removed', () => {
  /** The cookie of who signs in with that passkey. */
  async function signInWith(device: PasskeyDevice): Promise<string> {
    const { data } = await api.call('startPasskeySignIn');
    const body = { credential: device.sign(data) };
    const { headers } = await api.call('finishPasskeySignIn', { body });
    return /^desk=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  }
  const status = async (desk: string) => (await api.call('getDeskSession', { desk })).status;

  it('ends the sessions that began with it, and no other', async () => {
    const [lost, kept] = [await api.given.aPasskey(anna), await api.given.aPasskey(anna)];
    const [ofLost, ofKept] = [await signInWith(lost.device), await signInWith(kept.device)];

    await api.call('removePasskey', { desk: ofKept, params: { passkeyId: lost.id } });

    expect([await status(ofLost), await status(ofKept)]).toEqual([401, 200]);
  });

  it('ends the session that removes it, where that began with it', async () => {
    const { id, device } = await api.given.aPasskey(anna);
    const desk = await signInWith(device);

    await api.call('removePasskey', { desk, params: { passkeyId: id } });

    expect(await status(desk)).toBe(401);
  });
});

it('an app that is removed or replaced ends the other sessions that its codes had opened', async () => {
  await api.given.aTotp(anna);
  const other = (await api.given.aDeskSession(anna)).token;
  const desk = (await api.given.aDeskSession(anna)).token;

  await api.call('removeTotp', { desk });

  expect((await api.call('getDeskSession', { desk: other })).status).toBe(401);
  expect((await api.call('getDeskSession', { desk })).status).toBe(200);
});

describe('a clock that is set back', () => {
  const HOURS: readonly (readonly [string, { readonly minutes?: number; readonly hours?: number }])[] = [
    ['half an hour without a request', { minutes: 31 }],
    ['ninety days', { hours: 24 * 91 }],
  ];

  it.each(HOURS)('does not open again what was refused after %s', async (_, past) => {
    const session = await signedIn();
    api.time.advance(past);
    await session.goesOn();

    api.time.moveTo(MORNING);

    const [desk, , refresh] = await session.goesOn();
    expect([desk, refresh]).toEqual([false, past.hours === undefined]);
  });

  it.each(HOURS)('does not open what ended unseen after %s', async (_, past) => {
    const session = await signedIn();
    api.time.advance(past);
    await noteClock(api.deps);
    api.time.moveTo(MORNING);
    await noteClock(api.deps);

    const [desk, , refresh] = await session.goesOn();

    expect([desk, refresh]).toEqual([false, past.hours === undefined]);
  });

  it('does not open again what an employment had opened whose last day went by', async () => {
    await storedAs({ employment_end_date: '2026-03-02' });
    const session = await signedIn();
    api.time.moveTo('2026-03-03T00:10:00Z');
    await noteClock(api.deps);
    api.time.moveTo(MORNING);
    await noteClock(api.deps);

    expect(await session.goesOn()).toEqual(NONE);
  });

  it('does not open a link to choose a password again', async () => {
    const token = await api.given.aPasswordLink(anna);
    api.time.advance({ hours: 2 });
    await noteClock(api.deps);
    api.time.moveTo(MORNING);
    await noteClock(api.deps);

    expect((await api.call('readPasswordLink', { body: { token } })).codes).toEqual([
      'password_link.not_found',
    ]);
  });
});
