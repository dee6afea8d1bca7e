import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow, CompanyRow, EmployeeRow } from '#database/tables.ts';
import { aPasskeyDevice, type Wrong } from '../../../../test/a-passkey.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { readEveryTable } from '../../../../test/read-every-table.ts';
import { importCompany } from '../import-company.ts';
import { makeFirstRunLink } from './first-run-link.ts';

const PASSWORD = 'four words in a row';
const ANSWERS = {
  company: { name: 'Kaffihús Norður ehf.', language: 'is', timeZone: 'Atlantic/Reykjavik' },
  departments: ['Eldhús', 'Salur'],
  people: [
    { displayName: 'Anna Jónsdóttir', email: null, department: 'Eldhús', employmentRatio: 0.8 },
    { displayName: 'Jan Kowalski', email: 'jan@example.is', department: null, employmentRatio: 1 },
  ],
  agreement: 'sgs-efling-day-work',
  payPeriodStartDay: 26,
  owner: { displayName: 'Ósk Eigandi', email: 'osk@example.is', password: PASSWORD },
};

let api: TestApi;
let token: string;

/** Each begins without a company. */
beforeEach(async () => {
  api = await startApi();
  token = (await makeFirstRunLink(api.deps)) ?? '';
});
afterEach(() => api.stop());

const start = (answers: object = {}, headers = {}) =>
  api.call('startCompany', { body: { ...ANSWERS, token, ...answers }, headers });
const OWNER = { displayName: 'Ósk Eigandi', email: 'osk@example.is' };
/** What the device of the owner made. */
const made = async (wrong: Wrong = {}, device = aPasskeyDevice()) => {
  const { data } = await api.call('startFirstPasskey', { body: { token, ...OWNER } });
  return { name: 'Phone', credential: device.create(data, wrong) };
};
const companies = () => api.deps.database.knex<CompanyRow>('companies');

describe('200', () => {
  it('makes the company with its people, and each of them punches with their PIN', async () => {
    const { data } = await start();

    const owner = await api.deps.database.knex<EmployeeRow>('employees').where({ role: 'owner' }).first();
    const { token: device } = await api.given.aDevice(owner!);
    const session = await api.call('authenticatePin', {
      token: device,
      body: { employeeId: data.people[0]!.employeeId, pin: data.people[0]!.pin },
    });
    expect(await companies()).toMatchObject([{ id: data.companyId, name: 'Kaffihús Norður ehf.' }]);
    expect(data.people.map(({ displayName }) => displayName)).toEqual([
      'Anna Jónsdóttir',
      'Jan Kowalski',
      'Ósk Eigandi',
    ]);
    expect(session.data.displayName).toBe('Anna Jónsdóttir');
  });

  it('signs the owner in, who can sign in again with the password', async () => {
    const { headers } = await start();
    const desk = /^desk=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '';

    const { data } = await api.call('getDeskSession', { desk });
    const again = await api.call('startDeskSession', {
      body: { email: 'OSK@example.is', password: PASSWORD },
    });

    expect([data.displayName, data.role, data.company.name]).toEqual([
      'Ósk Eigandi',
      'owner',
      'Kaffihús Norður ehf.',
    ]);
    expect(again.status).toBe(200);
  });

  it('takes somebody on the list with the e-mail of the owner as the owner', async () => {
    const { data } = await start({
      owner: { displayName: 'Jan', email: 'JAN@example.is', password: PASSWORD },
    });

    const rows = await api.deps.database.knex<EmployeeRow>('employees').where({ role: 'owner' });
    expect(data.people).toHaveLength(2);
    expect(rows).toMatchObject([{ display_name: 'Jan Kowalski' }]);
  });

  it('works without a department, people or an agreement', async () => {
    const { data } = await start({ departments: [], people: [], agreement: null, payPeriodStartDay: 1 });

    expect(data.people.map(({ displayName }) => displayName)).toEqual(['Ósk Eigandi']);
  });

  it('lets the owner sign in by the passkey alone, or by the password with a code on paper', async () => {
    const device = aPasskeyDevice();
    const { data } = await api.call('startFirstPasskey', { body: { token, ...OWNER } });
    const passkey = { name: 'Phone', credential: device.create(data) };

    const started = await start({ owner: { ...ANSWERS.owner, passkey } });

    const asked = await api.call('startPasskeySignIn');
    const credential = device.sign(asked.data, { userHandle: data.user.id });
    const byPasskey = await api.call('finishPasskeySignIn', { body: { credential } });
    const [recoveryCode] = started.data.recoveryCodes;
    const signIn = (rest: object) =>
      api.call('startDeskSession', { body: { email: 'osk@example.is', password: PASSWORD, ...rest } });
    expect([started.status, started.data.recoveryCodes.length]).toEqual([200, 10]);
    expect(byPasskey.data).toMatchObject({ role: 'owner', factors: { passkeys: 1, totp: false } });
    expect([(await signIn({})).status, (await signIn({ recoveryCode })).status]).toEqual([401, 200]);
  });

  it('takes the same passkey again once the other answers are mended', async () => {
    const owner = { ...ANSWERS.owner, passkey: await made() };

    const refused = await start({ owner, payPeriodStartDay: 32 });
    const weak = await start({ owner: { ...owner, password: 'Ósk Eigandi 2026' } });

    expect([refused.status, weak.status, (await start({ owner })).status]).toEqual([400, 400, 200]);
  });

  it('gives no codes on paper to an owner without a passkey', async () => {
    expect((await start()).data.recoveryCodes).toEqual([]);
  });

  it('records the owner as the one who did it, and stores no password and no token', async () => {
    await start();

    const changes = await api.deps.database.knex<ChangeRow>('changes');
    const owner = await api.deps.database.knex<EmployeeRow>('employees').where({ role: 'owner' }).first();
    expect(new Set(changes.map(({ door, user_id, reason }) => [door, user_id, reason].join()))).toEqual(
      new Set([['desk', owner!.id, 'first run'].join()]),
    );
    const stored = (await readEveryTable(api.deps.database)).join('\n');
    expect([stored.includes(PASSWORD), stored.includes(token)]).toEqual([false, false]);
  });
});

