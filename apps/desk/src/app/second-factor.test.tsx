import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { sessionEnd } from '#api/session-end.ts';
import type { DeskSession } from '#api/session.ts';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const WITH_APP: DeskSession = { ...BJORK, factors: { ...BJORK.factors, totp: true, recoveryCodesLeft: 9 } };
const CODES = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'];
const STARTED = {
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/Stimpill:b?secret=JBSWY3DPEHPK3PXP',
};
const NOT_CONFIRMED = { status: 403, code: 'auth.confirmation_needed' } as const;

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

function open() {
  window.history.replaceState(null, '', '/desk/account');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = async (path: string) =>
  Promise.all(
    api.requests
      .filter(({ url, method }) => method !== 'GET' && url.endsWith(path))
      .map((request) => request.clone().json() as Promise<unknown>),
  );

describe('signing in with a second factor', () => {
  beforeEach(async () => {
    api.answer('GET /session', { status: 401, code: 'auth.token_missing' });
    api.answer('POST /session', { status: 401, code: 'auth.factor_needed' });
    open();
    await userEvent.type(await screen.findByLabelText('E-mail'), 'bjork@profun.example');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await press('Sign in');
  });

  it('asks for the code of the app once the password was right, and sends everything again', async () => {
    await userEvent.type(await screen.findByLabelText('Code from the app'), '492 039');
    api.answer('POST /session', { data: WITH_APP });
    await press('Sign in');

    await screen.findByRole('heading', { name: 'Your account' });
    expect((await bodies('/session')).at(-1)).toEqual({
      email: 'bjork@profun.example',
      password: 'a long password',
      totpCode: '492039',
    });
  });

  it('takes a code on paper instead', async () => {
    await press('Use a code on paper');
    await userEvent.type(screen.getByLabelText('Code on paper'), 'abcd-efgh-ijkl-mnop');
    await press('Sign in');

    await waitFor(async () =>
      expect((await bodies('/session')).at(-1)).toMatchObject({ recoveryCode: 'abcd-efgh-ijkl-mnop' }),
    );
  });

  it('says that the code is wrong, and asks only for the code again', async () => {
    api.answer('POST /session', { status: 401, code: 'auth.invalid_credentials' });
    await userEvent.type(await screen.findByLabelText('Code from the app'), '000000');
    await press('Sign in');

    expect((await screen.findByRole('alert')).textContent).toContain('The code or the password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>('Code from the app').value).toBe('');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('says beside the field that a code has six digits, and what to do without the phone', async () => {
    await userEvent.type(await screen.findByLabelText('Code from the app'), '12');
    await press('Sign in');

    expect(screen.getByText('Type the six digits that the app shows.')).toBeTruthy();
    expect(await bodies('/session')).toHaveLength(1);
    expect(screen.getByText('Lost the phone?')).toBeTruthy();
  });
});

describe('what needs a confirmation', () => {
  beforeEach(() => {
    api.answer('GET /session', { data: WITH_APP });
    api.answer('POST /account/recovery-codes', NOT_CONFIRMED);
    open();
  });

  it('goes on by itself once somebody has confirmed', async () => {
    await press('Make new codes');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await userEvent.type(within(dialog).getByLabelText('Password'), 'a long password');
    await userEvent.type(within(dialog).getByLabelText('Code from the app'), '492039');
    api.answer('POST /session/confirmation', { data: WITH_APP });
    api.answer('POST /account/recovery-codes', { data: { recoveryCodes: CODES } });
    await press('Confirm');

    const codes = await screen.findByRole('dialog', { name: 'Your ten codes on paper' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    expect(await bodies('/confirmation')).toEqual([{ password: 'a long password', totpCode: '492039' }]);
  });

  it('does nothing, and says so, where somebody does not confirm', async () => {
    await press('Make new codes');
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await press('Cancel');

    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the account', () => {
  it('adds an app by a code of it, says which sessions ended, and shows the codes on paper until they are kept', async () => {
    api.answer('GET /session', { data: BJORK });
    api.answer('POST /account/totp', { data: STARTED });
    api.answer('POST /account/totp/confirmation', { status: 409, code: 'account.totp_code_wrong' });
    open();

    await press('Add the app');
    const dialog = await screen.findByRole('dialog', { name: 'Add an app that shows codes' });
    expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Code from the app'), '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add the app' }));
    expect(await within(dialog).findByText(/not the code that the app shows now/)).toBeTruthy();
    api.answer('POST /account/totp/confirmation', { data: { recoveryCodes: CODES, endedSessions: 1 } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add the app' }));
    expect(await screen.findByText(/^1 other session of yours ended/)).toBeTruthy();
    await press('I have kept them');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the only factor where the company asks for one, and says what to do', async () => {
    api.answer('GET /session', { data: WITH_APP });
    api.answer('DELETE /account/totp', { status: 409, code: 'account.last_factor' });
    open();

    await press('Remove the app');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the app?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the app' }));

    expect((await within(dialog).findByRole('alert')).textContent).toContain('Add another first.');
  });

  it('says that the current password is wrong beside the field, and how many sessions a new one ended', async () => {
    api.answer('GET /session', { data: BJORK });
    api.answer('PUT /account/password', { status: 401, code: 'auth.invalid_credentials' });
    open();

    await userEvent.type(await screen.findByLabelText('Current password'), 'wrong');
    await userEvent.type(screen.getByLabelText('New password'), 'four words in a row');
    await press('Change password');
    expect(await screen.findByText(/not your current password/)).toBeTruthy();
    api.answer('PUT /account/password', { data: { endedSessions: 2 } });
    await press('Change password');

    expect(await screen.findByText('The password was changed, and 2 other sessions ended.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });
});
