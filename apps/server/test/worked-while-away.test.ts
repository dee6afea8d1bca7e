// Work on a day of absence would be paid twice, so somebody is asked before it is: in the inbox, in the month's checks, and in whatever is
// to be approved or sent.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { AbsenceRow } from '#database/tables/plans.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import { startApi, type TestApi } from './api.ts';

const DAY = '2026-02-24';
const FEBRUARY = { startDate: '2026-02-01', endDate: '2026-02-28' };

let api: TestApi;
let tenant: Tenant;
let token: string;
let anna: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenant = await aTenant(api);
  await api.given.aRule(tenant.company);
  token = (await api.given.aSession(tenant.users.owner)).token;
  anna = await api.given.anEmployee(tenant.company, { display_name: 'Anna' });
});

const params = () => ({ companyId: tenant.company.id });
const at = (time: string) => `${DAY}T${time}:00Z`;
const works = (from: string, to: string, overrides: Partial<TimeEntryRow> = {}) =>
  api.given.anEntry(anna, at(from), at(to), overrides);
const isAway = (overrides: Partial<AbsenceRow> = {}) =>
  api.given.anAbsence(anna, { date: DAY, type: 'vacation', ...overrides });

const ends = ({ id }: TimeEntryRow, end: string) =>
  api.deps.database
    .knex<TimeEntryRow>('time_entries')
    .where({ id })
    .update({ end_at: Date.parse(end) });

const asked = async (kind = 'workedWhileAway') =>
  (await api.call('listReviews', { params: params(), query: { kind, employeeId: anna.id }, token })).data;
const caseOf = async (reviewId: string) =>
  (await api.call('getReview', { params: { ...params(), reviewId }, token })).data;
const settle = (reviewId: string, decision: string) =>
  api.call('settleReview', { params: { ...params(), reviewId }, body: { decision }, token });
const absences = async () => {
  const query = { from: DAY, to: DAY, employeeId: anna.id };
  return (await api.call('listAbsences', { params: params(), query, token })).data.map(
    ({ minutes }) => minutes,
  );
};
const checks = async () => {
  const query = { ...FEBRUARY, profileKey: 'generic' };
  const { data } = await api.call('checkPayrollMonth', { params: params(), query, token });
  const of = (code: string) => data.checks.find((check) => check.code === code);
  return {
    workedWhileAway: of('workedWhileAway')?.people.map(({ displayName }) => displayName),
    entryOverlong: of('entryOverlong')?.people.map(({ displayName }) => displayName),
  };
};
const approve = async () => {
  const body = { ...FEBRUARY, employeeIds: [anna.id] };
  return (await api.call('approvePayrollMonth', { params: params(), body, token })).data;
};
const issues = async () => {
  const body = { ...FEBRUARY, exportTarget: 'generic', employeeIds: [anna.id] };
  const { data } = await api.call('previewPayrollExport', { params: params(), body, token });
  return data.issues.map(({ code }) => code);
};

