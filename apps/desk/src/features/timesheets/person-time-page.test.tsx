import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { PersonDay, PersonDays, PersonEntry, TimeEntryRecord } from '#api/timesheets.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { ANNA } from '#testing/people.ts';

const RECORD: TimeEntryRecord = {
  id: 'e1',
  employeeId: 'a1',
  kind: 'work',
  startAtUtc: '2026-03-02T07:00:12.345Z',
  endAtUtc: '2026-03-02T15:00:40.001Z',
  breaks: [],
  projectId: null,
  subProjectId: null,
  isDraft: false,
  isLocked: false,
};
const PUNCHED = {
  how: 'punch',
  door: 'station',
  tabletName: 'Kaffivél',
  by: null,
  atUtc: '2026-03-02T07:00:13.000Z',
  punchedAtUtc: '2026-03-02T07:00:12.345Z',
  reason: null,
} as const;
const ENTRY: PersonEntry = {
  ...RECORD,
  workedMinutes: 480,
  unpaidBreakMinutes: 0,
  buckets: { daytimeMinutes: 480 },
  ruleName: 'SGS/Efling dagvinna',
  ruleVersionNumber: 1,
  isKeptOtherwise: false,
  startOrigin: PUNCHED,
  endOrigin: PUNCHED,
  approval: null,
};
const LOCKED: PersonEntry = {
  ...ENTRY,
  id: 'e2',
  startAtUtc: '2026-03-02T16:00:00.000Z',
  endAtUtc: '2026-03-02T18:00:00.000Z',
  workedMinutes: 120,
  isLocked: true,
  approval: { by: 'Björk', atUtc: '2026-03-03T09:00:00.000Z', reason: null },
};
const HOURS = {
  workedMinutes: 600,
  plannedMinutes: 480,
  buckets: { daytimeMinutes: 600 },
  credits: { restTimeOff: 45 },
  absences: {},
  payLines: [{ key: 'DV', names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }], minutes: 600 }],
};
const DAY: PersonDay = {
  date: '2026-03-02',
  isClosed: false,
  ...HOURS,
  creditsGiven: [],
  flags: ['offPlan'],
  entries: [ENTRY, LOCKED],
  shifts: [],
  reviews: [],
};
const DAYS: PersonDays = {
  employeeId: 'a1',
  employeeDisplayName: ANNA.displayName,
  departmentIds: ['d1'],
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  ...HOURS,
  days: [DAY],
  balanceDate: '2026-03-31',
  balances: [
    { account: 'restTimeOff', remainingMinutes: -30, earnedMinutes: 0, takenMinutes: 30, paidMinutes: 0 },
  ],
};
const EFFECT = {
  employeeId: 'a1',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  workedMinutesBefore: 600,
  workedMinutesAfter: 660,
  moved: { dates: [], lines: [] },
  lines: [{ ...HOURS.payLines[0], beforeMinutes: 600, afterMinutes: 660 }],
};
const PERSON_DAYS = '/companies/c1/employees/a1/days';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/people/a1', { data: ANNA });
  api.answer('GET /companies/c1/desk-frame', { data: FRAME });
  api.answer('GET /companies/c1/structure/projects', { data: [] });
  api.answer(`GET ${PERSON_DAYS}`, { data: DAYS });
  api.answer('GET /companies/c1/time-entries/e1', { data: RECORD, version: '"1"' });
  api.answer('POST /companies/c1/correction-effects', { data: EFFECT });
  window.history.replaceState(null, '', '/desk/timesheets/a1?from=2026-03-10');
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = () => render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
const sent = (method: string, path: string) =>
  api.requests.filter((each) => each.method === method && new URL(each.url).pathname.endsWith(path));
const bodyOf = async (request: Request | undefined) =>
  request && ((await request.clone().json()) as Record<string, unknown>);

