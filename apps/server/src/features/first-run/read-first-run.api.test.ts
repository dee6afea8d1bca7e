import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';
import { makeFirstRunLink } from './first-run-link.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  token = (await makeFirstRunLink(api.deps)) ?? '';
});

const read = (headers = {}, query = {}) => api.call('readFirstRun', { body: { token }, query, headers });

describe('200', () => {
  it('tells in words which agreements there are, and until when the link works, without using it up', async () => {
    const first = await read({}, { language: 'en' });
    const second = await read();

    const sgs = first.data.agreements.find(({ key }) => key === 'sgs-efling-day-work');
    expect(sgs?.description.classes[0]?.name).toBe('day work');
    expect(Date.parse(first.data.linkEndsAtUtc) - api.time.clock()).toBe(3_600_000);
    expect(second.data.agreements[0]?.description.classes[0]?.name).toBe('dagvinna');
  });
});

describe('400', () => {
  it.each(['', 'x', 'sfr_short', null])('refuses %j as a token', async (wrong) => {
    const { errors } = await api.call('readFirstRun', { body: { token: wrong } });

    expect(errors.map(({ field }) => field)).toEqual(['token']);
  });
});

describe('403', () => {
  it('refuses a link that is over', async () => {
    api.time.advance({ minutes: 60 });

    expect((await read()).codes).toEqual(['first_run.link_over']);
  });
});