describe('work on a day of absence', () => {
  it('is asked about in the inbox and the month’s checks, and keeps the time from being approved', async () => {
    const absence = await isAway();
    const entry = await works('08:00', '16:00');

    expect(await asked()).toMatchObject([
      { id: absence.id, employeeName: 'Anna', date: DAY, timeEntryId: entry.id, punchId: null },
    ]);
    expect(await checks()).toEqual({ workedWhileAway: ['Anna'], entryOverlong: [] });
    expect(await issues()).toContain('review.open');
    expect(await approve()).toMatchObject({
      approved: 0,
      heldBack: [{ employeeId: anna.id, reasons: [{ code: 'questionOpen', count: 1 }] }],
    });
  });

  it('that leaves a part of the day can be decided in three ways, each with what it changes, and each does that', async () => {
    const ways = { accept: [480], shortenAbsence: [240], withdrawAbsence: [] };
    for (const [key, left] of Object.entries(ways)) {
      anna = await api.given.anEmployee(tenant.company);
      const { id } = await isAway({ type: 'sick' });
      await works('08:00', '12:00');
      const about = await caseOf(id);

      expect(about.absences).toEqual([{ absenceId: id, type: 'sick', kindId: null, minutes: 480 }]);
      const effects = about.choices.map((choice) => [
        choice.key,
        choice.absenceMinutes,
        choice.effect?.lines.map(({ key: line, beforeMinutes, afterMinutes }) => [
          line,
          beforeMinutes,
          afterMinutes,
        ]),
      ]);
      expect(effects).toEqual([
        ['accept', null, []],
        ['shortenAbsence', 240, [['sick', 480, 240]]],
        ['withdrawAbsence', null, [['sick', 480, 0]]],
      ]);
      expect((await settle(id, key)).status).toBe(200);
      expect([key, await absences(), await asked()]).toEqual([key, left, []]);
      expect(await approve()).toMatchObject({ approved: 1, heldBack: [] });
    }
  });

  it('that fills the day leaves nothing to shorten', async () => {
    const { id } = await isAway();
    await works('08:00', '16:00');

    expect((await caseOf(id)).choices.map(({ key }) => key)).toEqual(['accept', 'withdrawAbsence']);
    const { status, codes } = await settle(id, 'shortenAbsence');
    expect([status, ...codes]).toEqual([409, 'review.not_possible']);
  });

  it('is asked about again where somebody worked more after both were let count', async () => {
    const { id } = await isAway();
    await works('08:00', '10:00');
    await settle(id, 'accept');
    expect(await asked()).toEqual([]);

    const later = await works('12:00', '14:00');

    expect(await asked()).toMatchObject([{ id, timeEntryId: later.id }]);
  });

  it('is asked about again where the work or the absence became longer after both were let count', async () => {
    const { id } = await isAway({ minutes: 480 });
    const work = await works('08:00', '09:00');
    await settle(id, 'accept');
    expect(await asked()).toEqual([]);

    await ends(work, at('18:00'));
    expect(await approve()).toMatchObject({ approved: 0, heldBack: [{ employeeId: anna.id }] });
    await settle(id, 'accept');
    expect(await asked()).toEqual([]);

    await api.deps.database.knex('absences').where({ id }).update({ minutes: 600 });
    expect(await asked()).toMatchObject([{ id, timeEntryId: work.id }]);
  });

  it('is asked about where absences of the day come to the whole of it, and once they no longer do it is not', async () => {
    const { id } = await isAway({ minutes: 240 });
    const sick = await isAway({ minutes: 239, type: 'sick' });
    const entry = await works('08:00', '16:00');

    expect(await asked()).toMatchObject([{ id, timeEntryId: entry.id }]);
    expect(await approve()).toMatchObject({ approved: 0, heldBack: [{ employeeId: anna.id }] });
    expect((await caseOf(id)).absences).toMatchObject([
      { absenceId: id, type: 'vacation', minutes: 240 },
      { absenceId: sick.id, type: 'sick', minutes: 239 },
    ]);
    await settle(id, 'withdrawAbsence');
    expect(await asked()).toEqual([]);
  });

  it('that two absences share is asked about once, and again where one more comes after both were let count', async () => {
    const { id } = await isAway({ minutes: 300 });
    await works('08:00', '12:00');
    await settle(id, 'accept');
    expect(await asked()).toEqual([]);

    await isAway({ minutes: 120, type: 'sick' });
    expect(await asked()).toMatchObject([{ id }]);
    await settle(id, 'accept');

    expect(await asked()).toEqual([]);
    expect(await approve()).toMatchObject({ approved: 1, heldBack: [] });
  });

  it.each([
    ['is asked about beside nearly a whole day, where it goes beyond the day', 475, '08:00', '09:00', 1],
    ['is asked about beside half a day, where it is a whole day', 240, '08:00', '16:00', 1],
    [
      'is not asked about beside half a day, where it is the other half and a quarter of an hour',
      240,
      '08:00',
      '12:15',
      0,
    ],
    ['is not asked about beside less than half a day', 239, '08:00', '16:00', 0],
  ])('%s', async (_, minutes, from, to, count) => {
    await isAway({ minutes });
    await works(from, to);

    expect(await asked()).toHaveLength(count);
  });

  it('counts with what was approved of the day, and asks about the rest alone', async () => {
    const { id } = await isAway({ minutes: 240 });
    await works('08:00', '12:00');
    expect(await asked()).toEqual([]);
    expect(await approve()).toMatchObject({ approved: 1 });

    const later = await works('12:00', '14:00');

    expect(await asked()).toMatchObject([{ id, timeEntryId: later.id }]);
    expect((await caseOf(id)).choices.map(({ key }) => key)).toEqual(['accept']);
  });

  it.each([
    ['is asked about from a minute before midnight until noon', '23:59', '12:00', 1],
    ['is asked about from minutes before midnight for a whole night', '23:50', '08:00', 1],
    ['is asked about from the evening until noon', '22:00', '12:00', 1],
    ['is not asked about from the evening until the morning', '22:00', '06:00', 0],
    ['is not asked about from the evening until ten', '20:00', '10:00', 0],
    ['is not asked about where most of it lies before midnight', '23:40', '00:10', 0],
  ])('that began the day before %s', async (_, from, to, count) => {
    await isAway();
    const entry = await api.given.anEntry(anna, `2026-02-23T${from}:00Z`, at(to));

    const questions = await asked();
    const question = { date: DAY, timeEntryId: entry.id };
    expect(questions).toMatchObject(count === 0 ? [] : [question]);
  });

  it('that begins in the last night of a month keeps that month from being approved', async () => {
    await isAway({ date: '2026-03-01', minutes: 480 });
    await api.given.anEntry(anna, '2026-02-28T23:59:00Z', '2026-03-01T12:00:00Z');

    expect(await approve()).toMatchObject({ approved: 0, heldBack: [{ employeeId: anna.id }] });
  });

  it('in a month that is closed offers what can still be done, and says that it is closed', async () => {
    const { id } = await isAway();
    await api.given.aClosedTime(anna, FEBRUARY.startDate, FEBRUARY.endDate);
    await works('08:00', '12:00');

    const { choices, closed } = await caseOf(id);
    expect(choices.map(({ key, refusal }) => [key, refusal])).toEqual([['accept', null]]);
    expect(closed).toMatchObject({ startDate: FEBRUARY.startDate, throughDate: FEBRUARY.endDate });
    expect((await settle(id, 'accept')).status).toBe(200);
  });

  it('is whole where the minutes of the absence are those of the regular hours, and no question where they are a part of them', async () => {
    const hours = { day: 'tuesday', from: '08:00', to: '14:00', unpaidBreakMinutes: 30 };
    anna = await api.given.anEmployee(tenant.company, { work_pattern: JSON.stringify([hours]) });
    await works('08:00', '10:00');
    const { id } = await isAway({ minutes: 330 });
    expect(await asked()).toMatchObject([{ id }]);

    await api.deps.database.knex('absences').where({ id }).update({ minutes: 210 });

    expect(await asked()).toEqual([]);
  });

  it('raises no question where it was approved, is a draft or standby, or began the evening before', async () => {
    await isAway();
    await works('08:00', '10:00', { is_locked: true });
    await works('10:00', '12:00', { is_draft: true });
    await works('12:00', '14:00', { kind: 'standby' });
    await api.given.anEntry(anna, '2026-02-23T22:00:00Z', at('06:00'));

    expect(await asked()).toEqual([]);
    expect(await checks()).toMatchObject({ workedWhileAway: [] });
  });
});

