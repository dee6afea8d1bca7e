// What a person learns of themselves at a station: whether the PIN was right, what was planned for them, their hours and shifts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aPunchClock, aTablet, type Tablet } from '../../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T08:00:00.000Z');
  ({ company, manager, employee, tablet } = await aPunchClock(api, { company: { punch_photo: 'optional' } }));
});

describe('signing in', () => {
  it('tells what the screen needs, in one answer', async () => {
    await api.given.anEntry(employee, '2026-03-02T07:00:00Z', null);

    const { data } = await tablet.call('authenticateStationPin', {
      body: { employeeId: employee.id, pin: PIN },
    });

    expect(data).toMatchObject({
      session: { userId: employee.id, isClockedIn: true, enablePunchPhoto: true },
      openEntryStartAtUtc: '2026-03-02T07:00:00.000Z',
      punchesInReview: 0,
    });
  });

  it('refuses a wrong PIN, and locks as the public door does', async () => {
    const wrong = () =>
      tablet.call('authenticateStationPin', { body: { employeeId: employee.id, pin: '0000' } });
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) codes.push((await wrong()).codes[0]);

    expect(codes).toEqual([...Array<string>(5).fill('kiosk.pin_invalid'), 'kiosk.pin_locked']);
  });

  it('tells when the person was planned to work in the last two days, and nothing that is still to come', async () => {
    const type = await api.given.aShiftType(company);
    const own = { employee_id: employee.id };
    await api.given.aShift(type, '2026-02-26T22:00:00Z', '2026-02-28T07:00:00Z', own);
    await api.given.aShift(type, '2026-03-01T08:00:00Z', '2026-03-01T16:15:00Z', own);
    await api.given.aShift(type, '2026-03-02T07:00:00Z', '2026-03-02T15:00:00Z', own);
    await api.given.aShift(type, '2026-03-02T15:00:00Z', '2026-03-02T18:00:00Z', own);
    await api.given.aShift(type, '2026-03-02T06:00:00Z', '2026-03-02T15:00:00Z', { employee_id: manager.id });

    const { data } = await tablet.call('authenticateStationPin', {
      body: { employeeId: employee.id, pin: PIN },
    });

    expect(data.plannedShifts).toEqual([
      { startAtUtc: '2026-03-01T08:00:00.000Z', endAtUtc: '2026-03-01T16:15:00.000Z' },
      { startAtUtc: '2026-03-02T07:00:00.000Z', endAtUtc: '2026-03-02T15:00:00.000Z' },
    ]);
  });

  it('tells what is planned for the person today in the zone of the company, also what is still to come', async () => {
    await api.deps.database
      .knex('companies')
      .where({ id: company.id })
      .update({ time_zone: 'Europe/Warsaw' });
    const type = await api.given.aShiftType(company);
    const own = { employee_id: employee.id };
    await api.given.aShift(type, '2026-03-01T08:00:00Z', '2026-03-01T23:00:00Z', own);
    await api.given.aShift(type, '2026-03-01T22:00:00Z', '2026-03-02T05:00:00Z', own);
    await api.given.aShift(type, '2026-03-02T22:00:00Z', '2026-03-03T05:00:00Z', own);
    await api.given.aShift(type, '2026-03-02T23:00:00Z', '2026-03-03T07:00:00Z', own);
    await api.given.aShift(type, '2026-03-02T06:00:00Z', '2026-03-02T15:00:00Z', { employee_id: manager.id });

    const { data } = await tablet.call('authenticateStationPin', {
      body: { employeeId: employee.id, pin: PIN },
    });

    expect(data.shiftsToday).toEqual([
      { startAtUtc: '2026-03-01T22:00:00.000Z', endAtUtc: '2026-03-02T05:00:00.000Z' },
      { startAtUtc: '2026-03-02T22:00:00.000Z', endAtUtc: '2026-03-03T05:00:00.000Z' },
    ]);
  });

  it('tells of no planned time where the company has turned shifts off', async () => {
    const type = await api.given.aShiftType(company);
    await api.given.aShift(type, '2026-03-02T07:00:00Z', '2026-03-02T15:00:00Z', {
      employee_id: employee.id,
    });
    await api.deps.database.knex('companies').where({ id: company.id }).update({ enable_shifts: false });

    const { data } = await tablet.call('authenticateStationPin', {
      body: { employeeId: employee.id, pin: PIN },
    });

    expect(data.plannedShifts).toEqual([]);
    expect(data.shiftsToday).toEqual([]);
  });
});

describe('a wrong PIN', () => {
  const typeWrong = async (employeeId = employee.id) => {
    const { status, headers } = await tablet.call('authenticateStationPin', {
      body: { employeeId, pin: '0000' },
    });
    return [status, headers.get('X-Pin-Tries-Left'), headers.get('Retry-After')];
  };

  it('tells how many more wrong PINs lock, and for how long the last one has locked', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await typeWrong());

    expect(answers).toEqual([
      [401, '4', null],
      [401, '3', null],
      [401, '2', null],
      [401, '1', null],
      [401, '0', '60'],
      [429, null, '60'],
    ]);
  });

  it('counts wrong PINs typed at other tablets too, where they lock first', async () => {
    const other = await aTablet(api, manager);
    for (let count = 0; count < 4; count += 1) await typeWrong();
    api.time.advance({ hours: 2 });
    for (let count = 0; count < 4; count += 1)
      await other.call('authenticateStationPin', { body: { employeeId: employee.id, pin: '0000' } });

    expect(await typeWrong()).toEqual([401, '0', '60']);
    api.time.advance({ minutes: 2 });
    expect(await typeWrong()).toEqual([401, '0', String(24 * 3_600)]);
  });

  it('begins to count from zero after a right one', async () => {
    await typeWrong();
    await typeWrong();
    await tablet.signIn(employee, PIN);

    expect(await typeWrong()).toEqual([401, '4', null]);
  });

  it('tells the same of somebody whom the company does not have', async () => {
    const foreign = await api.given.anEmployee(await api.given.aCompany());

    expect(await typeWrong(foreign.id)).toEqual([401, '4', null]);
  });

  it('is told at the public door as wrong, and nothing more', async () => {
    const answer = await api.call('authenticatePin', {
      token: (await api.given.aDevice(manager)).token,
      body: { employeeId: employee.id, pin: '0000' },
    });

    expect([answer.status, answer.headers.get('X-Pin-Tries-Left')]).toEqual([401, null]);
  });
});

