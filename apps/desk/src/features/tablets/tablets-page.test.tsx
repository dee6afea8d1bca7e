import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const LIST = 'GET /companies/c1/tablets';
const KITCHEN: ManagedTablet = {
  id: 't1',
  name: 'Kitchen',
  state: 'inUse',
  registeredAtUtc: '2026-11-20T08:00:00.000Z',
  registeredByName: 'Björk Höskuldsdóttir',
  isSetUpByService: false,
  revokedAtUtc: null,
  lastSeenAtUtc: '2026-11-23T06:58:00.000Z',
  report: {
    reportedAtUtc: '2026-11-23T06:58:00.000Z',
    heardThroughAtUtc: null,
    appVersion: '1.0.0',
    waitingPunches: 4,
    isStoragePersistent: true,
    freeStorageMiB: 5_000,
  },
  concerns: [
    { kind: 'silent', incident: null, count: null, sinceAtUtc: '2026-11-23T06:58:00.000Z', text: null },
    { kind: 'incident', incident: 'clock_set', count: 1, sinceAtUtc: null, text: null },
  ],
  incidents: [
    {
      id: 'i1',
      kind: 'clock_set',
      fromNumber: null,
      toNumber: null,
      openedAtUtc: '2026-11-23T06:00:00.000Z',
      closesByItself: false,
    },
  ],
  strayEnvelopes: [],
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(LIST, { data: [KITCHEN] });
  api.answer('GET /companies/c1/manager-code', { data: { isSet: false } });
  photosAre('optional', 30);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function photosAre(punchPhoto: string, photos: number) {
  const data = { terminal: { punchPhoto }, retentionDays: { photos } };
  api.answer('GET /companies/c1/settings', { data, version: '"1"' });
}

function open(address = '/desk/tablets') {
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  render(<App language="en" client={client} router={createDeskRouter()} />);
  return client;
}
const sent = async (route: string) => {
  const [method, path = ''] = route.split(' ');
  const found = api.requests.find((each) => each.method === method && each.url.endsWith(path));
  return found === undefined ? undefined : ((await found.clone().json()) as unknown);
};

describe('the page of tablets', () => {
  it('says in words what to look at, and since when a tablet is silent', async () => {
    open();

    const row = (await screen.findByRole('rowheader', { name: 'Kitchen' })).closest('tr')!;
    expect(within(row).getByText('Silent')).toBeTruthy();
    expect(within(row).getByText('Silent since 23 Nov 2026 06:58')).toBeTruthy();
    expect(within(row).getByText('Its clock was set')).toBeTruthy();
  });

  it.each([
    ['optional', 30, 'Kept for 30 days, then erased. Change it in the settings'],
    ['required', 0, 'Erased on the day itself. Change it in the settings'],
    ['none', 1, 'The tablets take none. Kept for 1 day, then erased. Change it in the settings'],
  ])('says for how long photos are kept: %s, %i', async (taken, days, sentence) => {
    photosAre(taken, days);
    open();

    const link = await screen.findByRole('link', { name: 'Change it in the settings' });
    expect(link.parentElement?.textContent).toBe(sentence);
  });

  it('takes one that was left behind by a second set-up out in one press', async () => {
    const second = { ...KITCHEN, id: 't2', registeredAtUtc: '2026-11-23T07:00:00.000Z' };
    const first = { ...KITCHEN, incidents: [], report: { ...KITCHEN.report!, waitingPunches: 0 } };
    const out = { ...first, state: 'takenOut', revokedAtUtc: '2026-11-23T07:05:00.000Z' };
    api.answer(LIST, { data: [first, second] }, { data: [out, second] });
    api.answer('POST /companies/c1/tablets/t1/revocation', { data: null });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Take the first Kitchen out of use' }));

    await waitFor(() => expect(api.requests.some(({ url }) => url.endsWith('/t1/revocation'))).toBe(true));
    expect(await screen.findByText('The tablet is out of use.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Take the first/ })).toBeNull();
  });

  it('leaves one alone that holds punches, though another of its name was set up since', async () => {
    const second = { ...KITCHEN, id: 't2', registeredAtUtc: '2026-11-23T07:00:00.000Z' };
    api.answer(LIST, { data: [{ ...KITCHEN, incidents: [] }, second] });
    open();
    await screen.findAllByText('Kitchen');

    expect(screen.queryByRole('button', { name: /^Take the first/ })).toBeNull();
  });

  it('opens a tablet by its address, and asks for a finding before an incident is closed', async () => {
    api.answer('POST /companies/c1/tablet-incidents/i1/finding', { data: { incidentId: 'i1' } });
    open('/desk/tablets?open=t1');
    const dialog = await screen.findByRole('dialog', { name: 'Kitchen' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close with this finding' }));
    expect(within(dialog).getByText('Say in a sentence what you found.')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('What did you find?'), 'The battery was empty.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close with this finding' }));

    expect(await screen.findByText('The finding is in the log.')).toBeTruthy();
    expect(await sent('POST /finding')).toEqual({ finding: 'The battery was empty.' });
  });

  it('says what a tablet still holds before it is taken out of use', async () => {
    api.answer('POST /companies/c1/tablets/t1/revocation', {
      data: { tabletId: 't1', revokedAtUtc: '2026-11-23T08:00:00.000Z' },
    });
    open('/desk/tablets?open=t1');
    await userEvent.click(await screen.findByRole('button', { name: 'Take out of use' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take this tablet out of use?' });
    expect(within(dialog).getByText(/punches that nobody else has: 4/)).toBeTruthy();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Take out of use' }));

    expect(await screen.findByText('The tablet is out of use.')).toBeTruthy();
    expect(await sent('POST /revocation')).toEqual({ reason: null });
  });

  it('shows a new manager code once', async () => {
    api.answer('POST /companies/c1/manager-code', { data: { code: '48215973' } });
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'New code for all tablets' }));

    const dialog = await screen.findByRole('dialog', { name: 'The new manager code' });
    expect(within(dialog).getByText('48215973')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('48215973')).toBeNull());
  });

  it('names the tablets that another system has set up, to be taken out from there', async () => {
    const data = [
      KITCHEN,
      { ...KITCHEN, id: 't2', name: 'Yard', registeredByName: 'Payroll', isSetUpByService: true },
    ];
    api.answer(LIST, { data });
    open();

    expect(await screen.findByText('Yard, set up by Payroll.')).toBeTruthy();
    expect(screen.getByText('Set up by another system')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take Yard out of use' }));
    expect(screen.getByRole('dialog', { name: 'Take this tablet out of use?' })).toBeTruthy();
  });

  it('lets a manager of some departments take a tablet out, and says who does the rest', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'manager', departmentIds: ['d1'] } });
    open('/desk/tablets?open=t1');

    await screen.findByRole('dialog', { name: 'Kitchen' });
    const buttons = screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
    expect(screen.getByText(/Tablets belong to the whole company/)).toBeTruthy();
    expect(buttons).toContain('Take out of use');
    for (const act of ['Hang up a tablet', 'New code for all tablets', 'Save the name'])
      expect(buttons).not.toContain(act);
    expect(screen.queryByText('Manager code')).toBeNull();
    expect(api.requests.some(({ url }) => url.endsWith('/manager-code'))).toBe(false);
  });

  it('lets an accountant look, and change nothing', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'accountant' } });
    open('/desk/tablets?open=t1');

    const dialog = await screen.findByRole('dialog', { name: 'Kitchen' });
    expect(within(dialog).getAllByText('Its clock was set.')).toHaveLength(2);
    const buttons = screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
    for (const act of ['Take out of use', 'Hang up a tablet', 'New code for all tablets', 'Save the name'])
      expect(buttons).not.toContain(act);
  });
});
