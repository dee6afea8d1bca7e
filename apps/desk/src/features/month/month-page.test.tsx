import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { MonthCheck, MonthPerson, PayrollMonth, RecentApproval } from '#api/payroll-month.ts';
import type { PayrollRunSummary } from '#api/payroll-runs.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { answerMonth } from '#testing/answer-month.ts';
import { fakeApi, type FakeApi } from '#testing/fake-api.ts';

type Hours = NonNullable<MonthPerson['hours']>;

const MONTH = '/companies/c1/payroll-month';
const PREVIEW = 'POST /companies/c1/payroll-run-previews';

const aCheck = (code: MonthCheck['code'], rest: Partial<MonthCheck> = {}): MonthCheck => ({
  ...{ code, blocks: true, count: 0, people: [], names: [], words: [], page: 'timesheets', bonus: null },
  ...rest,
});
const aPerson = (employeeId: string, displayName: string, state: MonthPerson['state']): MonthPerson => ({
  ...{ employeeId, displayName, state, canBeApproved: state === 'checked', isPaid: true },
  canBeReopened: state !== 'open' && state !== 'checked',
  ...{ sentBy: state === 'differences' ? 'dk' : null, hours: null, unmappedAbsences: [] },
});
const CECIL = { employeeId: 'p3', displayName: 'Cecil Open', count: 2, minutes: null };

const aMonth = (people: readonly MonthPerson[]): PayrollMonth => ({
  ...{ startDate: '2026-10-21', endDate: '2026-11-20', knownBy: 'kennitala' },
  checks: [
    aCheck('tabletSilent', { page: 'tablets', count: 1, names: ['Front door'] }),
    aCheck('correctionAsked', { page: 'reviews', count: 2, people: [CECIL] }),
    aCheck('lineUnmapped', { page: 'payrollCodes', count: 1, names: ['YV'] }),
    aCheck('entryDraft', { blocks: false }),
  ],
  people: [...people],
  ...{ movedFigures: [], recentApprovals: [] },
});

const SOME = [
  aPerson('p1', 'Anna Fine', 'checked'),
  aPerson('e4', 'Björk Höskuldsdóttir', 'checked'),
  aPerson('p3', 'Cecil Open', 'open'),
  aPerson('p4', 'Dís Done', 'approved'),
  aPerson('p5', 'Egil Changed', 'differences'),
];

const APPROVED = {
  ...{ approvedAtUtc: '2026-11-24T08:00:00.000Z', pressId: null, people: 1, approved: 1, lockedEntries: 3 },
  ...{ heldBack: [], renewed: [], silentTablets: [] },
};
const OWN: RecentApproval = {
  ...{ userId: 'e4', displayName: 'Björk Höskuldsdóttir', people: 21 },
  ...{ approvedAtUtc: '2026-11-24T07:55:00.000Z', undoUntilUtc: '2026-11-24T08:05:00.000Z' },
  parts: [
    { approvedAtUtc: '2026-11-24T07:55:00.000Z', employeeIds: ['p1', 'p3'] },
    { approvedAtUtc: '2026-11-24T07:55:01.000Z', employeeIds: ['p4'] },
  ],
};
const OTHERS: RecentApproval = {
  ...{ ...OWN, userId: 'u9', displayName: 'Ari Owner', people: 1 },
  ...{ approvedAtUtc: '2026-11-24T07:57:00.000Z', undoUntilUtc: '2026-11-24T08:07:00.000Z' },
};

const hours = (
  workedMinutes: number,
  workedMinutesBefore: number | null,
  rest: Partial<Hours> = {},
): Hours => ({
  ...{ workedMinutes, workedMinutesBefore, overtimeMinutes: 0, absenceMinutes: 0 },
  ...rest,
});
const withHours = (all: Readonly<Record<string, Hours>>) =>
  aMonth(SOME.map((person) => ({ ...person, hours: all[person.employeeId] ?? hours(0, 0) })));

const RUN: PayrollRunSummary = {
  ...{ id: 'r1', number: 7, profileKey: 'dk', startDate: '2026-10-21', endDate: '2026-11-20', kind: 'whole' },
  ...{ madeAtUtc: '2026-11-21T09:00:00.000Z', madeBy: 'Ari Accountant', userId: 'u1', bonus: null },
  asApprovedReason: null,
  ...{ fileName: 'dk.csv', sha256: 'ab12', peopleCount: 1, totals: [{ payrollCode: '100', minutes: 480 }] },
};

