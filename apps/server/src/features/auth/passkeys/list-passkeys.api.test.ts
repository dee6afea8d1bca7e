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
  owner = await api.given.anEmployee(await api.given.aCompany(), { role: 'owner', password: PASSWORD });
  desk = (await api.given.aDeskSession(owner)).token;
});

describe('200', () => {
  it('lists one’s own, the oldest first, with when each was used', async () => {
    const other = await api.given.anEmployee({ id: owner.company_id } as never, { role: 'owner' });
    await api.given.aPasskey(other, { name: 'Theirs' });
    const addedAtUtc = new Date(api.time.clock()).toISOString();
    const { device, id } = await api.given.aPasskey(owner, { name: 'Phone' });
    api.time.advance({ minutes: 1 });
    await api.given.aPasskey(owner, { name: 'Key' });
    const { data: asked } = await api.call('startPasskeySignIn');
    await api.call('finishPasskeySignIn', { body: { credential: device.sign(asked) } });

    const { data } = await api.call('listPasskeys', { desk });

    const lastUsedAtUtc = new Date(api.time.clock()).toISOString();
    expect(data.map(({ name }) => name)).toEqual(['Phone', 'Key']);
    expect(data[0]).toEqual({ id, name: 'Phone', addedAtUtc, lastUsedAtUtc });
  });
});
