// The word of somebody about a change of their time, said on their phone: the same as at a tablet.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { correctEntry } from '../../../test/entries-by-call.ts';
import { PIN } from '../../../test/given.ts';
import { letIn, type Phone } from '../../../test/phone.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;
let phone: Phone;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T18:00:00.000Z');
  ({ company, manager, employee, tablet } = await aPunchClock(api));
  phone = await letIn({ api, tablet }, employee);
  await phone.open();
  const { id } = await api.given.anEntry(employee, '2026-02-27T07:00:00Z', '2026-02-27T15:00:00Z');
  api.time.advance({ seconds: 1 });
  const by = { companyId: company.id, token: (await api.given.aSession(manager)).token };
  const said = { endAtUtc: '2026-02-27T14:00:00.000Z', reason: 'Lokað var 14' };
  expect((await correctEntry(api, by, id, said)).status).toBe(200);
});

const told = async () => (await phone.call('listMyChanges')).data;
const answer = async (notSoBecause: string | null, requestId = randomUUID()) => {
  const { changes, seenThrough } = await told();
  const { changeId } = changes[0]!.word;
  return await phone.call('answerMyChange', { body: { requestId, changeId, notSoBecause, seenThrough } });
};

describe('a change of somebody’s time on their phone', () => {
  it('is what the tablet tells, and told once it was on the screen of either', async () => {
    const employeeToken = await tablet.signIn(employee, PIN);
    const { station: _, ...atTablet } = (await tablet.call('listOwnChanges', { employeeToken })).data;
    expect(await told()).toEqual(atTablet);
    expect((await phone.call('getMyHours')).data.changesToAnswer).toBe(1);

    const changeIds = atTablet.changes.map(({ word }) => word.changeId);
    expect((await phone.call('tellMyChanges', { body: { changeIds } })).data).toEqual({ told: changeIds });

    const then = (await tablet.call('listOwnChanges', { employeeToken })).data.changes[0]!;
    expect(then.word.toldAtUtc).toBe(new Date(api.time.clock()).toISOString());
  });

  it('is denied there, once however often it is sent, and a manager is asked', async () => {
    const requestId = randomUUID();

    const first = await answer('Ég fór klukkan 15', requestId);
    const again = await answer('Ég fór klukkan 15', requestId);

    expect([first.status, again.status]).toEqual([200, 200]);
    const { token } = await api.given.aSession(manager);
    const asked = await api.call('listReviews', { token, params: { companyId: company.id } });
    expect(JSON.stringify(asked.data)).toContain('not_so');
    expect((await told()).changes[0]!.word.words).toMatchObject([
      { isSo: false, because: 'Ég fór klukkan 15', counts: true },
    ]);
  });

  it('is answered with the name of whoever had made the PIN before the phone was let in', async () => {
    const { token: desk } = await api.given.aDeskSession(manager);
    const { pin } = (
      await api.call('setPin', { desk, params: { companyId: company.id, employeeId: employee.id } })
    ).data;
    api.time.advance({ minutes: 6 * 24 * 60 });
    const employeeToken = await tablet.signIn(employee, pin);
    const { offerId, word } = (await tablet.call('offerPhone', { employeeToken })).data;
    const { digits } = (await phone.read(word)).data;
    await tablet.call('confirmPhone', { employeeToken, body: { offerId, digits } });
    await phone.ask(word);
    api.time.advance({ minutes: 6 * 24 * 60 });
    await phone.open(pin);

    await answer(null);

    const [said] = (await told()).changes[0]!.word.words;
    expect(said).toMatchObject({ isSo: true, counts: false, access: [{ what: 'phone' }] });
  });

  it('is read and no more by somebody who has left', async () => {
    const { changes, seenThrough } = await told();
    const { changeId } = changes[0]!.word;
    const people = api.deps.database.knex<EmployeeRow>('employees').where({ id: employee.id });
    await people.update({ employment_end_date: '2026-03-01' });

    const say = { requestId: randomUUID(), changeId, notSoBecause: null, seenThrough };
    const answers = [
      await phone.call('answerMyChange', { body: say }),
      await phone.call('tellMyChanges', { body: { changeIds: [changeId] } }),
    ];

    expect(answers.map(({ codes }) => codes)).toEqual([['phone.has_left'], ['phone.has_left']]);
    expect((await told()).changes[0]!.word).toMatchObject({ toldAtUtc: null, words: [] });
  });
});
