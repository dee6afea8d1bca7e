import { render, screen, within } from '@testing-library/react';
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

function open() {
  window.history.replaceState(null, '', '/desk/people/a1');
  render(<App language="en" client={createQueryClient(() => undefined)} router={createDeskRouter()} />);
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
  expect(await screen.findByText('The new address is withdrawn. The one of before stays.')).toBeTruthy();
});

it('shows the address of before in the record once another one was saved, and asks what waits', async () => {
  api.answer(`GET ${PERSON}/sign-in`, { data: { ...SIGN_IN, waitingAddress: null } });
  api.answer(`PUT ${PERSON}`, { data: ANNA, version: '"2"' });
  open();
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
  await userEvent.clear(email);
  await userEvent.type(email, 'anna@new.example');
  api.answer(`GET ${PERSON}/sign-in`, { data: SIGN_IN });
  await userEvent.click(await button('Save'));

  expect(await screen.findByText('anna@new.example waits to be confirmed.')).toBeTruthy();
  expect(email.value).toBe('anna@example.is');
});
