import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { GridPerson } from '#api/timesheet-grid.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, FRAME, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const aPerson = (employeeId: string, employeeDisplayName: string): GridPerson => ({
  ...{ employeeId, employeeDisplayName, employeeNumber: null, departmentIds: ['d1'], days: [] },
  ...{ workedMinutes: 0, plannedMinutes: 0, buckets: {}, credits: {}, absences: {} },
});
const [ANNA, BO, OWN] = [aPerson('a1', 'Anna Æsudóttir'), aPerson('b1', 'Bo Ek'), aPerson('e4', 'Björk')];
const GRID = {
  ...{ startDate: '2026-03-01', endDate: '2026-03-31', planToleranceMinutes: 15, departments: [] },
  people: [ANNA, OWN, BO],
};
const one = ({ employeeId, employeeDisplayName }: GridPerson) => ({ employeeId, employeeDisplayName });
const DAY_WORK = { key: 'DV', names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }], minutes: 0 };
const EFFECT = {
  ...{ employeeId: 'a1', startDate: '2026-03-01', endDate: '2026-03-31' },
  ...{ workedMinutesBefore: 600, workedMinutesAfter: 1_080, moved: { dates: [], lines: [] } },
  lines: [{ ...DAY_WORK, beforeMinutes: 600, afterMinutes: 1_080 }],
};
const OVERLAP = {
  ...{ code: 'entry.overlaps', message: 'It would overlap.' },
  overlaps: {
    ...{ timeEntryId: 'x', startAtUtc: '2026-03-02T07:30:00.000Z', endAtUtc: null, isLocked: false },
  },
};
const CHECK = '/companies/c1/entries-for-many/check';
const ADD = '/companies/c1/entries-for-many';

let api: FakeApi;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/desk-frame', { data: FRAME });
  api.answer('GET /companies/c1/structure/projects', { data: [] });
  api.answer('GET /companies/c1/timesheet-grid', { data: GRID });
  api.answer(`POST ${CHECK}`, {
    data: [
      { ...one(ANNA), refusal: null, effect: EFFECT },
      { ...one(BO), refusal: OVERLAP, effect: null },
    ],
  });
  window.history.replaceState(null, '', '/desk/timesheets?from=2026-03-10&open=many');
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = () => render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
const bodies = (path: string) =>
  Promise.all(
    api.requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith(path))
      .map((request) => request.clone().json()),
  );

async function fillIn() {
  const dialog = within(await screen.findByRole('dialog', { name: 'One punch for many' }));
  const type = async (name: string, text: string) => {
    await userEvent.clear(dialog.getByRole('textbox', { name }));
    await userEvent.type(dialog.getByRole('textbox', { name }), text);
  };
  await type('Day', '2.3.2026');
  await type('Start', '7');
  await type('End', '15');
  await type('Why', 'The tablet was off');
  return dialog;
}
async function check() {
  const dialog = await fillIn();
  await userEvent.click(dialog.getByRole('button', { name: 'All of these' }));
  await userEvent.click(dialog.getByRole('button', { name: 'See what it does' }));
  return within(await screen.findByRole('dialog', { name: 'What it does: 2 Mar 2026 07:00–15:00' }));
}

describe('one punch for many', () => {
  it('shows what it does for each person, and with what it overlaps, before anything is written', async () => {
    open();
    const dialog = await check();

    expect(dialog.getByText(/It fits 1 of 2 people/)).toBeDefined();
    const anna = dialog.getByRole('row', { name: /^Anna/ });
    expect(anna.textContent).toBe('Anna Æsudóttirworked +8 hday work +8 h');
    const bo = dialog.getByRole('row', { name: /^Bo/ });
    expect(within(bo).getByText(/It overlaps the entry 2 Mar 2026 07:30–/)).toBeDefined();
    const punch = { startAtUtc: '2026-03-02T07:00:00.000Z', endAtUtc: '2026-03-02T15:00:00.000Z' };
    // Nobody decides about their own time.
    expect(await bodies(CHECK)).toEqual([{ ...punch, employeeIds: ['a1', 'b1'], projectId: null }]);
    expect(await bodies(ADD)).toEqual([]);
  });

  it('is written for those whom it fits, with one reason', async () => {
    api.answer(`POST ${ADD}`, { data: [{ ...one(ANNA), refusal: null, timeEntryId: 't1' }] });
    open();
    const dialog = await check();

    await userEvent.click(dialog.getByRole('button', { name: 'Write it for 1 person' }));

    expect(await screen.findByText('It is written for 1 person.')).toBeDefined();
    expect(await bodies(ADD)).toMatchObject([{ employeeIds: ['a1'], reason: 'The tablet was off' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks which of two is meant, where the clock shows a time twice, and says what is taken of one that it leaves out', async () => {
    api.answer('GET /session', {
      data: { ...BJORK, company: { ...BJORK.company, timeZone: 'Europe/Warsaw' } },
    });
    open();
    const dialog = await fillIn();
    const type = async (name: string, text: string) => {
      await userEvent.clear(dialog.getByRole('textbox', { name }));
      await userEvent.type(dialog.getByRole('textbox', { name }), text);
    };
    expect(dialog.queryByRole('radio')).toBeNull();

    await type('Day', '29.3.2026');
    await type('Start', '2:30');
    const said = 'Start: the clock leaves out 02:30 in that night. 03:30 is taken.';
    expect(dialog.getByText(said).getAttribute('role')).toBe('status');

    await type('Day', '25.10.2026');
    const both = within(
      dialog.getByRole('group', { name: 'Start: the clock shows 02:30 twice in that night' }),
    );
    expect(both.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false]);
    await userEvent.click(both.getByRole('radio', { name: '02:30, second time (UTC+1)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'All of these' }));
    await userEvent.click(dialog.getByRole('button', { name: 'See what it does' }));

    await screen.findByRole('dialog', { name: /^What it does/ });
    expect(await bodies(CHECK)).toMatchObject([
      { startAtUtc: '2026-10-25T01:30:00.000Z', endAtUtc: '2026-10-25T14:00:00.000Z' },
    ]);
  });

  it('names whom it does not fit any more when it is written', async () => {
    api.answer(`POST ${ADD}`, { data: [{ ...one(ANNA), refusal: OVERLAP, timeEntryId: null }] });
    open();
    const dialog = await check();

    await userEvent.click(dialog.getByRole('button', { name: 'Write it for 1 person' }));

    expect(await screen.findByText(/It is not written for 1 person:/)).toBeDefined();
    expect(screen.queryByText('It is written for 1 person.')).toBeNull();
  });

  it('goes back to what was typed', async () => {
    open();
    const dialog = await check();

    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));

    const fields = within(await screen.findByRole('dialog', { name: 'One punch for many' }));
    expect(fields.getByRole<HTMLInputElement>('textbox', { name: 'Start' }).value).toBe('07:00');
    expect(fields.getByRole<HTMLInputElement>('checkbox', { name: 'Bo Ek' }).checked).toBe(true);
    expect(fields.getByRole('button', { name: 'See what it does' }).hasAttribute('disabled')).toBe(false);
  });

  it('asks for people, times and the reason before it is tried', async () => {
    open();
    const dialog = await fillIn();
    for (const name of ['Start', 'End', 'Why']) await userEvent.clear(dialog.getByRole('textbox', { name }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Day' }), '{Enter}');

    expect(await dialog.findByText('Type a start, an end, or both.')).toBeDefined();
    expect(dialog.getByText('Choose at least one person.')).toBeDefined();
    expect(dialog.getByText(/^Say why/)).toBeDefined();
    expect(await bodies(CHECK)).toEqual([]);
  });
});
