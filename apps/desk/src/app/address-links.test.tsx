import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const WHOSE = {
  displayName: 'Björk Höskuldsdóttir',
  companyName: 'Bakaríið við höfnina ehf.',
  language: 'en',
  endsAtUtc: '2026-11-26T08:00:00.000Z',
};
const LINK = { ...WHOSE, email: 'bjork@new.example' };
const WAY = {
  ...WHOSE,
  email: 'bjork@old.example',
  newEmail: 'bjork@new.example',
  changedAtUtc: '2026-11-23T08:00:00.000Z',
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { status: 401, code: 'auth.token_missing' });
  api.answer('POST /address-links/read', { data: LINK });
  api.answer('POST /ways-back/read', { data: WAY });
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
const askedFor = (path: string) => api.requests.some(({ url }) => url.endsWith(path));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a link that confirms a new address', () => {
  it('confirms nothing by being opened, and leaves no token in the address', async () => {
    open('/desk/address#sal_abc');

    expect(await screen.findByText('Björk Höskuldsdóttir, Bakaríið við höfnina ehf.')).toBeTruthy();
    expect(screen.getByText('bjork@new.example')).toBeTruthy();
    expect(window.location.hash).toBe('');
    expect(askedFor('/address-links/confirm')).toBe(false);
  });

  it('leads to the sign-in once somebody has pressed the button', async () => {
    api.answer('POST /address-links/confirm', { data: { email: LINK.email } });
    open('/desk/address#sal_abc');
    await press('Confirm the address');

    expect((await screen.findByRole('alert')).textContent).toContain('The address is confirmed.');
    expect(await lastBody()).toEqual({ token: 'sal_abc' });
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeTruthy();
  });

  it('says that somebody else has the address by now, and that the old one goes on', async () => {
    api.answer('POST /address-links/confirm', { status: 409, code: 'address_link.taken', field: 'token' });
    open('/desk/address#sal_abc');
    await press('Confirm the address');

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Somebody else signs in with this address by now.');
    expect(alert.textContent).toContain('your old address still works');
  });

  it('says that it no longer works, and what to do', async () => {
    api.answer('POST /address-links/read', { status: 404, code: 'address_link.not_found' });
    open('/desk/address#sal_abc');

    const { textContent: said } = await screen.findByRole('alert');
    expect(said).toContain('This link no longer works.');
    expect(said).toContain('Unless the new address is confirmed already, the old one goes on.');
  });

  it('says the same where the token is gone, as when the page is loaded again after it was used', async () => {
    api.answer('POST /address-links/read', { status: 400, code: 'request.invalid', field: 'token' });
    open('/desk/address');

    expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works.');
  });

  it('begins anew with another link that is opened in its tab, and takes it out of the address', async () => {
    api.answer('POST /address-links/confirm', { data: { email: LINK.email } });
    open('/desk/address#sal_abc');
    await press('Confirm the address');
    await screen.findByText('The address is confirmed.');
    api.answer('POST /address-links/read', { data: { ...LINK, email: 'bjork@second.example' } });
    window.location.hash = '#sal_def';

    expect(await screen.findByText('bjork@second.example')).toBeTruthy();
    expect(window.location.hash).toBe('');
    expect(screen.queryByText('The address is confirmed.')).toBeNull();
    await press('Confirm the address');
    await screen.findByText('The address is confirmed.');
    expect(await lastBody()).toEqual({ token: 'sal_def' });
  });

  it('does not claim that something typed stands on a page without fields where the server is not reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open('/desk/address#sal_abc');

    const { textContent: said } = await screen.findByRole('alert');
    expect(said).toContain('The server cannot be reached.');
    expect(said).toContain('Check the network and try again. Nothing that you have typed is lost.');
  });

  it('speaks the language of the person', async () => {
    api.answer('POST /address-links/read', { data: { ...LINK, language: 'pl' } });
    open('/desk/address#sal_abc');

    expect(await screen.findByRole('heading', { name: 'Potwierdź swój adres e-mail' })).toBeTruthy();
  });
});

describe('the way back to the old address', () => {
  it('takes nothing back by being opened', async () => {
    open('/desk/address-back#swb_abc');

    expect(await screen.findByText('bjork@old.example')).toBeTruthy();
    expect(screen.getByText('bjork@new.example')).toBeTruthy();
    expect(window.location.hash).toBe('');
    expect(askedFor('/ways-back/use')).toBe(false);
  });

  it('says that the link no longer works where the token is gone', async () => {
    api.answer('POST /ways-back/read', { status: 400, code: 'request.invalid', field: 'token' });
    open('/desk/address-back');

    expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works.');
  });

  it('begins anew with another link that is opened in its tab', async () => {
    api.answer('POST /ways-back/use', { data: { email: WAY.email, endedSessions: 0, passwordPath: null } });
    open('/desk/address-back#swb_abc');
    await press('Take the address back');
    await screen.findByText('The address is yours again.');
    api.answer('POST /ways-back/read', { data: { ...WAY, email: 'bjork@older.example' } });
    window.location.hash = '#swb_def';

    expect(await screen.findByText('bjork@older.example')).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('leads to where a password is chosen if the one that was chosen meanwhile was taken away', async () => {
    const data = { email: WAY.email, endedSessions: 2, passwordPath: '/desk/password#spl_x' };
    api.answer('POST /ways-back/use', { data });
    open('/desk/address-back#swb_abc');
    await press('Take the address back');

    expect((await screen.findByRole('alert')).textContent).toContain('The address is yours again.');
    const link = screen.getByRole('link', { name: 'Choose a password' });
    expect(link.getAttribute('href')).toBe('/desk/password#spl_x');
    expect(await lastBody()).toEqual({ token: 'swb_abc' });
  });

  it('leads to the sign-in where the old password stays', async () => {
    api.answer('POST /ways-back/use', { data: { email: WAY.email, endedSessions: 0, passwordPath: null } });
    open('/desk/address-back#swb_abc');
    await press('Take the address back');

    expect(await screen.findByRole('link', { name: 'Go to sign-in' })).toBeTruthy();
  });

  it('says whom to ask where somebody else has the address by now', async () => {
    api.answer('POST /ways-back/use', { data: { email: null, endedSessions: 1, passwordPath: null } });
    open('/desk/address-back#swb_abc');
    await press('Take the address back');

    expect((await screen.findByRole('alert')).textContent).toContain('Ask an owner of the company');
  });
});

describe('a person who signs in', () => {
  const NOTICE = {
    email: 'bjork@new.example',
    isWaiting: true,
    sinceAtUtc: '2026-11-23T07:00:00.000Z',
    byName: 'Jón Stjóri',
  };

  it('is told who wants another address for them, and who has changed it', async () => {
    api.answer('GET /session', { data: { ...BJORK, newAddress: NOTICE } });
    open('/desk/account');
    expect(
      await screen.findByText(/^Jón Stjóri asked on .* that you sign in with bjork@new.example/),
    ).toBeTruthy();
  });

  it('is told once it has changed, and by whom', async () => {
    api.answer('GET /session', {
      data: { ...BJORK, newAddress: { ...NOTICE, isWaiting: false, byName: null } },
    });
    open('/desk/account');
    expect(
      await screen.findByText(
        /^Since .* you sign in with bjork@new.example. It was changed by: The operator of/,
      ),
    ).toBeTruthy();
  });
});
