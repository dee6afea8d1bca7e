import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow, EmployeeRow } from '#database/tables.ts';
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
const NONE = { endsAtUtc: null, arrival: null };

describe('200', () => {
  it('tells until when the word of the caller works, and no word', async () => {
    const before = (await get()).data;
    const { word, endsAtUtc } = await make();

    const answer = await get();

    expect([before, answer.data]).toEqual([NONE, { endsAtUtc, arrival: null }]);
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
    });
  });

  it('knows nothing of the word of somebody else', async () => {
    await make();
    const manager = await api.given.anEmployee(company, { role: 'manager' });
    desk = (await api.given.aDeskSession(manager)).token;

    expect((await get()).data).toEqual(NONE);
  });

  it('tells of none once it was used or its time is over, and of no tablet once another was made', async () => {
    const first = await make();
    await callUnsigned(api, 'tellArrival', { word: first.word, certificate: 'trusted' });
    const second = await make();
    const afterAnother = (await get()).data;
    await callUnsigned(api, 'pairTablet', { word: second.word });
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