describe('own hours and shifts', () => {
  it('are today and the running pay period, in minutes of the server', async () => {
    await api.given.anEntry(employee, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
    await api.given.anEntry(employee, '2026-03-02T05:00:00Z', '2026-03-02T06:30:00Z');
    await api.given.anEntry(employee, '2026-03-02T06:30:00Z', '2026-03-02T07:00:00Z', { is_draft: true });
    await api.given.anEntry(employee, '2026-03-02T07:00:00Z', null);
    const employeeToken = await tablet.signIn(employee, PIN);

    const { data } = await tablet.call('getOwnHours', { employeeToken });

    expect(data.today).toEqual({
      date: '2026-03-02',
      workedMinutes: 90,
      openEntryStartAtUtc: '2026-03-02T07:00:00.000Z',
      stints: [
        {
          startAtUtc: '2026-03-02T05:00:00.000Z',
          endAtUtc: '2026-03-02T06:30:00.000Z',
          isDraft: false,
          kind: 'work',
        },
        {
          startAtUtc: '2026-03-02T06:30:00.000Z',
          endAtUtc: '2026-03-02T07:00:00.000Z',
          isDraft: true,
          kind: 'work',
        },
        { startAtUtc: '2026-03-02T07:00:00.000Z', endAtUtc: null, isDraft: false, kind: 'work' },
      ],
    });
    expect(data.period).toMatchObject({ startDate: '2026-03-01', endDate: '2026-03-31', totalMinutes: 570 });
  });

  it.each([
    ['ended this morning', '2026-03-02T06:00:00Z', 1],
    ['is still open', null, 1],
    ['ended last night', '2026-03-01T23:59:00Z', 0],
  ])('show the night shift of yesterday that %s', async (_, end, shown) => {
    await api.given.anEntry(employee, '2026-03-01T22:00:00Z', end);
    const employeeToken = await tablet.signIn(employee, PIN);

    const { data } = await tablet.call('getOwnHours', { employeeToken });

    expect(data.today.stints).toHaveLength(shown);
  });

  it('are the minutes of the period by kind, which add up to it', async () => {
    await api.given.anEntry(employee, '2026-03-01T08:00:00Z', '2026-03-01T22:00:00Z');
    const employeeToken = await tablet.signIn(employee, PIN);

    const { period } = (await tablet.call('getOwnHours', { employeeToken })).data;

    const sum = Object.values(period.buckets ?? {}).reduce((total, minutes) => total + minutes, 0);
    expect(sum).toBe(period.totalMinutes);
    expect(period.totalMinutes).toBe(840);
  });

  it('include the credits that the pay engine gives, and no credit account without minutes', async () => {
    const definition = {
      holidayProfile: { firstDayOfSummer: { class: 'AF' } },
      baseClass: 'day',
      mechanisms: [
        {
          mechanism: 'holiday-pay',
          payLine: 'HD',
          fullDayMinutes: 480,
          halfDayMinutes: 240,
          whenWorked: 'keep',
        },
      ],
      codeMap: { day: { bucket: 'daytime', payLine: 'DV' } },
    };
    await api.given.aRule(company, { agreement: null, definition: JSON.stringify(definition) });
    await api.database.database
      .knex('employees')
      .where({ id: employee.id })
      .update({
        pay_basis: 'hourly',
        work_pattern: JSON.stringify([{ day: 'thursday', from: '08:00', to: '16:00' }]),
      });
    api.time.moveTo('2026-04-27T08:00:00.000Z');
    const employeeToken = await tablet.signIn(employee, PIN);

    const { period } = (await tablet.call('getOwnHours', { employeeToken })).data;

    expect(period.credits).toEqual([{ account: 'holidayPay', minutes: 480 }]);
  });

  it('are the next shifts of this person alone', async () => {
    const type = await api.given.aShiftType(company);
    const past = ['2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z'] as const;
    const running = ['2026-03-02T07:00:00Z', '2026-03-02T15:00:00Z'] as const;
    const next = ['2026-03-03T07:00:00Z', '2026-03-03T15:00:00Z'] as const;
    for (const [start, end] of [past, running, next])
      await api.given.aShift(type, start, end, { employee_id: employee.id });
    await api.given.aShift(type, ...next, { employee_id: manager.id });
    await api.given.aShift(type, ...next, { employee_id: null, is_advertised: true });
    const employeeToken = await tablet.signIn(employee, PIN);

    const { data } = await tablet.call('listOwnShifts', { employeeToken });

    expect(data.shifts.map(({ startAtUtc }) => startAtUtc)).toEqual([
      '2026-03-02T07:00:00.000Z',
      '2026-03-03T07:00:00.000Z',
    ]);
  });
});