describe('400', () => {
  it('names every fault of a list by its line, and writes nothing', async () => {
    const people = [
      { ...ANSWERS.people[0], department: 'Bakarí' },
      { ...ANSWERS.people[1], email: 'jan at example' },
    ];
    const weak = { ...ANSWERS.owner, password: 'Ósk Eigandi 2026' };

    const { status, errors } = await start({ people, owner: weak });

    expect(status).toBe(400);
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'owner.password',
      'people[0].department',
      'people[1].email',
    ]);
    expect(await companies()).toEqual([]);
    expect((await start()).status).toBe(200);
  });

  it.each([
    [{ company: { ...ANSWERS.company, timeZone: 'Atlantic/Nowhere' } }, 'company.timeZone'],
    [{ payPeriodStartDay: 32 }, 'payPeriodStartDay'],
    [{ departments: ['Eldhús', 'eldhús'], people: [] }, 'departments[0]'],
    [{ token: 'x' }, 'token'],
    [{ owner: { ...ANSWERS.owner, passkey: { name: '', credential: {} } } }, 'owner.passkey.name'],
  ])('for %j names %s', async (answers, field) => {
    const { status, errors } = await start(answers);

    expect([status, errors[0]?.field]).toEqual([400, field]);
  });
});

describe('403', () => {
  const OVER = ['first_run.link_over'];

  it('lets one of two make the company who send it at once', async () => {
    const both = await Promise.all([start(), start()]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await companies()).toHaveLength(1);
    expect((await start()).codes).toEqual(OVER);
  });

  it('refuses a link after an hour, one that a newer one has ended, and one that was never given', async () => {
    const first = token;
    const second = (await makeFirstRunLink(api.deps)) ?? '';
    token = first;
    const ended = await start();
    token = `sfr_${'x'.repeat(43)}`;
    const invented = await start();
    token = second;
    api.time.advance({ minutes: 60 });
    const late = await start();

    expect([ended.codes, invented.codes, late.codes]).toEqual([OVER, OVER, OVER]);
    expect(await companies()).toEqual([]);
  });

  it('refuses a link once there is a company, however it was made, and none is given any more', async () => {
    const company = await api.given.aCompany();
    const anotherLink = await makeFirstRunLink(api.deps);
    await api.deps.database.knex('companies').where({ id: company.id }).delete();
    const content = {
      formatVersion: 1,
      company: {
        name: 'Bakarí',
        timeZone: 'Atlantic/Reykjavik',
        language: 'is',
        features: { enableProjects: false, enableShifts: false },
        terminal: { anonymous: false, projectSelection: 'none', punchPhoto: 'none' },
        retentionDays: { coordinates: 90, photos: 30 },
        holidays: { calendar: 'IS' },
      },
    };
    await importCompany({ content, by: { door: 'command line', userId: null, operator: 'x' } }, api.deps);

    expect(anotherLink).toBeNull();
    expect((await start()).codes).toEqual(OVER);
  });
});

describe('404', () => {
  it('refuses an agreement that does not ship', async () => {
    expect((await start({ agreement: 'moon' })).codes).toEqual(['agreement.not_found']);
  });
});

describe('409', () => {
  it.each<Wrong>([
    { origin: 'https://clock.example.com' },
    { rpId: 'example.com' },
    { challenge: 'bm90IG91cnM' },
    { type: 'webauthn.get' },
    { isUnverified: true },
  ])('refuses one with %j, and makes no company', async (wrong) => {
    const { codes, errors } = await start({ owner: { ...ANSWERS.owner, passkey: await made(wrong) } });

    expect([codes, errors[0]?.field]).toEqual([['passkey.not_added'], 'owner.passkey']);
    expect(await companies()).toEqual([]);
  });

  it('refuses one after five minutes, and one for a challenge that was given to somebody else', async () => {
    const late = await made();
    api.time.advance({ minutes: 5 });
    const { data } = await api.call('startPasskeySignIn');
    const other = { name: 'Phone', credential: aPasskeyDevice().create(data) };

    const codes = await Promise.all(
      [late, other].map(async (passkey) => (await start({ owner: { ...ANSWERS.owner, passkey } })).codes),
    );

    expect(codes).toEqual([['passkey.not_added'], ['passkey.not_added']]);
  });
});

describe('429', () => {
  it('refuses the eleventh call within a minute', async () => {
    for (let n = 0; n < 10; n += 1) await start({ token: 'x' });

    expect((await start()).codes).toEqual(['rate.limited']);
  });
});
