import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { LoggedChange } from './log-query.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { LISTED_ANNA } from '#testing/people.ts';

const CHANGES = 'GET /companies/c1/changes';
const USER = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60';
const RENAMED: LoggedChange = {
  id: 'l1',
  changedAtUtc: '2026-11-23T08:00:00.000Z',
  by: 'Björk',
  userId: USER,
  door: 'at the desk',
  act: 'changed',
  subject: 'department',
  subjectName: 'department',
  recordName: 'Eldhús',
  employeeId: null,
  employeeName: null,
  reason: 'A slip of the pen',
  fields: [{ name: 'name', before: 'Eldhus', after: 'Eldhús' }],
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(CHANGES, { data: { changes: [RENAMED], nextCursor: '1.x' } });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(search = '') {
  window.history.replaceState(null, '', `/desk/log${search}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const asked = () =>
  api.requests.filter(({ url }) => url.includes('/changes')).map(({ url }) => new URL(url).search);

describe('the log', () => {
  it('says who changed what, from what to what, why and when', async () => {
    open();

    const change = (await screen.findByText('Eldhús', { selector: 'strong' })).closest('li')!;
    expect(change.textContent).toContain('department changed');
    expect(within(change).getByText('Eldhus').tagName).toBe('DEL');
    expect(within(change).getByText('A slip of the pen')).toBeTruthy();
    expect(within(change).getByText('08:00')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Monday 23 November 2026' })).toBeTruthy();
  });

  it('is narrowed by what stands in its address, and a link that is mistyped shows more', async () => {
    open(`?subject=department&from=2026-11-01&to=yesterday&userId=${USER}`);

    await screen.findByText('Only what Björk changed');
    expect(asked()).toEqual([`?language=en&subject=department&userId=${USER}&from=2026-11-01`]);
  });

  it('shows only what somebody changed after a press on their name, and all again after another', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Björk' }));
    await waitFor(() => expect(location.search).toBe(`?userId=${USER}`));

    await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('is narrowed to what is about one person, who is found by a part of the name', async () => {
    api.answer('GET /companies/c1/people', { data: [{ ...LISTED_ANNA, id: USER }] });
    open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'About' }), 'aesu');
    await userEvent.click(await screen.findByRole('option', { name: /Anna Æsudóttir/ }));
    await waitFor(() => expect(location.search).toBe(`?employeeId=${USER}`));

    await userEvent.click(screen.getByRole('button', { name: 'Everybody again' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('goes on from where a page ended', async () => {
    open();
    await screen.findByRole('button', { name: 'Show older changes' });
    api.answer(CHANGES, { data: { changes: [{ ...RENAMED, id: 'l2' }], nextCursor: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Show older changes' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull());
    expect(asked().at(-1)).toBe('?language=en&cursor=1.x');
  });

  it('says what to do where nothing fits', async () => {
    api.answer(CHANGES, { data: { changes: [], nextCursor: null } });
    open('?subject=photo');

    expect(await screen.findByText('Nothing fits this view')).toBeTruthy();
  });
});
