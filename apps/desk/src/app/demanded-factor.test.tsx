import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { sessionEnd } from '#api/session-end.ts';
import type { DeskSession } from '#api/session.ts';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const ASKED: DeskSession = { ...BJORK, factorDemandedFrom: '2026-12-01' };
const DEMANDED: DeskSession = { ...ASKED, isFactorDemanded: true };
const WITH_APP: DeskSession = { ...ASKED, factors: { totp: true, passkeys: 0, recoveryCodesLeft: 10 } };
const TITLE = 'Set up your second factor';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /sessions', { data: [] });
});
afterEach(() => {
  sessionEnd.answer(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(session: DeskSession, at = 'account') {
  api.answer('GET /session', { data: session });
  window.history.replaceState(null, '', `/desk/${at}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

describe('before the day on which a second factor is demanded', () => {
  it('every page says from when, and leads to where one is added', async () => {
    open(ASKED, 'nowhere');

    const notice = await screen.findByText(/From 1 Dec 2026 on you need a second factor/);
    expect(within(notice).getByRole('link', { name: 'Add one now' }).getAttribute('href')).toBe(
      '/desk/account',
    );
  });

  it('nothing is said to somebody who has one', async () => {
    open(WITH_APP);

    await screen.findByRole('heading', { name: 'Your account' });
    expect(screen.queryByText(/you need a second factor/)).toBeNull();
  });
});

describe('from that day on', () => {
  it('one page comes first, and stays until the codes on paper are kept; then the page that was asked for', async () => {
    open(DEMANDED);
    api.answer('POST /account/totp', { data: { secret: 'JBSWY3DP', otpauthUri: 'otpauth://totp/x' } });
    api.answer('POST /account/totp/confirmation', {
      data: { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP'], endedSessions: 0 },
    });
    await screen.findByRole('heading', { name: TITLE });
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add the app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add an app that shows codes' });
    await userEvent.type(within(dialog).getByLabelText('Code from the app'), '123456');
    api.answer('GET /session', { data: WITH_APP });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add the app' }));

    await userEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));
    await screen.findByText('Your second factor is set up.');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));

    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
  });

  it('somebody can also sign out', async () => {
    open(DEMANDED);
    api.answer('DELETE /session', { data: { endedSessions: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));

    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });

  it('anyone who is on a page when the day comes is led there with the next call', async () => {
    open(ASKED);
    await screen.findByRole('heading', { name: 'Your account' });
    api.answer('GET /session', { data: DEMANDED });
    api.answer('GET /companies/c1/settings', { status: 403, code: 'auth.factor_demanded' });
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: TITLE })).toBeTruthy());
  });
});
