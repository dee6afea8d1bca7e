// Anyone who has copied the cookie of somebody at the desk: it ends with the session, in each way in which a session ends.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';

let api: TestApi;
let owner: SignedUpRow;
let stolen: { readonly id: string; readonly token: string };
/** Of the same person, in a browser of their own. */
let own: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner', password: PASSWORD });
  stolen = await api.given.aDeskSession(owner);
  own = (await api.given.aDeskSession(owner)).token;
});

const ends: Readonly<Record<string, () => Promise<unknown>>> = {
  'its owner signs out': () => api.call('endDeskSession', { desk: stolen.token }),
  'its owner ends it from elsewhere': () =>
    api.call('endOwnSession', { desk: own, params: { sessionId: stolen.id } }),
  'its owner chooses a new password': () =>
    api.call('changeOwnPassword', {
      desk: own,
      body: { currentPassword: PASSWORD, newPassword: 'four words in a row' },
    }),
  'the account of its owner is closed': () =>
    api.deps.database.knex<EmployeeRow>('employees').where({ id: owner.id }).update({ is_active: false }),
  'nobody has used it for half an hour': () => {
    api.time.advance({ minutes: 30 });
    return Promise.resolve();
  },
};

describe('a stolen cookie', () => {
  it.each(Object.keys(ends))('is worth nothing once %s', async (how) => {
    const before = await api.call('getDeskSession', { desk: stolen.token });

    await ends[how]?.();

    const after = await api.call('getDeskSession', { desk: stolen.token });
    const act = await api.call('startPasskey', { desk: stolen.token });
    expect([before.status, after.status, ...after.codes]).toEqual([200, 401, 'auth.session_revoked']);
    expect(act.codes).toEqual(['auth.session_revoked']);
  });
});
