import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TotpFactorRow } from '#database/tables/sign-in.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../../test/given.ts';

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

const signIn = (rest: object = {}) =>
  api.call('startDeskSession', { body: { email: owner.email, password: PASSWORD, ...rest } });

describe('200', () => {
  it('gives a secret as text and as an address for the app, and stores it sealed', async () => {
    const { data } = await api.call('startTotp', { desk });

    const [row] = await api.deps.database
      .knex<TotpFactorRow>('totp_factors')
      .where({ employee_id: owner.id });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.otpauthUri).toBe(
      `otpauth://totp/Stimpill:${encodeURIComponent(owner.email)}?secret=${data.secret}&issuer=Stimpill`,
    );
    expect(row).toMatchObject({ secret: null });
    expect(JSON.stringify(row)).not.toContain(data.secret);
  });

  it('changes nothing until a code is sent: an app that was there still works', async () => {
    const { code } = await api.given.aTotp(owner);

    await api.call('startTotp', { desk });

    expect((await signIn({ totpCode: code() })).status).toBe(200);
  });
});

describe('403', () => {
  it('needs a confirmation of the last five minutes', async () => {
    api.time.advance({ minutes: 5 });

    expect((await api.call('startTotp', { desk })).codes).toEqual(['auth.confirmation_needed']);
  });
});
