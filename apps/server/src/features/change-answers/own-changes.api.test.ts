// What somebody else changed of a person's time: told at the tablet, answered there, asked about at the desk, and answered back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { correctEntry } from '../../../test/entries-by-call.ts';
import { PIN } from '../../../test/given.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

const FEBRUARY = { startDate: '2026-02-01', endDate: '2026-02-28' };

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;
let entryId: string;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T18:00:00.000Z');
  ({ company, manager, employee, tablet } = await aPunchClock(api, { employee: { display_name: 'Anna' } }));
  ({ id: entryId } = await api.given.anEntry(employee, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z'));
});

const signedIn = async () => ({ employeeToken: await tablet.signIn(employee, PIN) });
const own = async () => (await tablet.call('listOwnChanges', await signedIn())).data;
const waiting = async () => (await tablet.call('getOwnHours', await signedIn())).data.changesToAnswer;
const atDesk = async () => ({
  companyId: company.id,
  token: (await api.given.aSession(manager)).token,
});

/** A press of its own: a second later than what was before. */
async function correct(fields: { readonly endAtUtc?: string; readonly reason?: string } = {}): Promise<void> {
  api.time.advance({ seconds: 1 });
  const said = { endAtUtc: '2026-02-27T14:30:00.000Z', reason: 'Lokað var 14:30', ...fields };
  expect((await correctEntry(api, await atDesk(), entryId, said)).status).toBe(200);
}

async function byDesk(id: 'removeTimeEntry' | 'splitTimeEntry', body: object): Promise<void> {
  api.time.advance({ seconds: 1 });
  const { companyId, token } = await atDesk();
  const params = { companyId, timeEntryId: entryId };
  const { headers } = await api.call('getTimeEntry', { params, token });
  const version = { 'If-Match': headers.get('ETag') ?? '' };
  expect((await api.call(id, { params, token, headers: version, body })).status).toBe(200);
}

type Said = {
  readonly requestId?: string;
  readonly changeId?: string;
  readonly notSoBecause?: string | null;
  readonly seenThrough?: string | null;
};

/** About the newest change, unless it says which. */
async function say(said: Said = {}) {
  const { changes, seenThrough } = await own();
  const changeId = changes[0]?.word.changeId;
  const body = { requestId: randomUUID(), changeId, notSoBecause: null, seenThrough, ...said };
  return await tablet.call('answerOwnChange', { ...(await signedIn()), body });
}

const questions = async () => {
  const { companyId, token } = await atDesk();
  const query = { kind: 'notSo', employeeId: employee.id };
  return (await api.call('listReviews', { params: { companyId }, query, token })).data;
};

async function settle(body: object) {
  const [question] = await questions();
  const { companyId, token } = await atDesk();
  const params = { companyId, reviewId: question?.id ?? '' };
  return await api.call('settleReview', { params, body, token });
}

const history = async () => {
  const { companyId, token } = await atDesk();
  const params = { companyId, timeEntryId: entryId };
  return (await api.call('listTimeEntryChanges', { params, query: { language: 'en' }, token })).data;
};

