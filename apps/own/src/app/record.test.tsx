import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownOperations } from '@stimpill/api-types/own';
import { hasHeading, OPEN, openPage, press, says, typePin } from '#testing/open-page.tsx';
import { ownApi, Refused, type Answers, type Sent } from '#testing/own-api.ts';

const DAYS = ownOperations.readMyDays.example.data;
const HOURS = ownOperations.getMyHours.example.data;
const JANUARY = {
  ...{ ...DAYS, startDate: '2026-01-21', endDate: '2026-02-20' },
  ...{ earlierDate: null, laterDate: '2026-02-21', totalMinutes: 0, days: [] },
  ...{ departures: [], notJudged: [] },
};
const byDate = ({ query }: Sent) => (query['date'] === '2026-02-20' ? JANUARY : DAYS);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}) {
  const given: Answers = { getMyPhone: OPEN, readMyDays: byDate, ...answers };
  const sent = ownApi(given);
  await openPage();
  await hasHeading('My hours');
  return { sent, answers: given };
}

async function openRecord(answers: Answers = {}) {
  const opened = await open(answers);
  await press('Record');
  await hasHeading('My record');
  return opened;
}

async function openDay(answers: Answers = {}) {
  const opened = await openRecord(answers);
  await press(/27 February/);
  await hasHeading('Friday 27 February');
  return opened;
}

const idsIn = (sent: readonly Sent[]) => sent.map(({ id }) => id);

describe('home', () => {
  it('shows today, the pay period by pay line, who is still in, shifts, answers and balances', async () => {
    await open();

    await says('4 h');
    await says('In since 12:30. Counted when you clock out.');
    await says('52 h 10 min');
    await says('Overtime');
    await says(/3 March/);
    await says('Counts at 14:30');
    await says('“Lokað var 14:30”');
    await says('To be taken by 30 April 2026: 16 h');
  });

  it('says that no shifts are planned only where that is so', async () => {
    const { answers } = await open({ listMyShifts: new Refused('offline') });
    await says(/Your shifts could not be loaded\. No connection/);
    expect(screen.queryByText('No shifts are planned for you.')).toBeNull();
    answers.listMyShifts = { shifts: [] };
    await press('Try again');

    await says('No shifts are planned for you.');
  });

  it('says that the hours could not be read, and reads them when asked', async () => {
    const { answers } = await open({ getMyHours: new Refused('server.error') });
    await says(/Your hours could not be loaded.*The server has a problem/);
    delete answers.getMyHours;
    await press('Try again');

    await says('52 h 10 min');
  });

  it('reads anew when somebody comes back to it later, and says how old it is where that fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T12:00:00.000Z') });
    const { sent, answers } = await open();
    await says('52 h 10 min');
    answers.getMyHours = { ...HOURS, period: { ...HOURS.period, totalMinutes: 60 } };
    vi.setSystemTime(Date.parse('2026-03-02T12:05:00.000Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    await says('1 h');

    answers.getMyHours = new Refused('offline');
    vi.setSystemTime(Date.parse('2026-03-02T12:10:00.000Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    await says(/Not read anew: what you see is from 12:05/);
    await says('1 h');
    expect(idsIn(sent).filter((id) => id === 'getMyHours')).toHaveLength(3);
  });
});

describe('the record', () => {
  it('shows a pay period with its sums, its days and what was not kept of rest', async () => {
    await openRecord();

    const day = await screen.findByRole('button', { name: /27 February/ });
    expect(day.textContent).toMatch(/7 h 30 min.*07:00–14:30.*Changed by hand/);
    await says(/21 February 2026 to 20 March 2026\. 7 h 30 min in all/);
    await says('9 h of rest, 11 h are due');
    await says('3 h given on 2 March 2026, Björk Sveinsdóttir: Fór heim á hádegi');
    await says(/Nobody can say whether every right was kept: your record is shorter than 17 weeks/);
  });

  it('goes back to the first period that is kept, says so, and comes on again', async () => {
    await openRecord();
    await press('Earlier');
    await says('Nothing is recorded in this time.');
    await says('No time and no absence of yours is recorded before this.');
    expect(screen.getByRole('button', { name: 'Earlier' }).getAttribute('aria-disabled')).toBe('true');
    await press('Later');

    await screen.findByRole('button', { name: /27 February/ });
  });

  it('keeps the days in sight while another period comes, takes no second press, and says beside the buttons that it did not come', async () => {
    const waiting: ((answer: Refused) => void)[] = [];
    const { sent, answers } = await openRecord();
    await screen.findByRole('button', { name: /27 February/ });
    answers.readMyDays = () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      });
    await press('Earlier');
    await press('Earlier');
    expect(idsIn(sent).filter((id) => id === 'readMyDays')).toHaveLength(2);
    screen.getByRole('button', { name: /27 February/ });
    waiting[0]?.(new Refused('offline'));

    await says(/No connection/);
    screen.getByRole('button', { name: /27 February/ });
  });

  it('says “nothing is recorded” only where it was read', async () => {
    await openRecord({ readMyDays: new Refused('offline') });
    await says(/Your record could not be loaded\. It is safe/);

    expect(screen.queryByText('Nothing is recorded in this time.')).toBeNull();
  });

  it('tells of a day who changed what, when and why, and why each minute is counted as it is', async () => {
    const { sent } = await openDay();

    await says(/Changed by Björk Sveinsdóttir on 1 March 09:00/);
    await says('Endir: 27.2.2026 15:00, now 27.2.2026 14:30');
    await says('“Lokað var 14:30”');
    await says('07:00–14:30, 7 h 30 min');
    await says(/7 h 30 min of day work/);
    const [asked] = sent.filter(({ id }) => id === 'explainMyDay');
    expect([asked?.params, asked?.query]).toEqual([{ date: '2026-02-27' }, { language: 'en' }]);
  });

  it('shows what was taken out as such', async () => {
    const [day] = DAYS.days;
    const entries = day.entries.map((entry) => ({ ...entry, isRemoved: true, workedMinutes: 0 }));
    await openDay({ readMyDays: { ...DAYS, days: [{ ...day, workedMinutes: 0, entries }] } });

    await says('taken out, does not count');
  });

  it('shows the day all the same where its reasons did not come', async () => {
    const { answers } = await openDay({ explainMyDay: new Refused('offline') });
    await says(/The reasons could not be loaded/);
    await says(/Changed by Björk/);
    delete answers.explainMyDay;
    await press('Try again');

    await says(/7 h 30 min of day work/);
  });

  it('is asked for in the language of the page', async () => {
    const { sent } = await open();
    await press('Polski');
    await press('Ewidencja');
    await hasHeading('Moja ewidencja');

    await waitFor(() => expect(sent.at(-1)?.query).toEqual({ language: 'pl' }));
  });
});

