import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { SummarizedPerson } from './people-views.tsx';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const WEEK = { workedMinutes: 2_514, buckets: { daytimeMinutes: 2_400, overtimeMinutes: 114 } };
const KEPT = {
  ...{ shifts: 10, onTime: 9, late: 1, lateMinutes: 25, leftEarly: 0, leftEarlyMinutes: 0, missed: 0 },
};
const aPerson = (name: string, rest: Partial<SummarizedPerson>): SummarizedPerson => ({
  ...{ employeeId: name, employeeDisplayName: name, departmentIds: ['d1'], punctuality: KEPT },
  ...{ workedMinutes: 2_400, overtimeMinutes: 0 },
  ...rest,
});
const SUMMARY = {
  ...{ startDate: '2026-08-31', endDate: '2026-11-24', planToleranceMinutes: 15 },
  departments: [{ id: 'd1', name: 'Bakarí' }],
  weeks: [{ startDate: '2026-11-16', ...WEEK }],
  departmentWeeks: [
    {
      ...WEEK,
      startDate: '2026-11-16',
      departmentId: 'd1',
      workedMinutes: 60,
      buckets: { overtimeMinutes: 60 },
    },
  ],
  people: [
    aPerson('Anna', { overtimeMinutes: 114 }),
    aPerson('Bo', { overtimeMinutes: 600, punctuality: { ...KEPT, onTime: 4, missed: 5 } }),
    aPerson('=Cecil', { departmentIds: [], workedMinutes: 0, punctuality: { ...KEPT, shifts: 0 } }),
  ],
};

let api: FakeApi;
let saved: Blob[];

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T08:00:00.000Z'));
  saved = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:none';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/work-summary', { data: SUMMARY });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(search = '') {
  window.history.replaceState(null, '', `/desk/timesheets/charts${search}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const table = (name: string) => screen.findByRole('table', { name });
const namesIn = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the charts', () => {
  it('show thirteen weeks by class, as a picture and as a table that says the same', async () => {
    open();

    const rows = within(await table('Hours by week')).getAllByRole('row');
    expect(rows).toHaveLength(14);
    expect(within(rows[12]!).getByText('41:54')).toBeDefined();
    expect(within(rows[12]!).getByText('1:54')).toBeDefined();
    const picture = screen.getByRole('img', {
      name: /^Hours by week and class: 13 weeks, 41 h 54 min in all/,
    });
    expect(picture.querySelectorAll('rect')).toHaveLength(2);
    const asked = new URL(api.requests.find(({ url }) => url.includes('work-summary'))?.url ?? '')
      .searchParams;
    expect(Object.fromEntries(asked)).toEqual({ startDate: '2026-08-31', endDate: '2026-11-24' });
  });

  it('show one department, and keep it in their address', async () => {
    open();
    await table('Hours by week');

    await userEvent.selectOptions(screen.getByLabelText('Department'), 'Bakarí');

    expect(await screen.findByRole('img', { name: /13 weeks, 1 h in all/ })).toBeDefined();
    await waitFor(() => expect(location.search).toBe('?department=d1'));
  });

  it('show overtime by person, the most first, and lead to the person', async () => {
    open('?show=overtime');

    const shown = await table('Overtime');
    expect(namesIn(shown)).toEqual(['Bo', 'Anna']);
    expect(within(shown).getByRole('row', { name: /^Bo/ }).textContent).toContain('10:00');
    const link = within(shown).getByRole('link', { name: 'Anna' });
    expect(link.getAttribute('href')).toBe('/desk/timesheets/Anna?from=2026-08-31');
  });

  it('show punctuality of those who had shifts, in figures beside the bars', async () => {
    open('?show=punctuality');

    const shown = await table('Punctuality');
    expect(namesIn(shown)).toEqual(['Bo', 'Anna']);
    const anna = within(shown).getByRole('row', { name: /^Anna/ });
    expect(within(anna).getByText('90 % (9/10)')).toBeDefined();
    expect(within(anna).getByText('1, 25 min together')).toBeDefined();
    expect(screen.getByText(/within 15 minutes of the plan/)).toBeDefined();
  });

  it('are downloaded as a file of whole minutes', async () => {
    open('?show=overtime');
    await table('Overtime');

    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));

    const text = new TextDecoder().decode(await saved[0]?.arrayBuffer());
    expect(text).toBe('Name,Overtime (min),Worked (min)\r\nBo,600,2400\r\nAnna,114,2400\r\n');
  });

  it('say where there is nothing to show', async () => {
    api.answer('GET /companies/c1/work-summary', { data: { ...SUMMARY, weeks: [], people: [] } });
    open();
    expect(await screen.findByText('Nothing was worked in these weeks')).toBeDefined();

    await userEvent.click(screen.getByRole('radio', { name: 'Punctuality' }));
    expect(await screen.findByText('No planned shift is over yet')).toBeDefined();
  });
});
