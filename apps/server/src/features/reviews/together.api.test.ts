// The time was not sure for a while, and several people punched: one question, open with each of them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { stored } from '../../../test/stored.ts';

let api: TestApi;
let isSure = true;
let company: CompanyRow;
let token: string;
let manager: EmployeeRow;
let people: readonly EmployeeRow[];

beforeAll(async () => {
  api = await startApi({ isTimeSure: () => isSure });
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  ({ token } = await api.given.aSession(manager));
  people = [manager];
  for (let count = 0; count < 3; count += 1) people = [...people, await api.given.anEmployee(company)];
  isSure = false;
  for (const { id } of people) await punch(id, 'start');
  isSure = true;
  api.time.advance({ minutes: 10 });
  for (const { id } of people) await punch(id, 'stop');
});

const params = () => ({ companyId: company.id });
const punch = (employeeId: string, action: 'start' | 'stop') =>
  api.call('partnerPunch', { params: params(), token, body: { employeeId, action } });
const listed = async (query = {}) => (await api.call('listReviews', { params: params(), query, token })).data;
const drafts = async () => {
  const entries = await Promise.all(people.map((person) => stored(api).entriesOf(person)));
  return entries.flat().map(({ is_draft: isDraft }) => Boolean(isDraft));
};
const openItems = (): Promise<ReviewItemRow[]> =>
  api.deps.database.knex<ReviewItemRow>('review_items').where({ company_id: company.id, settled_at: null });
const settle = (reviewId: string, body: object) =>
  api.call('settleReview', { params: { ...params(), reviewId }, token, body });

describe('punches of a time that was not sure', () => {
  it('are one question in the list, and open with each person', async () => {
    const all = await listed();
    const ofEach = await Promise.all(people.map(({ id }) => listed({ employeeId: id })));

    expect(all).toMatchObject([{ reason: 'clock_unsure', togetherWith: 3 }]);
    expect(ofEach.map((items) => items.map(({ employeeId }) => employeeId))).toEqual(
      people.map(({ id }) => [id]),
    );
    const reviewId = ofEach[2]?.[0]?.id ?? '';
    const { data } = await api.call('getReview', { params: { ...params(), reviewId }, token });
    expect(data.togetherWith).toBe(3);
  });

  it('are decided together, by whichever of them; one’s own stays for somebody else', async () => {
    const [, , third] = people;
    const [item] = await listed({ employeeId: third?.id });

    const { status } = await settle(item?.id ?? '', { decision: 'accept' });

    expect([status, await drafts()]).toEqual([200, [true, false, false, false]]);
    expect(await openItems()).toMatchObject([{ employee_id: manager.id }]);
  });

  it('are rejected together where several questions are decided at once', async () => {
    const reviewIds = (await listed()).map(({ id }) => id);

    const body = { reviewIds, decision: 'reject' };
    const { data } = await api.call('settleReviews', { params: params(), token, body });

    expect(data.map(({ reviewId }) => reviewId)).toEqual(reviewIds);
    expect(data.map(({ refusal }) => refusal)).toEqual([null]);
    expect(await openItems()).toMatchObject([{ employee_id: manager.id }]);
    expect(await drafts()).toEqual([true, true, true, true]);
  });

  it('stay open for the others where one of them counts at another time', async () => {
    const [, second] = people;
    const [item] = await listed({ employeeId: second?.id });

    await settle(item?.id ?? '', { decision: 'acceptAt', atUtc: item?.atUtc });

    expect(await drafts()).toEqual([true, false, true, true]);
    expect(await listed()).toMatchObject([{ togetherWith: 2 }]);
  });

  it('are decided for those only whom the manager sees', async () => {
    const [, ...members] = people.slice(0, 3);
    const { id } = await api.given.aDepartment(company, 'Bakery', ...members);
    const limited_to_departments = JSON.stringify([id]);
    const limited = await api.given.anEmployee(company, { role: 'manager', limited_to_departments });
    const session = await api.given.aSession(limited);
    const { data } = await api.call('listReviews', { params: params(), token: session.token });
    expect(data).toMatchObject([{ togetherWith: 1 }]);

    const reviewId = data[0]?.id ?? '';
    const decision = {
      params: { ...params(), reviewId },
      token: session.token,
      body: { decision: 'accept' },
    };
    await api.call('settleReview', decision);

    expect(await drafts()).toEqual([true, false, false, true]);
    expect(await listed()).toMatchObject([{ togetherWith: 1 }]);
  });
});
