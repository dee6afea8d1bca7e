import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aPasskeyDevice, type Wrong } from '../../../test/a-passkey.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { readEveryTable } from '../../../test/read-every-table.ts';
import { importCompany } from '#features/company-file/import-company.ts';
import { makeFirstRunLink } from './first-run-link.ts';

const PASSWORD = 'four words in a row';
const ANSWERS = {
  company: { name: 'Kaffihús Norður ehf.', language: 'is', timeZone: 'Atlantic/Reykjavik' },
  departments: ['Eldhús', 'Salur'],
  people: {
    columns: ['displayName', 'email', 'departments', 'employmentRatio'],
    rows: [
      ['Anna Jónsdóttir', '', 'Eldhús', '80 %'],
      ['Jan Kowalski', 'jan@example.is', '', ''],
    ],
  },
  agreement: 'sgs-efling-day-work',
  payPeriodStartDay: 26,
  owner: {
    ...{ displayName: 'Ósk Eigandi', email: 'osk@example.is', password: PASSWORD },
    ...{ line: null as number | null, punches: true },
  },
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

  it('takes all that a row says, adds its department, and employs from today anyone who has no first day', async () => {
    api.time.moveTo('2026-03-02T10:00:00.000Z');
    token = (await makeFirstRunLink(api.deps)) ?? '';
    const columns = ['displayName', 'kennitala', 'phone', 'departments', 'employmentStartDate'];
    const rows = [
      ['Anna Jónsdóttir', '120174-3399', '555 1234', 'Bakarí', '3.1.2024'],
      ['Jan Kowalski', '', '', 'Eldhús', ''],
    ];

    await start({ people: { columns, rows } });

    const { knex } = api.deps.database;
    const [anna, jan] = await knex<EmployeeRow>('employees').orderBy('display_name');
    const departments = await knex('departments').orderBy('name').pluck('name');
    expect(anna).toMatchObject({
      ...{ kennitala: '1201743399', phone: '555 1234', employment_start_date: '2024-01-03' },
    });
    expect([jan!.employment_start_date, departments]).toEqual(['2026-03-02', ['Bakarí', 'Eldhús', 'Salur']]);
  });

  it('makes nobody twice: the row that is the owner signs in', async () => {
    const { data } = await start({ owner: { ...ANSWERS.owner, line: 1 } });

    const owners = await api.deps.database.knex<EmployeeRow>('employees').where({ role: 'owner' });
    expect(data.people.map(({ displayName }) => displayName)).toEqual(['Anna Jónsdóttir', 'Jan Kowalski']);
    expect(owners).toMatchObject([{ display_name: 'Anna Jónsdóttir', email: 'osk@example.is' }]);
  });

  it('gives an owner who does not punch no PIN', async () => {
    const { data } = await start({ owner: { ...ANSWERS.owner, punches: false } });

    const owner = await api.deps.database.knex<EmployeeRow>('employees').where({ role: 'owner' }).first();
    expect(data.people.at(-1)).toMatchObject({ displayName: 'Ósk Eigandi', pin: null });
    expect(owner!.pin_hash).toBeNull();
  });

  it('works without a department, people or an agreement', async () => {
    const { data } = await start({ departments: [], people: null, agreement: null, payPeriodStartDay: 1 });

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
  it('names every fault with its field, and writes nothing', async () => {
    const weak = { ...ANSWERS.owner, password: 'Ósk Eigandi 2026' };

    const refused = await start({ owner: weak });
    const beyond = await start({ owner: { ...ANSWERS.owner, line: 3 } });

    expect(refused.status).toBe(400);
    expect(refused.errors.map(({ field }) => field).sort()).toEqual(['owner.password']);
    expect(beyond.errors.map(({ field }) => field)).toEqual(['owner.line']);
    expect(await companies()).toEqual([]);
    expect((await start()).status).toBe(200);
  });

  it.each([null, 1])(
    'refuses the e-mail of another row, which never chooses the owner: line %j',
    async (line) => {
      const refused = await start({ owner: { ...ANSWERS.owner, line, email: 'JAN@example.is' } });

      expect([refused.codes, refused.errors[0]?.field]).toEqual([['request.invalid'], 'owner.email']);
      expect(await companies()).toEqual([]);
      const own = await start({ owner: { ...ANSWERS.owner, line: 2, email: 'JAN@example.is' } });
      const owners = await api.deps.database.knex<EmployeeRow>('employees').where({ role: 'owner' });
      expect([own.status, owners.map((row) => row.display_name)]).toEqual([200, ['Jan Kowalski']]);
    },
  );

  it.each([
    [{ company: { ...ANSWERS.company, timeZone: 'Atlantic/Nowhere' } }, 'company.timeZone'],
    [{ payPeriodStartDay: 32 }, 'payPeriodStartDay'],
    [{ token: 'x' }, 'token'],
    [{ owner: { ...ANSWERS.owner, passkey: { name: '', credential: {} } } }, 'owner.passkey.name'],
  ])('for %j names %s', async (answers, field) => {
    const { status, errors } = await start(answers);

    expect([status, errors[0]?.field]).toEqual([400, field]);
  });
});

describe('403', () => {
  const OVER = ['first_run.link_over'];
  const MADE = ['first_run.company_made'];

  it('lets one of two make the company who send it at once', async () => {
    const both = await Promise.all([start(), start()]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await companies()).toHaveLength(1);
    expect((await start()).codes).toEqual(MADE);
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

  it('says that there is a company, however it was made, to anyone who has a link, and none is given any more', async () => {
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
    expect((await start()).codes).toEqual(MADE);
  });
});

describe('404', () => {
  it('refuses an agreement that does not ship', async () => {
    expect((await start({ agreement: 'moon' })).codes).toEqual(['agreement.not_found']);
  });
});

describe('409', () => {
  it('refuses rows with a fault, and makes no company', async () => {
    const rows = [...ANSWERS.people.rows, ['Ósk', 'osk at example', '', '']];

    const { codes } = await start({ people: { ...ANSWERS.people, rows } });

    expect([codes, await companies()]).toEqual([['people.rows_faulty'], []]);
  });

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
