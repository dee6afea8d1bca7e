import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { GridDay, GridPerson } from '#api/timesheet-grid.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const NONE = { credits: {}, absences: {} };
const aDay = (date: string, rest: Partial<GridDay> = {}): GridDay => ({
  ...{ date, workedMinutes: 480, plannedMinutes: 480, buckets: { daytimeMinutes: 480 }, flags: [] },
  ...NONE,
  ...rest,
});
const aPerson = (employeeId: string, name: string, days: GridDay[]): GridPerson => ({
  ...{ employeeId, employeeDisplayName: name, employeeNumber: null, departmentIds: ['d1'], ...NONE, days },
  ...{ workedMinutes: 994, plannedMinutes: 960, buckets: { daytimeMinutes: 960, overtimeMinutes: 34 } },
});
const LONG = { workedMinutes: 514, buckets: { daytimeMinutes: 480, overtimeMinutes: 34 } };
const ANNA = aPerson('a1', 'Anna Æsudóttir', [
  aDay('2026-03-02', { ...LONG, flags: ['open', 'offPlan'] }),
  aDay('2026-03-03', { flags: ['locked'] }),
]);
const BO = aPerson('b1', 'Bo Ek', [
  aDay('2026-03-02', { workedMinutes: 0, buckets: {}, absences: { vacation: 480 } }),
]);
const GRID = {
  ...{ startDate: '2026-03-01', endDate: '2026-03-31', planToleranceMinutes: 15 },
  departments: [{ id: 'd1', name: 'Bakarí' }],
  people: [ANNA, BO],
};

let api: FakeApi;
let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/desk-frame', { data: FRAME });
  api.answer('GET /companies/c1/timesheet-grid', { data: GRID });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(search = '?from=2026-03-10') {
  window.history.replaceState(null, '', `/desk/timesheets${search}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const asked = () =>
  api.requests
    .filter(({ url }) => url.includes('/timesheet-grid'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
const MONDAY =
  /^Monday 2 Mar 2026: worked 8 h 34 min; Day work 8 h; Overtime 34 min; planned 8 h; Not clocked out; Differs from the plan$/;

describe('the time of everybody', () => {
  it('shows a pay period, people by days, and names each day with all that is in it', async () => {
    open();

    const grid = await screen.findByRole('grid', { name: 'Timesheets' });
    expect(asked()).toEqual([{ startDate: '2026-03-01', endDate: '2026-03-31' }]);
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(33);
    expect(within(grid).getByRole('gridcell', { name: MONDAY }).textContent).toBe('8:34');
    expect(within(grid).getByRole('gridcell', { name: /Vacation 8 h$/ }).textContent).toBe('vac.');
    expect(within(grid).getAllByRole('gridcell', { name: 'Sunday 1 Mar 2026: nothing' })).toHaveLength(2);
    expect(screen.getByText(/^2 people · 33 h 8 min worked · 1 person needing attention$/)).toBeDefined();
  });

  it('begins with the pay period that is that of the company', async () => {
    api.answer('GET /companies/c1/desk-frame', { data: { ...FRAME, periodStartDay: 26 } });
    open();

    await screen.findByRole('heading', { name: '26 Feb 2026 to 25 Mar 2026' });
    const next = screen.getByRole('link', { name: 'Next pay period' });
    expect(next.getAttribute('href')).toContain('from=2026-03-26');
  });

  it('is gone through with the arrows, and Enter opens the day', async () => {
    open();
    await screen.findByRole('grid');

    screen.getByRole('link', { name: 'Anna Æsudóttir' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(MONDAY);
    await userEvent.keyboard('{ArrowDown}{End}{Control>}{Home}{/Control}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Bo Ek');
    expect(document.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/desk/timesheets/a1'));
    expect(location.search).toBe('?from=2026-03-01&day=2026-03-02');
  });

  it('keeps search, what to look at and the minutes that are shown in its address', async () => {
    open('?from=2026-03-10&flag=any');
    await screen.findByRole('grid');
    expect(screen.queryByRole('rowheader', { name: 'Bo Ek' })).toBeNull();

    await userEvent.selectOptions(screen.getByLabelText('Minutes of'), 'Overtime');
    expect(screen.getByRole('gridcell', { name: MONDAY }).textContent).toBe('0:34');
    expect(location.search).toBe('?from=2026-03-10&flag=any&show=overtimeMinutes');

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('rowheader', { name: 'Bo Ek' })).toBeDefined();
    await userEvent.type(screen.getByLabelText('Search'), 'zz');
    expect(await screen.findByText('Nobody matches')).toBeDefined();
  });

  it('says below the grid what stands in the cell that has the focus', async () => {
    open();
    await screen.findByRole('grid');

    screen.getByRole('gridcell', { name: MONDAY }).focus();

    const told = await screen.findByText(/^Monday 2 Mar 2026: worked 8 h 34 min/);
    expect(told.textContent).toContain('Anna Æsudóttir');
    expect(told.getAttribute('aria-hidden')).toBe('true');
  });

  it('is a list of people with their sums and flags on a phone', async () => {
    isNarrow = true;
    open();

    const row = await screen.findByRole('row', { name: /Anna Æsudóttir/ });
    expect(within(row).getByText('16 h 34 min')).toBeDefined();
    expect(within(row).getByText('Not clocked out: 1')).toBeDefined();
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/desk/timesheets/a1?from=2026-03-01');
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
