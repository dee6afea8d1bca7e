import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { ANNA, LISTED_ANNA } from '#testing/people.ts';

const PERSON = '/companies/c1/people/a1';
const STAND_IN = 'Eydd manneskja 52d1a7c4';
const FOUND = {
  standIn: STAND_IN,
  refusal: null,
  subjects: [
    { subject: 'record', erased: 1, kept: 0 },
    { subject: 'time', erased: 0, kept: 412 },
  ],
  unlockedEntries: 2,
  inBackupsUntil: '2027-03-03',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/people', { data: [LISTED_ANNA] });
  api.answer(`GET ${PERSON}`, { data: { ...ANNA, employmentEndDate: '2026-02-28' } });
  api.answer('GET /companies/c1/changes', { data: { changes: [], next: null } });
  api.answer(`GET ${PERSON}/erasure`, { data: FOUND });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/desk/people/a1/history');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const sent = () => api.requests.findLast(({ method }) => method === 'POST');

async function openDialog() {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'See what would go' }));
  return screen.findByRole('dialog', { name: 'Erase for good?' });
}

describe('erasing a person', () => {
  it('shows what goes, what stays and until when, and asks for the day until which time is kept', async () => {
    const data = { standIn: STAND_IN, keepsTimeUntil: '2033-12-31', inBackupsUntil: '2027-03-03' };
    api.answer(`POST ${PERSON}/erasure`, { data });
    const dialog = await openDialog();

    expect(within(dialog).getByText('1 goes')).toBeTruthy();
    expect(within(dialog).getByText(/^412 stay without a note/)).toBeTruthy();
    expect(within(dialog).getByText(/^2 time entries are not approved/)).toBeTruthy();
    expect(within(dialog).getByText(/goes by 3 Mar 2027 at the latest/)).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /kept until/ }), '31.12.2033');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));

    expect(await screen.findByText(`Erased. The name is now “${STAND_IN}”.`)).toBeTruthy();
    expect(await sent()?.clone().json()).toEqual({ keepsTimeUntil: '2033-12-31' });
  });

  it('says beside the day that it is over', async () => {
    api.answer(`POST ${PERSON}/erasure`, { status: 400, code: 'request.invalid', field: 'keepsTimeUntil' });
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /kept until/ }), '1.1.2020');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));

    expect(await within(dialog).findByText(/^Say a day: today or later/)).toBeTruthy();
  });

  it('says what is in the way instead of a button, and that somebody was erased', async () => {
    api.answer(`GET ${PERSON}/erasure`, { data: { ...FOUND, refusal: 'person.works_here' } });
    open();
    expect(await screen.findByText(/after the last day of the employment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See what would go' })).toBeNull();
  });

  it('says that somebody was erased already', async () => {
    api.answer(`GET ${PERSON}/erasure`, { status: 409, code: 'person.erased' });
    open();

    expect(await screen.findByText(/^This person was erased/)).toBeTruthy();
  });
});
