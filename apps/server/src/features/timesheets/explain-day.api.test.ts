import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { KeptFiguresRow, TimeEntryRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let anna: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-04-10T08:00:00Z');
  company = await api.given.aCompany({ language: 'is' });
  await api.given.aRule(company);
  anna = await api.given.anEmployee(company, { display_name: 'Anna' });
  token = await tokenOf('manager');
});

const tokenOf = async (role: string) =>
  (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;

const explain = (date: string, { employeeId = anna.id, companyId = company.id, query = {} } = {}) =>
  api.call('explainDay', { params: { companyId, employeeId, date }, query, token });

const worked = (start: string, end: string | null, rest: object = {}) =>
  api.given.anEntry(anna, start, end, rest);

/** As if a rule had paid all of it as day work when it was approved. */
async function keepAsDayWork({ company_id, id }: TimeEntryRow, minutes: number): Promise<void> {
  const rate = { bucket: 'daytime', payLine: 'DV', premiumLines: [], dayClass: 'ordinary', isExcess: false };
  const paid = [{ ...rate, minutes }];
  const figures = { ruleName: 'Old', ruleVersionNumber: 1, presentMinutes: minutes, paid, credits: [] };
  await api.deps.database
    .knex<KeptFiguresRow>('kept_figures')
    .insert({ company_id, time_entry_id: id, kept_at: 0, figures: JSON.stringify(figures) });
}

describe('200', () => {
  it('cuts an entry into stretches with one story each, which together are the entry', async () => {
    const entry = await worked('2026-03-02T06:58:40Z', '2026-03-02T17:32:10Z');

    const { data } = await explain('2026-03-02', { query: { language: 'en' } });

    const [explained] = data.entries;
    expect(explained).toMatchObject({
      timeEntryId: entry.id,
      startAtUtc: '2026-03-02T06:58:40.000Z',
      endAtUtc: '2026-03-02T17:32:10.000Z',
      isDraft: false,
      isLocked: false,
      workedMinutes: 634,
      keptOtherwise: null,
    });
    expect(explained?.stretches.map(({ minutes, payLine }) => [minutes, payLine])).toEqual([
      [2, 'YV'],
      [480, 'DV'],
      [120, 'YV'],
      [32, 'YV'],
    ]);
    for (const { reasons, paidAs } of explained?.stretches ?? []) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(paidAs).not.toBe('');
    }
    const sources = explained?.stretches.flatMap(({ reasons }) =>
      reasons.flatMap(({ source }) => source ?? []),
    );
    expect(sources?.map(({ addresses }) => addresses)).toEqual([['https://www.efling.is/old/yfirvinna/']]);
    expect(explained?.stretches.map(({ forWorker }) => forWorker.split(' This ')[0])).toEqual([
      '06:58–07:00, 2 min: overtime.',
      '07:00–15:00, 8 h: day work.',
      '15:00–17:00, 2 h: overtime, past 8 h in the day (counted: day work).',
      '17:00–17:32, 32 min: overtime.',
    ]);
  });

  it.each(['is', 'en', 'pl'])('tells the whole day in %s, with no word of the engine', async (language) => {
    await worked('2026-04-02T20:00:00Z', '2026-04-03T06:00:00Z');
    await worked('2026-04-05T08:00:00Z', '2026-04-05T12:00:00Z');

    const nights = await explain('2026-04-02', { query: { language } });
    const easter = await explain('2026-04-05', { query: { language } });

    expect(nights.data.language).toBe(language);
    for (const { data } of [nights, easter]) {
      const told = JSON.stringify(data, (name, value: unknown) => (name === 'account' ? '' : value));
      expect(told).not.toMatch(/majorHoliday|dayWork|priority|window \d|\bAF\b|undefined|null min/);
    }
    expect(easter.data.holiday?.sentence).toMatch(/2026-04-05|5/);
  });

  it('speaks the language of the company where none is asked for', async () => {
    expect((await explain('2026-03-02')).data.language).toBe('is');
  });

  it('shows a credit of the day, and the entry it comes from', async () => {
    await worked('2026-03-02T08:00:00Z', '2026-03-02T23:00:00Z');
    const second = await worked('2026-03-03T02:00:00Z', '2026-03-03T10:00:00Z');

    const { data } = await explain('2026-03-02');

    expect(second.id).not.toBe('');
    expect(data.credits).toMatchObject([{ account: 'restTimeOff', payLine: null }]);
  });

  it('says where what was approved differs from what the rules give now', async () => {
    const entry = await worked('2026-03-02T08:00:00Z', '2026-03-02T18:00:00Z', { is_locked: true });
    await keepAsDayWork(entry, 600);

    expect((await explain('2026-03-02')).data.entries).toMatchObject([
      { isLocked: true, keptOtherwise: expect.stringMatching(/./) as string },
    ]);
  });

  it('lists an open entry without stretches, and nothing on a day without work', async () => {
    await worked('2026-03-02T08:00:00Z', null);

    expect((await explain('2026-03-02')).data.entries).toMatchObject([{ endAtUtc: null, stretches: [] }]);
    expect((await explain('2026-03-03')).data).toMatchObject({ entries: [], credits: [], issues: [] });
  });

  it('says that no rule was in force', async () => {
    const later = await api.given.aRule(company, { valid_from: '2026-03-03' });
    await worked('2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');

    const { data } = await explain('2026-03-02', { query: { language: 'en' } });

    expect(later.id).not.toBe('');
    expect(data.issues).toMatchObject([{ code: 'version-gap' }]);
  });

  it('lets an employee ask about themselves', async () => {
    token = (await api.given.aSession(anna)).token;

    expect((await explain('2026-03-02')).status).toBe(200);
  });

  it.each(['manager', 'owner', 'accountant'])('lets the role %s ask about anybody', async (role) => {
    token = await tokenOf(role);

    expect((await explain('2026-03-02')).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['2026-02-30', {}, 'route.date'],
    ['1999-12-31', {}, 'route.date'],
    ['2026-03-02', { language: 'dk' }, 'query.language'],
  ])('refuses the day %s with %j', async (date, query, field) => {
    const answer = await explain(date, { query: query });

    expect([answer.status, answer.errors]).toMatchObject([400, [{ code: 'request.invalid', field }]]);
  });
});

describe('403', () => {
  it('refuses an employee who asks about somebody else', async () => {
    token = await tokenOf('employee');

    const answer = await explain('2026-03-02');

    expect([answer.status, ...answer.codes]).toEqual([403, 'auth.not_own_record']);
  });
});

describe('the desk', () => {
  it('is let in like an access token of the same person', async () => {
    const { token: desk } = await api.given.aDeskSession(
      await api.given.anEmployee(company, { role: 'owner' }),
    );
    const params = { companyId: company.id, employeeId: anna.id, date: '2026-03-02' };

    const answer = await api.call('explainDay', { params, desk });

    expect(answer.text).toBe((await explain('2026-03-02')).text);
  });
});

describe('404', () => {
  it('does not know an unknown employee, nor one of another company', async () => {
    const theirs = await api.given.anEmployee(await api.given.aCompany());

    const unknown = await explain('2026-03-02', { employeeId: UNKNOWN });
    const foreign = await explain('2026-03-02', { employeeId: theirs.id });

    expect([unknown.status, ...unknown.codes]).toEqual([404, 'employee.not_found']);
    expect(foreign.text).toBe(unknown.text);
  });
});
