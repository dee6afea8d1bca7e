import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { ANNA, LISTED_ANNA } from '#testing/people.ts';

const PERSON = '/companies/c1/people/a1';
const WAITING = {
  email: 'anna@new.example',
  askedAtUtc: '2026-11-23T07:00:00.000Z',
  endsAtUtc: '2026-11-26T07:00:00.000Z',
  askedByName: 'Jón Stjóri',
};
const SIGN_IN = {
  hasPin: true,
  pinLockedUntilAtUtc: null,
  hasPassword: true,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  lastSignInAtUtc: null,
  isMailSetUp: true,
  waitingAddress: WAITING,
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/people', { data: [LISTED_ANNA] });
  api.answer(`GET ${PERSON}`, { data: ANNA });
  for (const list of ['structure/departments', 'rule-sets', 'structure/pay-periods'])
    api.answer(`GET /companies/c1/${list}`, { data: [] });
  api.answer(`GET ${PERSON}/sign-in`, { data: SIGN_IN });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(part = '') {
  window.history.replaceState(null, '', `/desk/people/a1${part}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const button = (name: string) => screen.findByRole('button', { name });

it('says which address waits, who asked for it, and which one signs in until then', async () => {
  open();

  expect(await screen.findByText('anna@new.example waits to be confirmed.')).toBeTruthy();
  expect(screen.getByText(/Until then anna@example.is signs in./)).toBeTruthy();
  expect(
    screen.getByText(/^Jón Stjóri asked for it on .* The link was mailed to the new address./),
  ).toBeTruthy();
});

it('sends the link again, and shows it to nobody where the server sends mail', async () => {
  api.answer(`POST ${PERSON}/address-link`, { data: { path: null, endsAtUtc: WAITING.endsAtUtc } });
  open();
  await userEvent.click(await button('Send the link again'));

  expect(await screen.findByText('The link is on its way to anna@new.example.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows an owner the link once where the server sends no mail', async () => {
  api.answer(`GET ${PERSON}/sign-in`, { data: { ...SIGN_IN, isMailSetUp: false } });
  const data = { path: '/desk/address#sal_x', endsAtUtc: WAITING.endsAtUtc };
  api.answer(`POST ${PERSON}/address-link`, { data });
  open();
  await userEvent.click(await button('Show the link'));

  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(`${location.origin}/desk/address#sal_x`)).toBeTruthy();
});

it('tells a manager to ask an owner for it there, and lets them withdraw the address', async () => {
  api.answer('GET /session', { data: { ...BJORK, role: 'manager' } });
  api.answer(`GET ${PERSON}/sign-in`, { data: { ...SIGN_IN, isMailSetUp: false } });
  api.answer(`DELETE ${PERSON}/waiting-address`, { data: { ...SIGN_IN, waitingAddress: null } });
  open();

  expect(await screen.findByText(/an owner can show the link/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show the link' })).toBeNull();
  await userEvent.click(await button('Withdraw the new address'));
  expect(await screen.findByText('The new address is withdrawn. The old one stays.')).toBeTruthy();
});

async function save(address: string) {
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
  await userEvent.clear(email);
  await userEvent.type(email, address);
  await userEvent.click(await button('Save'));
  return email;
}
const nothingMore = { ...SIGN_IN, waitingAddress: null };

it('says at once that another address waits, from none, and shows the old one in the record', async () => {
  api.answer(`GET ${PERSON}/sign-in`, { data: nothingMore });
  api.answer(`PUT ${PERSON}`, { data: ANNA, version: '"2"' });
  open();
  await screen.findByLabelText('E-mail');
  api.answer(`GET ${PERSON}/sign-in`, { data: SIGN_IN });
  const email = await save('Anna@new.example');

  expect(await screen.findByText('anna@new.example waits to be confirmed.')).toBeTruthy();
  expect(await screen.findByText('Saved. anna@new.example waits to be confirmed.')).toBeTruthy();
  expect(email.value).toBe('anna@example.is');
});

it('names the second address once it was saved while another one waited', async () => {
  api.answer(`PUT ${PERSON}`, { data: ANNA, version: '"2"' });
  open();
  await screen.findByText('anna@new.example waits to be confirmed.');
  const second = { ...WAITING, email: 'anna@second.example' };
  api.answer(`GET ${PERSON}/sign-in`, { data: { ...SIGN_IN, waitingAddress: second } });
  const email = await save(second.email);

  expect(await screen.findByText('anna@second.example waits to be confirmed.')).toBeTruthy();
  expect(screen.queryByText('anna@new.example waits to be confirmed.')).toBeNull();
  await waitFor(() => expect(email.value).toBe('anna@example.is'));
});

it('speaks of no waiting where the new address counts at once', async () => {
  api.answer(`GET ${PERSON}/sign-in`, { data: nothingMore });
  api.answer(`PUT ${PERSON}`, { data: { ...ANNA, email: 'anna@new.example' }, version: '"2"' });
  open();
  const email = await save('anna@new.example');

  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(email.value).toBe('anna@new.example');
});

it('says that no password link is made while an address waits, too', async () => {
  api.answer(`GET ${PERSON}`, { data: { ...ANNA, role: 'manager' } });
  api.answer(`GET ${PERSON}/sessions`, { data: [] });
  api.answer(`GET ${PERSON}/reach`, { data: { limitedToDepartmentIds: null, standIns: [] } });
  api.answer(`POST ${PERSON}/password-link`, { status: 409, code: 'person.address_new' });
  open('/access');
  await userEvent.click(await button('Make a link'));

  expect((await screen.findByRole('alert')).textContent).toContain('or a new one waits to be confirmed');
});
