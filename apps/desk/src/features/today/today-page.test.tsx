import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgain } from '#api/calls.ts';
import type { PersonToday, Today } from './today-queries.ts';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const GET = 'GET /companies/c1/today';
const KITCHEN = { id: 'd1', name: 'Kitchen' };
const hour = (at: string) => `2026-11-23T${at}:00.000Z`;

const aPerson = (employeeId: string, displayName: string, rest: Partial<PersonToday> = {}): PersonToday => ({
  ...{ employeeId, displayName, phone: null, departments: [], state: 'free', inSinceAtUtc: null, door: null },
  ...{ tabletName: null, projectName: null, plannedStartAtUtc: null, plannedEndAtUtc: null, leftAtUtc: null },
  ...{
    absenceType: null,
    absenceKindId: null,
    forgottenSinceAtUtc: null,
    openEntryId: null,
    call: null,
    proposedOut: null,
  },
  ...rest,
});

const DAY: Today = {
  date: '2026-11-23',
  people: [
    aPerson('e1', 'Anna Ásudóttir', {
      ...{ state: 'in', inSinceAtUtc: hour('07:58'), door: 'station', tabletName: 'Front door' },
      ...{ plannedStartAtUtc: hour('08:00'), plannedEndAtUtc: hour('16:00'), projectName: 'Weddings' },
      ...{ phone: '+354 555 0101', departments: [KITCHEN], openEntryId: 't1' },
    }),
    aPerson('e2', 'Bo Late', {
      ...{ state: 'overdue', plannedStartAtUtc: hour('08:00'), plannedEndAtUtc: hour('16:00') },
    }),
    aPerson('e3', 'Cecil Still', {
      ...{ state: 'in', inSinceAtUtc: '2026-11-22T08:00:00.000Z' },
      ...{ forgottenSinceAtUtc: '2026-11-22T08:00:00.000Z', openEntryId: 't3' },
      proposedOut: { atUtc: '2026-11-22T16:00:00.000Z', from: 'plan' },
    }),
    aPerson('e4', 'Dís Sick', { state: 'absent', absenceType: 'sick' }),
  ],
  tablets: [{ id: 't1', name: 'Front door', lastSeenAtUtc: hour('06:00'), isSilent: true, concerns: 2 }],
  holidaysMissedUntil: null,
  missingBackups: null,
  proxyTrouble: null,
  clockTrouble: null,
};

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(hour('08:42')));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(GET, { data: DAY, version: 'W/"1"' });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address = '/desk/') {
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  render(<App language="en" client={client} router={createDeskRouter()} />);
  return client;
}
const lineOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!;

