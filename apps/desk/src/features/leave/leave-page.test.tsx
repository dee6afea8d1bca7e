import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { AwayDay, LeaveCalendar, LeaveCase, LeaveRequest } from '#api/leave.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { LISTED_ANNA } from '#testing/people.ts';
import { daysInARow } from './days-in-a-row.ts';

const LIST = 'GET /companies/c1/leave-requests';

const aRequest = (id: string, employeeName: string, rest: Partial<LeaveRequest> = {}): LeaveRequest => ({
  ...{ id, employeeId: `of-${id}`, employeeName, departmentIds: [], note: '', decision: null },
  ...{ startDate: '2026-04-13', endDate: '2026-04-17', minutes: null, percent: null },
  ...{ kindId: null, countsAs: 'vacation', status: 'pending', writtenAs: null, writtenKindId: null },
  ...rest,
});

const aCase = (request: LeaveRequest, rest: Partial<LeaveCase> = {}): LeaveCase => ({
  request,
  days: [{ date: '2026-04-13', minutes: 480 }],
  vacation: {
    ...{ entitledMinutes: 11_520, usedMinutes: 0, pendingMinutes: 480, remainingMinutes: -480 },
    ...{ periodStartDate: '2025-05-01', periodEndDate: '2026-04-30' },
  },
  away: [],
  refusal: null,
  effect: {
    ...{ employeeId: request.employeeId, startDate: '2026-04-01', endDate: '2026-04-30' },
    ...{ workedMinutesBefore: 0, workedMinutesAfter: 0, moved: { dates: [], lines: [] } },
    lines: [{ key: 'vacation', names: [], beforeMinutes: 0, afterMinutes: 480 }],
  },
  ...rest,
});

const ANNA = aRequest('r1', 'Anna Ásudóttir');
const BO = aRequest('r2', 'Bo Late');
const DECIDED = aRequest('r3', 'Ester Egg', { status: 'approved', writtenAs: 'vacation' });

const away = (date: string, absenceId: string, rest: Partial<AwayDay> = {}): AwayDay => ({
  ...{
    date,
    type: 'sick',
    kindId: null,
    minutes: 480,
    isWholeDay: true,
    isPending: false,
    note: '',
    absenceId,
    requestId: null,
  },
  ...rest,
});

const APRIL: LeaveCalendar = {
  holidays: [{ date: '2026-04-03', name: 'Föstudagurinn langi', isPublicHoliday: true }],
  people: [
    {
      ...{ employeeId: 'e1', employeeName: 'Anna Ásudóttir', departmentIds: [] },
      days: [away('2026-04-14', 'a1'), away('2026-04-15', 'a2', { minutes: 90, isWholeDay: false })],
    },
  ],
};

/** It changes nothing in pay. */
const PAY_EFFECT = {
  ...{ employeeId: 'e1', startDate: '2026-04-01', endDate: '2026-04-30', workedMinutesBefore: 0 },
  ...{ workedMinutesAfter: 0, lines: [], moved: { dates: [], lines: [] } },
};

let api: FakeApi;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/desk-frame', { data: { ...FRAME, waitingLeave: 2 } });
  api.answer(LIST, { data: [ANNA, BO] });
  api.answer(`${LIST}/r1`, { data: aCase(ANNA) });
  api.answer(`${LIST}/r2`, { data: aCase(BO) });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address = '/desk/leave') {
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  render(<App language="en" client={client} router={createDeskRouter()} />);
  return client;
}

const sentTo = (path: string) =>
  api.requests.find(({ url, method }) => method === 'POST' && new URL(url).pathname.endsWith(path));

/** With what the list was asked for, each way once. */
const listsAsked = () => {
  const lists = api.requests.filter(({ url }) => new URL(url).pathname.endsWith('/leave-requests'));
  return [...new Set(lists.map(({ url }) => new URL(url).search))];
};

