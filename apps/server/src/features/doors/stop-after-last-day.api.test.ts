// Somebody who is in when their employment ends must be able to clock out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../test/given.ts';
import { stored } from '../../../test/stored.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let company: CompanyRow;
let manager: SignedUpRow;

beforeAll(async () => {
  api = await startApi();
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
});
afterAll(() => api.stop());

const punch = async (action: 'start' | 'stop', { id }: EmployeeRow) =>
  api.call('partnerPunch', {
    params: { companyId: company.id },
    token: await api.tokenOf(manager),
    body: { employeeId: id, action },
  });

describe('after the last day', () => {
  /** Somebody whose last day was yesterday, and who is in. */
  const leaver = async (hoursFromMidnight: number, is_active = true) => {
    const midnight = Math.floor(api.time.clock() / DAY_MS) * DAY_MS;
    const employment_end_date = new Date(midnight - DAY_MS).toISOString().slice(0, 10);
    const person = await api.given.anEmployee(company, { employment_end_date, is_active });
    const startIso = new Date(midnight + hoursFromMidnight * 3_600_000).toISOString();
    return { person, entry: await api.given.anEntry(person, startIso, null) };
  };
  const isDraft = async (person: EmployeeRow) =>
    (await stored(api).entriesOf(person)).map(({ end_at, is_draft }) => [end_at, Boolean(is_draft)]);

  it('a stop closes the entry that began while the person worked here, as a draft about which a manager is asked', async () => {
    const { person, entry } = await leaver(-4);
    await api.given.aReviewItem(person, { time_entry_id: entry.id });

    const answer = await punch('stop', person);

    expect([answer.status, answer.data.isClockedIn, answer.data.timeEntryId]).toEqual([200, false, entry.id]);
    expect(await isDraft(person)).toEqual([[api.time.clock(), true]]);
    const items = api.deps.database.knex<ReviewItemRow>('review_items');
    const asked = await items.where({ employee_id: person.id }).whereNull('settled_at');
    expect(asked.map(({ reason, time_entry_id }) => ({ reason, time_entry_id }))).toEqual([
      { reason: 'after_last_day', time_entry_id: entry.id },
    ]);
  });

  it('that stop counts once a manager accepts it', async () => {
    const { person } = await leaver(-4);
    await punch('stop', person);
    const items = api.deps.database.knex<ReviewItemRow>('review_items');
    const review = await items.where({ employee_id: person.id }).first();

    const settled = await api.call('settleReview', {
      params: { companyId: company.id, reviewId: review?.id ?? '' },
      token: (await api.given.aSession(manager)).token,
      body: { decision: 'accept', reason: 'Worked until then' },
    });

    expect(settled.status).toBe(200);
    expect(await isDraft(person)).toEqual([[api.time.clock(), false]]);
  });

  it.each([
    ['a start', 'start', -4, true],
    ['a stop of what began after it', 'stop', 0, true],
    ['a stop of somebody who may not punch', 'stop', -4, false],
  ] as const)('%s stays 404', async (_, action, hours, isActive) => {
    const { person } = await leaver(hours, isActive);

    const answer = await punch(action, person);

    expect([answer.status, ...answer.codes]).toEqual([404, 'employee.not_found']);
    expect(await isDraft(person)).toEqual([[null, false]]);
  });
});
