import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCase, aChoice, aQuestion, at, REVIEWS } from '#testing/a-review-case.ts';
import { held } from '#testing/anna-page.tsx';
import { BJORK, type FakeApi } from '#testing/fake-api.ts';
import { ANNA, apiOfInbox, BO, caseOf, decidedIn, openInbox } from '#testing/inbox-page.tsx';

let api: FakeApi;

beforeEach(() => {
  api = apiOfInbox();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the inbox', () => {
  it('shows every question with the number of each kind, and opens the longest open one', async () => {
    openInbox();

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
    openInbox();

    const shown = await caseOf('Anna Ásudóttir');
    expect(within(shown).getByText(/Kitchen · between 14:40 and 15:20 · reached the server/)).toBeTruthy();
    expect(within(shown).getByRole('button', { name: 'It counts at 15:02 day work +8:00' })).toBeTruthy();
    expect(within(shown).getByRole('button', { name: 'It does not count Pay stays as it is' })).toBeTruthy();
  });

  it('says of a question about many how many more there are, and that they are decided with it', async () => {
    const asked = { ...ANNA, reason: 'clock_unsure', togetherWith: 3 };
    api.answer(`GET ${REVIEWS}`, { data: [asked] });
    api.answer(`GET ${REVIEWS}/r1`, { data: aCase(asked) });
    openInbox();

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
    openInbox();

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
      { absenceId: 'a1', type: 'vacation', kindId: null, minutes: 240 },
      { absenceId: 'a2', type: 'sick', kindId: null, minutes: 235 },
    ] as const;
    const rest = { closed, absences: [...absences], choices: [aChoice('accept', 0)] };
    api.answer(`GET ${REVIEWS}`, { data: [asked] });
    api.answer(`GET ${REVIEWS}/r1`, { data: aCase(asked, rest) });
    openInbox();

    const shown = await caseOf('Anna Ásudóttir');
    expect(within(shown).getByText(/take the approval back first/)).toBeTruthy();
    const link = within(shown).getByRole('link', { name: 'To the approval, in the working time' });
    expect(link.getAttribute('href')).toContain('/timesheets/of%20r1?from=2026-11-22');
    expect(within(shown).getByText('vacation, 4 h; sick, 3 h 55 min')).toBeTruthy();
  });

  it('takes a decision by its number, goes on, and takes it back with U before it is sent', async () => {
    openInbox();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('3');
    await caseOf('Bo Bosson');
    expect(screen.getByText('Anna Ásudóttir: It does not count')).toBeTruthy();
    await userEvent.keyboard('u');

    await caseOf('Anna Ásudóttir');
    expect(await decidedIn(api)).toEqual([]);
  });

  it('sends a decision with the next one', async () => {
    openInbox();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('1');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('3');

    await waitFor(async () => expect(await decidedIn(api)).toEqual([['r1', { decision: 'accept' }]]));
  });

  it('asks for four things a decision at most, and what stands beside the inbox once, when it is left', async () => {
    const many = Array.from({ length: 12 }, (_, place) => aQuestion(`m${place}`, `Nafn ${place}`));
    api.answer(`GET ${REVIEWS}`, { data: many });
    api.answer('GET /companies/c1/people', { data: [] });
    for (const question of many) {
      api.answer(`GET ${REVIEWS}/${question.id}`, { data: aCase(question) });
      api.answer(`POST ${REVIEWS}/${question.id}/decision`, { data: {} });
    }
    openInbox();
    await caseOf('Nafn 0');
    const before = api.requests.length;
    for (const { employeeName } of many.slice(1)) {
      await userEvent.keyboard('1');
      await caseOf(employeeName ?? '');
    }
    await waitFor(async () => expect(await decidedIn(api)).toHaveLength(10));
    const asked = () => api.requests.slice(before).map(({ url }) => new URL(url).pathname);
    const beside = /\/(people|session|departments)$/;
    const ofDecisions = asked().filter((path) => path.includes('/reviews'));
    expect(asked().filter((path) => beside.test(path))).toEqual([]);
    expect(ofDecisions.length).toBeLessThanOrEqual(4 * 10);

    await userEvent.click(screen.getByRole('link', { name: 'People' }));

    await waitFor(() => expect(asked()).toContain('/api/manage/v1/companies/c1/people'));
  });

  it('shows what a typed time would change, and decides at it with the reason', async () => {
    const tried = aChoice('acceptAt', 450, { atUtc: at('14:30') });
    api.answer(`POST ${REVIEWS}/r1/tried-time`, { data: tried });
    openInbox();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('2');
    await userEvent.keyboard('1430');
    expect(await screen.findByText('+7:30')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Why (optional)'), 'She left early{Enter}');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('3');

    const body = { decision: 'acceptAt', atUtc: at('14:30'), reason: 'She left early' };
    await waitFor(async () => expect(await decidedIn(api)).toEqual([['r1', body]]));
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
    openInbox();
    const shown = within(await caseOf('Anna Ásudóttir'));
    await userEvent.keyboard('2');
    await userEvent.keyboard('230');

    const both = within(shown.getByRole('group', { name: /the clock shows 02:30 twice in that night$/ }));
    const radios = both.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
    await userEvent.click(both.getByRole('radio', { name: '02:30, second time (UTC+1)' }));
    expect(await shown.findByText('+7:30')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Why (optional)'), '{Enter}');
    await caseOf('Bo Bosson');
    await userEvent.keyboard('3');

    await waitFor(async () =>
      expect(await decidedIn(api)).toMatchObject([['r1', { decision: 'acceptAt', atUtc: second }]]),
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
    openInbox();
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
    openInbox();
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
    openInbox();
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
    openInbox();
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
    openInbox();
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
    openInbox();
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
    openInbox();
    await caseOf('Anna Ásudóttir');

    await userEvent.keyboard('1');
    await waitFor(async () => expect(await decidedIn(api)).toHaveLength(1));
    expect(screen.queryByText(/^Sent\./)).toBeNull();
    letGo();

    expect(await screen.findByText('Sent. The next question is about the same person.')).toBeTruthy();
  });

  it('says one number everywhere: what is decided and on its way waits nowhere', async () => {
    openInbox();
    await caseOf('Anna Ásudóttir');
    const inNavigation = () => screen.getByRole('link', { name: /^Inbox/ }).textContent;
    expect(inNavigation()).toBe('Inbox3Open questions: 3');

    await userEvent.keyboard('3');
    await caseOf('Bo Bosson');

    expect(await screen.findByText('2 questions wait.')).toBeTruthy();
    expect(inNavigation()).toBe('Inbox2Open questions: 2');
    await userEvent.keyboard('u');
    expect(inNavigation()).toBe('Inbox3Open questions: 3');
  });

  it('says that nothing waits, which is a good moment', async () => {
    api.answer(`GET ${REVIEWS}`, { data: [] });
    openInbox();

    expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeTruthy();
  });
});
