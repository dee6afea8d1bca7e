import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { WorkPatternProposal } from '@stimpill/api-types/manage';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { ANNA, LISTED_ANNA } from '#testing/people.ts';

const PERSON = '/companies/c1/people/a1';
const HOURLY = { ...ANNA, payBasis: 'hourly' as const, workPattern: null };
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const OFFICE = DAYS.map((day) => ({ day, from: '08:00', to: '16:00', unpaidBreakMinutes: 30 }));

const week = (monday: string, state: 'counts' | 'away'): WorkPatternProposal['weeks'][number] => ({
  monday,
  state,
  days: Array.from({ length: 7 }, (_, place) => ({
    date: `${monday.slice(0, 8)}${String(Number(monday.slice(8)) + place).padStart(2, '0')}`,
    workedMinutes: state === 'counts' && place < 5 ? 450 : 0,
    state: state === 'away' && place < 5 ? ('away' as const) : ('counts' as const),
  })),
});

const PROPOSAL: WorkPatternProposal = {
  startDate: '2026-08-24',
  endDate: '2026-11-22',
  weeks: [week('2026-11-09', 'away'), week('2026-11-16', 'counts')],
  weekdays: DAYS.map((day) => ({ day, countedDays: 12, workedDays: 12, verdict: 'proposed' as const })),
  workPattern: OFFICE,
  why: null,
  from: '2026-11-01',
};