const NOBODY = { people: [], leftOut: [], olderWaiting: [] };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  const profiles = ['generic', 'dk'].map((key) => ({ key, name: key === 'dk' ? 'DK' : 'CSV' }));
  answerMonth(api, { month: aMonth(SOME), run: RUN, profiles });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address = '/desk/month') {
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  render(<App language="en" client={client} router={createDeskRouter()} />);
}

const sentTo = (route: string) =>
  api.requests.filter(({ method, url }) => route === `${method} ${new URL(url).pathname.slice(14)}`);

describe('the page of the month', () => {
  it('shows the period that has just ended, for the payroll system of the last run', async () => {
    open();

    await screen.findByRole('heading', { name: '21 Oct 2026 to 20 Nov 2026' });
    await screen.findByRole('heading', { name: 'Checklist' });
    const [asked] = sentTo(`GET ${MONTH}`);
    expect(new URL(asked?.url ?? '').search).toBe(
      '?startDate=2026-10-21&endDate=2026-11-20&profileKey=dk&comparedFrom=2026-09-21',
    );
  });

  it('has a number and a way for what is to do, and says of the rest that there is nothing', async () => {
    open();

    const checks = await screen.findByRole('region', { name: 'Checklist' });
    const says = within(checks);
    expect(says.getByText('To do: 3')).toBeTruthy();
    expect(says.getByRole('link', { name: 'Tablets' }).getAttribute('href')).toBe('/desk/tablets');
    expect(says.getByRole('link', { name: 'Inbox' }).getAttribute('href')).toBe(
      '/desk/inbox?kind=correction',
    );
    expect(says.getByRole('link', { name: 'Wage codes' }).getAttribute('href')).toBe(
      '/desk/company/wage-codes?target=dk',
    );
    expect(says.getByRole('link', { name: 'Cecil Open (2)' })).toBeTruthy();
    expect(says.getByText('Drafts').parentElement?.textContent).toBe('DraftsNone');
  });

  it('says of whom the file does not know what is missing, and of a tablet that is silent now when it matters', async () => {
    const dis = { employeeId: 'p4', displayName: 'Dís Done', count: 1, minutes: null };
    const checks = [
      aCheck('tabletSilent', { blocks: false, page: 'tablets', count: 1, names: ['Front door'] }),
      aCheck('identityMissing', { page: 'people', count: 1, people: [dis] }),
    ];
    api.answer(`GET ${MONTH}`, { data: { ...aMonth(SOME), knownBy: 'either', checks } });
    open();

    const says = within(await screen.findByRole('region', { name: 'Checklist' }));
    expect(says.getByText('Silent now; matters after 20 Nov 2026.')).toBeTruthy();
    expect(
      says.getByText('They have neither a kennitala that can be right nor an employee number.'),
    ).toBeTruthy();
    expect(await screen.findByText(/^1 of them is not in the file/)).toBeTruthy();
  });

  it('sends one approval for two presses at once', async () => {
    api.answer(`POST ${MONTH}/approval`, { data: { ...APPROVED, people: 1, approved: 1 } });
    open();
    const approve = await screen.findByRole('button', { name: 'Approve 1 person' });

    act(() => {
      approve.click();
      approve.click();
    });

    await screen.findByText('1 person approved.');
    expect(sentTo(`POST ${MONTH}/approval`)).toHaveLength(1);
  });

  it('approves what is fine but never the own time, and names whom the server holds back', async () => {
    open();
    const reasons = [{ code: 'entryOpen', count: 1 }];
    const heldBack = [{ employeeId: 'p1', displayName: 'Anna Fine', reasons }];
    const outcome = { people: 1, approved: 0, lockedEntries: 0, heldBack, renewed: [], silentTablets: [] };
    api.answer(`POST ${MONTH}/approval`, { data: outcome });

    expect(await screen.findByText('1 of 5 are fine and not approved yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve 1 person' }));

    expect(await screen.findByText('Anna Fine: not clocked out')).toBeTruthy();
    const body: unknown = await sentTo(`POST ${MONTH}/approval`)[0]?.json();
    expect(body).toMatchObject({ startDate: '2026-10-21', endDate: '2026-11-20', employeeIds: ['p1'] });
  });

  it('shows the hours of everybody beside those of the period before, the largest differences first', async () => {
    const month = withHours({
      p1: hours(9_600, 9_540),
      p3: hours(10_200, 9_600, { overtimeMinutes: 600, absenceMinutes: 1_440 }),
      p4: hours(4_800, 9_600),
    });
    api.answer(`GET ${MONTH}`, { data: month, version: 'W/"3"' });
    open();

    const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;
    await waitFor(async () => expect((await row('Dís Done')).textContent).toContain('unusual−80 h'));
    const names = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(names.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Dís Done',
      'Cecil Open',
      'Anna Fine',
    ]);
    expect((await row('Cecil Open')).textContent).toMatch(/170 h.*10 h.*24 h.*\+10 h/);
    expect((await row('Anna Fine')).textContent).toContain('+1 h');
    expect((await row('Anna Fine')).textContent).not.toContain('unusual');
  });

  it('approves the rows that are chosen, and says beside who cannot be why', async () => {
    const people = [...SOME, aPerson('p6', 'Fríða Fine', 'checked')];
    api.answer(`GET ${MONTH}`, { data: aMonth(people), version: 'W/"3"' });
    const outcome = { ...APPROVED, people: 1, approved: 1, lockedEntries: 3 };
    api.answer(`POST ${MONTH}/approval`, { data: outcome });
    open();

    const own = (await screen.findByRole('rowheader', { name: 'Björk Höskuldsdóttir' })).closest('tr')!;
    expect(own.textContent).toContain('your own time: somebody else approves it');
    expect(within(own).queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose none of these' }));
    expect(screen.queryByRole('button', { name: /^Approve / })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Approve Fríða Fine' }));
    expect(screen.getByText('You leave out 1 person of them in the table.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve 1 person' }));

    await screen.findByText('1 person approved.');
    const body: unknown = await sentTo(`POST ${MONTH}/approval`)[0]?.json();
    expect(body).toMatchObject({ employeeIds: ['p6'] });
  });

  it('says 0 of anyone who has no time, and that somebody is new only if they were not there before', async () => {
    const month = withHours({ p1: hours(480, 0), p3: hours(0, 60), p4: hours(480, null) });
    api.answer(`GET ${MONTH}`, { data: month, version: 'W/"3"' });
    open();

    const figuresIn = async (name: string) => {
      const row = (await screen.findByRole('rowheader', { name })).closest('tr')!;
      return [...row.querySelectorAll('td')].slice(1, 5).map((cell) => cell.lastElementChild?.textContent);
    };
    await waitFor(async () => expect(await figuresIn('Anna Fine')).toContain('+8 h'));
    expect(await figuresIn('Cecil Open')).toEqual(['0 min', '0 min', '0 min', '−1 h']);
    expect(await figuresIn('Egil Changed')).toEqual(['0 min', '0 min', '0 min', '0']);
    expect(await figuresIn('Dís Done')).toEqual(['8 h', '0 min', '0 min', 'new']);
  });

  it('still leaves out whom somebody took out, after another page was seen meanwhile', async () => {
    api.answer(`GET ${MONTH}`, { data: aMonth([...SOME, aPerson('p6', 'Fríða Fine', 'checked')]) });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Approve Fríða Fine' }));

    await userEvent.click(screen.getByRole('link', { name: 'Payroll runs' }));
    await screen.findByRole('rowheader', { name: 'Run 7' });
    history.back();

    const box = await screen.findByRole('checkbox', { name: 'Approve Fríða Fine' });
    expect(box).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: 'Approve Anna Fine' })).toHaveProperty('checked', true);
  });

  it('opens the locked time of somebody again whose time is no longer approved whole', async () => {
    const late = { ...aPerson('p6', 'Fríða Late', 'open'), canBeReopened: true };
    api.answer(`GET ${MONTH}`, { data: aMonth([...SOME, late]) });
    open();

    const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;
    const acts = (row: HTMLElement) => within(row).queryAllByRole('button', { name: /^Take back/ }).length;
    expect([acts(await rowOf('Fríða Late')), acts(await rowOf('Cecil Open'))]).toEqual([1, 0]);
  });

  it('takes a press back that the server tells of, all its parts with one button, and says whom it left', async () => {
    api.answer(`GET ${MONTH}`, {
      data: { ...aMonth(SOME), recentApprovals: [OWN, OTHERS] },
      version: 'W/"2"',
    });
    const undone = { people: 1, reopenedEntries: 3, leftTouched: 1, leftSent: 0 };
    api.answer(`POST ${MONTH}/approval-undo`, { data: undone });
    open();
    const part = within(await screen.findByRole('region', { name: 'Approve' }));
    expect(
      part.getByText(/^You approved the time of 21 people at 07:55. You can take it back until 08:05/),
    ).toBeTruthy();
    expect(
      part.getByText('Ari Owner approved the time of 1 person at 07:57, and can take it back until 08:07.'),
    ).toBeTruthy();

    api.answer(`GET ${MONTH}`, { data: { ...aMonth(SOME), recentApprovals: [OTHERS] }, version: 'W/"3"' });
    await userEvent.click(part.getByRole('button', { name: /^Take all of it back/ }));

    expect(await screen.findByText('The approval of 2 people is taken back.')).toBeTruthy();
    expect(screen.getByText(/somebody changed something of theirs since: 2 people/)).toBeTruthy();
    expect(part.queryByRole('button', { name: /^Take all of it back/ })).toBeNull();
    const bodies = sentTo(`POST ${MONTH}/approval-undo`).map((sent) => sent.json());
    expect(await Promise.all(bodies)).toEqual(OWN.parts);
  });

  it('shows the way back at once after a press, and says no longer that it approved once that is taken back', async () => {
    api.answer(`POST ${MONTH}/approval`, { data: APPROVED });
    api.answer(`POST ${MONTH}/approval-undo`, {
      data: { people: 0, reopenedEntries: 0, leftTouched: 0, leftSent: 0 },
    });
    open();
    const approve = await screen.findByRole('button', { name: 'Approve 1 person' });
    api.answer(`GET ${MONTH}`, { data: { ...aMonth(SOME), recentApprovals: [OWN] }, version: 'W/"2"' });
    await userEvent.click(approve);

    const undo = await screen.findByRole('button', { name: /^Take all of it back/ });
    expect(screen.getByText('1 person approved.')).toBeTruthy();
    await userEvent.click(undo);

    expect(await screen.findByText('Nothing of it was left to take back.')).toBeTruthy();
    expect(screen.queryByText('1 person approved.')).toBeNull();
  });

  it('says what to do where the ten minutes are over', async () => {
    api.answer(`GET ${MONTH}`, { data: { ...aMonth(SOME), recentApprovals: [OWN] }, version: 'W/"2"' });
    api.answer(`POST ${MONTH}/approval-undo`, { status: 409, code: 'payroll.undo_expired' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Take all of it back/ }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /Ten minutes have passed.*Nothing was changed. Use “Take back the approval”/,
    );
  });

  it('sends the parts of a large press as one, and goes on where a server ended in the middle of one', async () => {
    const many = Array.from({ length: 21 }, (_, place) => aPerson(`m${place}`, `Person ${place}`, 'checked'));
    api.answer(`GET ${MONTH}`, { data: aMonth(many), version: 'W/"2"' });
    const ended = { status: 409, code: 'request.made_already' };
    api.answer(`POST ${MONTH}/approval`, { data: APPROVED }, ended, { data: APPROVED });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 21 people' }));

    expect(await screen.findByText('2 people approved.')).toBeTruthy();
    const sent = sentTo(`POST ${MONTH}/approval`);
    const bodies = (await Promise.all(sent.map((each) => each.json()))) as {
      readonly pressId: string;
      readonly employeeIds: string[];
    }[];
    expect(bodies.map(({ employeeIds }) => employeeIds.length)).toEqual([20, 1, 1]);
    expect(new Set(bodies.map(({ pressId }) => pressId)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
  });

  it('goes on where an interruption ended', async () => {
    const many = Array.from({ length: 25 }, (_, place) => aPerson(`m${place}`, `Person ${place}`, 'checked'));
    api.answer(`GET ${MONTH}`, { data: aMonth(many), version: 'W/"2"' });
    api.answer(`POST ${MONTH}/approval`, { status: 503, code: 'service.unavailable' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 25 people' }));
    const goOn = await screen.findByRole('button', { name: 'Go on with 25 people' });

    const outcome = { ...APPROVED, people: 20, approved: 12, lockedEntries: 9 };
    api.answer(`POST ${MONTH}/approval`, { data: outcome });
    await userEvent.click(goOn);

    expect(await screen.findByText('24 people approved.')).toBeTruthy();
  });

  it('narrows the table to a state, which stands in its address', async () => {
    open();

    const states = await screen.findByRole('list', { name: 'People by state' });
    await userEvent.click(within(states).getByRole('button', { name: /Changed since/ }));

    await waitFor(() => expect(location.search).toBe('?state=differences'));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Egil Changed']);
  });

  it('takes back an approval with a reason', async () => {
    api.answer(`POST ${MONTH}/reopening`, { data: { reopenedEntries: 3, moved: [] } });
    open();

    const row = (await screen.findByRole('rowheader', { name: 'Dís Done' })).closest('tr')!;
    await userEvent.click(within(row).getByRole('button', { name: 'Take back the approval' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Why'), 'A shift was missing');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back the approval' }));

    expect(await screen.findByText('3 time entries can be corrected again.')).toBeTruthy();
    const body: unknown = await sentTo(`POST ${MONTH}/reopening`)[0]?.json();
    expect(body).toMatchObject({ employeeIds: ['p4'], reason: 'A shift was missing' });
  });

  it('offers no differences of people who were sent to another payroll system, and says where theirs go', async () => {
    open('/desk/month?profile=generic');

    const part = await screen.findByRole('region', { name: 'Send to payroll' });
    await within(part).findByText(
      'Sent to another payroll system (DK): 1 person. Their differences go there: choose it as the payroll system.',
    );
    expect(within(part).queryByRole('button', { name: 'Look at the differences' })).toBeNull();
  });

  it('does not say that nobody is approved of people who are and have nothing to send', async () => {
    const people = [{ ...aPerson('p4', 'Dís Done', 'approved'), isPaid: false }];
    api.answer(`GET ${MONTH}`, { data: aMonth(people), version: 'W/"1"' });
    open();

    const part = await screen.findByRole('region', { name: 'Send to payroll' });
    await within(part).findByText('1 person approved, with nothing to send to this payroll system.');
    expect(part.textContent).not.toContain('Nobody is approved');
    expect(within(part).queryByRole('button', { name: 'Look at the file' })).toBeNull();
  });

  it('says which lines have no code, and lets a silent tablet be ignored only by a choice', async () => {
    open();
    api.answer(PREVIEW, { status: 409, code: 'payroll.line_unmapped', message: 'YV: has no code.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the file' }));
    const dialog = await screen.findByRole('dialog');

    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('These pay lines have no code in the payroll system: YV');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Make the file' })).toHaveProperty('disabled', true);
  });

  it('says who made the file of these days already, leads to it, and blames neither time nor people', async () => {
    const { kind, peopleCount, totals } = RUN;
    api.answer(PREVIEW, { data: { kind, peopleCount, totals, head: [], ...NOBODY } });
    const id = '0198f0c2-7a1b-7c3d-8e4f-5a6b7c8d9e0f';
    const message = `Anna Fine is in run 8 (${id}), which was made already, so no file was made.`;
    api.answer('POST /companies/c1/payroll-runs', { status: 409, code: 'payroll.made_meanwhile', message });
    api.answer(`GET /companies/c1/payroll-runs/${id}`, { data: { ...RUN, id, number: 8 } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the file' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make the file', hidden: false }));

    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('Run 8, 21 Nov 2026 09:00 by Ari Accountant'));
    expect(alert.textContent).toContain('There is a file with people of these days already.');
    expect(alert.textContent).not.toMatch(/time|Anna/);
    const link = within(alert).getByRole('link', { name: 'See that file' });
    expect(link.getAttribute('href')).toBe(`/desk/month/runs?open=${id}`);
  });

  it('names who cannot be written in the encoding of the file, and the letters that it lacks', async () => {
    const message =
      'The encoding windows-1252 cannot write “Łukasz Nowak” (Ł) in the row of Łukasz Nowak, so no file was made.';
    api.answer(PREVIEW, { status: 409, code: 'payroll.not_writable', message });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the file' }));

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('cannot write this name: “Łukasz Nowak” (Ł)');
  });

  it('shows the file before it is made, makes it, and says that the sums are those that were seen', async () => {
    const head = [['0101302989', '100', '8,00']];
    const { kind, peopleCount, totals } = RUN;
    api.answer(PREVIEW, { data: { kind, peopleCount, totals, head, ...NOBODY } });
    api.answer('POST /companies/c1/payroll-runs', { data: { run: RUN, leftOut: [], olderWaiting: [] } });
    api.answer('GET /companies/c1/payroll-runs/r1/file', { status: 503, code: 'service.unavailable' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the file' }));
    expect(await screen.findByRole('cell', { name: '0101302989' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Make the file' }));

    await screen.findByRole('heading', { name: 'Run 7 is made.' });
    expect(screen.getByText('Its sums are those that you have seen.')).toBeTruthy();
    const body: unknown = await sentTo('POST /companies/c1/payroll-runs')[0]?.json();
    expect(body).toMatchObject({ employeeIds: ['p4'], again: 'refuse', ignoresSilentTablets: false });
  });
});

describe('the page of runs', () => {
  it('lists who sent what, by which system', async () => {
    open('/desk/month/runs');

    const row = (await screen.findByRole('rowheader', { name: 'Run 7' })).closest('tr')!;
    expect(row.textContent).toContain('21 Oct 2026 to 20 Nov 2026');
    expect(row.textContent).toContain('21 Nov 2026 09:00 by Ari Accountant');
    await waitFor(() => expect(row.textContent).toContain('DK'));
  });
});
