// When guesses lock a PIN for a day, managers get a review item with the tablets they came from. It blocks nobody's pay.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { approveTimesheets } from '#features/payroll/approve-timesheets.ts';
import { previewPayrollExport } from '#features/payroll/preview-payroll-export.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { countPunchesInReview } from '#features/ledger/doubt-store.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { createInboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { PIN } from './given.ts';
import { aTablet, type Tablet } from './tablet.ts';
import { operatorNamed } from './authors.ts';
import type { ReviewDecision } from '#features/ledger/review-item.ts';

const WRONG = '0000';
const DAY_MS = 86_400_000;

type Device = { readonly id: string; readonly token: string };

let api: TestApi;
let cli: TestCommandLine;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let front: Device;
let kitchen: Device;
let store: Device;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  cli = await startCommandLine(api);
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});
beforeEach(async () => {
  api.time.advance({ hours: 2 });
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { pin: PIN, display_name: 'Anna' });
  front = await api.given.aDevice(manager, { name: 'Front door' });
  kitchen = await api.given.aDevice(manager, { name: 'Kitchen' });
  store = await api.given.aDevice(manager, { name: 'Store' });
});

const knex = () => api.deps.database.knex;

const items = () =>
  knex()<ReviewItemRow>('review_items').where({ company_id: company.id }).orderBy(['opened_at', 'id']);
const changes = () => knex()<ChangeRow>('changes').where({ company_id: company.id }).orderBy('id');
const openItems = async () => (await items()).filter(({ settled_at }) => settled_at === null);

const detailsOf = (item: ReviewItemRow | undefined) => JSON.parse(item?.details ?? 'null') as unknown;

async function type(pin: string, on: Device, id = employee.id): Promise<number> {
  return (await api.call('authenticatePin', { token: on.token, body: { employeeId: id, pin } })).status;
}

async function typeWrong(times: number, on: Device, id = employee.id): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await type(WRONG, on, id)).toBe(401);
}

/** Types the tenth wrong PIN in a row. */
async function lock(id = employee.id): Promise<void> {
  await typeWrong(4, front, id);
  await typeWrong(4, kitchen, id);
  await typeWrong(2, store, id);
}

async function author() {
  return {
    company: await requireCompany(knex(), company.id),
    by: operatorNamed('Björk'),
    reason: 'I asked her',
  };
}

const settle = async (decision: ReviewDecision) =>
  settleReviewItem(api.deps, await author(), (await openItems())[0]?.id ?? 'no item', decision);

/** What the server does every minute. */
async function aMinutePasses(): Promise<void> {
  const failures: unknown[] = [];
  const judge = createInboxJudge(api.deps, (failure) => failures.push(failure));
  judge.tidy();
  // Resting waits until work that has begun is done.
  await Promise.resolve();
  await judge.rest();
  expect(failures).toEqual([]);
}