describe('an entry that is longer than the company allows', () => {
  it('is asked about from 16 hours on, and keeps the time from being approved until somebody lets it stand', async () => {
    const entry = await api.given.anEntry(anna, at('06:00'), '2026-02-25T07:00:00Z');

    expect(await checks()).toEqual({ workedWhileAway: [], entryOverlong: ['Anna'] });
    expect(await approve()).toMatchObject({ approved: 0, heldBack: [{ employeeId: anna.id }] });
    await settle(entry.id, 'accept');
    expect(await approve()).toMatchObject({ approved: 1, heldBack: [] });
  });

  it('is asked about anew where it changes after somebody let it stand, and not where it is short enough then', async () => {
    const entry = await api.given.anEntry(anna, at('06:00'), '2026-02-24T23:00:00Z');
    await settle(entry.id, 'accept');
    expect(await asked('overlong')).toEqual([]);

    await ends(entry, '2026-03-03T06:00:00Z');
    expect(await asked('overlong')).toMatchObject([{ id: entry.id }]);
    expect(await approve()).toMatchObject({ approved: 0, heldBack: [{ employeeId: anna.id }] });
    await settle(entry.id, 'accept');
    expect(await asked('overlong')).toEqual([]);

    await ends(entry, at('20:00'));
    expect(await approve()).toMatchObject({ approved: 1, heldBack: [] });
  });

  it('is asked about by the hours of the company, standby never', async () => {
    await works('06:00', '15:00');
    await api.given.anEntry(anna, '2026-02-10T00:00:00Z', '2026-02-20T00:00:00Z', { kind: 'standby' });
    expect(await asked('overlong')).toEqual([]);

    const { id } = tenant.company;
    await api.deps.database.knex<CompanyRow>('companies').where({ id }).update({ longest_entry_hours: 8 });

    expect(await asked('overlong')).toHaveLength(1);
    expect(await checks()).toMatchObject({ entryOverlong: ['Anna'] });
  });
});
