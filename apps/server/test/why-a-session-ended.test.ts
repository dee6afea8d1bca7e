// Anyone who comes with a session of the desk that has ended is told why, and a passkey alone brings back one that nobody had used for a while.
import { SESSION_END_HEADER } from '@stimpill/api-types/session-end';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionRow } from '#database/tables/sign-in.ts';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { takeFactors } from '#features/auth/factors/change-factors.ts';
import { noteClock } from '#features/system/server-clock.ts';
import type { PasskeyDevice } from './a-passkey.ts';
import { operatorNamed } from './authors.ts';
import { PASSWORD } from './given.ts';
import { MORNING, morningOfSessions } from './morning-of-sessions.ts';

const world = morningOfSessions();
let { api, company, owner, anna } = world;
beforeEach(() => {
  ({ api, company, owner, anna } = world);
});

const params = () => ({ companyId: company.id, employeeId: anna.id });
const asOwner = async () => (await api.given.aDeskSession(owner)).token;
const asAnna = async (row: Partial<SessionRow> = {}) => api.given.aDeskSession(anna, row);
const whyOver = async (desk: string) => {
  const { status, headers } = await api.call('getDeskSession', { desk });
  return [status, headers.get(SESSION_END_HEADER)];
};

type Ending = (session: { readonly id: string; readonly token: string }) => Promise<unknown>;
const ENDINGS: Readonly<Record<string, readonly [because: string, end: Ending]>> = {
  'nobody used it for half an hour': [
    'idle',
    () => {
      api.time.advance({ minutes: 30 });
      return Promise.resolve();
    },
  ],
  'she signed out in another tab': ['signedOut', ({ token: desk }) => api.call('endDeskSession', { desk })],
  'she ended it from another browser': [
    'signedOut',
    async ({ id }) => api.call('endOwnSession', { desk: (await asAnna()).token, params: { sessionId: id } }),
  ],
  'an owner ended it': [
    'somebody',
    async () => api.call('endPersonSessions', { desk: await asOwner(), params: params() }),
  ],
  'she chose another password': [
    'password',
    async () => {
      const desk = (await asAnna()).token;
      const body = { currentPassword: PASSWORD, newPassword: 'another long password' };
      return api.call('changeOwnPassword', { desk, body });
    },
  ],
  'her factors were reset': [
    'factor',
    async () => {
      await api.given.aTotp(anna);
      await inTransaction(api.deps.database, (tx) =>
        takeFactors(companyScope(tx, company.id), anna.id, operatorNamed('root'), api.time.clock()),
      );
    },
  ],
  'she is not employed any more': [
    'record',
    () =>
      api.deps.database
        .knex('employees')
        .where({ company_id: company.id, id: anna.id })
        .update({ is_active: false }),
  ],
};

it.each(Object.entries(ENDINGS))('%s: the refusal says so, each time', async (_, [because, end]) => {
  const session = await asAnna();
  expect(await whyOver(session.token)).toEqual([200, null]);

  await end(session);

  expect(await whyOver(session.token)).toEqual([401, because]);
  expect(await whyOver(session.token)).toEqual([401, because]);
});

it('says that twelve hours are over where it was used up to them', async () => {
  const { token } = await asAnna({ ends_at: api.time.clock() + 20 * 60_000 });
  api.time.advance({ minutes: 20 });

  expect(await whyOver(token)).toEqual([401, 'time']);
});

it('says so too where the clock was set back meanwhile', async () => {
  const { token: unused } = await asAnna();
  const { token: long } = await asAnna({ ends_at: api.time.clock() + 10 * 60_000 });
  await noteClock(api.deps);
  api.time.advance({ minutes: 40 });
  await noteClock(api.deps);
  api.time.moveTo(MORNING);
  await noteClock(api.deps);

  expect([await whyOver(unused), await whyOver(long)]).toEqual([
    [401, 'idle'],
    [401, 'time'],
  ]);
});

it('says nothing of a cookie that nobody was given, nor where none came', async () => {
  expect(await whyOver(`sds_${'A'.repeat(66)}`)).toEqual([401, null]);
  expect((await api.call('getDeskSession')).headers.get(SESSION_END_HEADER)).toBeNull();
});

describe('a session that began with a passkey', () => {
  let device: PasskeyDevice;
  let passkeyId: string;

  beforeEach(async () => {
    const given = await api.given.aPasskey(anna);
    device = given.device;
    passkeyId = given.id;
  });

  const come = async (desk: string | undefined, by = device) => {
    const { data: options } = await api.call('startPasskeySignIn');
    const body = { credential: by.sign(options) };
    const { status, data } = await api.call('finishPasskeySignIn', {
      body,
      ...(desk !== undefined && { desk }),
    });
    return [status, status === 200 ? (Date.parse(data.endsAtUtc) - Date.parse(MORNING)) / 3_600_000 : null];
  };

  it('comes back with the passkey alone after half an hour, and still ends twelve hours after the sign-in', async () => {
    const { token } = await asAnna({ passkey_id: passkeyId });
    api.time.advance({ hours: 3 });
    expect(await whyOver(token)).toEqual([401, 'idle']);

    expect(await come(token)).toEqual([200, 12]);
  });

  it('comes back also where nobody has come with it since it ended', async () => {
    const { token } = await asAnna({ passkey_id: passkeyId });
    api.time.advance({ hours: 3 });

    expect(await come(token)).toEqual([200, 12]);
  });

  it.each<[string, Partial<SessionRow>, number]>([
    ['had begun with a password', { passkey_id: null }, 15],
    ['was ended by somebody', { revoked_at: 1, ended_because: 'somebody' }, 15],
  ])('begins anew where the one before %s', async (_, row, endsAfterHours) => {
    const { token } = await asAnna({ passkey_id: passkeyId, ...row });
    api.time.advance({ hours: 3 });

    expect(await come(token)).toEqual([200, endsAfterHours]);
  });

  it('begins anew after its twelve hours, without a cookie, and for another person', async () => {
    const { token } = await asAnna({ passkey_id: passkeyId });
    const { device: ofOwner } = await api.given.aPasskey(owner);
    api.time.advance({ hours: 1 });
    expect(await come(token, ofOwner)).toEqual([200, 13]);
    expect(await come(undefined)).toEqual([200, 13]);
    api.time.advance({ hours: 11 });

    expect(await come(token)).toEqual([200, 24]);
  });
});