describe('a PIN that wrong guesses lock', () => {
  it('opens one review item, with the tablets that the guesses came from', async () => {
    const now = api.time.clock();
    await lock();

    await type(WRONG, front);
    await type(PIN, kitchen);

    const found = await items();
    expect(found).toMatchObject([
      {
        reason: 'pin_locked',
        employee_id: employee.id,
        punch_id: null,
        time_entry_id: null,
        opened_at: now,
        settled_at: null,
      },
    ]);
    expect(detailsOf(found[0])).toEqual({
      lockedUntil: now + DAY_MS,
      guesses: [
        { deviceId: front.id, wrongPins: 4 },
        { deviceId: kitchen.id, wrongPins: 4 },
        { deviceId: store.id, wrongPins: 2 },
      ],
    });
  });

  it('opens a review item however the guesses came: over a kiosk, a tablet, or sealed without a network', async () => {
    const online = await aTablet(api, manager);
    const offline = await aTablet(api, manager);
    await typeWrong(3, front);
    for (let n = 0; n < 3; n += 1)
      await online.call('authenticateStationPin', { body: { employeeId: employee.id, pin: WRONG } });

    await sendSealed(offline, 4);

    expect((await items()).filter(({ reason }) => reason === 'pin_locked').map(detailsOf)).toMatchObject([
      {
        guesses: [
          { deviceId: offline.deviceId, wrongPins: 4 },
          { deviceId: front.id, wrongPins: 3 },
          { deviceId: online.deviceId, wrongPins: 3 },
        ],
      },
    ]);
  });

  it('opens a review item when guesses at one tablet locked it', async () => {
    const tablets = [await aTablet(api, manager), await aTablet(api, manager), await aTablet(api, manager)];
    for (const [index, tablet] of tablets.entries()) {
      for (let n = 0; n < [4, 4, 2][index]!; n += 1)
        await tablet.call('authenticateStationPin', { body: { employeeId: employee.id, pin: WRONG } });
    }

    expect(await openItems()).toMatchObject([{ reason: 'pin_locked' }]);
  });

  it('opens a review item when only sealed PINs locked it', async () => {
    const tablets = [await aTablet(api, manager), await aTablet(api, manager), await aTablet(api, manager)];
    for (const tablet of tablets) await sendSealed(tablet, 4);

    const found = (await items()).filter(({ reason }) => reason === 'pin_locked');
    expect(found.map(({ employee_id }) => employee_id)).toEqual([employee.id]);
  });

  it('opens its review item in the same transaction that locks it', async () => {
    await typeWrong(4, front);
    await typeWrong(4, kitchen);
    await typeWrong(1, store);
    let whileChecked: ReviewItemRow[] = [];

    await api.deps.failedAttempts.tryPin(
      { companyId: company.id, employeeId: employee.id, deviceId: store.id, isSomebody: true },
      async () => {
        whileChecked = await openItems();
        return false;
      },
    );

    expect(whileChecked).toHaveLength(1);
    expect(await openItems()).toEqual(whileChecked);
  });

  it('opens one review item in a burst of guesses at the same moment', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, n) => type(WRONG, [front, kitchen, store][n % 3]!)));

    const found = await items();
    const { guesses } = detailsOf(found[0]) as { guesses: { wrongPins: number }[] };
    expect(found).toHaveLength(1);
    expect(guesses.reduce((sum, { wrongPins }) => sum + wrongPins, 0)).toBe(10);
  });

  it('does not name a tablet whose wrong guesses came before a right PIN', async () => {
    const other = await api.given.aDevice(manager);
    await typeWrong(4, other);
    expect(await type(PIN, front)).toBe(200);

    await lock();

    expect(JSON.stringify(detailsOf((await items())[0]))).not.toContain(other.id);
  });

  it('opens a review item in the employee’s own company only', async () => {
    const other = await api.given.aCompany();
    await lock();

    expect(await knex()('review_items').where({ company_id: other.id })).toEqual([]);
  });
});

describe('no review item is opened', () => {
  it('about nine wrong PINs, or ten with a right one among them', async () => {
    await typeWrong(4, front);
    await typeWrong(4, kitchen);
    await typeWrong(1, store);
    expect(await type(PIN, store)).toBe(200);
    await typeWrong(4, store);

    expect(await items()).toEqual([]);
  });

  it('about a tenth attempt that could not be checked, and its tablet is not named later either', async () => {
    await typeWrong(4, front);
    await typeWrong(4, kitchen);
    await typeWrong(1, front);
    const attempt = { companyId: company.id, employeeId: employee.id, deviceId: store.id, isSomebody: true };

    const busy = api.deps.failedAttempts.tryPin(attempt, () => Promise.reject(new Error('busy')));

    await expect(busy).rejects.toThrow('busy');
    expect(await items()).toEqual([]);
    await typeWrong(1, kitchen);
    expect(detailsOf((await items())[0])).toMatchObject({
      guesses: [
        { deviceId: front.id, wrongPins: 5 },
        { deviceId: kitchen.id, wrongPins: 5 },
      ],
    });
  });

  it('about somebody whom the company does not know', async () => {
    await lock('11111111-2222-4333-8444-999999999999');

    expect(await items()).toEqual([]);
  });
});

