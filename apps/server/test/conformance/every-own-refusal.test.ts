// Whatever the description of an operation of the own page says that it refuses, because of who calls or how, it refuses: one call for each code
// that follows from its shape. And what it reads is what a tablet reads, of the person of the phone and of nobody else.
import { ALL_ERROR_CODES, errorCodesOf, type AnyErrorCode, type Operation } from '@stimpill/api-types';
import { ownOperations, type OwnOperationId } from '@stimpill/api-types/own';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../api.ts';
import { PIN } from '../given.ts';
import { letIn, type Phone, type PhoneCall } from '../phone.ts';
import { readRowsOf } from '../read-every-table.ts';
import { aPunchClock } from '../tablet.ts';

let api: TestApi;
let clock: Awaited<ReturnType<typeof aPunchClock>>;
let phone: Phone;

beforeAll(async () => {
  api = await startApi({ trustProxy: 1, start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  clock = await aPunchClock(api);
  phone = await letIn({ api, tablet: clock.tablet }, clock.employee);
  await phone.open();
});

const ids = Object.keys(ownOperations) as OwnOperationId[];
const operationOf = (id: OwnOperationId): Operation => ownOperations[id];

/** What one piece of code answers for all operations alike. */
const TRIED_ELSEWHERE: readonly AnyErrorCode[] = ['rate.limited', 'server.error', 'server.unavailable'];

const impliedCodesOf = (id: OwnOperationId): readonly AnyErrorCode[] =>
  errorCodesOf({ ...operationOf(id), errors: [] }).filter((code) => !TRIED_ELSEWHERE.includes(code));

const goodCall = (id: OwnOperationId): PhoneCall => {
  const { params, query, body } = operationOf(id).example;
  return {
    ...(params && { params }),
    ...(query && { query }),
    ...(body === undefined ? {} : { body }),
  };
};

const companies = () => api.deps.database.knex<CompanyRow>('companies').where({ id: clock.company.id });

type Way = (id: OwnOperationId) => Promise<PhoneCall> | PhoneCall;

const WAYS: Partial<Record<AnyErrorCode, Way>> = {
  'auth.token_missing': () => ({ cookie: null }),
  'auth.request_forged': () => ({ headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  'auth.connection_not_secure': () => ({ headers: { 'X-Forwarded-Host': 'clock.example.is' } }),
  'phone.unknown': () => ({ cookie: 'sph_x' }),
  'phone.turned_off': async () => {
    await companies().update({ lets_phones_in: false });
    return {};
  },
  'phone.locked': async () => {
    await phone.call('closeMyPhone');
    return {};
  },
  'request.malformed_json': () => ({ text: '{"pin": ' }),
  'request.too_large': () => ({ text: JSON.stringify({ note: 'a'.repeat(64 * 1024) }) }),
  'request.unsupported_media_type': () => ({ text: 'text', headers: { 'Content-Type': 'text/plain' } }),
  'request.invalid': (id) => {
    const { body, query } = operationOf(id);
    if (body !== undefined) return { text: '[]' };
    return query === undefined ? { params: { phoneId: 'x' } } : { query: { language: 'de' } };
  },
};

describe('an operation of the own page refuses whatever its description says', () => {
  it.each(ids)('%s for each code, and writes nothing', async (id) => {
    const answers: unknown[] = [];
    for (const code of impliedCodesOf(id)) {
      await companies().update({ lets_phones_in: true });
      await phone.open();
      const spoiled = await WAYS[code]?.(id);
      const before = await readRowsOf(api.deps.database, clock.company.id);
      const { status, codes } = await phone.call(id, { ...goodCall(id), ...spoiled });
      answers.push([code, [status, ...new Set(codes)].join(' ')]);
      expect(await readRowsOf(api.deps.database, clock.company.id)).toEqual(before);
    }

    expect(answers).toEqual(
      impliedCodesOf(id).map((code) => [code, `${ALL_ERROR_CODES[code].status} ${code}`]),
    );
  });

  it('a day that does not exist, by the name of its field', async () => {
    const { errors } = await phone.call('readMyDays', { query: { language: 'is', date: '2026-02-30' } });

    expect(errors).toMatchObject([{ code: 'request.invalid', field: 'query.date' }]);
  });
});

describe('what a phone reads', () => {
  it('is to the letter what the tablet reads after the PIN', async () => {
    await api.given.anEntry(clock.employee, '2026-03-02T08:00:00.000Z', '2026-03-02T16:00:00.000Z');
    const employeeToken = await clock.tablet.signIn(clock.employee, PIN);
    const day = { date: '2026-03-02', language: 'pl' };
    const { station: _, ...days } = (await clock.tablet.call('readOwnDays', { employeeToken, body: day }))
      .data;
    const { station: _1, ...why } = (await clock.tablet.call('explainOwnDay', { employeeToken, body: day }))
      .data;
    const { station: _2, ...hours } = (await clock.tablet.call('getOwnHours', { employeeToken })).data;
    const { station: _3, ...shifts } = (await clock.tablet.call('listOwnShifts', { employeeToken })).data;

    const params = { date: day.date };
    expect((await phone.call('readMyDays', { query: day })).data).toEqual(days);
    expect((await phone.call('explainMyDay', { params, query: { language: 'pl' } })).data).toEqual(why);
    expect((await phone.call('getMyHours')).data).toEqual(hours);
    expect((await phone.call('listMyShifts')).data).toEqual(shifts);
    expect(days.days[0]?.workedMinutes).toBe(480);
  });

  it('is on paper what the desk hands out', async () => {
    await api.given.anEntry(clock.employee, '2026-03-02T08:00:00.000Z', '2026-03-02T16:00:00.000Z');

    const { data } = await phone.call('makeMyStatement', { body: { date: '2026-03-02', language: 'pl' } });

    expect(data.fileName).toBe(`${clock.employee.display_name} 2026-03-01–2026-03-31.pdf`);
    expect(Buffer.from(data.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is of its own person alone, whatever company asks', async () => {
    const elsewhere = await aPunchClock(api);
    await api.given.anEntry(elsewhere.employee, '2026-03-02T08:00:00.000Z', '2026-03-02T16:00:00.000Z');
    await api.given.anEntry(clock.manager, '2026-03-02T08:00:00.000Z', '2026-03-02T16:00:00.000Z');

    const { days } = (await phone.call('readMyDays', { query: { language: 'is', date: '2026-03-02' } })).data;

    expect(days).toEqual([]);
    expect((await phone.call('getMyPhone')).data.displayName).toBe(clock.employee.display_name);
  });

  it('opens nothing else: neither the desk nor a partner’s API takes its cookie', async () => {
    const cookie = phone.cookie() ?? '';
    const params = { companyId: clock.company.id };

    const atDesk = await api.call('getDeskSession', { desk: cookie });
    const asToken = await api.call('listUsers', { token: cookie, params });

    expect([atDesk.codes, asToken.codes]).toEqual([['auth.session_revoked'], ['auth.token_invalid']]);
  });
});
