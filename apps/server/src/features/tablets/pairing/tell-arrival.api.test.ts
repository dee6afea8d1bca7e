import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PairingWordRow } from '#database/tables/sign-in.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { rawRequest } from '../../../../test/raw-request.ts';
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

const make = async () => {
  const { data } = await api.call('makePairingWord', { desk, params: { companyId: company.id } });
  return data;
};
const arrive = (word: string, certificate = 'trusted', headers: Record<string, string> = {}) =>
  callUnsigned(api, 'tellArrival', { word, certificate }, headers);
const stored = async () => {
  const rows = api.database.database.knex<PairingWordRow>('pairing_words');
  return (await rows.where({ company_id: company.id, employee_id: owner.id }))[0];
};

/** By a name of our own, over plain HTTP. */
const fromElsewhere = (body: object) =>
  rawRequest(new URL('/api/station/v1/pairing/arrival', api.baseUrl).href, {
    method: 'POST',
    headers: { Host: 'clock.example.is', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('200', () => {
  it('tells the tablet whose word it is and until when, as often as it asks, however it is typed', async () => {
    const { word, endsAtUtc } = await make();

    const answers = [await arrive(word), await arrive(word.toLowerCase().replace('-', ' '))];

    const said = { companyName: 'Kaffihús Norður ehf.', endsAtUtc };
    expect(answers.map(({ data }) => data)).toEqual([said, said]);
  });

  it('keeps what was told last, with nothing longer of the browser than what it is', async () => {
    const { word } = await make();
    const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
    await arrive(word, 'none', { Origin: 'http://192.168.1.20:8080' });
    await arrive(word, 'trusted', { Origin: 'https://clock.example.is', 'User-Agent': ipad });

    const row = await stored();

    expect(row).toMatchObject({ origin: 'https://clock.example.is', certificate: 'trusted', device: 'iPad' });
    expect(JSON.stringify(row)).not.toContain('AppleWebKit');
  });

  it.each([
    ['javascript:alert(1)', null],
    ['null', null],
    ['https://CLOCK.local:443/desk?x=1', 'https://clock.local'],
    [`https://${'a.'.repeat(300)}is`, null],
    [undefined, 'the address of the request'],
  ])('keeps of the address %j: %j', async (said, kept) => {
    const { word } = await make();

    await arrive(word, 'trusted', said === undefined ? {} : { Origin: said });

    const own = new URL(api.baseUrl).origin;
    expect((await stored())?.origin).toBe(kept === 'the address of the request' ? own : kept);
  });
});

describe('400', () => {
  it.each([
    ['7K3M-9XQ', 'trusted', ['word']],
    ['7K3M-9XQ23', 'trusted', ['word']],
    ['7K3M--9XQ2', 'trusted', ['word']],
    ['', 'perhaps', ['word', 'certificate']],
  ])('refuses %j with %j', async (word, certificate, fields) => {
    expect((await arrive(word, certificate)).errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('403', () => {
  it('refuses it over plain HTTP under another name than that of this machine, and keeps nothing', async () => {
    const { word } = await make();

    const answer = await fromElsewhere({ word, certificate: 'none' });

    expect([answer.status, answer.codes]).toEqual([403, ['auth.connection_not_secure']]);
    expect((await stored())?.arrived_at).toBeNull();
  });
});

describe('404', () => {
  it('answers one that was used, or is late, or whose maker has left, as one that never was', async () => {
    const used = (await make()).word;
    await callUnsigned(api, 'pairTablet', { word: used });
    const afterUse = await arrive(used);
    const replaced = (await make()).word;
    const late = (await make()).word;
    const afterAnother = await arrive(replaced);
    api.time.advance({ minutes: 15 });
    const afterTime = await arrive(late);
    const { word } = await make();
    await api.database.database.knex('employees').where({ id: owner.id }).update({ is_active: false });

    const never = await arrive('0000-0000');

    expect([never.status, never.codes]).toEqual([404, ['pairing.word_unknown']]);
    for (const { errors } of [afterUse, afterAnother, afterTime, await arrive(word)])
      expect(errors).toEqual(never.errors);
  });
});

describe('429', () => {
  it('refuses the eleventh call within a minute', async () => {
    const { word } = await make();
    for (let n = 0; n < 10; n += 1) await arrive(word);

    const refused = await arrive(word);
    api.time.advance({ minutes: 1 });

    expect([refused.codes, refused.headers.get('Retry-After')]).toEqual([['rate.limited'], '60']);
    expect((await arrive(word)).status).toBe(200);
  });

  it('locks an address out after ten wrong words, for pairing too, for a quarter of an hour', async () => {
    const { word } = await make();
    const wrong: number[] = [];
    for (let n = 0; n < 10; n += 1) wrong.push((await arrive(`0000-000${n}`)).status);
    api.time.advance({ minutes: 1 });

    const refused = [await arrive(word), await callUnsigned(api, 'pairTablet', { word })];

    expect(wrong).toEqual(Array(10).fill(404));
    for (const { codes } of refused) expect(codes).toEqual(['auth.too_many_attempts']);
    api.time.advance({ minutes: 15 });
    expect((await arrive((await make()).word)).status).toBe(200);
  });
});
