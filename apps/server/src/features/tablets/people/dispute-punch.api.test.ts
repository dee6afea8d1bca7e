// Somebody says at the tablet that a punch is not theirs, or wrong: a manager is asked, once, and nothing else changes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { findCompany } from '#features/companies/company-store.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { stored } from '../../../../test/stored.ts';
import { aPunchClock, aTablet, type Tablet } from '../../../../test/tablet.ts';
import { operatorNamed } from '../../../../test/authors.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T07:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ company, manager, employee, tablet } = await aPunchClock(api));
});

const dispute = (punchId: string, by = tablet) => by.call('disputePunch', { body: { punchId } });
const items = () =>
  api.deps.database
    .knex<ReviewItemRow>('review_items')
    .where({ company_id: company.id })
    .orderBy('opened_at');

async function aPunch(by = tablet) {
  const employeeToken = await by.signIn(employee, PIN);
  const item = await by.tap({ employee, action: 'start', employeeToken });
  await by.send([item]);
  return item;
}

describe('200: a disputed punch', () => {
  it('stays what it is, and a manager is asked about it', async () => {
    const { punchId } = await aPunch();
    const before = [await stored(api).entriesOf(employee), await stored(api).punchesOf(company)];

    const { status, data } = await dispute(punchId);

    expect([status, data.punchId]).toEqual([200, punchId]);
    expect([await stored(api).entriesOf(employee), await stored(api).punchesOf(company)]).toEqual(before);
    expect(await items()).toMatchObject([
      { reason: 'disputed', employee_id: employee.id, punch_id: punchId, settled_at: null },
    ]);
  });

  it('is asked about once, however often and however fast it is said', async () => {
    const { punchId } = await aPunch();

    const answers = await Promise.all([dispute(punchId), dispute(punchId), dispute(punchId)]);
    answers.push(await dispute(punchId.toUpperCase()));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await items()).toHaveLength(1);
  });

  it('is not asked about again once a manager has decided', async () => {
    const { punchId } = await aPunch();
    await dispute(punchId);
    const [item] = await items();
    const known = await findCompany(api.deps.database.knex, company.id);
    const author = { company: known!, by: operatorNamed('Björk'), reason: 'Anna was here' };
    await settleReviewItem(api.deps, author, item!.id, { kind: 'accept' });

    const { status } = await dispute(punchId);

    expect(status).toBe(200);
    expect(await items()).toMatchObject([{ id: item!.id, decision: 'accept' }]);
  });

  it('may name somebody whom the company does not know', async () => {
    const item = await tablet.tap({ employee: { id: randomUUID() }, action: 'start', pin: PIN });
    await tablet.send([item]);
    await api.deps.inboxJudge.drain();

    const { status } = await dispute(item.punchId);

    expect(status).toBe(200);
    const asked = (await items()).map(({ reason, employee_id }) => [reason, employee_id]);
    expect(asked.sort()).toEqual([
      ['disputed', null],
      ['employee', null],
    ]);
  });
});

describe('404: a punch that the server does not have of this device', () => {
  it('is asked about once it has arrived', async () => {
    const item = await tablet.tap({ employee, action: 'start', pin: PIN });
    const early = await dispute(item.punchId);
    await tablet.send([item]);

    const late = await dispute(item.punchId);

    expect([early.status, early.codes]).toEqual([404, ['station.punch_unknown']]);
    expect(late.status).toBe(200);
    expect((await items()).filter(({ reason }) => reason === 'disputed')).toHaveLength(1);
  });

  it('is the same whether another tablet has it or nobody', async () => {
    const other = await aTablet(api, manager);
    const { punchId } = await aPunch(other);

    const answers = [await dispute(punchId), await dispute(randomUUID())];

    const [theirs, nobodys] = answers.map(({ status, errors }) => ({ status, errors }));
    expect(theirs).toEqual(nobodys);
    expect(theirs?.status).toBe(404);
    expect(await items()).toEqual([]);
  });
});

describe('400: a dispute', () => {
  it.each([{}, { punchId: 'the one of this morning' }, { punchId: null }])(
    'names a punch: %j',
    async (body) => {
      const answer = await tablet.call('disputePunch', { body });

      expect([answer.status, answer.errors[0]?.field]).toEqual([400, 'punchId']);
    },
  );
});
