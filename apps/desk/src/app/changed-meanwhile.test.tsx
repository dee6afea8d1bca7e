// What has no version of its own: a change says what was seen, and what somebody else did meanwhile is told and not undone.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { apiOfAnna, CHANGED, PERSON, retype } from '#testing/anna-page.tsx';
import type { FakeApi } from '#testing/fake-api.ts';
import { ANNA } from '#testing/people.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const C1 = '/companies/c1';
const TOLD = /Somebody else has changed this meanwhile/;

let api: FakeApi;

beforeEach(() => {
  api = apiOfAnna();
  api.answer(`GET ${PERSON}/sign-in`, {
    data: {
      ...{ hasPin: true, pinLockedUntilAtUtc: null, hasPassword: false, hasSecondFactor: false },
      ...{ recoveryCodesLeft: 0, lastSignInAtUtc: null, isMailSetUp: true, waitingAddress: null },
    },
  });
  api.answer(`GET ${PERSON}/sessions`, { data: [] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(at: string) {
  window.history.replaceState(null, '', `/desk/${at}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** What each request to this address said. */
const saidTo = (end: string): Promise<unknown[]> =>
  Promise.all(
    api.requests
      .filter(({ method, url }) => method !== 'GET' && url.endsWith(end))
      .map((each) => each.clone().json()),
  );

describe('what somebody else changed meanwhile', () => {
  it('is the role that is shown then, and what was chosen without knowing it is not given', async () => {
    api.answer(`PUT ${PERSON}/role`, CHANGED, { data: { ...ANNA, role: 'owner' } });
    open('people/a1/access');
    await userEvent.click(await screen.findByRole('radio', { name: 'Owner' }));
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, role: 'manager' }, version: '"2"' });

    await press('Change the role');

    expect((await screen.findByRole('alert')).textContent).toMatch(TOLD);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Manager' }).checked).toBe(true),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Owner' }));
    await press('Change the role');
    await screen.findByText('The role is changed. It counts at once.');
    expect(await saidTo('/role')).toEqual([
      { role: 'owner', seen: { role: 'employee' } },
      { role: 'owner', seen: { role: 'manager' } },
    ]);
  });

  it('is the last day of somebody, which stands in the dialog before it is moved over it', async () => {
    const moved = { person: ANNA, inSinceAtUtc: null, endedSessions: 0 };
    api.answer(`POST ${PERSON}/end`, CHANGED, { data: moved });
    open('people/a1/employment');
    await press('End the employment');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Last day'), '31.12.2026');
    api.answer(`GET ${PERSON}`, { data: { ...ANNA, employmentEndDate: '2026-11-30' }, version: '"2"' });
    const end = () => {
      const buttons = dialog.getAllByRole('button');
      return userEvent.click(buttons.at(-1)!);
    };

    await end();

    expect((await dialog.findByRole('alert')).textContent).toMatch(TOLD);
    expect(await dialog.findByText(/30 Nov 2026/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Last day').value).toContain('31');
    await end();
    await screen.findByText('The last day is 31 Dec 2026.');
    expect(await saidTo('/end')).toEqual([
      { lastDay: '2026-12-31', seen: { lastDay: null } },
      { lastDay: '2026-12-31', seen: { lastDay: '2026-11-30' } },
    ]);
  });

  it('is the name of a tablet, also where the list was read again while somebody typed', async () => {
    const tablet = {
      ...{ id: 't1', name: 'Kitchen', state: 'inUse', registeredAtUtc: '2026-11-20T08:00:00.000Z' },
      ...{ registeredByName: 'Björk', isSetUpByService: false, revokedAtUtc: null, report: null },
      ...{ lastSeenAtUtc: '2026-11-23T06:58:00.000Z', concerns: [], incidents: [], strayEnvelopes: [] },
    };
    api.answer(`GET ${C1}/tablets`, { data: [tablet] }, { data: [{ ...tablet, name: 'Hall' }] });
    api.answer(`GET ${C1}/manager-code`, { data: { isSet: false } });
    const settings = { terminal: { punchPhoto: 'none' }, retentionDays: { photos: 0 } };
    api.answer(`GET ${C1}/settings`, { data: settings });
    api.answer(`PUT ${C1}/tablets/t1/name`, CHANGED, { data: { tabletId: 't1', name: 'Bar' } });
    open('tablets?open=t1');
    await retype(await screen.findByLabelText('Name'), 'Bar');
    await press('Save the name');

    const dialog = await screen.findByRole('dialog', { name: 'Hall' });
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(TOLD);
    await press('Save the name');
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
    expect(await saidTo('/name')).toEqual([
      { name: 'Bar', seen: { name: 'Kitchen' } },
      { name: 'Bar', seen: { name: 'Hall' } },
    ]);
  });

  it('is the decision about a leave: only the one that is on the screen is taken back', async () => {
    const request = {
      ...{ id: 'r1', employeeId: 'a1', employeeName: 'Anna', departmentIds: [], note: '' },
      ...{ startDate: '2026-04-13', endDate: '2026-04-17', status: 'approved', writtenAs: 'vacation' },
      ...{ minutes: null, percent: null, kindId: null, countsAs: 'vacation', writtenKindId: null },
      decision: { atUtc: '2026-03-01T09:00:00.000Z', byName: 'Ari', answer: null },
    };
    const refused = {
      ...{ ...request, status: 'refused', writtenAs: null },
      decision: { atUtc: '2026-03-02T09:00:00.000Z', byName: 'Una', answer: 'No' },
    };
    const minutes = { entitledMinutes: 0, usedMinutes: 0, pendingMinutes: 0, remainingMinutes: 0 };
    const vacation = { ...minutes, periodStartDate: '2025-05-01', periodEndDate: '2026-04-30' };
    const rest = { days: [], vacation, away: [], refusal: null, effect: null };
    const list = `GET ${C1}/leave-requests`;
    api.answer(list, { data: [request] });
    api.answer(`${list}/r1`, { data: { request, ...rest } });
    api.answer(`POST ${C1}/leave-requests/r1/reopening`, CHANGED);
    open('leave?show=all&request=r1');
    const takeBack = await screen.findByRole('button', { name: /Take/ });
    api.answer(list, { data: [refused] });
    api.answer(`${list}/r1`, { data: { request: refused, ...rest } });

    await userEvent.click(takeBack);

    expect((await screen.findByRole('alert')).textContent).toMatch(TOLD);
    expect(await screen.findByText(/Una/)).toBeTruthy();
    expect(await saidTo('/reopening')).toEqual([{ seen: { decidedAtUtc: '2026-03-01T09:00:00.000Z' } }]);
  });
});
