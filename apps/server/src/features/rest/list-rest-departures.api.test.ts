import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { correctTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { insertBalanceBooking } from '../../../test/given-bookings.ts';

const MARCH = ['2026-03-01', '2026-03-31'] as const;

let api: TestApi;
let company: CompanyRow;
let anna: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi({ start: '2026-04-01T12:00:00Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ minutes: 1 });
  company = await api.given.aCompany();
  anna = await someone({ display_name: 'Anna' });
  token = await tokenFor('accountant');
});

type Said = Pick<EmployeeRow, 'display_name'> &
  Partial<Pick<EmployeeRow, 'birth_date' | 'role' | 'limited_to_departments'>>;

const someone = (more: Said) =>
  api.given.anEmployee(company, {
    birth_date: '1990-05-01',
    employment_start_date: '2025-01-01',
    ...more,
  });

async function tokenFor(role: string, more: Partial<Said> = {}): Promise<string> {
  return (await api.given.aSession(await someone({ role, display_name: 'Ösp', ...more }))).token;
}

const read = (startDate: string = MARCH[0], endDate: string = MARCH[1], by = token) =>
  api.call('listRestDepartures', {
    params: { companyId: company.id },
    query: { startDate, endDate },
    token: by,
  });

/** `'03-02 08:00'` to `'03-02 16:00'` of 2026. */
const worked = (from: string, to: string, whose = anna, more = {}) =>
  api.given.anEntry(whose, `2026-${from.replace(' ', 'T')}:00Z`, `2026-${to.replace(' ', 'T')}:00Z`, more);

async function departuresOf(whose = anna, ...range: Parameters<typeof read>) {
  const { data } = await read(...range);
  return data.departures.filter(({ employeeId }) => employeeId === whose.id);
}

const ofDailyRest = async (...range: Parameters<typeof read>) =>
  (await departuresOf(anna, ...range)).filter(({ right }) => right === 'dailyRest');

/** Nine hours of rest after Monday 2 March: two are missing. */
async function shortRest(): Promise<void> {
  await worked('03-02 08:00', '03-02 23:00');
  await worked('03-03 08:00', '03-03 16:00');
}

const aRuleOfRest = () =>
  api.given.aRule(company, {
    agreement: null,
    definition: JSON.stringify({
      holidayProfile: {},
      baseClass: 'work',
      mechanisms: [
        { mechanism: 'daily-rest', restMinutes: 660, dayStartsAt: '08:00', minutesOffPerHour: 90 },
      ],
      codeMap: { work: { bucket: 'daytime', payLine: 'DV' } },
    }),
  });

describe('200', () => {
  it('names each departure of somebody on plain time, for whom no agreement owes anything', async () => {
    await shortRest();

    const { data } = await read();

    expect(data).toMatchObject({ startDate: MARCH[0], endDate: MARCH[1] });
    const [long, short, ...others] = data.departures;
    expect(others).toEqual([]);
    expect(long).toMatchObject({
      employeeId: anna.id,
      right: 'longDay',
      at: '2026-03-02T21:00:00.000Z',
      ...{ minutes: 900, limitMinutes: 780, byMinutes: 120 },
    });
    expect(short).toMatchObject({
      right: 'dailyRest',
      startDate: '2026-03-02',
      endDate: '2026-03-02',
      at: '2026-03-03T08:00:00.000Z',
      ...{ minutes: 540, limitMinutes: 660, byMinutes: 120 },
      ...{ owedMinutes: null, openMinutes: 0, state: 'open', settledBy: [] },
    });
    expect(short?.source).toMatch(/^https:/);
  });

  it('says for how long, across midnight and the end of a month, and names each once in months side by side', async () => {
    await worked('02-28 14:00', '03-01 01:00');
    await worked('03-01 08:00', '03-01 16:00');

    expect(await ofDailyRest('2026-02-01', '2026-02-28')).toMatchObject([
      { startDate: '2026-02-28', at: '2026-03-01T08:00:00.000Z', byMinutes: 240 },
    ]);
    expect(await ofDailyRest()).toEqual([]);
  });

  it('says what the agreement owes, and by which bookings it was given', async () => {
    await aRuleOfRest();
    await shortRest();
    await worked('03-09 08:00', '03-09 22:00');
    await worked('03-10 08:00', '03-10 16:00');

    expect(await ofDailyRest()).toMatchObject([
      { startDate: '2026-03-02', owedMinutes: 180, openMinutes: 180, state: 'open' },
      { startDate: '2026-03-09', owedMinutes: 90, openMinutes: 90, state: 'open' },
    ]);

    await book('taken', '2026-03-20', 200);
    expect(await ofDailyRest()).toMatchObject([
      {
        ...{ owedMinutes: 180, openMinutes: 0, state: 'given' },
        settledBy: [
          { kind: 'taken', date: '2026-03-20', minutes: 180, reason: 'Fór heim á hádegi', bookedBy: null },
        ],
      },
      { openMinutes: 70, state: 'open', settledBy: [{ minutes: 20 }] },
    ]);

    await book('paid', '2026-03-21', 70);
    expect((await ofDailyRest())[1]).toMatchObject({ openMinutes: 0, state: 'paidOut' });
  });

  it('says what was given up, and takes a booking back with one below zero', async () => {
    await aRuleOfRest();
    await shortRest();
    await book('expired', '2026-03-20', 180);
    expect(await ofDailyRest()).toMatchObject([{ openMinutes: 0, state: 'waived' }]);

    await book('expired', '2026-03-21', -180);
    expect(await ofDailyRest()).toMatchObject([{ openMinutes: 180, state: 'open', settledBy: [] }]);
  });

  it('gives what an opening holds before what was earned after it', async () => {
    await aRuleOfRest();
    await book('opening', '2026-03-01', 100);
    await shortRest();
    await book('taken', '2026-03-20', 150);

    expect(await ofDailyRest()).toMatchObject([{ owedMinutes: 180, openMinutes: 130, state: 'open' }]);
  });

  it('knows what was earned and given in the months before', async () => {
    await aRuleOfRest();
    await worked('02-02 08:00', '02-02 23:00');
    await worked('02-03 08:00', '02-03 16:00');
    await shortRest();
    await book('taken', '2026-03-20', 200);

    expect(await ofDailyRest()).toMatchObject([{ owedMinutes: 180, openMinutes: 160, state: 'open' }]);
  });

  it('owes the same once the month is approved', async () => {
    await aRuleOfRest();
    await shortRest();
    const before = await ofDailyRest();
    const { data } = await api.call('approvePayrollMonth', {
      params: { companyId: company.id },
      token: await tokenFor('owner'),
      body: { startDate: MARCH[0], endDate: MARCH[1], employeeIds: [anna.id] },
    });

    expect(data.lockedEntries).toBe(2);
    expect(before).toMatchObject([{ owedMinutes: 180, state: 'open' }]);
    expect(await ofDailyRest()).toEqual(before);
  });

  it('follows a correction of what was punched', async () => {
    await worked('03-02 08:00', '03-02 20:30');
    const { id } = await worked('03-03 06:30', '03-03 14:30');
    expect(await ofDailyRest()).toMatchObject([{ minutes: 600, byMinutes: 60, timeEntryId: id }]);

    const by = { door: 'command line', userId: null, operator: 'root' } as const;
    const author = { company: await requireCompany(api.deps.database.knex, company.id), by, reason: 'late' };
    await correctTimeEntry(api.deps, author, id, {
      startAt: Date.parse('2026-03-03T07:30:00Z'),
    });

    expect(await ofDailyRest()).toEqual([]);
  });

  it('asks for more rest and less work of those under 18, until their birthday', async () => {
    const teen = await someone({ birth_date: '2008-03-20', display_name: 'Bára' });
    await worked('03-17 12:00', '03-17 21:00', teen);
    await worked('03-18 08:30', '03-18 12:00', teen);
    await worked('03-23 12:00', '03-23 21:00', teen);
    await worked('03-24 08:30', '03-24 12:00', teen);

    const found = await departuresOf(teen);

    expect(found.map(({ right, startDate, byMinutes }) => [right, startDate, byMinutes])).toEqual([
      ['longDay', '2026-03-17', 60],
      ['dailyRest', '2026-03-17', 30],
    ]);
    expect(await ofDailyRest()).toEqual([]);
  });

  it('finds work after midnight of those under 18, and does not judge the late evening, where the kind of work decides', async () => {
    const teen = await someone({ birth_date: '2009-03-20', display_name: 'Einar' });
    await worked('03-17 20:00', '03-18 01:00', teen);

    const found = (await departuresOf(teen)).filter(({ right }) => right === 'night');

    expect(found).toMatchObject([
      {
        startDate: '2026-03-17',
        at: '2026-03-18T00:00:00.000Z',
        minutes: 60,
        limitMinutes: 0,
        state: 'open',
      },
    ]);
    const { notJudged } = (await read()).data;
    expect(notJudged).toContainEqual({ employeeId: teen.id, right: 'night', because: 'kindOfWork' });
    expect(notJudged).not.toContainEqual({ employeeId: anna.id, right: 'night', because: 'kindOfWork' });
  });

  it('finds a day without a break where breaks are recorded, and does not judge where none ever is', async () => {
    const noBreak = { right: 'break', because: 'noBreaks' } as const;
    await worked('03-02 08:00', '03-02 16:00');
    expect((await read()).data.notJudged).toContainEqual({ employeeId: anna.id, ...noBreak });
    expect(await departuresOf()).toEqual([]);

    const lunch = [
      { startAt: Date.parse('2026-03-04T12:00Z'), endAt: Date.parse('2026-03-04T12:30Z'), kind: 'unpaid' },
    ];
    await worked('03-04 08:00', '03-04 16:00', anna, { breaks: JSON.stringify(lunch) });
    expect(await departuresOf()).toMatchObject([
      { right: 'break', startDate: '2026-03-02', at: '2026-03-02T14:00:00.000Z', byMinutes: 120 },
    ]);
    expect((await read()).data.notJudged).not.toContainEqual({ employeeId: anna.id, ...noBreak });
  });

  it('does not judge, and says why, where age or record is not known', async () => {
    const unknown = await someone({ birth_date: null, display_name: 'Cecilia' });
    const child = await someone({ birth_date: '2010-01-01', display_name: 'Dagur' });

    const { data } = await read();

    const of = (whose: EmployeeRow) =>
      data.notJudged.filter(({ employeeId }) => employeeId === whose.id).map(({ because }) => because);
    expect(of(anna)).toEqual(['shortRecord']);
    expect(of(unknown)).toEqual(['noBirthDate', 'shortRecord']);
    expect(of(child)).toEqual(['schoolTime', 'shortRecord']);
  });

  it('takes the average week over a record of 17 weeks, and not over less', async () => {
    const average = async () =>
      (await departuresOf()).filter(({ right }) => right === 'weeklyAverage').map(({ minutes }) => minutes);
    const week = async (monday: number) => {
      for (let day = 0; day < 5; day += 1) {
        const start = monday + day * 86_400_000 + 8 * 3_600_000;
        const [from, to] = [start, start + 12 * 3_600_000].map((at) => new Date(at).toISOString());
        await api.given.anEntry(anna, from!, to!);
      }
    };
    const last = Date.parse('2026-03-23');
    for (let back = 0; back < 16; back += 1) await week(last - back * 7 * 86_400_000);
    expect(await average()).toEqual([]);

    await week(last - 17 * 7 * 86_400_000);
    const [minutes] = await average();
    expect(minutes).toBeGreaterThan(2880);
  });

  it('tells a manager who is limited to a department of its people and themselves alone', async () => {
    await shortRest();
    const { id } = await api.given.aDepartment(company, 'Bakarí', await someone({ display_name: 'Bára' }));
    const limited = await tokenFor('manager', { limited_to_departments: JSON.stringify([id]) });

    const { data } = await read(...MARCH, limited);

    expect(data.people.map(({ employeeDisplayName }) => employeeDisplayName)).toEqual(['Bára', 'Ösp']);
    expect([data.departures, data.departments.map(({ name }) => name)]).toEqual([[], ['Bakarí']]);
  });
});

describe('400', () => {
  it.each([
    ['2026-02-29', '2026-03-01', 'query.startDate', 'request.invalid'],
    ['2026-03-03', '2026-03-02', 'query.endDate', 'range.invalid'],
    ['2026-01-01', '2026-03-04', 'query.endDate', 'range.too_long'],
  ])('refuses %s to %s at %s as %s', async (startDate, endDate, field, code) => {
    const { status, errors } = await read(startDate, endDate);

    expect([status, errors]).toMatchObject([400, [{ code, field }]]);
  });
});

function book(kind: 'opening' | 'taken' | 'paid' | 'expired', date: string, minutes: number) {
  return insertBalanceBooking(api.deps.database.knex, anna, 'Fór heim á hádegi', { kind, date, minutes });
}
