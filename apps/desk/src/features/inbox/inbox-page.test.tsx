import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenReview, ReviewCase, ReviewChoice } from '#api/reviews.ts';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { held } from '#testing/anna-page.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const REVIEWS = '/companies/c1/reviews';
const at = (clock: string) => `2026-11-22T${clock}:00.000Z`;

const aQuestion = (id: string, employeeName: string, rest: Partial<OpenReview> = {}): OpenReview => ({
  ...{ id, kind: 'punch', reason: 'pin_failed', employeeId: `of ${id}`, employeeName, departmentIds: [] },
  ...{ tabletId: null, tabletName: null, action: 'stop', atUtc: at('15:02'), date: '2026-11-22' },
  ...{ openedAtUtc: at('15:03'), timeEntryId: null, punchId: `punch ${id}`, togetherWith: 0 },
  ...rest,
});

const aChoice = (
  key: ReviewChoice['key'],
  minutes: number,
  rest: Partial<ReviewChoice> = {},
): ReviewChoice => ({
  ...{
    key,
    atUtc: null,
    timeEntryId: null,
    entry: null,
    absenceMinutes: null,
    needs: [],
    version: null,
    refusal: null,
  },
  effect: {
    ...{ employeeId: 'e', startDate: '2026-11-01', endDate: '2026-11-30' },
    ...{ workedMinutesBefore: 0, workedMinutesAfter: minutes, moved: { dates: [], lines: [] } },
    lines:
      minutes === 0
        ? []
        : [
            {
              key: 'DV',
              names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }],
              beforeMinutes: 0,
              afterMinutes: minutes,
            },
          ],
  },
  ...rest,
});

const aCase = (question: OpenReview, rest: Partial<ReviewCase> = {}): ReviewCase => ({
  ...question,
  ...{
    asked: null,
    proposedAtUtc: null,
    absences: [],
    missedBreak: null,
    lockedUntilUtc: null,
    guesses: null,
  },
  ...{ earlier: [], settled: null, closed: null },
  day: {
    ...{ date: '2026-11-22', entries: [], shifts: [{ startAtUtc: at('08:00'), endAtUtc: at('16:00') }] },
    punches: [
      {
        ...{
          punchId: question.punchId ?? '',
          action: 'stop',
          atUtc: at('15:02'),
          receivedAtUtc: at('18:00'),
        },
        ...{ door: 'station', tabletName: 'Kitchen', timeGrade: 'C', photo: 'none' },
        ...{ earliestAtUtc: at('14:40'), latestAtUtc: at('15:20'), latitude: null, longitude: null },
      },
    ],
  },
  choices: [
    aChoice('accept', 480),
    aChoice('acceptAt', 0, { needs: ['atUtc'], effect: null }),
    aChoice('reject', 0),
  ],
  ...rest,
});

const ANNA = aQuestion('r1', 'Anna Ásudóttir');
const BO = aQuestion('r2', 'Bo Bosson');
const DIS = aQuestion('r3', 'Dís Dísardóttir', { kind: 'correction', reason: 'correction' });

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T08:42:00Z'));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${REVIEWS}`, { data: [ANNA, BO, DIS] });
  api.answer('GET /companies/c1/structure/departments', { data: [] });
  for (const question of [ANNA, BO, DIS]) {
    api.answer(`GET ${REVIEWS}/${question.id}`, { data: aCase(question) });
    api.answer(`POST ${REVIEWS}/${question.id}/decision`, { data: {} });
  }
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(address = '/desk/inbox') {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}
const caseOf = async (name: string) => screen.findByRole('article', { name });
const posted = async () =>
  Promise.all(
    api.requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/decision'))
      .map(async (request) => [request.url.split('/').at(-2), await request.clone().json()] as const),
  );

