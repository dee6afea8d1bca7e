// How a phone that was let in is opened with the PIN, and ended.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PhoneRow } from '#database/tables/sign-in.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { letIn, type Phone } from '../../../../test/phone.ts';
import { aPunchClock, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  ({ company, manager, employee, tablet } = await aPunchClock(api));
});

describe('the PIN on a phone', () => {
  let phone: Phone;
  beforeEach(async () => {
    phone = await letIn({ api, tablet }, employee);
  });

  it('opens the record for fifteen minutes after the last request of somebody', async () => {
    await phone.open();
    api.time.advance({ minutes: 14 });
    expect((await phone.call('getMyHours')).status).toBe(200);
    api.time.advance({ minutes: 14 });
    expect((await phone.call('getMyHours', { headers: { 'X-Stimpill-Unasked': 'true' } })).status).toBe(200);
    api.time.advance({ minutes: 1 });

    expect((await phone.call('getMyHours')).codes).toEqual(['phone.locked']);
    expect((await phone.call('getMyPhone')).data.isOpen).toBe(false);
  });

  it('counts wrong ones as a tablet does, and says how many are left', async () => {
    const wrong = await phone.open('0000');
    expect([wrong.codes, wrong.headers.get('X-Pin-Tries-Left')]).toEqual([['kiosk.pin_invalid'], '4']);
    for (let count = 0; count < 4; count += 1) await phone.open('0000');

    expect((await phone.open()).codes).toEqual(['kiosk.pin_locked']);
    api.time.advance({ minutes: 1 });
    expect((await phone.open()).status).toBe(200);
  });

  it('closes with a new PIN, which whoever knew the old one does not know', async () => {
    await phone.open();
    const { token: desk } = await api.given.aDeskSession(manager);
    const params = { companyId: company.id, employeeId: employee.id };
    const { pin } = (await api.call('setPin', { desk, params })).data;

    expect((await phone.call('getMyHours')).codes).toEqual(['phone.locked']);
    expect((await phone.open()).codes).toEqual(['kiosk.pin_invalid']);
    expect((await phone.open(pin)).status).toBe(200);
  });

  it('can be asked for at once, and the record closes', async () => {
    await phone.open();

    await phone.call('closeMyPhone');

    expect((await phone.call('getMyHours')).codes).toEqual(['phone.locked']);
    expect((await phone.open()).status).toBe(200);
  });

  it('is good for somebody who has left: they read on', async () => {
    const people = api.deps.database.knex<EmployeeRow>('employees').where({ id: employee.id });
    await people.update({ employment_end_date: '2026-01-31' });

    expect((await phone.open()).status).toBe(200);
    expect((await phone.call('getMyPhone')).data.isEmployed).toBe(false);
    expect((await phone.call('readMyDays', { query: { language: 'en' } })).status).toBe(200);
  });
});

describe('a phone is ended', () => {
  let phone: Phone;
  let token: string;
  beforeEach(async () => {
    phone = await letIn({ api, tablet }, employee);
    await phone.open();
    token = await tablet.signIn(employee, PIN);
  });

  const phones = async () => (await tablet.call('listOwnPhones', { employeeToken: token })).data.phones;

  it('on itself: its cookie goes, and it reads nothing more', async () => {
    const { cookie } = phone;
    const kept = cookie();

    await phone.call('leaveMyPhone');

    expect(cookie()).toBeNull();
    expect((await phone.call('getMyPhone', { cookie: kept })).codes).toEqual(['phone.unknown']);
    expect(await phones()).toEqual([]);
  });

  it('on another one of the person, and nobody ends one of somebody else', async () => {
    const second = await letIn({ api, tablet }, employee);
    await second.open();
    const colleague = await api.given.anEmployee(company, { pin: '7391' });
    const theirs = await tablet.signIn(colleague, '7391');
    const { phoneId } = (await phone.call('getMyPhone')).data;
    const body = { phoneId, isNotMine: false };
    expect((await tablet.call('endOwnPhone', { employeeToken: theirs, body })).codes).toEqual([
      'phone.not_found',
    ]);

    expect((await second.call('listMyPhones')).data).toHaveLength(2);
    await second.call('endMyPhone', { params: { phoneId } });

    expect((await phone.call('getMyPhone')).codes).toEqual(['phone.unknown']);
    expect((await second.call('endMyPhone', { params: { phoneId } })).codes).toEqual(['phone.not_found']);
  });

  it('at the tablet as somebody else’s, and a manager is asked, since somebody else knew the PIN', async () => {
    const { phoneId } = (await phone.call('getMyPhone')).data;

    await tablet.call('endOwnPhone', { employeeToken: token, body: { phoneId, isNotMine: true } });

    expect((await phone.call('getMyPhone')).codes).toEqual(['phone.unknown']);
    const items = await api.deps.database
      .knex<ReviewItemRow>('review_items')
      .where({ employee_id: employee.id });
    expect(items).toMatchObject([{ reason: 'phone_not_mine', settled_at: null }]);
    const { token: desk } = await api.given.aDeskSession(manager);
    const params = { companyId: company.id, reviewId: items[0]!.id };
    const asked = (await api.call('getReview', { desk, params })).data;
    expect(asked).toMatchObject({ kind: 'phoneNotMine', reason: 'phone_not_mine' });
    const settle = (decision: string) =>
      api.call('settleReview', { desk, params, body: { decision, reason: 'Nýtt PIN-númer' } });
    expect((await settle('reject')).codes).toEqual(['review.not_possible']);
    expect((await settle('accept')).status).toBe(200);
  });

  it('by itself after 400 days in which nobody opened it', async () => {
    api.time.advance({ minutes: 400 * 24 * 60 });

    expect((await phone.call('getMyPhone')).codes).toEqual(['phone.unknown']);
    expect(await api.deps.database.knex<PhoneRow>('phones').where({ employee_id: employee.id })).toEqual([]);
  });

  it('with another role, where the person signs in at the desk from then on', async () => {
    const owner = await api.given.anEmployee(company, { role: 'owner' });
    const { token: desk } = await api.given.aDeskSession(owner);
    const people = api.deps.database.knex<EmployeeRow>('employees').where({ id: employee.id });
    await people.update({ email: `${employee.id}@example.is` });
    const params = { companyId: company.id, employeeId: employee.id };
    const body = { role: 'manager', seen: { role: 'employee' } };

    const { status } = await api.call('changeRole', { desk, params, body });

    expect(status).toBe(200);
    expect((await phone.call('getMyPhone')).codes).toEqual(['phone.unknown']);
  });
});