async function openCorrection() {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Correct 07:00–15:00' }));
  await screen.findByRole('textbox', { name: 'End' });
  return within(screen.getByRole('dialog', { name: 'Correct 07:00–15:00' }));
}
async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the working time of a person', () => {
  it('shows the pay period of the address, its sums by the names of the rules, and what is left of time off', async () => {
    open();

    expect(await screen.findByRole('heading', { name: '1 Mar 2026 to 31 Mar 2026' })).toBeDefined();
    const query = new URL(sent('GET', PERSON_DAYS)[0]?.url ?? '').searchParams;
    expect([query.get('startDate'), query.get('endDate')]).toEqual(['2026-03-01', '2026-03-31']);
    expect((await screen.findAllByText('day work'))[0]?.textContent).toBe('day work 10 h');
    expect(screen.getByText('−30 min')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Next pay period' }).getAttribute('href')).toContain(
      'from=2026-04-01',
    );
  });

  it('says where time comes from, what to look at, and who approved what cannot be corrected', async () => {
    open();

    expect(await screen.findByText('Differs from the plan')).toBeDefined();
    expect(screen.getAllByText(/punched, Kaffivél/)).toHaveLength(2);
    expect(screen.getByText(/Approved by Björk on 3 Mar 2026 09:00/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Correct 16:00–18:00' })).toBeNull();
  });

  it('explains a day stretch by stretch to payroll with the pages where it is written, and as the worker reads it', async () => {
    const stretch = {
      startAtUtc: '2026-03-02T07:00:00.000Z',
      endAtUtc: '2026-03-02T15:00:00.000Z',
      hours: '07:00–15:00',
      minutes: 480,
      className: 'day work',
      bucketName: 'day work',
      payLine: 'DV',
      premiumLines: [],
      reasons: [
        {
          sentence: 'Monday to Friday, 07:00–17:00.',
          source: { text: 'clause 2.1', addresses: ['https://efling.is/dagvinna/'] },
        },
      ],
      paidAs: '480 min are paid on DV.',
      forWorker: '07:00–15:00, 8 h: day work. This follows the rule "SGS".',
    };
    const entry = {
      timeEntryId: 'e1',
      startAtUtc: RECORD.startAtUtc,
      endAtUtc: RECORD.endAtUtc,
      isDraft: false,
      isLocked: false,
      workedMinutes: 480,
      unpaidBreakMinutes: 0,
      keptOtherwise: null,
      stretches: [stretch],
      credits: [],
    };
    api.answer('GET /companies/c1/employees/a1/explained-days/2026-03-02', {
      data: { ...DAY, language: 'en', holiday: null, entries: [entry], credits: [], issues: [] },
    });
    open();

    const why = { name: 'Why Monday 2 Mar 2026 is paid as it is' };
    await userEvent.click(await screen.findByRole('button', why));

    expect(await screen.findByText('Monday to Friday, 07:00–17:00.')).toBeDefined();
    expect(screen.getByText('480 min are paid on DV.')).toBeDefined();
    // The heading of the entry and its stretch are written alike.
    const heading = screen.getByRole('heading', { level: 4, name: '07:00–15:00' });
    expect(within(heading.parentElement!).getByText('07:00–15:00', { selector: 'b' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'https://efling.is/dagvinna/', hidden: true })).toBeDefined();

    await userEvent.click(screen.getByRole('radio', { name: 'As the employee reads it' }));

    expect(screen.getByText('07:00–15:00, 8 h: day work. This follows the rule "SGS".')).toBeDefined();
    expect(screen.queryByText('480 min are paid on DV.')).toBeNull();
  });

  it('offers to take an approval back on a closed day, with time on it or without, in the place of adding to it', async () => {
    const closed = { ...DAY, date: '2026-03-03', isClosed: true, flags: [], entries: [] };
    api.answer(`GET ${PERSON_DAYS}`, { data: { ...DAYS, days: [{ ...DAY, entries: [ENTRY] }, closed] } });
    open();

    expect(await screen.findByRole('button', { name: 'Add time on Monday 2 Mar 2026' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add time on Tuesday 3 Mar 2026' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take back the approval' })).toBeDefined();
    await userEvent.click(
      screen.getByRole('button', { name: 'Take back the approval, with Tuesday 3 Mar 2026' }),
    );
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('lets nobody correct their own time, and says so', async () => {
    api.answer('GET /session', { data: { ...BJORK, userId: 'a1' } });
    open();

    expect(await screen.findByText(/This is your own time/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add time' })).toBeNull();
  });
});

describe('a correction', () => {
  it('shows what it changes in pay before it is saved, and keeps the seconds of what was not touched', async () => {
    const dialog = await openCorrection();

    await type(dialog.getByRole('textbox', { name: 'End' }), '16');

    expect(await dialog.findByRole('row', { name: 'day work 10 h 11 h +1 h' })).toBeDefined();
    // On a slow machine `1` was tried before `16`.
    await waitFor(async () =>
      expect(await bodyOf(sent('POST', '/correction-effects').at(-1))).toMatchObject({
        timeEntryId: 'e1',
        entry: { startAtUtc: RECORD.startAtUtc, endAtUtc: '2026-03-02T16:00:00.000Z' },
      }),
    );
  });

  it('is saved in the version that was read, with its reason, and is undone in one press', async () => {
    const changed = { ...RECORD, endAtUtc: '2026-03-02T16:00:00.000Z' };
    api.answer('PUT /companies/c1/time-entries/e1', { data: changed, version: '"2"' });
    const dialog = await openCorrection();
    await type(dialog.getByRole('textbox', { name: 'End' }), '1600');
    await type(dialog.getByRole('textbox', { name: 'Why' }), 'Forgot to clock out');

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It is as it was.')).toBeDefined();
    const [first, second] = sent('PUT', '/time-entries/e1');
    expect([first?.headers.get('if-match'), second?.headers.get('if-match')]).toEqual(['"1"', '"2"']);
    expect(await bodyOf(first)).toMatchObject({ endAtUtc: changed.endAtUtc, reason: 'Forgot to clock out' });
    expect(await bodyOf(second)).toMatchObject({ endAtUtc: RECORD.endAtUtc });
  });

  it('names the entry that it would overlap, and leads there', async () => {
    const message = 'It would overlap the time entry e2, 2026-03-02 16:00 to 18:00.';
    const code = 'entry.overlaps';
    api.answer('POST /companies/c1/correction-effects', {
      ...{ status: 409, code, field: 'entry.startAtUtc', message },
    });
    const dialog = await openCorrection();

    await type(dialog.getByRole('textbox', { name: 'End' }), '17');

    expect(await dialog.findByText(/It overlaps the entry 16:00–18:00/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Go to that entry' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('entry-e2'));
  });

  it('finds an entry that it would overlap in another pay period, and leads to its day', async () => {
    const id = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';
    const message = `It would overlap the time entry ${id}.`;
    api.answer('POST /companies/c1/correction-effects', { status: 409, code: 'entry.overlaps', message });
    const times = { startAtUtc: '2026-04-01T20:00:00.000Z', endAtUtc: '2026-04-01T22:00:00.000Z' };
    api.answer(`GET /companies/c1/time-entries/${id}`, { data: { ...RECORD, id, ...times } });
    const dialog = await openCorrection();

    await type(dialog.getByRole('textbox', { name: 'End' }), '17');

    expect(await dialog.findByText(/It overlaps the entry 1 Apr 2026 20:00–22:00/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Go to that entry' }));
    await waitFor(() => expect(location.search).toBe('?from=2026-04-01&day=2026-04-01'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows both versions where somebody else was faster', async () => {
    api.answer('PUT /companies/c1/time-entries/e1', { status: 412, code: 'record.changed_meanwhile' });
    const dialog = await openCorrection();
    await type(dialog.getByRole('textbox', { name: 'End' }), '16');
    await type(dialog.getByRole('textbox', { name: 'Why' }), 'Forgot');
    const theirs = { ...RECORD, endAtUtc: '2026-03-02T14:00:00.000Z' };
    api.answer('GET /companies/c1/time-entries/e1', { data: theirs, version: '"9"' });

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('row', { name: 'End 2 Mar 2026 16:00 2 Mar 2026 14:00' })).toBeDefined();
  });

  it('keeps of two times that the clock shows alike the one that was read, and takes the other when it is chosen', async () => {
    api.answer('GET /session', {
      data: { ...BJORK, company: { ...BJORK.company, timeZone: 'Europe/Warsaw' } },
    });
    const night = { ...RECORD, startAtUtc: '2026-10-24T20:00:00.000Z', endAtUtc: '2026-10-25T01:30:12.000Z' };
    api.answer('GET /companies/c1/time-entries/e1', { data: { ...night, breaks: [] }, version: '"7"' });
    api.answer('PUT /companies/c1/time-entries/e1', { data: night, version: '"8"' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Correct 08:00/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Correct / }));
    const legend = 'End: the clock shows 02:30 twice in that night';
    const both = within(await dialog.findByRole('group', { name: legend }));
    expect(both.getByRole<HTMLInputElement>('radio', { name: '02:30, second time (UTC+1)' }).checked).toBe(
      true,
    );

    await userEvent.click(both.getByRole('radio', { name: '02:30, first time (UTC+2)' }));
    await type(dialog.getByRole('textbox', { name: 'Why' }), 'Forgot');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent('PUT', '/time-entries/e1')).toHaveLength(1));
    expect(await bodyOf(sent('PUT', '/time-entries/e1')[0])).toMatchObject({
      ...{ startAtUtc: '2026-10-24T20:00:00.000Z', endAtUtc: '2026-10-25T00:30:00.000Z' },
    });
  });

  it('asks for the times that are missing, beside their fields', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add time' }));
    await type(dialog.getByRole('textbox', { name: 'Why' }), 'The tablet was off');

    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

    expect(await dialog.findByText('Type a time, such as 7:30 or 0730.')).toBeDefined();
    expect(sent('POST', '/time-entries')).toEqual([]);
  });
});

describe('an approval', () => {
  it('is taken back for the pay period, with a reason', async () => {
    api.answer('POST /companies/c1/payroll-month/reopening', { data: { reopenedEntries: 2, moved: [] } });
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'Take back the approval 16:00–18:00' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Take back the approval: Anna/ }));
    await type(dialog.getByRole('textbox', { name: 'Why' }), 'A shift was missing');
    await userEvent.click(dialog.getByRole('button', { name: 'Take back the approval' }));

    expect(await screen.findByText('2 time entries can be corrected again.')).toBeDefined();
    const body = await bodyOf(sent('POST', '/payroll-month/reopening')[0]);
    const period = { startDate: '2026-03-01', endDate: '2026-03-31' };
    expect(body).toEqual({ ...period, employeeIds: ['a1'], reason: 'A shift was missing' });
  });

  it('that somebody else has taken back already says so', async () => {
    api.answer('POST /companies/c1/payroll-month/reopening', { status: 409, code: 'payroll.not_approved' });
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'Take back the approval' }));
    const dialog = within(screen.getByRole('dialog'));
    await type(dialog.getByRole('textbox', { name: 'Why' }), 'A shift was missing');
    await userEvent.click(dialog.getByRole('button', { name: 'Take back the approval' }));

    expect(await dialog.findByText(/Nothing in this pay period is approved any more/)).toBeDefined();
  });
});

describe('a link to one day', () => {
  it('comes to it', async () => {
    window.history.replaceState(null, '', '/desk/timesheets/a1?from=2026-03-01&day=2026-03-02');
    open();

    await waitFor(() => expect(document.activeElement?.id).toBe('day-2026-03-02'));
  });
});
