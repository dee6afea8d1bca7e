import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables.ts';
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
  it('lets the password alone sign in again, and ends the codes on paper', async () => {
    await api.given.aTotp(owner);
    await api.call('renewRecoveryCodes', { desk });

    const { data } = await api.call('removeTotp', { desk });

    expect(data).toEqual({ totp: false, passkeys: 0, recoveryCodesLeft: 0 });
    expect((await signIn()).data.factors).toEqual(data);
    const rows = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id });
    expect(rows).toMatchObject([{ door: 'desk', after: '{"second_factor":null}' }]);
  });

  it('records nothing where there was none', async () => {
    await api.call('removeTotp', { desk });

    expect(await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: owner.id })).toEqual([]);
  });
});

describe('401', () => {
  it('asks to sign in', async () => {
    expect((await api.call('removeTotp', {})).codes).toEqual(['auth.token_missing']);
  });
});

describe('403', () => {
  it('needs a confirmation of the last five minutes', async () => {
    api.time.advance({ minutes: 5 });

    expect((await api.call('removeTotp', { desk })).codes).toEqual(['auth.confirmation_needed']);
  });
});