describe('the page of today', () => {
  it('is the first one, and says since when, where and until when somebody is in', async () => {
    open();

    const line = await lineOf('Anna Ásudóttir');
    const says = 'In since 07:58 · Front door · Weddings · expected until 16:00';
    expect(within(line).getByText(says)).toBeTruthy();
    const call = within(line).getByRole('link', { name: 'Call Anna Ásudóttir' });
    expect(call.getAttribute('href')).toBe('tel:+3545550101');
  });

  it('says how late somebody is, and in words that a clock-out is missing since yesterday', async () => {
    open();

    expect(within(await lineOf('Bo Late')).getByText('Due at 08:00, 42 min late')).toBeTruthy();
    const said = 'A clock-out seems to be missing: in since 22 Nov 2026 08:00';
    expect(within(await lineOf('Cecil Still')).getByText(said)).toBeTruthy();
    expect(within(await lineOf('Dís Sick')).getByText('Sick')).toBeTruthy();
  });

  it('tells the owner that backups are missing, since when, and what to do; and nothing while there are', async () => {
    open();
    await lineOf('Bo Late');
    expect(screen.queryByText(/backup/)).toBeNull();
    cleanup();
    api.answer(GET, { data: { ...DAY, missingBackups: { newestAtUtc: hour('05:15') } }, version: 'W/"2"' });
    open();

    expect(
      await screen.findByText('There has been no backup of the data since 23 Nov 2026 05:15.'),
    ).toBeTruthy();
    expect(screen.getByText(/Ask the operator of the server to look/)).toBeTruthy();
  });

  it.each([
    [
      'not_believed',
      '10.0.0.5',
      /does not believe it/,
      /one address: .* locks a person out .* lack the mark/,
      /TRUST_PROXY=10\.0\.0\.5/,
    ],
    ['not_believed', null, /does not believe it/, /one address/, /a stranger made it up/],
    ['no_address', '10.0.0.5', /does not say from where/, /one address/, /send X-Forwarded-For/],
    [
      'too_wide',
      '10.0.0.5',
      /more proxies than there are/,
      /claim any address/,
      /TRUST_PROXY to the proxies/,
    ],
  ] as const)(
    'tells the owner what is wrong with a proxy, what follows and what to do: %s, %s',
    async (kind, peer, ...texts) => {
      api.answer(GET, { data: { ...DAY, proxyTrouble: { kind, peer } }, version: 'W/"2"' });
      open();

      for (const text of texts as readonly RegExp[]) expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it.each([
    [90.04, /web-2 is 90 s ahead/],
    [-2.5, /web-2 is 2\.5 s behind/],
  ])(
    'names to the owner the server whose clock differs, and says what is safe and what to do: %s s',
    async (offsetSeconds, title) => {
      api.answer(GET, {
        data: { ...DAY, clockTrouble: { server: 'web-2', offsetSeconds } },
        version: 'W/"2"',
      });
      open();

      for (const text of [title, /have the time of the database/, /by NTP/])
        expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it('names whom a holiday of the next weeks pays nothing, and leads to their hours in one press', async () => {
    const check = {
      ...{ code: 'holidayHoursUnknown', blocks: false, count: 1, names: [], page: 'people' },
      people: [{ employeeId: 'e9', displayName: 'Freyja Ásgeirsdóttir', count: 2 }],
    };
    api.answer(GET, { data: { ...DAY, holidaysMissedUntil: '2026-12-27' } });
    api.answer('GET /companies/c1/payroll-month', { data: { checks: [check] } });
    open();

    const names = await screen.findByRole('list', { name: 'Whom a holiday pays nothing' });
    const link = within(names).getByRole('link', { name: 'Freyja Ásgeirsdóttir' });
    expect(link.getAttribute('href')).toBe('/desk/people/e9/hours');
  });

  it('looks for no such holiday where everybody has hours or a plan', async () => {
    open();
    await lineOf('Anna Ásudóttir');

    expect(api.requests.some(({ url }) => url.includes('payroll-month'))).toBe(false);
  });

  it('has the numbers on top, and each of them leads to its people', async () => {
    open();

    const numbers = await screen.findByRole('navigation', { name: 'Today in numbers' });
    const told = within(numbers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(told).toEqual([
      '1Forgot to clock out?',
      '1Overdue',
      '1In now',
      '0Expected later',
      '0Gone home',
      '1Away',
      '0Open questions',
    ]);
    const link = within(numbers).getByRole('link', { name: /Overdue/ });
    expect(link.getAttribute('href')).toBe('#overdue');
    expect(screen.getByRole('heading', { name: /^Overdue/ }).id).toBe('overdue');
  });

  it('keeps search and department in its address', async () => {
    open('/desk/today?department=d1');
    await lineOf('Anna Ásudóttir');
    expect(screen.queryByRole('link', { name: 'Bo Late' })).toBeNull();

    await userEvent.selectOptions(screen.getByLabelText('Department'), '');
    await userEvent.type(screen.getByLabelText('Search'), 'late');

    await lineOf('Bo Late');
    await waitFor(() => expect(location.search).toBe('?q=late'));
    expect(screen.queryByRole('link', { name: 'Anna Ásudóttir' })).toBeNull();
  });

  it('tells when a tablet was last seen, and leads to what needs attention', async () => {
    open();

    const tablets = await screen.findByRole('region', { name: 'Tablets' });
    expect(within(tablets).getByText('Last seen 23 Nov 2026 06:00')).toBeTruthy();
    expect(within(tablets).getByText('Silent')).toBeTruthy();
    expect(within(tablets).getByText('Needs attention: 2')).toBeTruthy();
  });

  it('asks with the state that it has', async () => {
    const client = open();
    await lineOf('Bo Late');

    await readAgain(client, 'getToday');

    const asked = api.requests.filter(({ url }) => url.endsWith('/today'));
    expect(asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, 'W/"1"']);
  });

  it('offers on the row what can be done about a person, by their name, and nothing about oneself', async () => {
    open();

    const offered = async (name: string) =>
      within(await lineOf(name))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(await offered('Cecil Still')).toEqual(['Clock out at 16:00 Cecil Still']);
    expect(within(await lineOf('Cecil Still')).getByText('Proposed is the end of the shift')).toBeTruthy();
    expect(await offered('Anna Ásudóttir')).toEqual(['Clock out Anna Ásudóttir']);
    expect(await offered('Bo Late')).toEqual(['Sick Bo Late', 'Clock in Bo Late', 'Called Bo Late']);
    expect(await offered('Dís Sick')).toEqual([]);
  });

  it('leads to the question of somebody who has gone and whose clock-out is missing before a punch', async () => {
    const gone = aPerson('e9', 'Eva Gone', { state: 'gone', forgottenSinceAtUtc: hour('07:00') });
    api.answer(GET, { data: { ...DAY, people: [gone] }, version: 'W/"2"' });
    open();

    const link = within(await lineOf('Eva Gone')).getByRole('link', { name: 'To the question: Eva Gone' });
    expect(link.getAttribute('href')).toBe('/desk/inbox?q=Eva+Gone');
  });

  it('leads to the people where nobody works yet', async () => {
    api.answer(GET, { data: { ...DAY, people: [] } });
    open();

    expect(await screen.findByRole('link', { name: 'To the people' })).toBeTruthy();
  });
});

const ENTRY = {
  ...{ id: 't3', employeeId: 'e3', kind: 'work', startAtUtc: '2026-11-22T08:00:00.000Z', endAtUtc: null },
  ...{ breaks: [], projectId: null, subProjectId: null, isDraft: false, isLocked: false },
};
const ENDED = { ...ENTRY, endAtUtc: '2026-11-22T16:00:00.000Z' };
const EFFECT = {
  ...{ employeeId: 'e3', startDate: '2026-11-01', endDate: '2026-11-30', lines: [] },
  ...{ workedMinutesBefore: 0, workedMinutesAfter: 480, moved: { dates: [], lines: [] } },
};
const OF_ENTRY = '/companies/c1/time-entries/t3';
const ABSENCE = {
  ...{ id: 'a1', employeeId: 'e2', date: '2026-11-23', type: 'sick', minutes: null, note: null },
};
const sent = (method: string, path: string) =>
  Promise.all(
    api.requests
      .filter((each) => each.method === method && each.url.endsWith(path))
      .map((each) => each.clone().json() as Promise<unknown>),
  );

describe('an act on the page of today', () => {
  beforeEach(() => {
    api.answer(`GET ${OF_ENTRY}`, { data: ENTRY, version: '"1"' });
    api.answer('POST /companies/c1/correction-effects', { data: EFFECT });
    api.answer('POST /companies/c1/absence-effects', { data: { dates: ['2026-11-23'], effect: EFFECT } });
  });
  /** Once the record is there. */
  const dialogWith = async (name: string) =>
    within((await screen.findByRole('button', { name })).closest('dialog')!);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('clocks somebody out at the proposed time in two presses, shows what that changes, and is undone', async () => {
    api.answer(`PUT ${OF_ENTRY}`, { data: ENDED, version: '"2"' });
    open();

    await press('Clock out at 16:00 Cecil Still');
    const dialog = await dialogWith('Clock out at 16:00');
    expect(screen.getByRole('dialog', { name: 'Clock out: Cecil Still' })).toBeTruthy();
    expect(dialog.getByText(/The shift ended 22 Nov 2026 16:00/)).toBeTruthy();
    expect(await dialog.findByText('worked')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Clock out at 16:00' }));

    expect(await screen.findByText('Cecil Still is clocked out at 16:00.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Undo');
    await screen.findByText('It is as it was.');
    const bodies = await sent('PUT', '/time-entries/t3');
    expect(bodies).toMatchObject([
      { endAtUtc: ENDED.endAtUtc, reason: 'Forgot to clock out' },
      { endAtUtc: null },
    ]);
    const versions = api.requests.filter(({ method }) => method === 'PUT');
    expect(versions.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  });

  it('takes another time and a ready-made reason, and asks for a time where nothing proposes one', async () => {
    api.answer(`PUT ${OF_ENTRY}`, { data: ENDED, version: '"2"' });
    const people = DAY.people.map((each) =>
      each.employeeId === 'e3' ? { ...each, proposedOut: null } : each,
    );
    api.answer(GET, { data: { ...DAY, people }, version: 'W/"1"' });
    open();

    await press('Clock out Cecil Still');
    const dialog = await dialogWith('Clock out');
    expect(dialog.getByText(/Nothing shows when they left/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Clock out' }));
    expect(await dialog.findByText('Type a time, such as 7:30 or 0730.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Time' }), '1530');
    await userEvent.click(dialog.getByRole('button', { name: 'The tablet was off' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clock out at 15:30' }));

    await screen.findByText('Cecil Still is clocked out at 15:30.');
    expect(await sent('PUT', '/time-entries/t3')).toMatchObject([
      { endAtUtc: '2026-11-22T15:30:00.000Z', reason: 'The tablet was off' },
    ]);
  });

  it('says in its dialog that there is no network, and does it once when it is pressed again', async () => {
    api.answer(`PUT ${OF_ENTRY}`, 'no network', { data: ENDED, version: '"2"' });
    open('/desk/today?open=out-e3');

    const dialog = await dialogWith('Clock out at 16:00');
    const press = dialog.getByRole('button', { name: 'Clock out at 16:00' });
    // Both before an answer can be seen: a press after it is one of its own.
    await act(async () => {
      press.click();
      press.click();
      await Promise.resolve();
    });
    expect(await dialog.findByText('It was sent, but no answer came.')).toBeTruthy();
    expect(await sent('PUT', '/time-entries/t3')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Clock out at 16:00' }));

    await screen.findByText('Cecil Still is clocked out at 16:00.');
  });

  it('is done already where the answer of the first press was lost', async () => {
    api.answer(`PUT ${OF_ENTRY}`, { status: 412, code: 'record.changed_meanwhile' });
    open('/desk/today?open=out-e3');

    const dialog = await dialogWith('Clock out at 16:00');
    api.answer(`GET ${OF_ENTRY}`, { data: ENDED, version: '"2"' });
    await userEvent.click(dialog.getByRole('button', { name: 'Clock out at 16:00' }));

    await screen.findByText('Cecil Still is clocked out at 16:00.');
  });

  it('says what somebody else did who was faster, and changes nothing', async () => {
    api.answer(`PUT ${OF_ENTRY}`, { status: 412, code: 'record.changed_meanwhile' });
    open('/desk/today?open=out-e3');

    const dialog = await dialogWith('Clock out at 16:00');
    const other = { ...ENTRY, endAtUtc: '2026-11-22T17:00:00.000Z' };
    api.answer(`GET ${OF_ENTRY}`, { data: other, version: '"2"' });
    await userEvent.click(dialog.getByRole('button', { name: 'Clock out at 16:00' }));

    expect(await screen.findByText('Already clocked out: 08:00–17:00.')).toBeTruthy();
    expect(screen.queryByText(/is clocked out at/)).toBeNull();
  });

  it('enters a sick day in two presses, says where there is one already, and is undone', async () => {
    api.answer('POST /companies/c1/absences', { status: 409, code: 'absence.overlaps' }, { data: [ABSENCE] });
    api.answer('POST /companies/c1/absence-removals', { data: { absenceIds: ['a1'] } });
    open();

    await press('Sick Bo Late');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sick today: Bo Late' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enter the sick day' }));
    expect(await dialog.findByText('An absence is already entered for this day.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Enter the sick day' }));

    await screen.findByText('Bo Late is entered as sick today.');
    await press('Undo');
    await screen.findByText('It is as it was.');
    const day = { employeeId: 'e2', type: 'sick', startDate: '2026-11-23', endDate: '2026-11-23' };
    expect(await sent('POST', '/absences')).toEqual([day, day]);
    expect(await sent('POST', '/absence-removals')).toMatchObject([{ absenceIds: ['a1'] }]);
  });

  it('clocks somebody in now, says with what it overlaps, and takes that back as it was added', async () => {
    const added = { ...ENTRY, id: 't9', employeeId: 'e2', startAtUtc: hour('08:42') };
    api.answer(
      'POST /companies/c1/time-entries',
      { status: 409, code: 'entry.overlaps', field: 'startAtUtc' },
      { data: added },
    );
    api.answer('GET /companies/c1/time-entries/t9', { data: added, version: '"1"' });
    api.answer('POST /companies/c1/time-entries/t9/removal', { data: { timeEntryId: 't9' } });
    open();

    await press('Clock in Bo Late');
    const dialog = within(await screen.findByRole('dialog', { name: 'Clock in: Bo Late' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clock in at 08:42' }));
    expect(await dialog.findByText('It overlaps other time of this person.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Clock in at 08:42' }));

    await screen.findByText('Bo Late is clocked in since 08:42.');
    await press('Undo');
    await screen.findByText('It is as it was.');
    expect(await sent('POST', '/time-entries/t9/removal')).toHaveLength(1);
  });

  it('notes in one press that somebody who is late was called, shows who did, and takes that back', async () => {
    const call = { atUtc: hour('08:41'), byName: 'Björk' };
    api.answer('POST /companies/c1/people/e2/call', 'no network', {
      data: { employeeId: 'e2', calledAtUtc: call.atUtc },
    });
    api.answer('DELETE /companies/c1/people/e2/call', { data: { employeeId: 'e2', calledAtUtc: null } });
    open();
    await press('Called Bo Late');
    await screen.findByText(/(no answer came|cannot be reached)/);
    const people = DAY.people.map((person) => (person.employeeId === 'e2' ? { ...person, call } : person));
    api.answer(GET, { data: { ...DAY, people }, version: 'W/"2"' });

    await press('Called Bo Late');

    await screen.findByText('Noted: Bo Late was called.');
    expect(await within(await lineOf('Bo Late')).findByText('Called at 08:41 by Björk')).toBeTruthy();
    await press('Undo');
    await screen.findByText('It is as it was.');
    const removals = api.requests.filter(({ method }) => method === 'DELETE');
    expect(removals.map(({ url }) => url)).toEqual([expect.stringMatching(/\/people\/e2\/call$/)]);
  });
});