describe('the inbox', () => {
  it('shows every question with the number of each kind, and opens the longest open one', async () => {
    open();

    await caseOf('Anna Ásudóttir');
    const kinds = screen.getByRole('group', { name: 'Kind' });
    expect(
      within(kinds)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All 3', 'Punch in doubt 2', 'Told by the worker 1']);
    expect(await screen.findByText('Open questions: 3')).toBeTruthy();
  });

  it('says how sure the time of a punch is, and what each choice would change', async () => {
    open();

    const shown = await caseOf('Anna Ásudóttir');
    expect(within(shown).getByText(/Kitchen · between 14:40 and 15:20 · reached the server/)).toBeTruthy();
    expect(within(shown).getByRole('button', { name: 'It counts at 15:02 day work +8:00' })).toBeTruthy();
    expect(within(shown).getByRole('button', { name: 'It does not count Pay stays as it is' })).toBeTruthy();
  });

  it('says of a question about many how many more there are, and that they are decided with it', async () => {
    const asked = { ...ANNA, reason: 'clock_unsure', togetherWith: 3 };
    api.answer(`GET ${REVIEWS}`, { data: [asked] });
    api.answer(`GET ${REVIEWS}/r1`, { data: aCase(asked) });
    open();

    const shown = await caseOf('Anna Ásudóttir');
    expect(within(shown).getByText(/3 more are settled with this one/)).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Questions' });
    expect(within(list).getByText('Anna Ásudóttir and 3 more')).toBeTruthy();
  });

  it('says of late time who approved the days, and in which run it is not', async () => {
    const closed = {
      ...{ startDate: '2026-11-01', throughDate: '2026-11-30', closedBy: 'Björk', closedAtUtc: at('16:00') },
      runs: [{ runId: 'p1', number: 12, madeAtUtc: at('17:00') }],
    };
    api.answer(`GET ${REVIEWS}/r1`, { data: aCase(ANNA, { closed }) });
    open();

    const shown = await caseOf('Anna Ásudóttir');
    expect(within(shown).getByText(/^Björk approved .*2026–.*2026 on /)).toBeTruthy();
    expect(within(shown).getByText(/^What was sent in run 12 is without it\./)).toBeTruthy();
  });

  it('offers no change of an absence in a closed month, and says what to do first and where', async () => {
    const closed = {
      ...{ startDate: '2026-11-01', throughDate: '2026-11-30', closedBy: 'Björk', closedAtUtc: at('16:00') },
      runs: [],
    };
    const asked = { ...ANNA, kind: 'workedWhileAway', reason: 'workedWhileAway' } as const;
    const absences = [
      { absenceId: 'a1', type: 'vacation', minutes: 240 },
      { absenceId: 'a2', type: 'sick', minutes: 235 },
    ] as const;
    const rest = { closed, absences: [...absences], choices: [aChoice('accept', 0)] };
    api.answer(`GET ${REVIEWS}`, { data: [asked] });
    api.answer(`GET ${REVIEWS}/r1`, { data: aCase(asked, rest) });
    open();

    const shown = await caseOf('Anna Ásudóttir');
    expect(within(shown).getByText(/take the approval back first/)).toBeTruthy();
    const link = within(shown).getByRole('link', { name: 'To the approval, in the working time' });
    expect(link.getAttribute('href')).toContain('/timesheets/of%20r1?from=2026-11-22');
    expect(within(shown).getByText('vacation, 4 h; sick, 3 h 55 min')).toBeTruthy();
  });

  it('takes a decision by its number, goes on, and takes it back with U before it is sent', async () => {
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('3');
    await caseOf('Bo Bosson');
    expect(screen.getByText('Anna Ásudóttir: It does not count')).toBeTruthy();
    await userEvent.keyboard('u');

    await caseOf('Anna Ásudóttir');
    expect(await posted()).toEqual([]);
  });

  it('sends a decision with the next one', async () => {
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('1');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('3');

    await waitFor(async () => expect(await posted()).toEqual([['r1', { decision: 'accept' }]]));
  });

  it('shows what a typed time would change, and decides at it with the reason', async () => {
    const tried = aChoice('acceptAt', 450, { atUtc: at('14:30') });
    api.answer(`POST ${REVIEWS}/r1/tried-time`, { data: tried });
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('2');
    await userEvent.keyboard('1430');
    expect(await screen.findByText('+7:30')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Say why, if you want'), 'She left early{Enter}');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('3');

    const body = { decision: 'acceptAt', atUtc: at('14:30'), reason: 'She left early' };
    await waitFor(async () => expect(await posted()).toEqual([['r1', body]]));
  });

  it('asks which of two is meant, where the clock shows the typed time twice, and decides at that one', async () => {
    api.answer('GET /session', {
      data: { ...BJORK, company: { ...BJORK.company, timeZone: 'Europe/Warsaw' } },
    });
    const night = aQuestion('r1', 'Anna Ásudóttir', {
      atUtc: '2026-10-25T01:50:00.000Z',
      date: '2026-10-25',
    });
    api.answer(`GET ${REVIEWS}/r1`, { data: aCase(night) });
    const second = '2026-10-25T01:30:00.000Z';
    api.answer(`POST ${REVIEWS}/r1/tried-time`, { data: aChoice('acceptAt', 450, { atUtc: second }) });
    open();
    const shown = within(await caseOf('Anna Ásudóttir'));
    await userEvent.keyboard('2');
    await userEvent.keyboard('230');

    const both = within(shown.getByRole('group', { name: /the clock shows 02:30 twice in that night$/ }));
    const radios = both.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
    await userEvent.click(both.getByRole('radio', { name: '02:30, second time (UTC+1)' }));
    expect(await shown.findByText('+7:30')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Say why, if you want'), '{Enter}');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('3');

    await waitFor(async () =>
      expect(await posted()).toMatchObject([['r1', { decision: 'acceptAt', atUtc: second }]]),
    );
  });

  it('tells the second manager who settled it and how', async () => {
    const settled = {
      reviewId: 'r1',
      reason: 'pin_failed',
      decision: 'reject',
      by: 'Jón Jónsson',
      note: null,
    };
    api.answer(`POST ${REVIEWS}/r1/decision`, { status: 409, code: 'review.not_open' });
    open();
    await caseOf('Anna Ásudóttir');
    api.answer(`GET ${REVIEWS}/r1`, {
      data: aCase(ANNA, { settled: { ...settled, settledAtUtc: at('09:00') }, choices: [] }),
    });

    await userEvent.keyboard('1');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('1');

    expect(await screen.findByText('Not settled: Anna Ásudóttir: It counts at 15:02')).toBeTruthy();
    expect(
      await screen.findByText(/Jón Jónsson settled it on 22 Nov 2026 09:00: it does not count/),
    ).toBeTruthy();
  });

  it('shows what was just decided above the next question, whose room stays the same once it is sent', async () => {
    open();
    await caseOf('Anna Ásudóttir');
    await userEvent.keyboard('1');

    const next = await caseOf('Bo Bosson');
    const undo = await screen.findByRole('button', { name: /Undo/ });
    expect(undo.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
    expect(screen.getByText('Anna Ásudóttir: It counts at 15:02')).toBeTruthy();
  });

  it('says that a decision was not sent only where it was not', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.answer(`POST ${REVIEWS}/r1/decision`, 'no network');
    open();
    await caseOf('Anna Ásudóttir');
    await userEvent.keyboard('1');
    await caseOf('Bo Bosson');
    window.dispatchEvent(new Event('pagehide'));

    expect(await screen.findByText('Not sent yet: Anna Ásudóttir: It counts at 15:02')).toBeTruthy();
    online.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    const unsure = 'Sent, but not answered yet: Anna Ásudóttir: It counts at 15:02';
    expect(await screen.findByText(unsure)).toBeTruthy();
    expect(screen.queryByText(/^Not sent yet/)).toBeNull();
  });

  it('keeps a decision that no server answers', async () => {
    api.answer(`POST ${REVIEWS}/r1/decision`, { status: 503, code: 'server.unavailable' });
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('1');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('1');

    const unsure = 'Sent, but not answered yet: Anna Ásudóttir: It counts at 15:02';
    expect(await screen.findByText(unsure)).toBeTruthy();
  });

  it('says that a decision was sent only after an answer', async () => {
    const ofAnna = { ...BO, employeeId: ANNA.employeeId, employeeName: ANNA.employeeName };
    api.answer(`GET ${REVIEWS}`, { data: [ANNA, ofAnna] });
    api.answer(`GET ${REVIEWS}/r2`, { data: aCase(ofAnna) });
    api.answer(`POST ${REVIEWS}/r1/decision`, 'no network', { data: {} });
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('1');
    const unsure = 'Sent, but not answered yet: Anna Ásudóttir: It counts at 15:02';
    expect(await screen.findByText(unsure)).toBeTruthy();
    expect(screen.queryByText(/^Sent\./)).toBeNull();
  });

  it('does not say that a decision was sent which the server refused', async () => {
    const ofAnna = { ...BO, employeeId: ANNA.employeeId, employeeName: ANNA.employeeName };
    api.answer(`GET ${REVIEWS}`, { data: [ANNA, ofAnna] });
    api.answer(`GET ${REVIEWS}/r2`, { data: aCase(ofAnna) });
    api.answer(`POST ${REVIEWS}/r1/decision`, { status: 409, code: 'review.not_open' });
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('1');
    expect(await screen.findByText(/^Not settled/)).toBeTruthy();
    expect(screen.queryByText(/^Sent\./)).toBeNull();
  });

  it('says that a decision was sent where the next question is about the same person', async () => {
    const ofAnna = { ...BO, employeeId: ANNA.employeeId, employeeName: ANNA.employeeName };
    const { after, letGo } = held();
    api.answer(`GET ${REVIEWS}`, { data: [ANNA, ofAnna] });
    api.answer(`GET ${REVIEWS}/r2`, { data: aCase(ofAnna) });
    api.answer(`POST ${REVIEWS}/r1/decision`, { data: {}, after });
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('1');
    await waitFor(async () => expect(await posted()).toHaveLength(1));
    expect(screen.queryByText(/^Sent\./)).toBeNull();
    letGo();

    expect(await screen.findByText('Sent. The next question is about the same person.')).toBeTruthy();
  });

  it('settles equal questions at once, with what that changes for all of them', async () => {
    api.answer('POST /companies/c1/review-decisions', { data: [] });
    open();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('x');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all 2 alike' }));
    expect(
      await screen.findByRole('button', { name: /Each counts at its time day work \+16:00/ }),
    ).toBeTruthy();
    await userEvent.keyboard('1');
    await caseOf('Dís Dísardóttir');
    await userEvent.keyboard('3');

    const asked = () => api.requests.find(({ url }) => url.endsWith('/review-decisions'));
    await waitFor(() => expect(asked()).toBeTruthy());
    expect(await asked()?.clone().json()).toEqual({ reviewIds: ['r1', 'r2'], decision: 'accept' });
  });

  it('says that nothing waits, which is a good moment', async () => {
    api.answer(`GET ${REVIEWS}`, { data: [] });
    open();

    expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeTruthy();
  });
});
