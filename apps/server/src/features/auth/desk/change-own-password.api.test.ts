import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

const CHOSEN = 'four words in a row';

let api: TestApi;
let owner: SignedUpRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

const change = (newPassword: string, currentPassword = PASSWORD, headers = {}) =>
  api.call('changeOwnPassword', { desk, body: { currentPassword, newPassword }, headers });
const signIn = async (password: string) =>
  (await api.call('startDeskSession', { body: { email: owner.email, password } })).status;

describe('200', () => {
  it('takes the place of the old one', async () => {
    await change(CHOSEN);

    expect([await signIn(PASSWORD), await signIn(CHOSEN)]).toEqual([401, 200]);
  });

  it('ends every other session, and this one goes on', async () => {
    const other = await api.given.aDeskSession(owner);
    const program = await api.given.aSession(owner);

    const { data } = await change(CHOSEN);

    expect(data).toEqual({ endedSessions: 2 });
    expect((await api.call('getDeskSession', { desk: other.token })).status).toBe(401);
    expect((await api.call('revokeSession', { token: program.token })).status).toBe(401);
    expect((await api.call('getDeskSession', { desk })).status).toBe(200);
  });

  it('is recorded with the person and the desk, without the password', async () => {
    await change(CHOSEN);

    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id });
    expect(rows).toMatchObject([
      { door: 'desk', user_id: owner.id, before: '{"password":"set"}', after: '{"password":"new"}' },
    ]);
  });
});

describe('400', () => {
  it.each([['short'], ['a'.repeat(257)], ['password1234'], ['stimpill stimpill']])(
    'refuses %s, and nothing changes',
    async (newPassword) => {
      const { errors } = await change(newPassword);

      expect(errors).toMatchObject([{ code: 'request.invalid', field: 'newPassword' }]);
      expect(await signIn(PASSWORD)).toBe(200);
    },
  );
});

describe('401', () => {
  it('needs the password of today', async () => {
    expect((await change(CHOSEN, 'wrong')).codes).toEqual(['auth.invalid_credentials']);
    expect(await signIn(PASSWORD)).toBe(200);
  });
});

describe('403', () => {
  it('needs a confirmation of the last five minutes where there is a second factor', async () => {
    await api.given.aTotp(owner);
    api.time.advance({ minutes: 5 });

    expect((await change(CHOSEN)).codes).toEqual(['auth.confirmation_needed']);
  });

  it('needs none where the password is all there is', async () => {
    api.time.advance({ minutes: 5 });

    expect((await change(CHOSEN)).status).toBe(200);
  });
});

describe('429', () => {
  it('counts wrong passwords', async () => {
    for (let count = 0; count < 10; count += 1) await change(CHOSEN, 'wrong');

    expect((await change(CHOSEN)).codes).toEqual(['auth.too_many_attempts']);
  });
});
