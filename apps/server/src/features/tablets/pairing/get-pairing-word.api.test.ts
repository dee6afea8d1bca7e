import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { callUnsigned } from '../../../../test/station-call.ts';

let api: TestApi;
let company: CompanyRow;
let owner: EmployeeRow;
let desk: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  company = await api.given.aCompany();
  owner = await api.given.anEmployee(company, { role: 'owner' });
  desk = (await api.given.aDeskSession(owner)).token;
});

const params = () => ({ companyId: company.id });
const make = async () => (await api.call('makePairingWord', { desk, params: params() })).data;
const get = () => api.call('getPairingWord', { desk, params: params() });
const NONE = { endsAtUtc: null, arrival: null, registered: null };

describe('200', () => {
  it('tells until when the word of the caller works, and no word', async () => {
    const before = (await get()).data;
    const { word, endsAtUtc } = await make();

    const answer = await get();

    expect([before, answer.data]).toEqual([NONE, { ...NONE, endsAtUtc }]);
    expect(answer.text).not.toContain(word);
  });

  it('tells of the tablet that has shown it: where, how, when and what it is', async () => {
    const { word, endsAtUtc } = await make();
    const body = { word, certificate: 'untrusted' };
    const headers = {
      Origin: 'https://clock.local:8080',
      'User-Agent': 'Mozilla/5.0 (Linux; Android 15; SM-X210) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    };
    await callUnsigned(api, 'tellArrival', body, headers);

    expect((await get()).data).toEqual({
      endsAtUtc,
      arrival: {
        ...{ origin: 'https://clock.local:8080', certificate: 'untrusted', device: 'Android' },
        atUtc: new Date(api.time.clock()).toISOString(),
      },
      registered: null,
    });
  });

  it('knows nothing of the word of somebody else', async () => {
    await make();
    const manager = await api.given.anEmployee(company, { role: 'manager' });
    desk = (await api.given.aDeskSession(manager)).token;

    expect((await get()).data).toEqual(NONE);
  });

  it('names the tablet that was registered by this word, through either door, and no other one', async () => {
    await api.given.aDevice(owner, { name: 'Other' });
    const named = [];
    for (const door of ['pairTablet', 'registerDevice'] as const) {
      const { word, endsAtUtc } = await make();
      await api.given.aDevice(owner, { name: 'Meanwhile' });
      const before = (await get()).data.registered;
      if (door === 'pairTablet') await callUnsigned(api, door, { word, deviceName: door });
      else await api.call(door, { body: { email: owner.email ?? '', password: word, deviceName: door } });
      const { data } = await get();
      named.push([before, data.endsAtUtc === endsAtUtc, data.arrival, data.registered?.name]);
    }

    expect(named).toEqual([
      [null, true, null, 'pairTablet'],
      [null, true, null, 'registerDevice'],
    ]);
  });

  it('tells of none once its time is over, used or not, and of no tablet once another was made', async () => {
    const first = await make();
    await callUnsigned(api, 'tellArrival', { word: first.word, certificate: 'trusted' });
    const second = await make();
    const afterAnother = (await get()).data;
    await callUnsigned(api, 'pairTablet', { word: second.word });
    api.time.advance({ minutes: 15 });
    const afterUse = (await get()).data;
    await make();
    api.time.advance({ minutes: 15 });

    expect([afterAnother.arrival, afterUse, (await get()).data]).toEqual([null, NONE, NONE]);
  });
});

describe('400', () => {
  it('refuses what is no company', async () => {
    const answer = await api.call('getPairingWord', { desk, params: { companyId: 'x' } });
    expect(answer.errors).toMatchObject([{ field: 'route.companyId' }]);
  });
});
