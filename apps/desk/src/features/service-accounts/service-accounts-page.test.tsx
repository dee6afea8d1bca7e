import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { ServiceAccount } from '@stimpill/api-types/manage';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const ACCOUNTS = '/companies/c1/service-accounts';
const PAYROLL: ServiceAccount = {
  id: 'a1',
  displayName: 'Payroll',
  email: 'payroll-3f9a0c1d@service.invalid',
  role: 'accountant',
  lastDay: '2020-03-01',
  allowedAddresses: [],
  lastUsedAtUtc: null,
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${ACCOUNTS}`, { data: [PAYROLL] });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(search = '') {
  window.history.replaceState(null, '', `/desk/service-accounts${search}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

describe('service accounts', () => {
  it('say whether their time is over, whether they were used, and from where they work', async () => {
    open();

    const row = (await screen.findByRole('rowheader', { name: 'Payroll' })).closest('tr')!;
    expect(within(row).getByText('Over since 1 Mar 2020')).toBeTruthy();
    expect(within(row).getByText('Not yet')).toBeTruthy();
    expect(within(row).getByText('From everywhere')).toBeTruthy();
  });

  it('are made after a confirmation, without typing anything twice, and show their secret once', async () => {
    api.answer(`POST ${ACCOUNTS}`, { status: 403, code: 'auth.confirmation_needed' });
    open('?open=new');
    const dialog = await screen.findByRole('dialog', { name: 'New service account' });
    await userEvent.type(within(dialog).getByLabelText('System'), 'Roster');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make a service account' }));

    const confirm = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    api.answer('POST /session/confirmation', { data: BJORK });
    api.answer(`POST ${ACCOUNTS}`, { data: { ...PAYROLL, id: 'a2', secret: 'ssa_secret' } });
    await userEvent.type(within(confirm).getByLabelText('Password'), 'a long password');
    await userEvent.click(within(confirm).getByRole('button', { name: 'Confirm' }));

    const made = await screen.findByRole('dialog', { name: 'The secret is shown this once' });
    expect(within(made).getByText('ssa_secret')).toBeTruthy();
    await userEvent.click(within(made).getByRole('button', { name: 'I have stored the secret' }));
    await waitFor(() => expect(screen.queryByText('ssa_secret')).toBeNull());
    expect(location.search).toBe('');
  });

  it('are ended only after a question', async () => {
    api.answer(`DELETE ${ACCOUNTS}/a1`, { data: { endedSessions: 1 } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'End' }));
    const dialog = screen.getByRole('dialog', { name: 'End the account of Payroll?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));

    expect(await screen.findByText('The account has ended.')).toBeTruthy();
  });

  it('teach what they are for where there is none', async () => {
    api.answer(`GET ${ACCOUNTS}`, { data: [] });
    open();

    expect(await screen.findByText('No other system signs in yet')).toBeTruthy();
  });
});
