import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { ANNA, LISTED_ANNA } from '#testing/people.ts';

const PERSON = '/companies/c1/people/a1';
const MANAGER = { ...LISTED_ANNA, role: 'manager' as const };
const JON = { ...MANAGER, id: 'j2', displayName: 'Jón Stjóri' };
const SIGN_IN = {
  hasPin: true,
  pinLockedUntilAtUtc: null,
  hasPassword: false,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  lastSignInAtUtc: null,
  isMailSetUp: true,
  waitingAddress: null,
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/people', { data: [MANAGER, JON] });
  api.answer(`GET ${PERSON}`, { data: { ...ANNA, role: 'manager' } });
  api.answer('GET /companies/c1/structure/departments', {
    data: [
      { id: 'd1', name: 'Bakarí', activePeople: 1 },
      { id: 'd2', name: 'Kaffihús', activePeople: 0 },
    ],
  });
  api.answer('GET /companies/c1/rule-sets', { data: [] });
  api.answer('GET /companies/c1/structure/pay-periods', { data: [] });
  api.answer(`GET ${PERSON}/sign-in`, { data: SIGN_IN });
  api.answer(`GET ${PERSON}/sessions`, { data: [] });
  api.answer(`GET ${PERSON}/reach`, {
    data: {
      limitedToDepartmentIds: ['d1', 'd2'],
      standIns: [{ employeeId: 'j2', from: '2099-12-01', to: '2099-12-14' }],
    },
    version: '"1"',
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/desk/people/a1/access');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const sent = (method: string) => api.requests.findLast((each) => each.method === method);

describe('the reach of a manager', () => {
  it('is said in sentences', async () => {
    open();

    expect(await screen.findByText('Sees Bakarí and Kaffihús.')).toBeTruthy();
    expect(await screen.findByText('Jón Stjóri stands in from 1 Dec 2099 to 14 Dec 2099.')).toBeTruthy();
  });

  it('is changed in the version that was read: one department, and nobody who stands in', async () => {
    const data = { limitedToDepartmentIds: ['d2'], standIns: [] };
    api.answer(`PUT ${PERSON}/reach`, { data, version: '"2"' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the reach' }));
    const dialog = await screen.findByRole('dialog', { name: 'Whom does this manager see?' });
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Bakarí' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('The reach is changed. It counts at once.')).toBeTruthy();
    expect(sent('PUT')?.headers.get('if-match')).toBe('"1"');
    expect(await sent('PUT')?.clone().json()).toEqual(data);
  });

  it('is never no department at all', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the reach' }));
    const dialog = screen.getByRole('dialog');
    for (const name of ['Bakarí', 'Kaffihús'])
      await userEvent.click(await within(dialog).findByRole('checkbox', { name }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await within(dialog).findByText('Choose a department, or everybody.')).toBeTruthy();
    expect(sent('PUT')).toBeUndefined();
  });

  it('shows both versions where another owner has changed it meanwhile', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the reach' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Everybody' }));
    api.answer(`PUT ${PERSON}/reach`, { status: 412, code: 'record.changed_meanwhile' });
    api.answer(`GET ${PERSON}/reach`, { data: { limitedToDepartmentIds: ['d2'], standIns: [] } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

    const both = await screen.findByRole('dialog', { name: /This was changed meanwhile/ });
    const row = within(both).getByRole('row', { name: /^Sees/ });
    expect(within(row).getByText('Sees everybody.')).toBeTruthy();
    expect(within(row).getByText('Sees Kaffihús.')).toBeTruthy();
  });
});

describe('a first password', () => {
  it('comes with a link that is shown once, and with an invitation by mail', async () => {
    const link = { path: '/desk/password#spl_x', endsAtUtc: '2026-11-27T08:00:00.000Z', isMailed: false };
    api.answer(`POST ${PERSON}/password-link`, { data: link });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    const dialog = await screen.findByRole('dialog', { name: 'A link for Anna Æsudóttir' });
    expect(within(dialog).getByText(`${location.origin}/desk/password#spl_x`)).toBeTruthy();
    expect(await within(dialog).findByRole('img', { name: 'The link as a QR code' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have handed it over' }));
    await waitFor(() => expect(screen.queryByText(/spl_x/)).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Send an invitation' }));
    expect(await screen.findByText('The link is on its way to anna@example.is.')).toBeTruthy();
    expect(await sent('POST')?.clone().json()).toEqual({ byMail: true });
  });

  it('offers no mail where the server sends none', async () => {
    api.answer(`GET ${PERSON}/sign-in`, { data: { ...SIGN_IN, isMailSetUp: false } });
    open();
    await screen.findByRole('button', { name: 'Make a link' });
    expect(screen.queryByRole('button', { name: 'Send an invitation' })).toBeNull();
  });
});
