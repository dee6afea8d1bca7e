import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RestRecord } from '@stimpill/api-types/manage';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const person = (employeeDisplayName: string, departmentIds: string[] = []) => ({
  ...{ employeeId: employeeDisplayName, employeeDisplayName, departmentIds },
});

const SHORT: RestRecord['departures'][number] = {
  ...{ employeeId: 'Anna', right: 'dailyRest', startDate: '2026-11-02', endDate: '2026-11-02' },
  ...{ at: '2026-11-03T08:00:00.000Z', minutes: 540, limitMinutes: 660, byMinutes: 120 },
  ...{ source: 'https://law.example/rest', timeEntryId: 'e1' },
  ...{ owedMinutes: 180, openMinutes: 60, state: 'open' },
  settledBy: [
    {
      bookingId: 'b1',
      kind: 'taken',
      date: '2026-11-10',
      minutes: 120,
      reason: 'Fór heim',
      bookedBy: 'Sigurveig',
    },
  ],
};
const WEEK: RestRecord['departures'][number] = {
  ...{ ...SHORT, employeeId: '=Bo', right: 'dayOff', endDate: '2026-11-08', at: null, timeEntryId: null },
  ...{ minutes: 960, limitMinutes: 2100, byMinutes: 1140 },
  ...{ owedMinutes: null, openMinutes: 0, settledBy: [] },
};
const REST: RestRecord = {
  ...{ startDate: '2026-11-01', endDate: '2026-11-30' },
  departments: [{ id: 'd1', name: 'Bakarí' }],
  people: [person('Anna', ['d1']), person('=Bo'), person('Cecil')],
  departures: [SHORT, WEEK],
  notJudged: [{ employeeId: 'Cecil', right: null, because: 'noBirthDate' }],
};

const BOOK = 'POST /companies/c1/employees/Anna/time-off-bookings';

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
  api.answer('GET /companies/c1/structure/pay-periods', { data: [] });
  api.answer('GET /companies/c1/rest-departures', { data: REST });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(search = '') {
  window.history.replaceState(null, '', `/desk/timesheets/rest${search}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const table = (name: string) => screen.findByRole('table', { name });
const namesIn = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the page of rest', () => {
  it('says by how much, what is owed, and what of that was given and when', async () => {
    open();

    const [row] = within(await table('Departures'))
      .getAllByRole('row')
      .slice(1);
    const cells = within(row!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'When2 Nov 2026',
      'RightDaily rest',
      'What happened9 h of rest, 11 h are due',
      'By how much2 h',
      'Time off owed3 h',
      'StateOpen1 h still open2 h given on 10 Nov 2026, Sigurveig: Fór heim',
      'Book what was given',
    ]);
    expect(screen.getAllByRole('link', { name: 'law.example' })[0]?.getAttribute('href')).toBe(
      'https://law.example/rest',
    );
  });

  it('shows what is asked for, and keeps it in its address', async () => {
    open();
    await table('Departures');

    await userEvent.selectOptions(screen.getByLabelText('Right'), 'Weekly day off');

    expect(namesIn(await table('Departures'))).toEqual(['=Bo']);
    expect(window.location.search).toBe('?right=dayOff');

    await userEvent.selectOptions(screen.getByLabelText('State'), 'Given');

    await screen.findByText('No departure is like that');
    expect(namesIn(await table('Not judged'))).toEqual(['Cecil']);
  });

  it('shows the people of one department, or of one name', async () => {
    open('?department=d1');
    expect(namesIn(await table('Departures'))).toEqual(['Anna']);

    await userEvent.selectOptions(screen.getByLabelText('Department'), 'All');
    await userEvent.type(screen.getByLabelText('Name'), 'bo');

    await waitFor(async () => expect(namesIn(await table('Departures'))).toEqual(['=Bo']));
    expect(screen.queryByRole('table', { name: 'Not judged' })).toBeNull();
  });

  it('books what was given on the row that is open, offers the way back, and needs no reason typed', async () => {
    api.answer(BOOK, { data: { bookingId: 'b2' } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Book what was given' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'How much' })).toHaveProperty('value', '01:00');
    await userEvent.click(dialog.getByRole('radio', { name: 'Paid out' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Book it' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The booking is taken back.');
    const booking = { account: 'restTimeOff', kind: 'paid', date: '2026-11-24' };
    const sent = api.requests.filter(({ url }) => url.endsWith('/time-off-bookings'));
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { ...booking, minutes: 60, reason: 'It was paid out' },
      { ...booking, minutes: 60, reason: 'Booked by mistake', takesBack: true },
    ]);
  });

  it('says at the field that nothing is booked without an amount', async () => {
    api.answer(BOOK, {
      status: 400,
      code: 'request.invalid',
      field: 'minutes',
      message: 'must be at least 1',
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Book what was given' }));
    const dialog = within(await screen.findByRole('dialog'));
    const much = dialog.getByRole('textbox', { name: 'How much' });
    await userEvent.clear(much);
    await userEvent.click(dialog.getByRole('button', { name: 'Book it' }));

    await waitFor(() => expect(much.getAttribute('aria-invalid')).toBe('true'));
    screen.getByRole('dialog');
  });

  it('offers no booking to somebody who decides about nobody', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'accountant' } });
    open();
    await table('Departures');

    expect(screen.queryByRole('button', { name: 'Book what was given' })).toBeNull();
  });

  it('says that nothing was missed only of what was judged', async () => {
    api.answer('GET /companies/c1/rest-departures', { data: { ...REST, departures: [] } });
    open();

    await screen.findByText('No departures in this period');
    await screen.findByText(/Something of 1 person is not judged/);
    const shown = within(await table('Not judged'));
    expect(shown.getByText(/^no birth date is recorded/)).toBeDefined();
  });

  it('is a file with all that is shown, what is not judged too, and no formulas', async () => {
    open();
    await table('Departures');

    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));

    const lines = (await saved[0]!.text()).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^Anna,2 Nov 2026,.*,Daily rest,"9 h of rest, 11 h are due",120,180,60,Open,/);
    expect(lines[2]).toMatch(/^'=Bo,/);
    expect(lines[3]).toMatch(/^Cecil,.*,Not judged,,$/);
  });
});
