import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const LINK = {
  displayName: 'Björk Höskuldsdóttir',
  email: 'bjork@profun.example',
  companyName: 'Bakaríið við höfnina ehf.',
  language: 'en',
  endsAtUtc: '2026-11-26T08:00:00.000Z',
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { status: 401, code: 'auth.token_missing' });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const lastBody = async () => (await api.requests.at(-1)?.json()) as unknown;

describe('a link to choose a password', () => {
  const choose = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  };

  it('says whose it is, and leads to the sign-in once the password is saved', async () => {
    api.answer('POST /password-links/read', { data: LINK });
    api.answer('POST /password-links/redeem', { data: { email: LINK.email } });
    open('/desk/password#spl_abc');

    expect(await screen.findByText('Björk Höskuldsdóttir, Bakaríið við höfnina ehf.')).toBeTruthy();
    await choose('four words in a row');

    expect((await screen.findByRole('alert')).textContent).toContain('The password is saved.');
    expect(await lastBody()).toEqual({ token: 'spl_abc', newPassword: 'four words in a row' });
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeTruthy();
  });

  it('leaves the address as soon as it was read, is found again by a reload, and is gone once it was used', async () => {
    api.answer('POST /password-links/read', { data: LINK });
    api.answer('POST /password-links/redeem', { data: { email: LINK.email } });
    const before = history.length;
    open('/desk/password#spl_abc');
    await screen.findByText('Björk Höskuldsdóttir, Bakaríið við höfnina ehf.');
    expect([location.pathname, location.hash, history.length]).toEqual(['/desk/password', '', before]);
    cleanup();

    open('/desk/password');
    await choose('four words in a row');

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await lastBody()).toMatchObject({ token: 'spl_abc' });
    expect(sessionStorage.length).toBe(0);
  });

  it('is taken out of the address also where another one is opened in the tab that shows the page', async () => {
    api.answer('POST /password-links/read', { data: LINK });
    api.answer('POST /password-links/redeem', { data: { email: LINK.email } });
    open('/desk/password#spl_abc');
    await choose('four words in a row');
    await screen.findByText('The password is saved.');
    window.location.hash = '#spl_def';

    await choose('five other words in a row');
    await screen.findByText('The password is saved.');
    expect(await lastBody()).toEqual({ token: 'spl_def', newPassword: 'five other words in a row' });
    expect(window.location.hash).toBe('');
  });

  it('of the first run leaves the address too', async () => {
    api.answer('POST /first-run', { status: 403, code: 'first_run.link_over' });
    open('/desk/first-run#sfr_abc');

    await screen.findByRole('alert');
    expect([location.pathname, location.hash]).toEqual(['/desk/first-run', '']);
    expect(await lastBody()).toMatchObject({ token: 'sfr_abc' });
  });

  it('speaks the language of the company to anyone who comes for the first time', async () => {
    api.answer('POST /password-links/read', { data: { ...LINK, language: 'is' } });
    open('/desk/password#spl_abc');

    expect(await screen.findByRole('heading', { name: 'Veldu lykilorð' })).toBeTruthy();
  });

  it('says beside the field that a password is short, or easy to guess, and keeps it', async () => {
    api.answer('POST /password-links/read', { data: LINK });
    api.answer('POST /password-links/redeem', { status: 400, code: 'request.invalid', field: 'newPassword' });
    open('/desk/password#spl_abc');

    await choose('short');
    expect(screen.getByText('Type at least 12 characters.')).toBeTruthy();
    await choose('shortshort');

    expect(await screen.findByText(/This one is easy to guess/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('shortshortshort');
  });

  it('says that it no longer works, and what to do', async () => {
    api.answer('POST /password-links/read', { status: 404, code: 'password_link.not_found' });
    open('/desk/password#spl_abc');

    expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works.');
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  const ask = async () => {
    open('/desk/');
    await userEvent.click(await screen.findByText('Forgot your password?'));
    await userEvent.type(await screen.findByLabelText('E-mail of your account'), 'bjork@profun.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  };

  it('says that a link is on its way if there is an account, and not whether there is one', async () => {
    api.answer('POST /password-links', { data: { isMailSetUp: true } });

    await ask();

    expect((await screen.findByRole('alert')).textContent).toMatch(/^If there is an account for it/);
    expect(await lastBody()).toEqual({ email: 'bjork@profun.example' });
  });

  it('says whom to ask where the server sends no mail', async () => {
    api.answer('POST /password-links', { data: { isMailSetUp: false } });

    await ask();

    expect((await screen.findByRole('alert')).textContent).toContain('Ask an owner of the company');
  });
});
