import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  it('gives ten new codes, and the earlier ones no longer work', async () => {
    await api.given.aTotp(owner);
    const { data: first } = await api.call('renewRecoveryCodes', { desk });
    const { data: second } = await api.call('renewRecoveryCodes', { desk });

    const byFirst = await signIn({ recoveryCode: first.recoveryCodes[0] });
    const bySecond = await signIn({ recoveryCode: second.recoveryCodes[0] });

    expect([byFirst.codes, bySecond.status]).toEqual([['auth.invalid_credentials'], 200]);
    expect(second.recoveryCodes).toHaveLength(10);
  });
});

describe('409', () => {
  it('makes none where there is no app that they could stand in for', async () => {
    await api.given.aTotp(owner, { isStarted: true });

    expect((await api.call('renewRecoveryCodes', { desk })).codes).toEqual(['account.factor_missing']);
  });
});