describe('the requests', () => {
  it('show the first one with its balance and its effect, and how many wait', async () => {
    open();

    const request = await screen.findByRole('article', { name: 'Anna Ásudóttir' });
    expect(await within(request).findByText('1 working day · 8 h')).toBeTruthy();
    expect(within(request).getByText('−8 h')).toBeTruthy();
    expect(within(request).getByText('+8:00')).toBeTruthy();
    expect(await screen.findByText('Requests that wait: 2')).toBeTruthy();
  });

  it('are approved with one key, and go on to the next', async () => {
    open();
    await screen.findByText('+8:00');
    api.answer('POST /companies/c1/leave-requests/r1/approval', { data: ANNA });

    await userEvent.keyboard('a');

    expect(await screen.findByRole('article', { name: 'Bo Late' })).toBeTruthy();
    expect(await sentTo('/r1/approval')?.json()).toEqual({ type: 'vacation' });
    expect(await screen.findByText('The leave of Anna Ásudóttir is approved.')).toBeTruthy();
  });

  it('are refused with a word alone', async () => {
    open();
    await screen.findByText('+8:00');
    api.answer('POST /companies/c1/leave-requests/r1/refusal', { data: ANNA });

    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('Write why, so that the person can read it.')).toBeTruthy();
    expect(sentTo('/r1/refusal')).toBeUndefined();
    await userEvent.keyboard('Too few');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));

    await waitFor(() => expect(sentTo('/r1/refusal')).toBeDefined());
    expect(await sentTo('/r1/refusal')?.json()).toEqual({ answer: 'Too few' });
  });

  it('say who approved the time in the way, and cannot be approved then', async () => {
    const message = '2026-04-13 lies in time that Jón approved on 2026-05-01, so nothing was changed.';
    const refusal = { code: 'absence.locked', message };
    api.answer(`${LIST}/r1`, { data: aCase(ANNA, { refusal, effect: null }) });
    open();

    const said = '13 Apr 2026 lies in time that Jón approved. Take the approval back first.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
  });

  it('say how they come about where there are none', async () => {
    api.answer(LIST, { data: [] });
    open();

    expect(await screen.findByRole('heading', { name: 'No request waits.' })).toBeTruthy();
    expect(screen.getByText(/^Requests come from the apps/)).toBeTruthy();
  });

  it('are only those that wait, until somebody wants to see the decided ones of the last months', async () => {
    open();
    await screen.findByRole('article', { name: 'Anna Ásudóttir' });
    expect(listsAsked()).toEqual(['?status=pending']);
    api.answer(LIST, { data: [ANNA, DECIDED] });
    api.answer(`${LIST}/r3`, { data: aCase(DECIDED) });

    await userEvent.click(screen.getByRole('radio', { name: 'Last 12 months' }));

    expect(await screen.findByRole('article', { name: 'Ester Egg' })).toBeTruthy();
    expect(listsAsked()).toEqual(['?status=pending', '']);
  });

  it('show one that a link leads to, although it is not in the list', async () => {
    api.answer(`${LIST}/r3`, { data: aCase(DECIDED) });
    open('/desk/leave?request=r3');

    expect(await screen.findByRole('article', { name: 'Ester Egg' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Anna Ásudóttir/ }).getAttribute('aria-current')).toBe('false');
  });
});

describe('a request whose decision was answered nothing', () => {
  /** The server does it, and its answer is lost. */
  const loseTheAnswer = () => {
    const approved = { ...ANNA, status: 'approved', writtenAs: 'vacation' } as const;
    api.answer('POST /companies/c1/leave-requests/r1/approval', 'no network');
    api.answer(LIST, { data: [BO] });
    api.answer(`${LIST}/r1`, { data: aCase(approved) });
  };

  it('stays open, with its outcome, and the next press decides about nobody else', async () => {
    open();
    await screen.findByText('+8:00');
    loseTheAnswer();

    await userEvent.keyboard('a');

    const request = within(await screen.findByRole('article', { name: 'Anna Ásudóttir' }));
    expect(await request.findByText('Approved')).toBeTruthy();
    expect((await request.findByRole('alert')).textContent).toBe(
      'It was sent, but no answer came. What it is now is shown here.',
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: /Anna Ásudóttir/ })).toBeNull());
    await userEvent.keyboard('a');
    expect(screen.queryByRole('article', { name: 'Bo Late' })).toBeNull();
    expect(sentTo('/r2/approval')).toBeUndefined();
  });

  it('says so on the phone as well', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    open('/desk/leave?request=r1');
    await screen.findByText('+8:00');
    loseTheAnswer();

    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));

    expect((await screen.findByRole('alert')).textContent).toContain('no answer came');
    expect(await screen.findByText('Approved')).toBeTruthy();
  });
});

