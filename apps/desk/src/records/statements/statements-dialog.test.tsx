import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { PayrollMonth } from '#api/payroll-month.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { answerMonth } from '#testing/answer-month.ts';
import { fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { ANNA } from '#testing/people.ts';

const STATEMENTS = 'POST /companies/c1/statements';
const MONTH = { startDate: '2026-10-21', endDate: '2026-11-20' };

const person = (employeeId: string, displayName: string): PayrollMonth['people'][number] => ({
  ...{ employeeId, displayName, state: 'approved', canBeApproved: false, canBeReopened: false },
  ...{ isPaid: true, sentBy: null, hours: null, unmappedAbsences: [] },
});
/** Two of them have the same name. */
const PEOPLE = Array.from({ length: 13 }, (_, place) => person(`p${place}`, `Jón ${Math.max(1, place)}`));

const made = (...ids: readonly string[]) => ({
  data: ids.map((employeeId) => ({
    employeeId,
    fileName: `${PEOPLE.find((each) => each.employeeId === employeeId)?.displayName ?? 'Anna'}.pdf`,
    mediaType: 'application/pdf',
    base64: btoa(`%PDF of ${employeeId}`),
  })),
});

let api: FakeApi;
let saved: { readonly name: string; readonly blob: Blob }[];

beforeEach(() => {
  api = fakeApi();
  answerMonth(api, {
    month: {
      ...MONTH,
      knownBy: 'kennitala',
      checks: [],
      people: PEOPLE,
      movedFigures: [],
      recentApprovals: [],
    },
    run: {},
  });
  saved = [];
  let latest = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return 'blob:none';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

const asked = () =>
  Promise.all(
    api.requests
      .filter(({ url }) => url.endsWith('/statements'))
      .map(async (request) => (await request.clone().json()) as { readonly employeeIds: readonly string[] }),
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const statesOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ lastElementChild }) => lastElementChild?.textContent);

describe('the statement of one person', () => {
  it('is asked for in the row of the month, in the language that is chosen, and saved', async () => {
    api.answer(STATEMENTS, made('p2'));
    open('/desk/month');

    await press('Statement Jón 2');
    const dialog = await screen.findByRole('dialog', { name: 'Statement: Jón 2' });
    expect(within(dialog).getByText('21 Oct 2026 to 20 Nov 2026')).toBeTruthy();
    await userEvent.selectOptions(within(dialog).getByLabelText('Language'), 'Polski');
    await press('Make');

    expect(await screen.findByText('The statement of Jón 2 is made. It is where downloads go.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await asked()).toEqual([{ ...MONTH, employeeIds: ['p2'], language: 'pl' }]);
    expect(saved.map(({ name }) => name)).toEqual(['Jón 2.pdf']);
    expect(await saved[0]?.blob.text()).toBe('%PDF of p2');
  });

  it('is offered on the page of the person, of the last period that ended or of one before', async () => {
    api.answer('GET /companies/c1/people/a1', { data: { ...ANNA, payPeriodId: null }, version: '"1"' });
    api.answer('GET /companies/c1/people', { data: [] });
    api.answer(STATEMENTS, made('a1'));
    open('/desk/people/a1');

    await press('Statement');
    const period = await screen.findByLabelText<HTMLSelectElement>('Pay period');
    expect(period.selectedOptions[0]?.textContent).toBe('21 Oct 2026 to 20 Nov 2026');
    expect(period.options).toHaveLength(14);
    await userEvent.selectOptions(period, '21 Oct 2025 to 20 Nov 2025');
    await press('Make');

    await waitFor(async () =>
      expect(await asked()).toEqual([
        { startDate: '2025-10-21', endDate: '2025-11-20', employeeIds: [ANNA.id] },
      ]),
    );
  });

  it('says what went wrong, saves nothing then, and can be asked for again', async () => {
    api.answer(STATEMENTS, { status: 500, code: 'server.error' }, made('p2'));
    open('/desk/month');

    await press('Statement Jón 2');
    await press('Make');
    expect(await screen.findByText('Something went wrong on the server.')).toBeTruthy();
    expect(saved).toEqual([]);

    await press('Make');
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('the statements of many', () => {
  it('are one file with a file for each person, also where two have one name', async () => {
    const ids = PEOPLE.map(({ employeeId }) => employeeId);
    api.answer(STATEMENTS, made(...ids.slice(0, 10)), made(...ids.slice(10)));
    open('/desk/month');

    await press('Statements of those shown');
    await screen.findByRole('dialog', { name: 'Statements: 13 people' });
    await press('Make');

    expect(await screen.findByText('13 statements are made. The file is where downloads go.')).toBeTruthy();
    expect((await asked()).map(({ employeeIds }) => employeeIds.length)).toEqual([10, 3]);
    expect(saved.map(({ name }) => name)).toEqual(['Statements 2026-10-21–2026-11-20.zip']);
    const files = unzipSync(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer()));
    expect(Object.keys(files)).toHaveLength(13);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['Jón 1.pdf', 'Jón 1 (2).pdf', 'Jón 12.pdf']));
    expect(strFromU8(files['Jón 12.pdf'] ?? new Uint8Array())).toBe('%PDF of p12');
  });

  it('say of each person whether theirs is made, and go on after a failure where they stopped', async () => {
    api.answer(STATEMENTS, { data: [] });
    open('/desk/month');
    await press('Statements of those shown');
    const dialog = await screen.findByRole('dialog');
    const order = within(dialog).getAllByRole('listitem');
    const ids = order.map(
      ({ firstElementChild }) =>
        PEOPLE.find(({ displayName }) => displayName === firstElementChild?.textContent)?.employeeId,
    );
    expect(ids).toHaveLength(13);
    expect(new Set(statesOf(dialog))).toEqual(new Set(['not made']));

    api.answer(STATEMENTS, made('p2', 'p3'), { status: 500, code: 'server.error' });
    await press('Make');
    await screen.findByText('Something went wrong on the server.');
    expect(await screen.findByText('2 of 13 made')).toBeTruthy();
    expect(statesOf(dialog).filter((state) => state === 'made')).toHaveLength(2);
    expect(saved).toEqual([]);

    api.answer(STATEMENTS, made(...PEOPLE.map(({ employeeId }) => employeeId).slice(4)), made('p0', 'p1'));
    await press('Go on');
    await waitFor(() => expect(saved).toHaveLength(1));
    const last = (await asked()).slice(-2).flatMap(({ employeeIds }) => employeeIds);
    expect(last).not.toContain('p2');
    expect(last).toHaveLength(11);
  });

  it('are not asked for any more once the dialog is closed', async () => {
    let answerFirst: () => void = () => undefined;
    const after = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    api.answer(STATEMENTS, { ...made('p0'), after }, made('p1'));
    open('/desk/month');
    await press('Statements of those shown');
    await press('Make');
    await waitFor(async () => expect(await asked()).toHaveLength(1));

    await press('Cancel');
    answerFirst();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await after;
    await act(() => Promise.resolve());
    expect(await asked()).toHaveLength(1);
    expect(saved).toEqual([]);
  });
});
