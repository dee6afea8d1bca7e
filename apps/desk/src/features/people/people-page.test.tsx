import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { LISTED_ANNA } from '#testing/people.ts';

const LIST = 'GET /companies/c1/people';
const THOR = {
  ...LISTED_ANNA,
  id: 'b2',
  displayName: 'Þór Łukasz',
  employeeNumber: '7',
  email: null,
  role: 'manager',
  departments: [],
  inSinceAtUtc: null,
  openEntryStartAtUtc: null,
  hasPin: false,
};
const LEFT = {
  ...LISTED_ANNA,
  id: 'c3',
  displayName: 'Örn Farinn',
  hasLeft: true,
  employmentEndDate: '2026-03-31',
  inSinceAtUtc: null,
  openEntryStartAtUtc: null,
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(LIST, { data: [LISTED_ANNA, THOR, LEFT] });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address = '/desk/people') {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const names = () => screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('link'));
const shown = () => names().map(({ textContent }) => textContent.replace('Bakari', ''));

describe('the list of people', () => {
  it('shows who works here, who is in, and who has no PIN', async () => {
    open();

    await screen.findByRole('rowheader', { name: /Anna/ });
    expect(shown()).toEqual(['Anna Æsudóttir', 'Þór Łukasz']);
    expect(screen.getByText('2 people working here, 1 in now')).toBeTruthy();
    const anna = screen.getByRole('rowheader', { name: /Anna/ }).closest('tr')!;
    expect(within(anna).getByText(/^In since/)).toBeTruthy();
    expect(within(anna).getByText('50%')).toBeTruthy();
    const thor = screen.getByRole('rowheader', { name: /Þór/ }).closest('tr')!;
    expect(within(thor).getByText('No PIN')).toBeTruthy();
    expect(names()[0]?.getAttribute('href')).toBe('/desk/people/a1');
  });

  it('does not count somebody who has left as in, and says that their clock-out is missing', async () => {
    const openEntryStartAtUtc = '2026-03-31T07:58:00.000Z';
    api.answer(LIST, { data: [LISTED_ANNA, THOR, { ...LEFT, openEntryStartAtUtc }] });
    open('/desk/people?show=in');
    await waitFor(() => expect(shown()).toEqual(['Anna Æsudóttir']));
    expect(screen.getByText('2 people working here, 1 in now')).toBeTruthy();

    await userEvent.click(screen.getByRole('radio', { name: 'Left' }));
    await waitFor(() => expect(shown()).toEqual(['Örn Farinn']));
    expect(screen.getByText('Left 31 Mar 2026')).toBeTruthy();
    expect(screen.getByText('Clock-out missing since 31 Mar 2026 07:58')).toBeTruthy();
  });

  it('finds people as they are typed without their letters, and keeps the search in the address', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'thor luk');

    await waitFor(() => expect(shown()).toEqual(['Þór Łukasz']));
    expect(location.search).toBe('?q=thor+luk');
    expect(screen.getByText('1 of 3 shown')).toBeTruthy();
  });

  it('is filtered by what stands in the address, and can be cleared', async () => {
    open('/desk/people?show=left');
    await waitFor(() => expect(shown()).toEqual(['Örn Farinn']));
    expect(screen.getByText('Left 31 Mar 2026')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(shown()).toEqual(['Anna Æsudóttir', 'Þór Łukasz']));

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'accountant');
    expect(await screen.findByText('Nobody matches these filters')).toBeTruthy();
  });

  it('finds who lacks a PIN, a rule, or the first sign-in', async () => {
    api.answer(LIST, { data: [LISTED_ANNA, { ...THOR, ruleSetId: null, ruleSetName: null }] });
    open('/desk/people?lacks=pin');
    await waitFor(() => expect(shown()).toEqual(['Þór Łukasz']));
    expect(screen.getByText('No rule')).toBeTruthy();
    expect(screen.getByText('Not signed in yet')).toBeTruthy();

    for (const lack of ['Pay rule', 'First sign-in']) {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Missing' }), lack);
      await waitFor(() => expect(shown()).toEqual(['Þór Łukasz']));
    }
  });

  it('tells a manager who is limited to departments whose people these are', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'manager', departmentIds: ['d1'] } });
    const bakery = { id: 'd1', name: 'Bakarí', activePeople: 1 };
    const cafe = { id: 'd2', name: 'Kaffihús', activePeople: 0 };
    api.answer('GET /companies/c1/structure/departments', { data: [bakery, cafe] });
    api.answer('GET /companies/c1/rule-sets', { data: [] });
    api.answer('GET /companies/c1/structure/pay-periods', { data: [] });
    open();

    expect(await screen.findByText('You see the people of Bakarí.')).toBeTruthy();
  });

  it('makes cards for those without a PIN, and asks before they are thrown away', async () => {
    const card = {
      employeeId: 'b2',
      displayName: 'Þór Łukasz',
      employeeNumber: '7',
      departmentNames: [],
      language: 'pl',
      pin: '4093',
    };
    api.answer('POST /companies/c1/people-pins', { data: [card] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'PIN cards' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make 1 card' }));

    expect(await screen.findByText('4093')).toBeTruthy();
    expect(screen.getByText('Wybierz swoje nazwisko.')).toBeTruthy();
    const request = api.requests.find(({ method }) => method === 'POST')!;
    expect(await request.clone().json()).toEqual({ employeeIds: ['b2'] });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    const dialog = screen.getByRole('dialog', { name: 'Have you printed the cards?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Throw the cards away' }));
    await waitFor(() => expect(screen.queryByText('4093')).toBeNull());
  });

  it('lets an accountant look, and change nothing', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'accountant' } });
    open();

    await screen.findByRole('rowheader', { name: /Anna/ });
    for (const act of ['PIN cards', 'Add a person']) expect(screen.queryByText(act)).toBeNull();
  });
});