describe('Back of the browser', () => {
  it('leads from a day to its period, and home', async () => {
    await openDay();
    history.back();
    await hasHeading('My record');
    history.back();

    await hasHeading('My hours');
  });

  it('leads home from a day in two steps, however somebody came to it', async () => {
    await openDay();
    await press('Phones');
    await hasHeading('My phones');
    await press('Record');
    await hasHeading('My record');
    history.back();

    await hasHeading('My hours');
  });

  it('sets the focus to the heading of the screen that it shows', async () => {
    await openDay();
    history.back();
    const heading = await hasHeading('My record');

    expect(document.activeElement).toBe(heading);
  });
});

describe('a phone that is locked', () => {
  it('by its person asks for the PIN again', async () => {
    const { sent } = await open();
    await press('Lock');

    await hasHeading('Enter your PIN');
    expect(idsIn(sent)).toContain('closeMyPhone');
  });

  it('says beside the button that it could not be locked', async () => {
    await open({ closeMyPhone: new Refused('offline') });
    await press('Lock');

    const parts = screen.getByRole('navigation').parentElement!;
    await within(parts).findByText(/No connection/);
  });

  it('by the server asks for the PIN and leads back to where one was', async () => {
    const { answers } = await openRecord();
    answers.explainMyDay = new Refused('phone.locked');
    await press(/27 February/);
    await hasHeading('Enter your PIN');
    expect(screen.queryByText(/Björk/)).toBeNull();
    delete answers.explainMyDay;
    await typePin('4821');

    await hasHeading('Friday 27 February');
    await says(/7 h 30 min of day work/);
  });

  it('covers itself a quarter of an hour after the last answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T12:00:00.000Z') });
    await open();
    vi.setSystemTime(Date.parse('2026-03-02T12:15:01.000Z'));
    document.dispatchEvent(new Event('visibilitychange'));

    await hasHeading('Enter your PIN');
  });
});

describe('a phone that was ended elsewhere', () => {
  it('says so, shows nothing more and keeps nothing but the language', async () => {
    const { answers } = await openRecord();
    await press('Today');
    await hasHeading('My hours');
    await press('Polski');
    answers.listMyPhones = new Refused('phone.unknown');
    await press('Telefony');

    await hasHeading('Ten telefon nie jest już dodany');
    expect(Object.keys(localStorage)).toEqual(['stimpill.own.language']);
    expect([sessionStorage.length, history.state]).toEqual([0, null]);
  });
});

it('nothing of the record is stored in the browser', async () => {
  await openDay();
  await says(/7 h 30 min of day work/);

  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(JSON.stringify(history.state)).not.toMatch(/Björk|Lokað|450/);
});

describe('the statement', () => {
  const MADE = ownOperations.makeMyStatement.example.data;

  it('of the pay period that is shown is made once by two presses, and handed to the browser under its name', async () => {
    const saved: (readonly [string, Blob])[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.download, blobs.at(-1) ?? new Blob()]);
    });
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', withObjectUrls(blobs));
    const { sent } = await openRecord();
    const button = await screen.findByRole('button', { name: 'Statement as PDF' });
    await userEvent.dblClick(button);

    await says('The statement is among the downloads of this phone.');
    expect(saved.map(([name, { type, size }]) => [name, type, size])).toEqual([
      [MADE.fileName, 'application/pdf', 9],
    ]);
    const asked = sent.filter(({ id }) => id === 'makeMyStatement').map(({ body }) => body);
    expect(asked).toEqual([{ date: DAYS.startDate, language: 'en' }]);
    vi.restoreAllMocks();
  });

  it('says where the finger was that it was not made', async () => {
    await openRecord({ makeMyStatement: new Refused('offline') });
    await press('Statement as PDF');

    await says(/The statement was not made.*No connection/);
    expect(screen.queryByText(/among the downloads/)).toBeNull();
  });
});

/** The browser of the tests has no addresses for files. */
function withObjectUrls(blobs: Blob[]): typeof URL {
  return class extends URL {
    static override createObjectURL(blob: Blob): string {
      blobs.push(blob);
      return 'blob:made';
    }
    static override revokeObjectURL(): void {
      // Nothing was kept.
    }
  };
}