it('a request that somebody else decides meanwhile stays open, and no press is about the next one', async () => {
  const client = open();
  await screen.findByText('+8:00');
  api.answer(LIST, { data: [BO] });
  api.answer(`${LIST}/r1`, { data: aCase({ ...ANNA, status: 'refused' }) });

  await client.invalidateQueries();
  await userEvent.keyboard('a');

  expect(await screen.findByRole('article', { name: 'Anna Ásudóttir' })).toBeTruthy();
  expect(await screen.findByText('Refused')).toBeTruthy();
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

describe('the calendar', () => {
  it('is a table with each day away as a button, and holidays by name', async () => {
    api.answer('GET /companies/c1/leave-calendar', { data: APRIL });
    open('/desk/leave?view=calendar&month=2026-04');

    const row = await screen.findByRole('row', { name: /Anna Ásudóttir/ });
    const buttons = within(row).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Sick, 14 Apr 2026, Anna Ásudóttir',
      'Sick, 1 h 30 min, 15 Apr 2026, Anna Ásudóttir',
    ]);
    expect(screen.getByRole('columnheader', { name: /3 Apr 2026 Föstudagurinn langi/ })).toBeTruthy();
  });

  it('removes the days in a row that were chosen', async () => {
    api.answer('GET /companies/c1/leave-calendar', { data: APRIL });
    api.answer('POST /companies/c1/absence-removals', { data: { absenceIds: ['a1', 'a2'] } });
    open('/desk/leave?view=calendar&month=2026-04');

    await userEvent.click(await screen.findByRole('button', { name: /14 Apr 2026/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'All 2 days in a row' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(sentTo('/absence-removals')).toBeDefined());
    expect(await sentTo('/absence-removals')?.json()).toEqual({
      absenceIds: ['a1', 'a2'],
      seen: [
        { absenceId: 'a1', type: 'sick', kindId: null, minutes: null },
        { absenceId: 'a2', type: 'sick', kindId: null, minutes: 90 },
      ],
    });
  });

  it('shows what somebody else made of the days meanwhile, and does it then if it is pressed again', async () => {
    api.answer('GET /companies/c1/leave-calendar', { data: APRIL });
    api.answer(
      'POST /companies/c1/absence-removals',
      { status: 412, code: 'record.changed_meanwhile' },
      { data: { absenceIds: ['a1'] } },
    );
    const effect = { dates: ['2026-04-14'], assumedDates: [], effect: PAY_EFFECT };
    api.answer('POST /companies/c1/absence-effects', { data: effect });
    open('/desk/leave?view=calendar&month=2026-04');
    await userEvent.click(await screen.findByRole('button', { name: /14 Apr 2026/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Remove' }));
    const [person] = APRIL.people;
    const days = person!.days.map((day) =>
      day.absenceId === 'a1' ? { ...day, type: 'vacation', minutes: 240, isWholeDay: false } : day,
    );
    api.answer('GET /companies/c1/leave-calendar', { data: { ...APRIL, people: [{ ...person, days }] } });

    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Somebody else has changed this');
    expect(await dialog.findByText(/14 Apr 2026: Vacation, 4 h/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

    await screen.findByText('The days are removed.');
    const sent = api.requests.filter(({ url }) => url.endsWith('/absence-removals'));
    expect(await sent[1]?.json()).toMatchObject({
      seen: [{ absenceId: 'a1', type: 'vacation', kindId: null, minutes: 240 }],
    });
  });
});

describe('an absence that is entered', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Enter an absence' }));
  const answerEffect = (assumedDates: readonly string[]) =>
    api.answer('POST /companies/c1/absence-effects', {
      data: { dates: ['2026-04-14'], assumedDates, effect: PAY_EFFECT },
    });

  beforeEach(() => {
    api.answer('GET /companies/c1/people', {
      data: [
        { ...LISTED_ANNA, id: 'e1', displayName: 'Anna Ásudóttir' },
        { ...LISTED_ANNA, id: 'e2', displayName: 'Bo Late' },
      ],
    });
    api.answer('POST /companies/c1/absences', { data: [] });
  });

  async function enter(person: string) {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an absence' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Person' }), `${person}{Enter}`);
    await userEvent.selectOptions(dialog().getByLabelText('Kind'), 'sick');
    await userEvent.type(dialog().getByLabelText('Note'), 'Flensa');
  }

  it('is of the person who is found by a part of the name', async () => {
    answerEffect([]);
    await enter('asu');
    await userEvent.click(dialog().getByRole('button', { name: 'Enter' }));

    await waitFor(() => expect(sentTo('/absences')).toBeDefined());
    const sent: unknown = await sentTo('/absences')?.json();
    expect(sent).toMatchObject({ employeeId: 'e1', type: 'sick', note: 'Flensa' });
    expect(sent).not.toHaveProperty('dayMinutes');
    expect(screen.queryByLabelText('Hours of a working day')).toBeNull();
  });

  it('needs the hours of the day where nothing else says them', async () => {
    answerEffect(['2026-04-14']);
    await enter('bo');
    await userEvent.click(dialog().getByRole('button', { name: 'Enter' }));

    const hours = await dialog().findByLabelText('Hours of a working day');
    await userEvent.click(dialog().getByRole('button', { name: 'Enter' }));
    await waitFor(() => expect(hours.getAttribute('aria-invalid')).toBe('true'));
    expect(sentTo('/absences')).toBeUndefined();
    await userEvent.type(hours, '7:30');
    await userEvent.click(dialog().getByRole('button', { name: 'Enter' }));

    await waitFor(() => expect(sentTo('/absences')).toBeDefined());
    expect(await sentTo('/absences')?.json()).toMatchObject({ employeeId: 'e2', dayMinutes: 450 });
  });

  it.each([
    ['back', () => window.history.back()],
    ['Escape', () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['Cancel', () => dialog().getByRole('button', { name: 'Cancel' }).click()],
  ])('is not thrown away by %s without a question', async (_, leave) => {
    answerEffect([]);
    await enter('asu');

    act(leave);

    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(dialog().getByLabelText<HTMLInputElement>('Note').value).toBe('Flensa');
    act(leave);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('days in a row', () => {
  it('go over a weekend, and end at another kind or a longer gap', () => {
    const friday = away('2026-04-17', 'a1');
    const monday = away('2026-04-20', 'a2');
    const later = away('2026-04-27', 'a3');
    const vacation = away('2026-04-21', 'a4', { type: 'vacation' });

    expect(daysInARow([friday, monday, vacation, later], monday)).toEqual([friday, monday]);
    expect(daysInARow([friday, monday, vacation, later], later)).toEqual([later]);
  });
});
