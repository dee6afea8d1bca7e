import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';
import { makeFirstRunLink } from './first-run-link.ts';

const WORK = [{ date: '2026-03-02', from: '08:00', to: '18:00' }];

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  token = (await makeFirstRunLink(api.deps)) ?? '';
});

const preview = (more: object = {}, headers = {}) =>
  api.call('previewFirstWeek', {
    body: { token, agreement: 'sgs-efling-day-work', work: WORK, ...more },
    query: { language: 'en' },
    headers,
  });

describe('200', () => {
  it('tells what the engine makes of the week', async () => {
    const { data } = await preview();

    expect(data.work[0]?.startAtUtc).toBe('2026-03-02T08:00:00.000Z');
    expect(data.lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(600);
    expect(data.lines.length).toBeGreaterThan(1);
  });
});

describe('400', () => {
  it('names what is wrong', async () => {
    const { errors } = await preview({ work: [{ date: '2026-03-02', from: '8', to: '18:00' }] });

    expect(errors.map(({ field }) => field)).toEqual(['work[0].from']);
  });
});

describe('403', () => {
  it('refuses a link that is over', async () => {
    api.time.advance({ minutes: 60 });

    expect((await preview()).codes).toEqual(['first_run.link_over']);
  });
});

describe('404', () => {
  it('refuses an agreement that does not ship', async () => {
    expect((await preview({ agreement: 'moon' })).codes).toEqual(['agreement.not_found']);
  });
});
