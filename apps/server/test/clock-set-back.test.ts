// The clock of the server is set back an hour, as after a restart with a wrong hardware clock. No door refuses a punch for that, no
// minute is invented or lost without notice, and a manager is asked.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchEnvelopeRow } from '#database/tables/punches.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { escalateWaiting } from '#features/tablets/judging/escalate-waiting.ts';
import { startApi, type TestApi } from './api.ts';
import { PASSWORD, PIN } from './given.ts';
import { stored } from './stored.ts';
import { aTablet } from './tablet.ts';

const MORNING = '2026-03-02T09:00:00.000Z';
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;

let isSure = true;

beforeAll(async () => {
  api = await startApi({ isTimeSure: () => isSure });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo(MORNING);
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { password: PASSWORD, pin: PIN });
});

const table = <Row extends object>(name: string): Promise<Row[]> =>
  api.deps.database.knex(name).where({ company_id: company.id });
const clockSays = (time: string) => api.time.moveTo(new Date(at(time)).toISOString());
const questions = async () =>
  (await table<ReviewItemRow>('review_items')).map(({ reason, employee_id, time_entry_id }) => ({
    reason,
    employee_id,
    time_entry_id,
  }));

type Punch = (action: 'start' | 'stop') => Promise<{ readonly status: number }>;
const CAPITAL = { start: 'Start', stop: 'Stop' } as const;

const atDoor: Readonly<Record<string, Punch>> = {
  'partner API': async (action) => {
    const { token } = await api.given.aSession(manager);
    const body = { employeeId: employee.id, action };
    return api.call('partnerPunch', { params: { companyId: company.id }, token, body });
  },
  'shared terminal': (action) =>
    api.call('terminalPunch', {
      body: { companyId: company.id, userId: employee.id, password: PASSWORD, action: CAPITAL[action] },
    }),
  'kiosk with a PIN': async (action) => {
    const { token } = await api.given.aDevice(manager);
    const body = { employeeId: employee.id, pin: PIN };
    const { employeeToken } = (await api.call('authenticatePin', { token, body })).data;
    const headers = { 'X-Employee-Token': employeeToken };
    return api.call('kioskPunch', {
      token,
      headers,
      body: { employeeId: employee.id, action: CAPITAL[action] },
    });
  },
};

describe.each(Object.entries(atDoor))('at the %s, after the clock was set back', (_, punch) => {
  it('a stop ends an entry whose start is later by the clock as a draft, and a manager is asked', async () => {
    await punch('start');
    clockSays('08:30');

    const { status } = await punch('stop');

    const [entry, ...others] = await stored(api).entriesOf(employee);
    expect([status, others]).toEqual([200, []]);
    expect(entry).toMatchObject({ start_at: at('09:00'), end_at: at('09:00') });
    expect(Boolean(entry?.is_draft)).toBe(true);
    expect(await questions()).toEqual([
      { reason: 'time_uncertain', employee_id: employee.id, time_entry_id: entry?.id },
    ]);
    expect(await stored(api).punchesOf(company)).toMatchObject([
      { action: 'stop', punched_at: at('08:30'), verdict: 'applied', code: 'time_uncertain' },
      { action: 'start', punched_at: at('09:00'), verdict: 'applied', code: null },
    ]);
  });

  it('a start before the end of the last entry begins at that end, as a draft, and a manager is asked', async () => {
    await punch('start');
    clockSays('09:20');
    await punch('stop');
    clockSays('08:40');

    const started = await punch('start');
    clockSays('10:00');
    const stopped = await punch('stop');

    const [first, second, ...others] = await stored(api).entriesOf(employee);
    expect([started.status, stopped.status, others]).toEqual([200, 200, []]);
    expect([first?.start_at, first?.end_at, Boolean(first?.is_draft)]).toEqual([
      at('09:00'),
      at('09:20'),
      false,
    ]);
    expect([second?.start_at, second?.end_at, Boolean(second?.is_draft)]).toEqual([
      at('09:20'),
      at('10:00'),
      true,
    ]);
    expect(await questions()).toEqual([
      { reason: 'time_uncertain', employee_id: employee.id, time_entry_id: second?.id },
    ]);
  });

  it('every punch is still accepted, and none is paid before a manager has decided', async () => {
    await punch('start');
    clockSays('08:00');
    const statuses: number[] = [];
    for (const [time, action] of [
      ['08:10', 'stop'],
      ['08:20', 'start'],
      ['08:30', 'stop'],
      ['08:40', 'start'],
    ] as const) {
      clockSays(time);
      statuses.push((await punch(action)).status);
    }

    const entries = await stored(api).entriesOf(employee);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(entries.every(({ is_draft }) => Boolean(is_draft))).toBe(true);
    expect(await questions()).toHaveLength(4);
  });
});

