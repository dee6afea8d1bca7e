// The row of Today about approved days whose figures would change, in three languages.
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { movedWords } from '#said/desk/today/moved.ts';
import { said } from '#words/words.ts';

const name = (word: string) => ({ is: word, en: word, pl: word });
const ANNA = {
  ...{ employeeId: 'e1', displayName: 'Anna Moved', dates: ['2026-10-26'], owners: [], mayApprove: true },
  lines: [{ key: 'YV1', names: [name('overtime 1')], beforeMinutes: 480, afterMinutes: 208 }],
  sinceUtc: '2026-11-22T09:30:00.000Z',
};
const BJORN = {
  ...ANNA,
  employeeId: 'e2',
  displayName: 'Björn Own',
  mayApprove: false,
  owners: ['Ólöf Owner'],
};
const DAY = {
  ...{ date: '2026-11-23', people: [], tablets: [] },
  ...{ missingBackups: null, proxyTrouble: null, clockTrouble: null },
};

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T08:42:00.000Z'));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/today', { data: DAY, version: 'W/"1"' });
  api.answer('GET /companies/c1/reviews', { data: [] });
  api.answer('GET /companies/c1/moved-figures', { data: [ANNA, BJORN] });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (language: 'is' | 'en' | 'pl') => {
  window.history.replaceState(null, '', '/desk/today');
  render(<App language={language} client={createQueryClient()} router={createDeskRouter()} />);
};

describe('approved figures that would change', () => {
  it.each(['is', 'en', 'pl'] as const)(
    'are a row for each person that leads to their days and to the approval, or names the owners (%s)',
    async (language) => {
      const t = said(movedWords, language);
      open(language);

      const anna = (await screen.findByRole('link', { name: 'Anna Moved' })).closest('li')!;
      const approve = await screen.findAllByRole('link', { name: t.approve });
      const bjorn = screen.getByRole('link', { name: 'Björn Own' }).closest('li')!;

      expect(screen.getByRole('heading', { name: `${t.title} 2` })).toBeTruthy();
      expect(anna.querySelector('a')?.getAttribute('href')).toBe('/desk/timesheets/e1?from=2026-10-26');
      expect(approve.map((link) => link.getAttribute('href'))).toEqual([
        '/desk/month?from=2026-10-26&q=Anna+Moved',
      ]);
      expect(bjorn.textContent).toContain(t.askOwner({ names: 'Ólöf Owner' }));
    },
  );

  it('are nothing that an accountant is asked about', async () => {
    api.answer('GET /session', { data: { ...BJORK, role: 'accountant' } });
    open('en');

    await screen.findByRole('heading', { name: 'Today' });
    expect(api.requests.filter(({ url }) => url.includes('moved-figures'))).toEqual([]);
  });
});
