import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type Answer, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';

type Pair = Answer<'login'>['data'];

let api: TestApi;
let company: CompanyRow;
let user: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 1 });
  company = await api.given.aCompany();
  user = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
});

async function logIn(who = user): Promise<Pair> {
  return (await api.call('login', { body: { email: who.email, password: PASSWORD } })).data;
}

const revoke = ({ accessToken }: Pair, body?: unknown) =>
  api.call('revokeSession', { token: accessToken, body });

async function stillWorks({ accessToken }: Pair): Promise<boolean> {
  const { status } = await api.call('listUsers', { params: { companyId: company.id }, token: accessToken });
  return status === 200;
}

describe('200', () => {
  it.each([[undefined], [{}], [{ refreshToken: null, allSessions: null }], [{ allSessions: false }]])(
    'ends the own session and no other with the body %j',
    async (body) => {
      const [own, other] = [await logIn(), await logIn()];

      const answer = await revoke(own, body);

      expect(answer.data).toEqual({ revokedSessions: 1 });
      expect([await stillWorks(own), await stillWorks(other)]).toEqual([false, true]);
    },
  );

  it('ends another session of the caller by its refresh token', async () => {
    const [own, other] = [await logIn(), await logIn()];

    const answer = await revoke(own, { refreshToken: other.refreshToken });

    expect(answer.data).toEqual({ revokedSessions: 1 });
    expect([await stillWorks(own), await stillWorks(other)]).toEqual([true, false]);
  });

  it('knows a session by a refresh token that has been used already', async () => {
    const [own, other] = [await logIn(), await logIn()];
    await api.call('refreshTokens', { body: { refreshToken: other.refreshToken } });

    await revoke(own, { refreshToken: other.refreshToken });

    expect(await stillWorks(other)).toBe(false);
  });

  it('ends every session of the caller and of nobody else', async () => {
    const colleague = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
    const [own, other, theirs] = [await logIn(), await logIn(), await logIn(colleague)];

    const answer = await revoke(own, { allSessions: true });

    expect(answer.data).toEqual({ revokedSessions: 2 });
    expect([await stillWorks(own), await stillWorks(other), await stillWorks(theirs)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('counts no session that was ended before', async () => {
    const [own, other] = [await logIn(), await logIn()];
    await revoke(own, { refreshToken: other.refreshToken });

    const again = await revoke(own, { refreshToken: other.refreshToken });
    const all = await revoke(own, { allSessions: true });

    expect([again.data, all.data]).toEqual([{ revokedSessions: 0 }, { revokedSessions: 1 }]);
  });

  it('ends nothing for a refresh token that is unknown, a colleague’s or of another company', async () => {
    const colleague = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
    const stranger = await api.given.anEmployee(await api.given.aCompany(), { password: PASSWORD });
    const [own, theirs, foreign] = [await logIn(), await logIn(colleague), await logIn(stranger)];

    const answers = [
      await revoke(own, { refreshToken: 'srt_unknown' }),
      await revoke(own, { refreshToken: theirs.refreshToken }),
      await revoke(own, { refreshToken: foreign.refreshToken }),
    ];

    for (const { data } of answers) expect(data).toEqual({ revokedSessions: 0 });
    expect(await stillWorks(theirs)).toBe(true);
    expect((await api.call('refreshTokens', { body: { refreshToken: foreign.refreshToken } })).status).toBe(
      200,
    );
  });

  it('is open to every role', async () => {
    const employee = await api.given.anEmployee(company, { password: PASSWORD });

    const answer = await revoke(await logIn(employee));

    expect(answer.data).toEqual({ revokedSessions: 1 });
  });
});

describe('400', () => {
  it('names every faulty field', async () => {
    const answer = await revoke(await logIn(), { refreshToken: 7, allSessions: 'true' });

    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(['refreshToken', 'allSessions']);
  });

  it('refuses a list as body', async () => {
    const answer = await revoke(await logIn(), []);

    expect(answer.errors.map(({ field }) => field)).toEqual(['body']);
  });
});

describe('401', () => {
  it('does not take the same access token twice', async () => {
    const own = await logIn();
    await revoke(own);

    const second = await revoke(own);

    expect([second.status, second.codes]).toEqual([401, ['auth.session_revoked']]);
  });

  it('does not take an access token 15 minutes old', async () => {
    const own = await logIn();
    api.time.moveTo(own.accessTokenExpiresAtUtc);

    const answer = await revoke(own);

    expect(answer.codes).toEqual(['auth.token_expired']);
  });
});

describe('429', () => {
  it('refuses the 601st call of one user within a minute, and of no other', async () => {
    const [own, other] = [
      await logIn(),
      await logIn(await api.given.anEmployee(company, { password: PASSWORD })),
    ];
    for (let n = 0; n < 12; n += 1) await Promise.all(Array.from({ length: 50 }, () => revoke(own, [])));

    const refused = await revoke(own);

    expect([refused.codes, refused.headers.get('Retry-After')]).toEqual([['rate.limited'], '60']);
    expect((await revoke(other)).status).toBe(200);
  });
});
