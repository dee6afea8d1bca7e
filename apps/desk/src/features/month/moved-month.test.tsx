// The month of somebody whose approved days would change: its row, the file as approved, the opening, and what comes with the next run.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { MonthPerson, PayrollMonth } from '#api/payroll-month.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { answerMonth } from '#testing/answer-month.ts';
import { fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { checkWords } from '#said/desk/month/check.ts';
import { reopenWords } from '#said/desk/common/reopen.ts';
import { olderWords } from '#said/desk/month/older.ts';
import { runWords } from '#said/desk/month/run.ts';
import { unreadyWords } from '#said/desk/month/unready.ts';
import { said } from '#words/words.ts';

const C1 = '/companies/c1';
const DIS = { employeeId: 'p4', displayName: 'Dís Moved' };
const PERSON: MonthPerson = {
  ...{ ...DIS, state: 'approved', canBeApproved: true, canBeReopened: true, isPaid: true, sentBy: null },
  hours: null,
  unmappedAbsences: [],
};
const name = (word: string) => ({ is: word, en: word, pl: word });
const MOVED = {
  dates: ['2026-10-26', '2026-11-02'],
  lines: [
    { key: 'YV1', names: [name('overtime 1')], beforeMinutes: 480, afterMinutes: 208 },
    { key: 'YV2', names: [name('overtime 2')], beforeMinutes: 0, afterMinutes: 272 },
  ],
};
const MONTH: PayrollMonth = {
  ...{ startDate: '2026-10-21', endDate: '2026-11-20', knownBy: 'kennitala', recentApprovals: [] },
  checks: [
    {
      ...{ code: 'figuresMoved', blocks: true, count: 2, people: [{ ...DIS, count: 2, minutes: null }] },
      ...{ names: [], words: [], page: 'timesheets', bonus: null },
    },
  ],
  people: [PERSON],
  movedFigures: [
    { ...DIS, ...MOVED, sinceUtc: '2026-11-22T09:30:00.000Z', mayApprove: false, owners: ['Ólöf Owner'] },
  ],
};
const RUN = {
  ...{ id: 'r1', number: 8, profileKey: 'dk', startDate: '2026-10-21', endDate: '2026-11-20', kind: 'whole' },
  ...{
    madeAtUtc: '2026-11-24T09:00:00.000Z',
    madeBy: 'Ari',
    userId: 'u1',
    bonus: null,
    asApprovedReason: null,
  },
  ...{ fileName: 'dk.csv', sha256: 'ab12', peopleCount: 1, totals: [{ payrollCode: '100', minutes: 480 }] },
};
const OLDER = {
  ...{ startDate: '2026-09-21', endDate: '2026-10-20', dates: ['2026-10-12'] },
  lines: [{ payrollCode: '100', minutes: -60 }],
};
const PAID = { ...DIS, isByNumber: false, lines: RUN.totals, withoutAbsences: [], older: [OLDER] };
const WAITING = { ...DIS, startDate: '2026-08-21', endDate: '2026-09-20', codes: ['figures.moved'] };
const PREVIEW = {
  ...{ kind: 'whole', isBelowZero: false, replaces: [], peopleCount: 1, totals: RUN.totals, head: [] },
  ...{ people: [PAID], leftOut: [], olderWaiting: [WAITING] },
};
const LANGUAGES = ['is', 'en', 'pl'] as const;
type Language = (typeof LANGUAGES)[number];

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  answerMonth(api, { month: MONTH, run: RUN });
  api.answer(`POST ${C1}/payroll-run-previews`, { data: PREVIEW });
  api.answer(`GET ${C1}/employees/p4/reopening-effect`, { data: { reopenedEntries: 21, moved: MOVED } });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(language: Language, address = '/desk/month') {
  window.history.replaceState(null, '', address);
  render(<App language={language} client={createQueryClient()} router={createDeskRouter()} />);
}

const lastPreview = async (): Promise<unknown> =>
  api.requests
    .findLast(({ url }) => url.endsWith('/payroll-run-previews'))
    ?.clone()
    .json();

describe.each(LANGUAGES)('in %s', (language) => {
  it('the month names person, days and minutes that would change, and the owner who may approve them', async () => {
    open(language);

    const list = await screen.findByRole('list', { name: said(checkWords, language).checks.figuresMoved });
    const row = within(list).getByText('Dís Moved').closest('li')!;
    expect(row.textContent).toContain(said(checkWords, language).askOwner({ names: 'Ólöf Owner' }));
    expect(row.textContent).toMatch(/overtime 1.*overtime 2.*4:32|overtime 1.*overtime 2.*4.*32/);
  });

  it('a file is made as approved only with a reason, which the look at the file sends', async () => {
    const t = said(runWords, language);
    const message = 'Dís Moved: figures would change (2026-11-02: YV1 -272, YV2 +272), so no file was made.';
    const refused = { status: 409, code: 'payroll.figures_moved', field: 'asApprovedReason', message };
    api.answer(`POST ${C1}/payroll-run-previews`, refused, { data: PREVIEW });
    open(language);
    await userEvent.click(await screen.findByRole('button', { name: t.look }));
    const field = await screen.findByLabelText(t.asApproved);
    expect(screen.getByRole('alert').textContent).toContain(t.refused['payroll.figures_moved']);

    await userEvent.click(screen.getByRole('button', { name: t.useReason }));
    const asked = api.requests.filter(({ url }) => url.endsWith('/payroll-run-previews')).length;
    await userEvent.type(field, ' Bank closes at noon ');
    await userEvent.click(screen.getByRole('button', { name: t.useReason }));

    expect(await screen.findByText(said(olderWords, language).title)).toBeTruthy();
    expect([asked, await lastPreview()]).toMatchObject([1, { asApprovedReason: 'Bank closes at noon' }]);
  });

  it('the look at a file and the run name the old period and its days, and who has to wait and why', async () => {
    const t = said(olderWords, language);
    api.answer(`GET ${C1}/payroll-runs/r1`, {
      data: { ...RUN, ruleVersions: [], people: [{ ...PAID, bonuses: [], entries: [] }] },
    });
    open(language);
    await userEvent.click(await screen.findByRole('button', { name: said(runWords, language).look }));
    const before = (await screen.findByText(t.title)).closest('section')!.textContent;
    expect(screen.getByText(new RegExp(said(unreadyWords, language)['figures.moved']))).toBeTruthy();
    window.history.pushState(null, '', '/desk/month/runs?open=r1');
    window.dispatchEvent(new PopStateEvent('popstate'));

    await waitFor(() => expect(screen.getByText('ab12')).toBeTruthy());
    const after = screen.getByText(t.title).closest('section')!.textContent;
    for (const said of [before, after]) {
      expect(said).toContain('Dís Moved');
      expect(said).toMatch(/12/);
      expect(said).toContain('100: ');
    }
  });

  it('where nothing else is to be sent, the look at a file names who waits, with the period and why', async () => {
    const message =
      'Dís Moved, 2026-08-21 to 2026-09-20: a change waits (entry.not_locked, figures.moved), so no file was made. Settle this.';
    api.answer(`POST ${C1}/payroll-run-previews`, { status: 409, code: 'payroll.nothing_to_send', message });
    open(language);
    await userEvent.click(await screen.findByRole('button', { name: said(runWords, language).look }));

    const alert = await screen.findByRole('alert');
    const why = said(unreadyWords, language);
    expect(alert.textContent).toContain(said(runWords, language).waits);
    expect(within(alert).getByRole('listitem').textContent).toMatch(
      new RegExp(`^Dís Moved, .*21.*20.*: ${why['entry.not_locked']}, ${why['figures.moved']}$`),
    );
  });

  it('what moves by the opening alone is told before it is pressed', async () => {
    open(language);
    const row = (await screen.findByRole('rowheader', { name: 'Dís Moved' })).closest('tr')!;
    await userEvent.click(within(row).getByRole('button', { name: said(reopenWords, language).act }));

    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toMatch(/overtime 1.*overtime 2/));
  });
});
