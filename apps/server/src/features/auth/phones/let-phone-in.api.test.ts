// How a phone is let in to somebody's own record.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PhoneRow } from '#database/tables/sign-in.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aPhone, letIn } from '../../../../test/phone.ts';
import { readEveryTable } from '../../../../test/read-every-table.ts';
import { aPunchClock, aTablet, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;
let token: string;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 61 });
  ({ company, manager, employee, tablet } = await aPunchClock(api));
  token = await tablet.signIn(employee, PIN);
});

const offer = async () => (await tablet.call('offerPhone', { employeeToken: token })).data;
const confirm = (offerId: string, digits: string, employeeToken = token) =>
  tablet.call('confirmPhone', { employeeToken, body: { offerId, digits } });
const stateOf = async (offerId: string) =>
  (await tablet.call('readPhoneOffer', { employeeToken: token, body: { offerId } })).data.state;
const phones = async () => (await tablet.call('listOwnPhones', { employeeToken: token })).data.phones;
const rows = () => api.deps.database.knex<PhoneRow>('phones').where({ employee_id: employee.id });
const otherThan = (digits: string) => (digits === '00' ? '01' : '00');

describe('a phone is let in', () => {
  it('once the digits that it shows are typed at the tablet, and reads nothing before the PIN', async () => {
    const phone = aPhone(api);
    const { offerId, word } = await offer();
    expect(await stateOf(offerId)).toBe('waiting');

    const { digits } = (await phone.read(word)).data;
    expect([await stateOf(offerId), (await phone.ask(word)).data.state]).toEqual(['read', 'waiting']);
    expect(phone.cookie()).toBeNull();
    await confirm(offerId, digits);

    expect([await stateOf(offerId), (await phone.ask(word)).data.state]).toEqual(['added', 'added']);
    expect((await phone.call('getMyPhone')).data).toMatchObject({
      displayName: employee.display_name,
      isOpen: false,
    });
    expect((await phone.call('getMyHours')).codes).toEqual(['phone.locked']);
    expect((await phone.open()).status).toBe(200);
    expect((await phone.call('getMyHours')).status).toBe(200);
  });

  it('with a cookie that scripts cannot read and no other page is sent along with', async () => {
    const phone = aPhone(api);
    const { offerId, word } = await offer();
    await confirm(offerId, (await phone.read(word)).data.digits);

    const { headers } = await phone.ask(word);

    expect(headers.get('Set-Cookie')).toMatch(
      /^own=sph_[\w-]+; Max-Age=34560000; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
  });

  it('only the first that reads the code; the same one may ask again, also after a lost answer', async () => {
    const [phone, another] = [aPhone(api), aPhone(api)];
    const { offerId, word } = await offer();

    const first = (await phone.read(word)).data;

    expect((await another.read(word)).codes).toEqual(['phone.offer_taken']);
    expect((await phone.read(word)).data).toEqual(first);
    await confirm(offerId, first.digits);
    await confirm(offerId, first.digits);
    expect((await another.ask(word)).data.state).toBe('over');
    await phone.ask(word);
    const lost = phone.cookie();
    await phone.ask(word);
    expect((await phone.call('getMyPhone', { cookie: lost })).codes).toEqual(['phone.unknown']);
    expect((await phone.call('getMyPhone')).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('of two that read the code at once one, and of two confirmations at once one counts', async () => {
    const both = [aPhone(api), aPhone(api)];
    const { offerId, word } = await offer();

    const answers = await Promise.all(both.map((each) => each.read(word)));
    const digits = answers.find(({ status }) => status === 200)!.data.digits;
    await Promise.all([confirm(offerId, digits), confirm(offerId, digits)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows()).toHaveLength(1);
  });

  it('not by a code that is two minutes old, of an earlier offer, used, or of nobody', async () => {
    const old = await offer();
    const newer = await offer();
    expect((await aPhone(api).read(old.word)).codes).toEqual(['phone.offer_unknown']);
    expect((await aPhone(api).read(`${newer.word}x`)).codes).toEqual(['phone.offer_unknown']);
    expect((await aPhone(api).read('x')).codes).toEqual(['phone.offer_unknown']);

    await letIn({ api, tablet }, employee);
    api.time.advance({ minutes: 2 });

    expect((await aPhone(api).read(newer.word)).codes).toEqual(['phone.offer_unknown']);
  });

  it('not by wrong digits: they say how many tries are left, and the third ends the code', async () => {
    const phone = aPhone(api);
    const { offerId, word } = await offer();
    const { digits } = (await phone.read(word)).data;
    const wrong = otherThan(digits);

    const tries = [
      await confirm(offerId, wrong),
      await confirm(offerId, wrong),
      await confirm(offerId, wrong),
    ];

    expect(tries.map(({ codes }) => codes)).toEqual(Array(3).fill(['phone.digits_wrong']));
    expect(tries.map(({ headers }) => headers.get('X-Pin-Tries-Left'))).toEqual(['2', '1', '0']);
    expect((await confirm(offerId, digits)).codes).toEqual(['phone.offer_unknown']);
    expect([await stateOf(offerId), (await phone.ask(word)).data.state]).toEqual(['over', 'over']);
    expect(await rows()).toEqual([]);
  });

  it('not before a phone has read the code, at another tablet, or by somebody else', async () => {
    const { offerId, word } = await offer();
    expect((await confirm(offerId, '00')).codes).toEqual(['phone.offer_unknown']);
    const { digits } = (await aPhone(api).read(word)).data;
    const elsewhere = await aTablet(api, manager);
    const there = await elsewhere.signIn(employee, PIN);
    const colleague = await api.given.anEmployee(company, { pin: '7391' });
    const theirs = await tablet.signIn(colleague, '7391');

    const body = { offerId, digits };
    const atOther = await elsewhere.call('confirmPhone', { employeeToken: there, body });
    const byOther = await confirm(offerId, digits, theirs);

    expect([atOther.codes, byOther.codes]).toEqual([['phone.offer_unknown'], ['phone.offer_unknown']]);
  });

  it('not where the company has turned phones off, and one that was let in is refused from then on', async () => {
    const phone = await letIn({ api, tablet }, employee);
    const companies = api.deps.database.knex<CompanyRow>('companies').where({ id: company.id });
    await companies.update({ lets_phones_in: false });

    const { codes } = await tablet.call('offerPhone', { employeeToken: token });

    expect(codes).toEqual(['phone.turned_off']);
    expect((await phone.call('getMyPhone')).codes).toEqual(['phone.turned_off']);
    expect((await tablet.call('listOwnPhones', { employeeToken: token })).data.mayAdd).toBe('turnedOff');
  });

  it('not at a tablet for somebody who signs in at the desk, and none stays of somebody who will', async () => {
    const boss = await api.given.anEmployee(company, { role: 'manager', pin: '2468' });
    const theirs = await tablet.signIn(boss, '2468');

    expect((await tablet.call('offerPhone', { employeeToken: theirs })).codes).toEqual(['phone.desk_first']);
    expect((await tablet.call('listOwnPhones', { employeeToken: theirs })).data.mayAdd).toBe('atTheDesk');
  });

  it('into the place of another person’s record on the same phone', async () => {
    const colleague = await api.given.anEmployee(company, { pin: PIN });
    const phone = await letIn({ api, tablet }, employee);

    await letIn({ api, tablet }, colleague, phone);

    expect((await phone.call('getMyPhone')).data.displayName).toBe(colleague.display_name);
    token = await tablet.signIn(employee, PIN);
    expect(await phones()).toEqual([]);
    const changes = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: employee.id });
    expect(changes.map(({ door, after }) => `${door} ${after}`).sort()).toEqual([
      'phone {"own_phone":"ended"}',
      'station {"own_phone":"letIn"}',
    ]);
  });

  it('is in the log, and neither word, claim nor cookie is stored', async () => {
    const phone = aPhone(api);
    const { offerId, word } = await offer();
    await confirm(offerId, (await phone.read(word)).data.digits);
    await phone.ask(word);

    const changes = await api.deps.database.knex<ChangeRow>('changes').where({ subject_id: employee.id });
    expect(changes).toMatchObject([
      { door: 'station', user_id: employee.id, before: '{"own_phone":null}', after: '{"own_phone":"letIn"}' },
    ]);
    const stored = (await readEveryTable(api.deps.database)).join('\n');
    expect(stored).not.toContain(word);
    expect(stored).not.toContain(phone.cookie());
  });
});

describe('after each PIN the tablet is told', () => {
  const told = async () =>
    (await tablet.call('authenticateStationPin', { body: { employeeId: employee.id, pin: PIN } })).data
      .newPhones;

  it('which phones were let in within fourteen days', async () => {
    expect(await told()).toEqual([]);
    await letIn({ api, tablet }, employee);
    expect(await told()).toMatchObject([{ addedAtUtc: new Date(api.time.clock()).toISOString() }]);

    api.time.advance({ minutes: 14 * 24 * 60 });

    expect(await told()).toEqual([]);
  });
});