describe('a manager', () => {
  it('accepts, and the PIN is unlocked at once', async () => {
    await lock();

    const { pin, entry } = await settle({ kind: 'accept' });

    expect([pin, entry]).toEqual(['unlocked', null]);
    expect(await type(PIN, front)).toBe(200);
    expect(await items()).toMatchObject([{ decision: 'accept' }]);
    const by = { operator: 'Björk', reason: 'I asked her', employee_id: employee.id };
    expect(await changes()).toMatchObject([
      { ...by, subject: 'reviewItem' },
      { ...by, subject: 'employee', after: '{"wrong_pins":"forgotten"}' },
    ]);
  });

  it('rejects, and the PIN stays locked until the day is over', async () => {
    await lock();

    const { pin } = await settle({ kind: 'reject' });

    expect(pin).toBe('locked');
    expect(await openItems()).toEqual([]);
    api.time.advance({ ms: DAY_MS - 1 });
    expect(await type(PIN, front)).toBe(429);
    api.time.advance({ ms: 1 });
    expect(await type(PIN, front)).toBe(200);
  });

  it.each([
    { kind: 'accept at', at: 0 },
    { kind: 'attach', timeEntryId: '11111111-2222-4333-8444-999999999999' },
  ] satisfies ReviewDecision[])('cannot answer with a time or an entry: %j', async (decision) => {
    await lock();

    await expect(settle(decision)).rejects.toThrow('This question is about a locked PIN.');

    expect(await openItems()).toHaveLength(1);
    expect(await type(PIN, front)).toBe(429);
  });

  it('reads it with the names of the tablets, and settles it', async () => {
    await lock();
    const [item] = await openItems();
    const about = { companyId: company.id, reviewId: item!.id };

    const { out } = await cli.call('getReview', about);
    const settled = await cli.call('settleReview', about, { decision: 'accept', reason: 'asked her' });

    expect(JSON.parse(out)).toMatchObject({ reason: 'pin_locked', employeeId: employee.id });
    for (const name of ['Anna', 'Front door', 'Kitchen', 'Store']) expect(out).toContain(name);
    expect(JSON.parse(settled.out)).toMatchObject({ pin: 'unlocked' });
    expect(await type(PIN, front)).toBe(200);
  });

  it('leaves the PIN locked by a refusal', async () => {
    await lock();
    const [item] = await openItems();
    const about = { companyId: company.id, reviewId: item!.id };

    const { out } = await cli.call('settleReview', about, { decision: 'reject', reason: 'no' });

    expect(JSON.parse(out)).toMatchObject({ pin: 'locked' });
  });
});

describe('the review item about a locked PIN', () => {
  it('settles itself when somebody unlocks the PIN', async () => {
    await lock();

    await cli.call('unlockPin', { companyId: company.id, employeeId: employee.id });

    expect(await items()).toMatchObject([{ decision: 'unlocked' }]);
    expect(await openItems()).toEqual([]);
    expect(await type(PIN, front)).toBe(200);
  });

  it('settles itself when somebody gets a new PIN', async () => {
    await lock();

    await cli.run(['pin', 'set', company.id, employee.id]);

    expect(await items()).toMatchObject([{ decision: 'unlocked' }]);
    expect(await openItems()).toEqual([]);
  });

  it('settles itself within the minute after the lock has passed, and not before', async () => {
    await lock();

    api.time.advance({ ms: DAY_MS - 1 });
    await aMinutePasses();
    const before = await openItems();
    api.time.advance({ ms: 1 });
    await aMinutePasses();

    expect(before).toHaveLength(1);
    expect(await items()).toMatchObject([{ decision: 'expired' }]);
    expect(await openItems()).toEqual([]);
  });

  it('settles itself when the next lock opens a new one', async () => {
    await lock();
    api.time.advance({ ms: DAY_MS });
    const devices = [];
    for (let n = 0; n < 3; n += 1) devices.push(await api.given.aDevice(manager));

    for (const [index, device] of devices.entries()) await typeWrong([4, 4, 2][index]!, device);

    const [first, second, ...others] = await items();
    expect(first).toMatchObject({ decision: 'expired' });
    expect(second).toMatchObject({ settled_at: null });
    expect(detailsOf(second)).toMatchObject({ guesses: devices.map(({ id }) => ({ deviceId: id })) });
    expect(others).toEqual([]);
  });

  it('stays open when the PIN of somebody else is unlocked', async () => {
    const colleague = await api.given.anEmployee(company, { pin: PIN });
    await lock();

    await cli.call('unlockPin', { companyId: company.id, employeeId: colleague.id });

    expect(await openItems()).toHaveLength(1);
  });
});

describe('a locked PIN does not block pay', () => {
  it('in the approval or in the payroll preview, and it does not count as a punch in review', async () => {
    await api.given.aRule(company);
    await api.given.anEntry(employee, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
    await lock();
    const range = { startDate: '2026-03-02', endDate: '2026-03-02' };
    const employees = await listEmployees(companyScope(knex(), company.id));

    const approval = await approveTimesheets(api.deps, {
      ...(await author()),
      employees,
      range,
      skipOpen: false,
    });
    const preview = await previewPayrollExport(knex(), {
      companyId: company.id,
      range,
      target: 'generic',
      employeeIds: null,
      now: api.time.clock(),
    });

    expect(await openItems()).toHaveLength(1);
    expect(approval).toMatchObject({ isApproved: true });
    expect(preview.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(preview.lines.filter(({ employeeId }) => employeeId === employee.id)).not.toEqual([]);
    expect(await countPunchesInReview(companyScope(knex(), company.id), employee.id)).toBe(0);
  });
});

async function sendSealed(tablet: Tablet, times: number): Promise<void> {
  const taps = [];
  for (let n = 0; n < times; n += 1) taps.push(await tablet.tap({ employee, action: 'start', pin: WRONG }));
  await tablet.send(taps);
  await api.deps.inboxJudge.drain();
}
