import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgain } from '#api/calls.ts';
import { createQueryClient } from '#api/create-query-client.ts';
import { sessionEnd } from '#api/session-end.ts';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { LISTED_ANNA } from '#testing/people.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const NOBODY = { status: 401, code: 'auth.token_missing' } as const;
const SESSIONS = [
  {
    id: 's1',
    kind: 'desk',
    isThisOne: true,
    startedAtUtc: '2026-11-22T08:00:00.000Z',
    lastUsedAtUtc: null,
    endsAtUtc: '2026-11-23T20:00:00.000Z',
    program: 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0',
  },
  {
    id: 's2',
    kind: 'token',
    isThisOne: false,
    startedAtUtc: '2026-11-20T08:00:00.000Z',
    lastUsedAtUtc: null,
    endsAtUtc: '2026-11-23T20:00:00.000Z',
    program: null,
  },
];

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /sessions', { data: SESSIONS });
});
afterEach(() => {
  sessionEnd.answer(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address = '/desk/account') {
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  return { client, ...render(<App language="en" client={client} router={createDeskRouter()} />) };
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'bjork@profun.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('leads to the very address that was asked for', async () => {
    api.answer('GET /session', NOBODY);
    api.answer('POST /session', { data: BJORK });
    open('/desk/account?sort=-started');

    await signIn();

    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
    expect(location.pathname + location.search).toBe('/desk/account?sort=-started');
  });

  it('says what is missing beside the field, stands in it, and asks the server nothing', async () => {
    api.answer('GET /session', NOBODY);
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));

    const email = screen.getByLabelText('E-mail');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Type your e-mail/).id).toBe(email.getAttribute('aria-describedby'));
    expect(api.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('says that e-mail or password is wrong, keeps the e-mail and forgets the password', async () => {
    api.answer('GET /session', NOBODY);
    api.answer('POST /session', { status: 401, code: 'auth.invalid_credentials' });
    open();

    await signIn();

    expect((await screen.findByRole('alert')).textContent).toContain('The e-mail or the password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('bjork@profun.example');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('says what is so where the page came without HTTPS, and nothing of rights', async () => {
    api.answer('GET /session', NOBODY);
    api.answer('POST /session', { status: 403, code: 'auth.connection_not_secure' });
    open();

    await signIn();

    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('This page is open without HTTPS, so nobody can sign in here.');
    expect(textContent).not.toContain('right');
  });

  it('carries the header that no other site can send, and never a token', async () => {
    api.answer('GET /session', NOBODY);
    api.answer('POST /session', { data: BJORK });
    open();
    await signIn();
    await screen.findByRole('heading', { name: 'Your account' });

    for (const { headers, credentials } of api.requests) {
      expect([headers.get('x-stimpill'), headers.get('authorization')]).toEqual(['desk', null]);
      expect(credentials).toBe('same-origin');
    }
  });
});

describe('a page', () => {
  it('says so while the server cannot be reached, and tries again when asked', async () => {
    api.answer('GET /session', 'no network');
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer('GET /session', { data: BJORK });

    await userEvent.click(again);

    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
  });

  it('stays with everything on it when the session ends, and goes on after signing in', async () => {
    api.answer('GET /session', { data: BJORK });
    const { client } = open();
    await screen.findByText('Linux, Firefox');
    api.answer('GET /sessions', { status: 401, code: 'auth.session_revoked' });
    api.answer('POST /session', { data: BJORK });

    void readAgain(client, 'listOwnSessions');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(screen.getByText('Linux, Firefox')).toBeTruthy();
    api.answer('GET /sessions', { data: SESSIONS });
    expect(within(dialog).getByLabelText('E-mail')).toHaveProperty('value', BJORK.email);
    await userEvent.type(within(dialog).getByLabelText('Password'), 'a long password');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the order of its table in its address', async () => {
    api.answer('GET /session', { data: BJORK });
    open('/desk/account');
    const namesOfRows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await userEvent.click(await screen.findByRole('button', { name: 'Signed in' }));

    await waitFor(() => expect(location.search).toBe('?sort=started'));
    expect(namesOfRows()).toEqual(['A program with an access token', 'Linux, Firefox']);
    await userEvent.click(screen.getByRole('button', { name: 'Signed in' }));
    await waitFor(() => expect(location.search).toBe('?sort=-started'));
    expect(namesOfRows()).toEqual(['Linux, Firefox', 'A program with an access token']);
    expect(screen.getByRole('columnheader', { name: 'Signed in' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('that does not exist says so and leads on', async () => {
    api.answer('GET /session', { data: BJORK });
    open('/desk/nowhere');

    expect(await screen.findByRole('heading', { name: 'There is no such page.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'To the first page' }));
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
  });

  it('ends a session only after a question, and says that it did', async () => {
    api.answer('GET /session', { data: BJORK });
    api.answer('DELETE /sessions/s2', { data: { endedSessions: 1 } });
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'End' }));
    const dialog = screen.getByRole('dialog', { name: 'End this session?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));

    expect(await screen.findByText('The session has ended.')).toBeTruthy();
    expect(api.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('the keyboard', () => {
  it('opens the list of pages and acts with Ctrl K, finds without accents and goes there with Enter', async () => {
    api.answer('GET /session', { data: BJORK });
    open('/desk/nowhere');
    await screen.findByRole('heading', { name: 'There is no such page.' });

    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'your acco{Enter}');

    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds a person by number in the same list, and an act that is done on a page', async () => {
    api.answer('GET /session', { data: BJORK });
    api.answer('GET /companies/c1/people', { data: [LISTED_ANNA] });
    open('/desk/nowhere');
    await screen.findByRole('heading', { name: 'There is no such page.' });

    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), '118');
    expect(await screen.findByRole('option', { name: /^Anna Æsudóttir/ })).toBeTruthy();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'hang up{Enter}');

    await waitFor(() => expect(location.pathname + location.search).toBe('/desk/tablets?open=hang-up'));
  });

  it('shows its keys with ?', async () => {
    api.answer('GET /session', { data: BJORK });
    open();
    await screen.findByRole('heading', { name: 'Your account' });

    await userEvent.keyboard('?');

    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
  });

  it('changes the language of every sentence at once, and keeps it', async () => {
    api.answer('GET /session', NOBODY);
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'Polski' }));

    expect(screen.getByRole('heading', { name: 'Logowanie' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('pl');
    expect(localStorage.getItem('stimpill-desk-language')).toBe('pl');
  });

  it('speaks as the person chose in another browser, from the moment they are known', async () => {
    api.answer('GET /session', { data: { ...BJORK, language: 'is' } });
    open();

    expect(await screen.findByRole('heading', { name: 'Aðgangurinn þinn' })).toBeTruthy();
  });

  it('tells the server what somebody who is signed in chooses', async () => {
    api.answer('GET /session', { data: BJORK });
    api.answer('PUT /account/language', { data: { language: 'pl' } });
    open();
    await screen.findByRole('heading', { name: 'Your account' });

    const [inMenu] = screen.getAllByRole('radio', { name: 'Polski', hidden: true });
    await userEvent.click(inMenu!);

    await waitFor(() => expect(api.requests.at(-1)?.url).toContain('/account/language'));
    expect(await api.requests.at(-1)?.json()).toEqual({ language: 'pl' });
    expect(document.documentElement.lang).toBe('pl');
  });
});
