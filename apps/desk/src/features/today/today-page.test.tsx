import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
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
  ...{ absenceType: null, forgottenSinceAtUtc: null },
  ...rest,
});

const DAY: Today = {
  date: '2026-11-23',
  people: [
    aPerson('e1', 'Anna Ásudóttir', {
      ...{ state: 'in', inSinceAtUtc: hour('07:58'), door: 'station', tabletName: 'Front door' },
      ...{ plannedStartAtUtc: hour('08:00'), plannedEndAtUtc: hour('16:00'), projectName: 'Weddings' },
      ...{ phone: '+354 555 0101', departments: [KITCHEN] },
    }),
    aPerson('e2', 'Bo Late', {
      ...{ state: 'overdue', plannedStartAtUtc: hour('08:00'), plannedEndAtUtc: hour('16:00') },
    }),
    aPerson('e3', 'Cecil Still', {
      ...{ state: 'in', inSinceAtUtc: '2026-11-22T08:00:00.000Z' },
      ...{ forgottenSinceAtUtc: '2026-11-22T08:00:00.000Z' },
    }),
    aPerson('e4', 'Dís Sick', { state: 'absent', absenceType: 'sick' }),
  ],
  tablets: [{ id: 't1', name: 'Front door', lastSeenAtUtc: hour('06:00'), isSilent: true, concerns: 2 }],
  peopleWithoutHours: 0,
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
    api.answer(GET, { data: { ...DAY, peopleWithoutHours: 1 } });
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
      '0Gone',
      '1Away',
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

  it('leads to the people where nobody works yet', async () => {
    api.answer(GET, { data: { ...DAY, people: [] } });
    open();

    expect(await screen.findByRole('link', { name: 'To the people' })).toBeTruthy();
  });
});
