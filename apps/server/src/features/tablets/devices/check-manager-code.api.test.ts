// A company that has one manager code for all its tablets: the server says whether it is right.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { countingHashing } from '../../../../test/counting-hashing.ts';
import { aPunchClock, aTablet, type Tablet } from '../../../../test/tablet.ts';

const CODE = '482159';
const WRONG = '482150';
const MINUTE = 60;

const hashing = countingHashing();
let api: TestApi;
let tablet: Tablet;
let sibling: Tablet;
let manager: EmployeeRow;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z', hashing });
});
afterAll(() => api.stop());
beforeEach(async () => {
  const manager_exit_code_hash = await api.deps.passwords.hashPassword(CODE);
  ({ tablet, manager } = await aPunchClock(api, { company: { manager_exit_code_hash } }));
  sibling = await aTablet(api, manager);
});

const type = (code: string, at = tablet) => at.call('checkManagerCode', { body: { code } });

async function typeWrong(times: number, at = tablet): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await type(WRONG, at)).status);
  return statuses;
}

describe('the manager code of a company', () => {
  it('200: is right at every tablet, under the version that the settings name', async () => {
    const { company } = (await tablet.call('getStationSettings')).data;

    const answers = [await type(CODE), await type(CODE, sibling)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ data }) => data.managerCodeVersion)).toEqual([
      company.managerCodeVersion,
      company.managerCodeVersion,
    ]);
  });

  it.each(['12345', '1234567890123', 'abcdef', ''])('400: cannot be "%s"', async (code) => {
    const { status, errors } = await type(code);

    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([400, 'request.invalid', 'code']);
  });

  it('403: is refused when it is wrong, and the field is named', async () => {
    const { status, errors } = await type(WRONG);

    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([403, 'station.manager_code_wrong', 'code']);
  });

  it('404: does not exist where the company has set none', async () => {
    const { tablet: own } = await aPunchClock(api);

    const { status, codes } = await type(CODE, own);

    expect([status, codes]).toEqual([404, ['station.manager_code_missing']]);
    expect((await own.call('getStationSettings')).data.company.managerCodeVersion).toBeNull();
  });

  it('429: is locked for 15 minutes after five wrong ones in a row, and then even the right one is not checked', async () => {
    expect(await typeWrong(5)).toEqual([403, 403, 403, 403, 403]);

    const verified = await hashing.verifiedDuring(async () => {
      const locked = await type(CODE);

      expect([locked.status, locked.codes]).toEqual([429, ['station.manager_code_locked']]);
      expect(locked.headers.get('Retry-After')).toBe(String(15 * MINUTE));
    });

    expect(verified).toBe(0);
    expect((await type(CODE, sibling)).status).toBe(200);
    api.time.advance({ minutes: 15 });
    expect((await type(CODE)).status).toBe(200);
  });

  it('forgets wrong codes after a right one', async () => {
    await typeWrong(4);

    await type(CODE);

    expect(await typeWrong(4)).toEqual([403, 403, 403, 403]);
  });

  it('cannot be guessed by going from tablet to tablet', async () => {
    for (let round = 0; round < 3; round += 1) {
      api.time.advance({ minutes: 16 });
      await typeWrong(5);
      await typeWrong(5, sibling);
    }
    const fresh = await aTablet(api, manager);

    expect((await type(CODE, fresh)).status).toBe(429);
  });

  it('has a new version when it changes, and the heartbeat tells tablets so', async () => {
    const before = (await tablet.call('sendHeartbeat', { body: HEARTBEAT })).data.settingsVersion;
    const { company } = (await tablet.call('getStationSettings')).data;

    await api.deps.database
      .knex('companies')
      .where({ id: company.id })
      .update({ manager_exit_code_hash: await api.deps.passwords.hashPassword('739182') });

    expect((await tablet.call('sendHeartbeat', { body: HEARTBEAT })).data.settingsVersion).not.toBe(before);
    expect((await type(CODE)).status).toBe(403);
    expect((await type('739182')).status).toBe(200);
  });
});

const HEARTBEAT = {
  appVersion: '1.0.0',
  waitingPunches: 0,
  lastSequence: 0,
  isStoragePersistent: true,
};
