import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnd } from '#api/session-end.ts';
import { apiOfAnna, CHANGED, held, openAnna, PERSON, retype, save } from '#testing/anna-page.tsx';
import type { FakeApi } from '#testing/fake-api.ts';
import { ANNA } from '#testing/people.ts';

const BROKEN = { status: 500, code: 'server.unexpected' } as const;
const SIGNED_OUT = { status: 401, code: 'auth.session_revoked' } as const;
const SAVED = { data: { ...ANNA, jobTitle: 'Kokkur' }, version: '"2"' };

let api: FakeApi;

beforeEach(() => {
  api = apiOfAnna();
});
afterEach(() => {
  sessionEnd.answer(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const toPeople = async () => {
  const [link] = screen.getAllByRole('link', { name: 'People' });
  if (link) await userEvent.click(link);
};
const asksBeforeReload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const reads = () => api.requests.filter(({ method, url }) => method === 'GET' && url.endsWith(PERSON)).length;

describe('anyone who leaves while it is being saved', () => {
  it('is asked, and learns of the failure that comes then', async () => {
    const { after, letGo } = held();
    api.answer(`PUT ${PERSON}`, { ...BROKEN, after });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await bar.findByText('Saving …');
    expect(asksBeforeReload()).toBe(true);

    await toPeople();
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(dialog.getByText(/is still being saved/)).toBeTruthy();
    letGo();

    expect(await dialog.findByText(/on this page is perhaps not saved/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await bar.findByRole('alert')).toBeTruthy();
    expect(title.value).toBe('Kokkur');
  });

  it('goes on by themselves once it is saved', async () => {
    const { after, letGo } = held();
    api.answer(`PUT ${PERSON}`, { ...SAVED, after });
    const { title } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await toPeople();
    await screen.findByRole('dialog', { name: 'Leave without saving?' });

    letGo();

    await waitFor(() => expect(window.location.pathname).toBe('/desk/people'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('while a question of the save waits for an answer', () => {
  it.each([
    ['who was faster', CHANGED, 'This was changed meanwhile'],
    ['who is there', SIGNED_OUT, 'Sign in to go on'],
  ] as const)(
    '(%s) the bar says so, and nothing that was typed is left without a question',
    async (_, answer, name) => {
      api.answer(`PUT ${PERSON}`, answer);
      const { title, bar } = await openAnna();
      await retype(title, 'Kokkur');
      api.answer(`GET ${PERSON}`, { data: { ...ANNA, jobTitle: 'Þjónn' }, version: '"2"' });
      await save();
      await screen.findByRole('dialog', { name });

      expect(bar.getByText('Waits for your answer')).toBeTruthy();
      expect(bar.queryByText('Saving …')).toBeNull();
      expect(asksBeforeReload()).toBe(true);
    },
  );

  it('the password has the focus where the mail is filled in', async () => {
    api.answer(`PUT ${PERSON}`, SIGNED_OUT);
    const { title } = await openAnna();
    await retype(title, 'Kokkur');
    await save();

    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
  });
});

describe('the outcome of a save without an answer', () => {
  it('is said to be unsure, and discarding reads what there is', async () => {
    api.answer(`PUT ${PERSON}`, 'no network');
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    expect(await bar.findByText('Perhaps not saved')).toBeTruthy();
    api.answer(`GET ${PERSON}`, SAVED);

    await userEvent.click(bar.getByRole('button', { name: 'Discard changes' }));

    await waitFor(() => expect(bar.queryByText('Perhaps not saved')).toBeNull());
    expect(title.value).toBe('Kokkur');
    expect(bar.queryByRole('alert')).toBeNull();
  });

  it('is read again when the page is left', async () => {
    api.answer(`PUT ${PERSON}`, 'no network');
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await bar.findByText('Perhaps not saved');
    api.answer(`GET ${PERSON}`, SAVED);
    const before = reads();
    await toPeople();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByLabelText('Job title')).toBeNull());
    window.history.back();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));

    expect((await screen.findByLabelText<HTMLInputElement>('Job title')).value).toBe('Kokkur');
  });

  it('is said to be unsure to anyone who leaves', async () => {
    api.answer(`PUT ${PERSON}`, 'no network');
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await bar.findByText('Perhaps not saved');

    await toPeople();

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/on this page is perhaps not saved: no answer came/)).toBeTruthy();
    expect(dialog.queryByText('What you have changed on this page is not saved.')).toBeNull();
  });

  it('is certain where the browser knew before that there is no network, and goes with what was typed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.answer(`PUT ${PERSON}`, 'no network');
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    expect(await bar.findByText('Not saved')).toBeTruthy();

    await retype(title, 'Bakari');

    expect(bar.queryByText('Not saved')).toBeNull();
    expect(bar.queryByRole('alert')).toBeNull();
  });
});

describe('what is typed while it is being saved', () => {
  it('cannot be discarded meanwhile, and nothing says afterwards that all is saved', async () => {
    const { after, letGo } = held();
    api.answer(`PUT ${PERSON}`, { ...SAVED, after });
    const { title, bar } = await openAnna();
    await retype(title, 'Kokkur');
    await save();
    await userEvent.type(screen.getByLabelText('Telephone'), '99');
    expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Discard changes' }).disabled).toBe(true);

    letGo();

    expect(await bar.findByText('Not saved yet')).toBeTruthy();
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});
