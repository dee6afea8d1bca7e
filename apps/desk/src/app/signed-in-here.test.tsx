import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { sessionEnd } from '#api/session-end.ts';
import { sessionQuery, signOut } from '#api/session.ts';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /sessions', { data: [] });
  api.answer('GET /session', { data: BJORK });
  api.answer('POST /session', { data: BJORK });
  api.answer('DELETE /session', { data: { endedSessions: 1 } });
  localStorage.clear();
});
afterEach(() => {
  sessionEnd.answer(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/desk/account');
  const client = createQueryClient();
  return { client, ...render(<App language="en" client={client} router={createDeskRouter()} />) };
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'bjork@profun.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('the desk asks the server nothing in a browser in which nobody has signed in', async () => {
  open();

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(api.requests).toEqual([]);
});

it('anyone who has signed in is still signed in when the page is opened again', async () => {
  const first = open();
  await signIn();
  await screen.findByRole('heading', { name: 'Your account' });
  first.unmount();

  open();

  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
});

it('a browser that was cleared shows the page to sign in, which works, whatever cookie is left', async () => {
  const first = open();
  await signIn();
  await screen.findByRole('heading', { name: 'Your account' });
  first.unmount();
  localStorage.clear();

  open();
  await signIn();

  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
});

it.each(['signing out', 'a session that has ended'])('after %s the server is asked no more', async (how) => {
  const first = open();
  await signIn();
  await screen.findByRole('heading', { name: 'Your account' });
  let { client, unmount } = first;
  if (how === 'signing out') await signOut(client);
  else {
    unmount();
    api.answer('GET /session', { status: 401, code: 'auth.session_revoked' });
    ({ client, unmount } = open());
  }
  await waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toBeNull());
  unmount();
  const asked = api.requests.length;

  open();

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(api.requests).toHaveLength(asked);
});
