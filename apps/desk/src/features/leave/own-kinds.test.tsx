// Kinds of absence that the company has made, where days of them are entered, shown, asked for and approved.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { OwnKind } from '#api/own-kinds.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, FRAME, type FakeApi } from '#testing/fake-api.ts';
import { LISTED_ANNA } from '#testing/people.ts';

const COMPANY = '/companies/c1';
const REQUESTS = `GET ${COMPANY}/leave-requests`;

const ACCIDENT: OwnKind = {
  ...{ id: 'k1', name: 'Vinnuslys', countsAs: 'sick' },
  ...{ colour: 'red', isActive: true, mayBeAsked: false },
};
const COURSE: OwnKind = {
  ...{ ...ACCIDENT, id: 'k2', name: 'Námskeið', countsAs: 'unpaidLeave' },
  ...{ colour: 'green', mayBeAsked: true },
};
const OLD: OwnKind = { ...ACCIDENT, id: 'k3', name: 'Gömul', isActive: false };

const EFFECT = {
  ...{ employeeId: 'e1', startDate: '2026-04-01', endDate: '2026-04-30', workedMinutesBefore: 0 },
  ...{ workedMinutesAfter: 0, lines: [], moved: { dates: [], lines: [] } },
};

const DAY = {
  ...{ date: '2026-04-14', type: 'sick', kindId: 'k1', minutes: 480, isWholeDay: true, isPending: false },
  ...{ note: '', absenceId: 'a1', requestId: null },
};

const REQUEST = {
  ...{ id: 'r1', employeeId: 'e1', employeeName: 'Anna', departmentIds: [], note: '', decision: null },
  ...{ startDate: '2026-04-13', endDate: '2026-04-17', minutes: null, percent: null },
  ...{ kindId: 'k2', countsAs: 'unpaidLeave', status: 'pending', writtenAs: null, writtenKindId: null },
};

let api: FakeApi;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  api = fakeApi();
  api.answer('GET /session', {
    data: { ...BJORK, frame: { ...FRAME, absenceKinds: [ACCIDENT, COURSE, OLD] } },
  });
  api.answer(`GET ${COMPANY}/people`, { data: [{ ...LISTED_ANNA, id: 'e1', displayName: 'Anna' }] });
  api.answer(REQUESTS, { data: [] });
  const tried = { dates: ['2026-04-14'], assumedDates: [], effect: EFFECT };
  api.answer(`POST ${COMPANY}/absence-effects`, { data: tried });
  const person = { employeeId: 'e1', employeeName: 'Anna', departmentIds: [], days: [DAY] };
  api.answer(`GET ${COMPANY}/leave-calendar`, { data: { holidays: [], people: [person] } });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address = '/desk/leave') {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

async function sentTo(path: string): Promise<unknown> {
  const find = () =>
    api.requests.find(({ url, method }) => method === 'POST' && new URL(url).pathname.endsWith(path));
  await waitFor(() => expect(find()).toBeDefined());
  return find()?.clone().json();
}

const choicesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('an own kind of absence', () => {
  it('is chosen beside the four as long as it is used, and sent with what it counts as', async () => {
    api.answer(`POST ${COMPANY}/absences`, { data: [] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an absence' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Person' }), 'anna{Enter}');
    const kind = await screen.findByLabelText('Kind');
    expect(choicesOf(kind)).toEqual([
      ...['–', 'Sick', 'Sick child', 'Vacation', 'Unpaid leave', 'Námskeið', 'Vinnuslys'],
    ]);

    await userEvent.selectOptions(kind, 'Vinnuslys');
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));

    expect(await sentTo('/absences')).toMatchObject({ type: 'sick', kindId: 'k1' });
  });

  it('has its name, letter and colour in the calendar, also below it, and one that nobody has is not there', async () => {
    open('/desk/leave?view=calendar&month=2026-04');

    const mark = await screen.findByRole('button', { name: 'Vinnuslys, 14 Apr 2026, Anna' });
    expect(mark.textContent).toBe('V');
    expect(mark.style.getPropertyValue('--kind')).toBe('var(--tone-4)');
    expect(screen.getAllByText('Vinnuslys')).toHaveLength(1);
    expect(screen.queryByText('Námskeið')).toBeNull();
  });

  it('stays when the hours of its day change, and is said as it was seen', async () => {
    api.answer(`POST ${COMPANY}/absence-changes`, { data: [] });
    open('/desk/leave?view=calendar&month=2026-04');
    await userEvent.click(await screen.findByRole('button', { name: 'Vinnuslys, 14 Apr 2026, Anna' }));
    await userEvent.selectOptions(screen.getByLabelText('How much of each day'), 'hours');
    await userEvent.type(screen.getByLabelText('Hours of each day'), '4:00');

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await sentTo('/absence-changes')).toMatchObject({
      ...{ type: 'sick', kindId: 'k1', minutes: 240 },
      seen: [{ absenceId: 'a1', type: 'sick', kindId: 'k1', minutes: null }],
    });
  });

  it('that has ended is told where somebody chose it before', async () => {
    api.answer(`POST ${COMPANY}/absences`, { status: 404, code: 'absence_kind.not_found', field: 'kindId' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an absence' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Person' }), 'anna{Enter}');
    await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'Vinnuslys');
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));

    expect(await screen.findByText(/This kind of absence is no longer used/)).toBeTruthy();
  });
});

describe('an own kind that people may ask for', () => {
  it('is chosen for a request that is written down, and others are not', async () => {
    api.answer(`POST ${COMPANY}/leave-requests`, { data: REQUEST });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Write down a request' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Person' }), 'anna{Enter}');
    const kind = await screen.findByLabelText('Kind');
    expect(choicesOf(kind)).toEqual(['Vacation', 'Námskeið']);
    await userEvent.selectOptions(kind, 'Námskeið');
    await userEvent.type(screen.getByLabelText('First day'), '13.4.2026');
    await userEvent.type(screen.getByLabelText('Last day'), '17.4.2026');

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await sentTo('/leave-requests')).toMatchObject({ employeeId: 'e1', kindId: 'k2' });
  });

  it('is what a request of it is approved as, unless somebody chooses otherwise', async () => {
    const balance = {
      ...{ entitledMinutes: 0, usedMinutes: 0, pendingMinutes: 0, remainingMinutes: 0 },
      ...{ periodStartDate: '2025-05-01', periodEndDate: '2026-04-30' },
    };
    api.answer(REQUESTS, { data: [REQUEST] });
    api.answer(`${REQUESTS}/r1`, {
      data: { request: REQUEST, days: [], vacation: balance, away: [], refusal: null, effect: EFFECT },
    });
    api.answer(`POST ${COMPANY}/leave-requests/r1/approval`, { data: { ...REQUEST, status: 'approved' } });
    open();

    const course = await screen.findByRole<HTMLInputElement>('radio', { name: 'Námskeið' });
    expect(course.checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));

    expect(await sentTo('/r1/approval')).toEqual({ type: 'unpaidLeave', kindId: 'k2' });
  });
});
