import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '../../app/app.tsx';
import { createDeskRouter } from '../../app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const KEPT = 'stimpill-first-run';
const MADE = { status: 403, code: 'first_run.company_made' };
const GOOD = { data: { linkEndsAtUtc: '2026-11-30T00:00:00.000Z', agreements: [] } };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  localStorage.clear();
  api.answer('POST /first-run', GOOD);
  const answers = {
    ...{ name: 'Bakery', language: 'en', timeZone: 'Atlantic/Reykjavik', step: 'owner', keptAt: Date.now() },
    ...{ people: 'Name; Kennitala\nAnna Jónsdóttir; 120174-3399', ownerIs: 'noPunch', withPasskey: false },
    ...{ ownerName: 'Björk', ownerEmail: 'bjork@example.is' },
  };
  localStorage.setItem(KEPT, JSON.stringify(answers));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
};
const make = () => userEvent.click(screen.getByRole('button', { name: 'Make the company' }));
async function makeWithoutAnswer() {
  open('/desk/first-run#sfr_abc');
  await userEvent.type(await screen.findByLabelText('Password'), 'four words in a row');
  await make();
}
const keptHere = () => [localStorage.getItem(KEPT), sessionStorage.getItem(KEPT)];

describe('where the company was made and the answer was lost', () => {
  const whoIsIn = [
    ['signed in', { data: BJORK }, 'Bakaríið við höfnina ehf. is set up'],
    ['not signed in', { status: 401, code: 'auth.token_missing' }, 'The company is made.'],
  ] as const;

  it.each(whoIsIn)(
    'pressing again says so to a person who is %s, and forgets the answers',
    async (who, session, title) => {
      api.answer('POST /first-run/company', 'no network', MADE);
      api.answer('GET /session', session);
      await makeWithoutAnswer();
      await screen.findByRole('alert');
      api.answer('POST /first-run', MADE);
      await make();

      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(keptHere()).toEqual([null, null]);
      expect(screen.queryByText(/stimpill first-run/)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Make new PINs' }) !== null).toBe(who === 'signed in');
    },
  );

  it.each(whoIsIn)(
    'a reload says so to a person who is %s, and forgets the answers',
    async (who, session, title) => {
      api.answer('POST /first-run/company', 'no network');
      await makeWithoutAnswer();
      await screen.findByRole('alert');
      cleanup();
      api.answer('POST /first-run', MADE);
      api.answer('GET /session', session);
      open('/desk/first-run');

      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(keptHere()).toEqual([null, null]);
      expect(screen.queryByRole('link', { name: 'Make new PINs' }) !== null).toBe(who === 'signed in');
    },
  );

  it('it is said by itself once the server can be asked', async () => {
    api.answer('POST /first-run/company', 'no network');
    api.answer('GET /session', { data: BJORK });
    api.answer('POST /first-run', GOOD, MADE);
    await makeWithoutAnswer();

    expect(await screen.findByRole('link', { name: 'Make new PINs' })).toBeTruthy();
  });
});

it('an answer that was lost before the company was made costs no answer', async () => {
  api.answer('POST /first-run/company', 'no network');
  api.answer('GET /session', { status: 401, code: 'auth.token_missing' });
  await makeWithoutAnswer();

  await screen.findByRole('alert');
  expect(screen.getByDisplayValue('bjork@example.is')).toBeTruthy();
  expect(localStorage.getItem(KEPT)).toContain('120174-3399');
});
