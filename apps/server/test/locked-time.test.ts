// Approved time stays as it is, whichever way somebody comes to it: each way is tried here, and the time is the same afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { correctEntry, entriesByCall } from './entries-by-call.ts';
import { PIN } from './given.ts';
import { aPunchClock, type Tablet } from './tablet.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let cli: TestCommandLine;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;
let locked: TimeEntryRow;

beforeAll(async () => {
  api = await startApi();
  cli = await startCommandLine(api);
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});
/** Eight hours that ended an hour ago, and that somebody has approved. */
beforeEach(async () => {
  api.time.advance({ hours: 25 });
  ({ company, manager, employee, tablet } = await aPunchClock(api));
  const now = api.time.clock();
  const at = (ago: number) => new Date(now - ago * HOUR_MS).toISOString();
  const { id } = await api.given.anEntry(employee, at(9), at(1), { is_locked: true });
  locked = (await stored().where({ id }))[0]!;
});

const knex = () => api.deps.database.knex;
const stored = () => knex()<TimeEntryRow>('time_entries').where({ company_id: company.id });
const instant = (ago: number) => new Date(api.time.clock() - ago * HOUR_MS).toISOString();
const REASON = { reason: 'Gleymdist' };
const time = (from: number, to: number) => ({
  ...{ kind: 'work', startAtUtc: instant(from), endAtUtc: instant(to), breaks: [] },
  ...{ projectId: null, subProjectId: null, isDraft: false },
});

type Way = () => Promise<readonly unknown[]>;

const atDesk = async () => {
  const { token } = await api.given.aSession(manager);
  const params = { companyId: company.id, timeEntryId: locked.id };
  const { headers } = await api.call('getTimeEntry', { params, token });
  return { token, params, headers: { 'If-Match': headers.get('ETag') ?? '' } };
};
const told = ({ status, codes }: { readonly status: number; readonly codes: readonly string[] }) => [
  status,
  ...codes,
];

const DESK: Readonly<Record<string, readonly [Way, string]>> = {
  'a changed end': [
    async () => {
      const { token } = await atDesk();
      const signed = { companyId: company.id, token };
      return told(await correctEntry(api, signed, locked.id, { ...time(9, 2), ...REASON }));
    },
    'entry.locked',
  ],
  'a split': [
    async () =>
      told(await api.call('splitTimeEntry', { ...(await atDesk()), body: { atUtc: instant(4), ...REASON } })),
    'entry.locked',
  ],
  'a removal': [
    async () => told(await api.call('removeTimeEntry', { ...(await atDesk()), body: REASON })),
    'entry.locked',
  ],
  'a new entry over it': [
    async () => {
      const { token } = await atDesk();
      const body = { employeeId: employee.id, ...time(5, 0.5), ...REASON };
      return told(await api.call('addTimeEntry', { params: { companyId: company.id }, token, body }));
    },
    'entry.overlaps',
  ],
};

describe('approved time', () => {
  it.each(Object.entries(DESK))('refuses %s at the desk', async (_, [way, code]) => {
    expect(await way()).toEqual([409, code]);
    expect(await stored()).toEqual([locked]);
  });

  it('refuses a change and a removal at the command line, with the way to open it', async () => {
    const { change, remove } = entriesByCall(cli, company.id);

    const ends = [await change(locked.id, { endAtUtc: instant(2) }), await remove(locked.id)];

    expect(ends.map(({ code }) => code)).toEqual([1, 1]);
    for (const { err } of ends) expect(err).toContain('stimpill timesheet unlock');
    expect(await stored()).toEqual([locked]);
  });

  it('makes a question of a late punch of a tablet that falls into it', async () => {
    const late = await tablet.tap({ employee, action: 'start', pin: PIN });
    api.time.advance({ hours: 12 });
    const { id } = await api.given.anEntry(employee, instant(12.5), instant(4), { is_locked: true });
    const before = await stored();

    await tablet.send([late]);
    await api.deps.inboxJudge.drain();

    const items = await knex()<ReviewItemRow>('review_items').where({ company_id: company.id });
    expect(items).toMatchObject([{ reason: 'period_locked', settled_at: null }]);
    expect(await stored()).toEqual(before);
    expect(before.map((entry) => entry.id)).toContain(id);
  });

  it('is not approved a second time, and lets a live punch begin time of its own', async () => {
    const { token } = await api.given.aSession(manager);
    const days = { startDate: instant(9).slice(0, 10), endDate: instant(0).slice(0, 10) };
    const body = { ...days, employeeIds: [employee.id] };
    const params = { companyId: company.id };

    const approved = await api.call('approvePayrollMonth', { params, token, body });
    const punch = { action: 'start', employeeId: employee.id };
    const punched = await api.call('partnerPunch', { token, params, body: punch });

    expect(approved.data.lockedEntries).toBe(0);
    expect([punched.status, (await stored()).length]).toEqual([200, 2]);
    expect(await stored().where({ id: locked.id })).toEqual([locked]);
  });
});
