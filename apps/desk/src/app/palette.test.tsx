import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '@stimpill/words/language.ts';
import { createQueryClient } from '#api/create-query-client.ts';
import type { ListedPerson } from '#api/people.ts';
import type { DeskSession } from '#api/session.ts';
import { apiByContract } from '#testing/api-by-contract.ts';
import { BJORK } from '#testing/fake-api.ts';
import { LISTED_ANNA } from '#testing/people.ts';
import { wideWindow } from '#testing/wide-window.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const JON = { ...LISTED_ANNA, id: 'j1', displayName: 'Jón Þórsson', employeeNumber: '7', email: null };
const INGA = { ...JON, id: 'i1', displayName: 'Inga Þórsdóttir', employeeNumber: '8' };

type Open = {
  readonly language?: Language;
  readonly who?: Partial<DeskSession>;
  readonly at?: string;
  readonly people?: readonly ListedPerson[];
};

async function open({ language = 'en', who = {}, at = 'nowhere', people = [LISTED_ANNA, JON] }: Open = {}) {
  apiByContract({ ...BJORK, language, ...who }, { listPeople: [...people] });
  wideWindow();
  window.history.replaceState(null, '', `/desk/${at}`);
  render(<App language={language} client={createQueryClient()} router={createDeskRouter()} />);
  await screen.findByRole('heading', { level: 1 });
}

async function type(text: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), text);
}

const optionsNow = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[Language, string, string]>([
  ['en', 'sick', 'Enter an absence'],
  ['en', 'forgot pin', 'New PINs'],
  ['en', 'forgot to clock out', 'Today'],
  ['en', 'export', 'Month'],
  ['en', 'password', 'Your account'],
  ['en', 'log out', 'Sign out'],
  ['is', 'veikur', 'Skrá fjarvist'],
  ['is', 'gleymdi pin', 'Ný PIN-númer'],
  ['is', 'flytja út', 'Mánuðurinn'],
  ['is', 'lykilorð', 'Aðgangurinn þinn'],
  ['is', 'útskráning', 'Skrá út'],
  ['pl', 'chorobowe', 'Wpisz nieobecność'],
  ['pl', 'zapomniany pin', 'Nowe kody PIN'],
  ['pl', 'eksport', 'Miesiąc'],
  ['pl', 'hasło', 'Twoje konto'],
  ['pl', 'wylogowanie', 'Wyloguj się'],
])('who types in %s "%s" finds "%s" first', async (language, typed, found) => {
  await open({ language });

  await type(typed);

  expect(optionsNow()[0]).toBe(found);
});

it('offers what can be done about somebody who was found, and does it with Enter', async () => {
  await open();

  await type('anna');
  const group = await screen.findByRole('group', { name: 'For a person' });
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['New PIN', 'Enter an absence', 'Working time'].map((act) => `${act}Anna Æsudóttir · 118`));
  await userEvent.type(screen.getByRole('combobox'), ' pin{Enter}');

  expect(await screen.findByRole('dialog', { name: 'Make a new PIN?' })).toBeTruthy();
  expect(location.pathname + location.search).toBe('/desk/people/a1/access?open=pin');
});

it('has of many people, once an act is typed beside the name, that act for each', async () => {
  await open({ people: [LISTED_ANNA, JON, INGA, { ...JON, id: 'k1', displayName: 'Kári Þórsson' }] });

  await type('þórs');
  await screen.findByRole('option', { name: /^Inga/ });
  expect(screen.queryByRole('group', { name: 'For a person' })).toBeNull();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'sick þórs');
  expect(optionsNow()).toEqual(
    ['Jón Þórsson · 7', 'Inga Þórsdóttir · 8', 'Kári Þórsson · 7'].map((who) => `Enter an absence${who}`),
  );
  await userEvent.type(screen.getByRole('combobox'), ' inga{Enter}');

  await waitFor(() => expect(location.pathname).toBe('/desk/leave'));
  expect(new URLSearchParams(location.search).get('person')).toBe('i1');
});

it('offers nobody what they may not do about the person', async () => {
  await open({ who: { role: 'accountant' } });

  await type('anna');
  const group = await screen.findByRole('group', { name: 'For a person' });

  expect(within(group).getAllByRole('option')).toHaveLength(1);
  expect(within(group).getByRole('option', { name: /^Working time/ })).toBeTruthy();
});

it('shows with ? the keys of the page, and without one those of every page alone', async () => {
  await open({ at: 'inbox' });
  await screen.findByRole('list', { name: 'Keys on this page' });
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(within(dialog).getByRole('heading', { name: 'On this page' })).toBeTruthy();
  expect(within(dialog).getByText('decide')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  await type('your acc{Enter}');
  await screen.findByRole('heading', { name: 'Your account' });
  await userEvent.keyboard('?');

  expect(within(await screen.findByRole('dialog', { name: 'Keyboard' })).queryByText('decide')).toBeNull();
});