describe('what is told of a change', () => {
  it('is the old and the new, by whom and why, with the minutes that it moves', async () => {
    await correct();

    const { changes, seenThrough } = await own();

    expect(changes).toMatchObject([
      {
        ...{ by: manager.display_name, reason: 'Lokað var 14:30', changedAtUtc: seenThrough },
        entries: [
          {
            timeEntryId: entryId,
            before: { startAtUtc: '2026-02-27T07:00:00.000Z', endAtUtc: '2026-02-27T15:00:00.000Z' },
            after: { startAtUtc: '2026-02-27T07:00:00.000Z', endAtUtc: '2026-02-27T14:30:00.000Z' },
          },
        ],
        effect: { workedMinutesBefore: 480, workedMinutesAfter: 450 },
        word: { isAsked: false, toldAtUtc: null, words: [], decided: null },
      },
    ]);
    expect(await waiting()).toBe(1);
  });

  it('is one for all that one press changed', async () => {
    await byDesk('splitTimeEntry', { atUtc: '2026-02-27T11:00:00.000Z', reason: 'Tvö verk' });

    const { changes } = await own();

    expect(changes).toHaveLength(1);
    expect(changes[0]?.entries.map(({ before, after }) => [before?.endAtUtc, after?.endAtUtc])).toEqual([
      ['2026-02-27T15:00:00.000Z', '2026-02-27T11:00:00.000Z'],
      [undefined, '2026-02-27T15:00:00.000Z'],
    ]);
    expect(changes[0]?.effect).toMatchObject({ workedMinutesBefore: 480, workedMinutesAfter: 480 });
  });

  it('is also what was taken out, and then the minutes without it', async () => {
    await byDesk('removeTimeEntry', { reason: 'Tvískráð' });

    expect((await own()).changes).toMatchObject([
      { entries: [{ after: null }], effect: { workedMinutesBefore: 480, workedMinutesAfter: 0 } },
    ]);
  });

  it('says no minutes where the time was changed again since', async () => {
    await correct();
    await correct({ endAtUtc: '2026-02-27T14:00:00.000Z' });

    const { changes } = await own();

    expect(changes.map(({ effect }) => effect?.workedMinutesAfter)).toEqual([420, undefined]);
  });

  it('is not what the person decided about their own time, and not an approval', async () => {
    const owner = await api.given.anEmployee(company, { role: 'owner', pin: PIN });
    await api.deps.database.knex('companies').where({ id: company.id }).update({ decides_own_time: true });
    const { token } = await api.given.aSession(owner);
    const ofOwner = await api.given.anEntry(owner, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');
    await correctEntry(api, { companyId: company.id, token }, ofOwner.id, {
      ...{ endAtUtc: '2026-02-27T14:30:00.000Z', reason: 'own' },
    });
    const employeeIds = [owner.id, employee.id];
    await api.call('approvePayrollMonth', {
      params: { companyId: company.id },
      body: { ...FEBRUARY, employeeIds },
      token,
    });

    const told = await api.deps.database.knex('told_changes').whereIn('employee_id', employeeIds);
    expect(told).toEqual([]);
  });

  it('is not what the person had asked for, which counts as agreed', async () => {
    const asked = { requestId: randomUUID(), action: 'start', atUtc: '2026-03-02T08:00:00.000Z', note: null };
    const body = { ...asked, note: undefined };
    expect((await tablet.call('requestCorrection', { ...(await signedIn()), body })).status).toBe(200);
    const { companyId, token } = await atDesk();
    const params = { companyId };
    const { data } = await api.call('listReviews', { params, query: { employeeId: employee.id }, token });
    const reviewId = data[0]?.id ?? '';
    await api.call('settleReview', { params: { companyId, reviewId }, body: { decision: 'accept' }, token });

    expect((await own()).changes).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('is told on the day on which it was first shown, and stays so', async () => {
    await correct();
    const [change] = (await own()).changes;
    const changeIds = [change?.word.changeId ?? '', randomUUID()];
    const first = await tablet.call('tellOwnChanges', { ...(await signedIn()), body: { changeIds } });
    api.time.advance({ hours: 24 });
    await tablet.call('tellOwnChanges', { ...(await signedIn()), body: { changeIds } });

    expect(first.data.told).toEqual([changeIds[0]]);
    expect((await own()).changes[0]?.word).toMatchObject({
      toldAtUtc: '2026-03-02T18:00:01.000Z',
      words: [],
    });
    expect((await history()).at(-1)?.word).toMatchObject({ toldAtUtc: '2026-03-02T18:00:01.000Z' });
    expect(await waiting()).toBe(1);
  });
});

describe('a word', () => {
  it('agrees, with its moment, and nobody is asked', async () => {
    await correct();

    expect((await say()).status).toBe(200);

    const word = { words: [{ isSo: true, because: null, counts: true, access: [] }], decided: null };
    expect((await own()).changes).toMatchObject([{ word }]);
    expect((await history()).at(-1)).toMatchObject({ word });
    expect(await questions()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('is kept once, however often it comes, and never as another', async () => {
    await correct();
    const said = { requestId: randomUUID(), notSoBecause: 'Ég fór 15' };

    const answers = [await say(said), await say(said), await say({ ...said, notSoBecause: 'Annað' })];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(answers[2]?.codes[0]).toBe('change.answer_exists');
    expect((await own()).changes[0]?.word.words).toHaveLength(1);
    expect(await questions()).toHaveLength(1);
  });

  it('is refused where the time was changed again meanwhile, and then both are shown', async () => {
    await correct();
    const { changes, seenThrough } = await own();
    await correct({ endAtUtc: '2026-02-27T14:00:00.000Z' });

    const late = await say({ changeId: changes[0]?.word.changeId ?? '', seenThrough });

    expect([late.status, late.codes[0]]).toEqual([412, 'change.came_meanwhile']);
    expect((await own()).changes.map(({ word }) => word.words)).toEqual([[], []]);
  });

  it('is added to an earlier one, which stays', async () => {
    await correct();
    await say();
    api.time.advance({ hours: 24 });
    await say({ notSoBecause: 'Ég mundi það rangt' });

    const [change] = (await own()).changes;
    expect(change?.word.words).toMatchObject([
      { isSo: true, saidAtUtc: '2026-03-02T18:00:01.000Z' },
      { isSo: false, because: 'Ég mundi það rangt', saidAtUtc: '2026-03-03T18:00:01.000Z' },
    ]);
  });

  it('of somebody else’s change does not exist', async () => {
    await correct();
    const [change] = (await own()).changes;
    const other = await api.given.anEmployee(company, { pin: PIN });
    const body = {
      ...{ requestId: randomUUID(), changeId: change?.word.changeId, notSoBecause: null },
      seenThrough: '2026-03-02T18:00:01.000Z',
    };

    const answer = await tablet.call('answerOwnChange', {
      employeeToken: await tablet.signIn(other, PIN),
      body,
    });

    expect([answer.status, answer.codes[0]]).toEqual([404, 'change.not_found']);
  });

  it('names who made the PIN in the seven days before it, and does not count where they wrote the change', async () => {
    const { token, companyId } = await atDesk();
    const params = { companyId, employeeId: employee.id };
    const { pin } = (await api.call('setPin', { params, token })).data;
    await correct();
    const employeeToken = await tablet.signIn(employee, pin);
    const { data } = await tablet.call('listOwnChanges', { employeeToken });
    const changeId = data.changes[0]?.word.changeId;
    const body = { requestId: randomUUID(), changeId, notSoBecause: null, seenThrough: data.seenThrough };
    await tablet.call('answerOwnChange', { employeeToken, body });
    api.time.advance({ hours: 192 });
    const later = { employeeToken: await tablet.signIn(employee, pin) };
    await tablet.call('answerOwnChange', { ...later, body: { ...body, requestId: randomUUID() } });

    const { words = [] } = (await history()).at(-1)?.word ?? {};
    expect(words.map(({ counts, access }) => [counts, access.map(({ what, by }) => [what, by])])).toEqual([
      [false, [['pin', manager.display_name]]],
      [true, []],
    ]);
  });
});

describe('“not so”', () => {
  it('is a question with what was changed, and what the person said', async () => {
    await correct();
    await say({ notSoBecause: 'Ég fór klukkan 15' });

    const [question] = await questions();
    const { companyId, token } = await atDesk();
    const { data } = await api.call('getReview', {
      params: { companyId, reviewId: question?.id ?? '' },
      token,
    });

    expect(question).toMatchObject({ kind: 'notSo', timeEntryId: entryId });
    expect(data).toMatchObject({
      denied: { reason: 'Lokað var 14:30', word: { words: [{ because: 'Ég fór klukkan 15' }] } },
      choices: [{ key: 'accept', needs: ['reason'] }],
    });
  });

  it('is settled by keeping the change, with a reason that the person reads', async () => {
    await correct();
    await say({ notSoBecause: 'Ég fór klukkan 15' });

    const silent = await settle({ decision: 'accept' });
    const kept = await settle({ decision: 'accept', reason: 'Myndavélin sýnir 14:30' });

    expect([silent.codes[0], kept.status]).toEqual(['review.not_possible', 200]);
    expect((await own()).changes[0]?.word.decided).toMatchObject({
      ...{ decision: 'kept', by: manager.display_name, reason: 'Myndavélin sýnir 14:30' },
    });
    expect(await questions()).toEqual([]);
  });

  it('is settled by another change of the time, which is told as well', async () => {
    await correct();
    await say({ notSoBecause: 'Ég fór klukkan 15' });
    await correct({ endAtUtc: '2026-02-27T15:00:00.000Z', reason: 'Rétt hjá Önnu' });

    const { changes } = await own();

    expect(await questions()).toEqual([]);
    expect(changes.map(({ word }) => word.decided?.decision)).toEqual([undefined, 'corrected']);
    expect(await waiting()).toBe(1);
  });

  it('of what was taken out is settled where the time is entered again', async () => {
    await byDesk('removeTimeEntry', { reason: 'Tvískráð' });
    await say({ notSoBecause: 'Ég var hér' });
    const [question] = await questions();
    api.time.advance({ seconds: 1 });
    const { companyId, token } = await atDesk();
    const body = {
      ...{ employeeId: employee.id, kind: 'work', breaks: [], projectId: null, subProjectId: null },
      ...{ startAtUtc: '2026-02-27T07:00:00.000Z', endAtUtc: '2026-02-27T15:00:00.000Z' },
      ...{ isDraft: false, reason: 'Rétt' },
    };
    expect((await api.call('addTimeEntry', { params: { companyId }, body, token })).status).toBe(200);

    expect(question).toMatchObject({ timeEntryId: null });
    expect(await questions()).toEqual([]);
  });
});

describe('a company that waits for words', () => {
  const approve = async () => {
    const { companyId, token } = await atDesk();
    const body = { ...FEBRUARY, employeeIds: [employee.id] };
    return (await api.call('approvePayrollMonth', { params: { companyId }, body, token })).data;
  };
  const check = async () => {
    const { companyId, token } = await atDesk();
    const { data } = await api.call('checkPayrollMonth', { params: { companyId }, query: FEBRUARY, token });
    return data.checks.find(({ code }) => code === 'wordAwaited');
  };
  const waitFor = (days: number) =>
    api.deps.database.knex('companies').where({ id: company.id }).update({ waits_for_words_days: days });

  it('names whom it waits for, and approves nobody before they have spoken', async () => {
    await waitFor(3);
    await correct();

    expect(await check()).toMatchObject({ blocks: true, count: 1, people: [{ employeeId: employee.id }] });
    expect(await approve()).toMatchObject({
      heldBack: [{ employeeId: employee.id, reasons: [{ code: 'wordAwaited', count: 1 }] }],
    });

    await say();
    expect(await check()).toMatchObject({ count: 0 });
    expect(await approve()).toMatchObject({ approved: 1, heldBack: [] });
  });

  it('waits no longer than it says, and then silence is shown as silence', async () => {
    await waitFor(3);
    await correct();
    api.time.advance({ hours: 72 });

    expect(await approve()).toMatchObject({ approved: 1, heldBack: [] });
    expect(
      (await history()).find(({ act, reason }) => act === 'changed' && reason === 'Lokað var 14:30'),
    ).toMatchObject({
      word: { words: [] },
    });
  });

  it('waits for nobody unless it was told to', async () => {
    await correct();

    expect(await check()).toMatchObject({ count: 0 });
    expect(await approve()).toMatchObject({ approved: 1 });
  });
});