const EFFECT = {
  ...{ startDate: '2026-11-01', endDate: '2027-02-23', movedDates: [] },
  holidays: [{ date: '2026-12-25', beforeMinutes: 0, afterMinutes: 450, isClosed: false }],
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/people', { data: [LISTED_ANNA] });
  api.answer(`GET ${PERSON}`, { data: HOURLY, version: '"1"' });
  api.answer(`GET ${PERSON}/work-pattern-proposal`, { data: PROPOSAL });
  api.answer(`POST ${PERSON}/work-pattern-effects`, { data: EFFECT });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/desk/people/a1/hours');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

const sent = async () => {
  const request = api.requests.filter(({ method }) => method === 'PUT').at(-1);
  return request && [request.headers.get('if-match'), await request.clone().json()];
};

async function openDialog() {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm from a day on' }));
  return screen.findByRole('dialog', { name: 'Regular hours from a day on' });
}

describe('the hours of a person', () => {
  it('are proposed beside the weeks from which they follow, and what does not count stands in brackets', async () => {
    open();

    expect(await screen.findByText('Monday – Friday 08:00–16:00 (30)')).toBeTruthy();
    expect(screen.getByText('Holidays pay nothing')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'What was worked in the last 13 weeks' });
    const [away, counts] = within(table).getAllByRole('row').slice(1);
    expect(away?.textContent).toContain('absence(–)');
    expect(counts?.textContent).toContain('7:307:307:307:307:30––');
    expect(screen.getByText('Monday: 12 of 12')).toBeTruthy();
  });

  it('say why none are proposed, and can be typed all the same', async () => {
    api.answer(`GET ${PERSON}/work-pattern-proposal`, {
      data: { ...PROPOSAL, workPattern: [], why: 'rotating' },
    });
    open();

    expect(await screen.findByText(/the hours change from week to week/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enter hours from a day on' })).toBeTruthy();
  });

  it('are confirmed with the day and the minutes that were typed, and taken back with one press', async () => {
    const changed = [{ from: '2026-12-01', workPattern: OFFICE.map((day) => ({ ...day, to: '15:00' })) }];
    api.answer(`PUT ${PERSON}/work-patterns`, {
      data: { ...HOURLY, workPatternChanges: changed },
      version: '"2"',
    });
    const dialog = await openDialog();
    expect(await within(dialog).findByText(/25 Dec 2026: 0 min before, 7 h 30 min then/)).toBeTruthy();

    const day = within(dialog).getByLabelText('First day');
    await userEvent.clear(day);
    await userEvent.type(day, '1.12.2026');
    for (const to of within(dialog).getAllByLabelText('To').slice(0, 5)) {
      await userEvent.clear(to);
      await userEvent.type(to, '15');
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('These hours hold from 1 Dec 2026 on.')).toBeTruthy();
    expect(await sent()).toEqual(['"1"', { workPatternChanges: changed, evenApproved: false }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await sent()).toEqual(['"2"', { workPatternChanges: [], evenApproved: false }]),
    );
  });

  it('are typed once for the five days on which they are alike', async () => {
    api.answer(`PUT ${PERSON}/work-patterns`, { data: HOURLY, version: '"2"' });
    const dialog = await openDialog();
    for (const [label, typed] of [
      ['From', '9'],
      ['To', '17'],
      ['Unpaid break, min', '15'],
    ] as const) {
      const [monday] = within(dialog).getAllByLabelText(label);
      await userEvent.clear(monday!);
      await userEvent.type(monday!, typed);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'The same from Monday to Friday' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    const alike = OFFICE.map(({ day }) => ({ day, from: '09:00', to: '17:00', unpaidBreakMinutes: 15 }));
    await waitFor(async () =>
      expect(await sent()).toMatchObject(['"1"', { workPatternChanges: [{ workPattern: alike }] }]),
    );
  });

  it('change approved days only where that is ticked', async () => {
    const holidays = [{ date: '2026-11-01', beforeMinutes: 0, afterMinutes: 450, isClosed: true }];
    api.answer(`POST ${PERSON}/work-pattern-effects`, { data: { ...EFFECT, holidays } });
    const refusal = { status: 409, code: 'person.hours_approved', field: 'evenApproved' };
    api.answer(`PUT ${PERSON}/work-patterns`, refusal, { data: HOURLY });
    const dialog = await openDialog();

    const even = await within(dialog).findByRole('checkbox', { name: /Even on approved days/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText(/Days change that were approved/)).toBeTruthy();
    await userEvent.click(even);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText(/These hours hold from/)).toBeTruthy();
    expect((await sent())?.[1]).toMatchObject({ evenApproved: true });
  });

  it('are kept from being stored over what somebody else has changed, and can be confirmed once more', async () => {
    const other = [{ from: '2026-05-01', workPattern: null }];
    const refusal = { status: 412, code: 'record.changed_meanwhile' };
    api.answer(`PUT ${PERSON}/work-patterns`, refusal, { data: HOURLY });
    const dialog = await openDialog();
    api.answer(`GET ${PERSON}`, { data: { ...HOURLY, workPatternChanges: other }, version: '"2"' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText(/Somebody else changed this record meanwhile/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText(/These hours hold from/)).toBeTruthy();
    expect(await sent()).toMatchObject(['"2"', { workPatternChanges: [{}, { from: '2026-11-01' }] }]);
  });

  it('say beside the field what is wrong with the day or the hours', async () => {
    api.answer(`PUT ${PERSON}/work-patterns`, {
      ...{ status: 400, code: 'request.invalid', field: 'workPatternChanges[0].from' },
      message: 'workPatternChanges[0].from lies before the first day of employment.',
    });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await within(dialog).findByText(/The day lies outside of the employment/)).toBeTruthy();
  });

  it('that hold from a day on stand with that day, and are taken back one by one', async () => {
    const changes = [
      { from: '2026-05-01', workPattern: OFFICE },
      { from: '2026-12-01', workPattern: null },
    ];
    api.answer(`GET ${PERSON}`, { data: { ...HOURLY, workPatternChanges: changes }, version: '"1"' });
    api.answer(`PUT ${PERSON}/work-patterns`, { data: HOURLY });
    open();

    const [, last] = await screen.findAllByRole('button', { name: 'Take back' });
    expect(screen.getByText('From 1 Dec 2026')).toBeTruthy();
    expect(screen.queryByText('Holidays pay nothing')).toBeNull();
    await userEvent.click(last!);

    expect(await screen.findByText('The hours are taken back.')).toBeTruthy();
    expect((await sent())?.[1]).toEqual({ workPatternChanges: [changes[0]], evenApproved: false });
  });

  it('are one press away from the record of somebody who has none', async () => {
    window.history.replaceState(null, '', '/desk/people/a1');
    render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);

    const link = await screen.findByRole('link', { name: 'No regular hours' });
    expect(link.getAttribute('href')).toBe('/desk/people/a1/hours');
  });

  it('are only read by anyone who may not change the record', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'accountant' } });
    open();

    expect(await screen.findByText('Monday – Friday 08:00–16:00 (30)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm from a day on' })).toBeNull();
  });
});
