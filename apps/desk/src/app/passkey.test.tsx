import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { sessionEnd } from '#api/session-end.ts';
import type { DeskSession } from '#api/session.ts';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const WITH_PASSKEY: DeskSession = { ...BJORK, factors: { totp: false, passkeys: 1, recoveryCodesLeft: 9 } };
const PHONE = {
  id: 'p1',
  name: 'Phone',
  addedAtUtc: '2026-11-23T08:00:00.000Z',
  lastUsedAtUtc: null,
};
const ASKED = {
  challenge: 'AAAA',
  timeout: 300_000,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required',
};
const NOT_CONFIRMED = { status: 403, code: 'auth.confirmation_needed' } as const;

type Asked = { readonly mediation?: string; readonly signal: AbortSignal };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /sessions', { data: [] });
  api.answer('GET /account/passkeys', { data: [PHONE] });
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  sessionEnd.answer(false);
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/desk/account');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

/** What the device of the person does when the browser asks it. */
function deviceThat(get: (question: Asked) => Promise<unknown>) {
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const signs = () =>
  Promise.resolve({
    id: 'Y3JlZA',
    rawId: bytes('cred'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: null,
    },
    getClientExtensionResults: () => ({}),
  });
const isPutAway = () => Promise.reject(new DOMException('put away', 'NotAllowedError'));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('signing in with a passkey', () => {
  beforeEach(() => {
    api.answer('GET /session', { status: 401, code: 'auth.token_missing' });
    api.answer('POST /session/passkey/challenge', { data: ASKED });
    open();
  });

  it('needs nothing that is typed', async () => {
    deviceThat(signs);
    api.answer('POST /session/passkey', { data: WITH_PASSKEY });
    await press('Use a passkey');

    await screen.findByRole('heading', { name: 'Your account' });
    const sent = api.requests.find(({ url }) => url.endsWith('/session/passkey'));
    expect(await sent?.clone().json()).toMatchObject({
      credential: { id: 'Y3JlZA', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' },
    });
  });

  it('says so where somebody puts the question of the device away, and stays ready', async () => {
    deviceThat(isPutAway);
    await press('Use a passkey');

    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.');
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('says that a passkey was refused, and what else there is', async () => {
    deviceThat(signs);
    api.answer('POST /session/passkey', { status: 401, code: 'auth.passkey_wrong' });
    await press('Use a passkey');

    expect((await screen.findByRole('alert')).textContent).toContain('This passkey did not work here.');
  });
});

describe('a session that began with a passkey and was not used for a while', () => {
  it('comes back with the passkey alone, in one dialog above the page, and another way is still there', async () => {
    deviceThat(signs);
    api.answer('GET /session', { data: { ...WITH_PASSKEY, beganWithPasskey: true } });
    api.answer('GET /sessions', { status: 401, code: 'auth.session_revoked', because: 'idle' }, { data: [] });
    api.answer('POST /session/passkey/challenge', { data: ASKED });
    api.answer('POST /session/passkey', { data: { ...WITH_PASSKEY, beganWithPasskey: true } });
    open();

    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
    expect(dialog.queryByLabelText('Password')).toBeNull();
    expect(dialog.getByText('Sign in in another way')).toBeTruthy();
    await press('Go on with your passkey');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeTruthy();
  });
});

describe('a browser that offers passkeys where the e-mail is typed', () => {
  let asked: Asked[];

  /** Waits until somebody chooses, as a browser does; another question takes the place of this one. */
  const waits = ({ signal }: Asked) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  function openWith(device: (question: Asked) => Promise<unknown>, timeout = ASKED.timeout) {
    asked = [];
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(vi.fn(), { isConditionalMediationAvailable: () => Promise.resolve(true) }),
    );
    deviceThat((question) => {
      asked.push(question);
      return device(question);
    });
    api.answer('GET /session', { status: 401, code: 'auth.token_missing' });
    api.answer('POST /session/passkey/challenge', { data: { ...ASKED, timeout } });
    open();
  }

  it('signs in with the one that is chosen there, and nothing is pressed', async () => {
    api.answer('POST /session/passkey', { data: WITH_PASSKEY });
    openWith(signs);

    await screen.findByRole('heading', { name: 'Your account' });
    expect(asked[0]?.mediation).toBe('conditional');
  });

  it('says why the one that was chosen did not sign in', async () => {
    api.answer('POST /session/passkey', { status: 401, code: 'auth.passkey_wrong' });
    openWith(signs);

    expect((await screen.findByRole('alert')).textContent).toContain('This passkey did not work here.');
  });

  it('is asked anew before what would be signed is too old', async () => {
    openWith(waits, 60_010);

    await waitFor(() => expect(asked.length).toBeGreaterThan(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives way to the button, and offers again after the device was put away', async () => {
    openWith((question) => (question.mediation === 'conditional' ? waits(question) : isPutAway()));
    await waitFor(() => expect(asked).toHaveLength(1));
    await press('Use a passkey');

    expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[2]?.mediation).toBe('conditional');
  });

  it('withdraws the offer once somebody is in by password', async () => {
    openWith(waits);
    await waitFor(() => expect(asked).toHaveLength(1));
    api.answer('POST /session', { data: WITH_PASSKEY });
    await userEvent.type(await screen.findByLabelText('E-mail'), 'bjork@example.is');
    await userEvent.type(screen.getByLabelText('Password'), 'four words in a row');
    await press('Sign in');

    await screen.findByRole('heading', { name: 'Your account' });
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe('a browser that knows no passkeys', () => {
  it('offers none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    api.answer('GET /session', { status: 401, code: 'auth.token_missing' });
    open();

    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});

describe('signing out', () => {
  it('gives way to the sign-in at once', async () => {
    api.answer('GET /session', { data: WITH_PASSKEY });
    api.answer('DELETE /session', { data: { endedSessions: 1 } });
    open();
    await screen.findByRole('table', { name: 'Passkeys' });
    await userEvent.click(await screen.findByText('Sign out'));

    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Passkeys' })).toBeNull();
  });
});

describe('a passkey on the account page', () => {
  beforeEach(() => {
    api.answer('GET /session', { data: WITH_PASSKEY });
    open();
  });

  it('confirms, and what was begun goes on', async () => {
    deviceThat(signs);
    api.answer('POST /account/recovery-codes', NOT_CONFIRMED);
    api.answer('POST /session/confirmation/passkey/challenge', { data: ASKED });
    await press('Make new codes');
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    api.answer('POST /session/confirmation/passkey', { data: WITH_PASSKEY });
    api.answer('POST /account/recovery-codes', { data: { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] } });
    await press('Confirm with a passkey');

    expect(await screen.findByRole('dialog', { name: 'Your ten codes on paper' })).toBeTruthy();
  });

  it('is removed after a question that says what the last one means', async () => {
    const table = await screen.findByRole('table', { name: 'Passkeys' });
    await userEvent.click(within(table).getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the passkey “Phone”?' });
    expect(dialog.textContent).toContain('your password alone signs you in then');
    api.answer('DELETE /account/passkeys/p1', { data: BJORK.factors });
    api.answer('GET /session', { data: BJORK });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('The passkey “Phone” was removed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Passkeys' })).toBeNull());
  });
});