describe.each(Object.entries(atDoor))('at the %s, while the time of the database is not sure', (_, punch) => {
  afterEach(() => {
    isSure = true;
  });

  it('a punch counts as a draft, and a manager is asked about it alone', async () => {
    isSure = false;
    const started = await punch('start');
    isSure = true;
    clockSays('10:00');
    const stopped = await punch('stop');
    clockSays('11:00');
    await punch('start');

    const [entry, later] = await stored(api).entriesOf(employee);
    expect([started.status, stopped.status]).toEqual([200, 200]);
    expect(entry).toMatchObject({ start_at: at('09:00'), end_at: at('10:00') });
    expect([entry, later].map((each) => Boolean(each?.is_draft))).toEqual([true, false]);
    expect(await questions()).toEqual([
      { reason: 'clock_unsure', employee_id: employee.id, time_entry_id: entry?.id },
    ]);
  });
});

describe('a punch that does not contradict earlier time, after the clock was set back', () => {
  it('makes no draft and no review item', async () => {
    clockSays('08:00');
    for (const time of ['08:00', '08:30']) {
      clockSays(time);
      await atDoor['partner API']?.(time === '08:00' ? 'start' : 'stop');
    }

    expect(await stored(api).entriesOf(employee)).toMatchObject([
      { start_at: at('08:00'), end_at: at('08:30') },
    ]);
    expect(await questions()).toEqual([]);
  });
});

describe('at a tablet, after the clock of the server was set back', () => {
  it('a stop has bounds that include the times that the server told before and after, and a manager is asked', async () => {
    const tablet = await aTablet(api, manager);
    const start = await tablet.tap({ employee, action: 'start', pin: PIN });
    await tablet.send([start]);
    await api.deps.inboxJudge.drain();
    clockSays('09:30');
    const stop = await tablet.tap({ employee, action: 'stop', pin: PIN });
    clockSays('08:31');

    await tablet.call('sendPunchBatch', { body: { items: [stop] } });
    await api.deps.inboxJudge.drain();

    const envelopes = await table<PunchEnvelopeRow>('punch_envelopes');
    const told = envelopes.find(({ punch_id }) => punch_id === stop.punchId);
    expect(told).toMatchObject({ time_grade: 'D', earliest_at: at('08:31') });
    expect(told?.latest_at).toBeGreaterThanOrEqual(at('09:30'));
    expect(told?.time_notes).toContain('server_set_back');
    const [entry] = await stored(api).entriesOf(employee);
    expect([entry?.start_at, entry?.end_at, Boolean(entry?.is_draft)]).toEqual([
      at('09:00'),
      at('09:30'),
      true,
    ]);
    expect(await questions()).toEqual([
      { reason: 'time_uncertain', employee_id: employee.id, time_entry_id: entry?.id },
    ]);
    // The tablet's own clocks are right.
    expect(await table('device_incidents')).toEqual([]);
  });

  it('a stop by the clock that is behind makes a review item too, and never a paid entry without minutes', async () => {
    const tablet = await aTablet(api, manager);
    const start = await tablet.tap({ employee, action: 'start', pin: PIN });
    await tablet.send([start]);
    await api.deps.inboxJudge.drain();
    clockSays('08:30');
    const other = await aTablet(api, manager);
    const stop = await other.tap({ employee, action: 'stop', pin: PIN });

    await other.send([stop]);
    await api.deps.inboxJudge.drain();
    api.time.advance({ hours: 25 });
    await escalateWaiting(api.deps);

    expect(await stored(api).entriesOf(employee)).toMatchObject([{ start_at: at('09:00'), end_at: null }]);
    expect((await questions()).map(({ reason }) => reason)).toEqual(['not_clocked_in']);
  });
});
