import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stationOperations } from '@stimpill/api-types/station';
import { punchCatalogues, recordCatalogues } from '#i18n/catalogues.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import type { Read } from '#ui/use-read.ts';
import type { OwnDays, OwnReasons, OwnRecordCalls } from './own-record.ts';
import { RecordScreen } from './record-screen.tsx';

const { readOwnDays, explainOwnDay } = stationOperations;
const FEBRUARY: OwnDays = readOwnDays.data.parse(readOwnDays.example.data);
const REASONS: OwnReasons = explainOwnDay.data.parse(explainOwnDay.example.data);
const JANUARY: OwnDays = {
  ...{ ...FEBRUARY, startDate: '2026-01-21', endDate: '2026-02-20' },
  ...{ earlierDate: null, laterDate: '2026-02-21', totalMinutes: 0, days: [] },
  ...{ departures: [], notJudged: [] },
};

const readDays = vi.fn<OwnRecordCalls['readDays']>();
const explain = vi.fn<OwnRecordCalls['explain']>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  readDays.mockReset().mockImplementation((date) => ready(date === '2026-02-20' ? JANUARY : FEBRUARY));
  explain.mockReset().mockImplementation(() => ready(REASONS));
  onClose.mockReset();
});

const ready = <T,>(data: T): Promise<Read<T>> => Promise.resolve({ kind: 'ready', data });

async function show(): Promise<void> {
  await punchCatalogues.load('en');
  await recordCatalogues.load('en');
  render(
    <LanguageProvider language="en">
      <RecordScreen
        name="Anna J."
        calls={{ readDays, explain }}
        timeZone="Atlantic/Reykjavik"
        onClose={onClose}
      />
    </LanguageProvider>,
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const says = async (text: string | RegExp) => await screen.findByText(text);

describe('the own record at the tablet', () => {
  it('shows the days of the running period, with their times and that one was changed by hand', async () => {
    await show();

    const day = await screen.findByRole('button', { name: /27 February/ });
    expect(day.textContent).toMatch(/07:00–14:30.*Changed by hand.*7 h 30 min/);
    await says(/21 February 2026 to 20 March 2026\. 7 h 30 min in all/);
  });

  it('goes back to the first period that is kept, says so, and comes on again', async () => {
    await show();
    await press('Earlier');

    await says('Nothing is recorded in this time.');
    await says('No time and no absence of yours is recorded before this.');
    expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull();
    await press('Later');
    await screen.findByRole('button', { name: /27 February/ });
  });

  it('says what was not kept of the rest that the law asks for, what was given for it, and what nobody can judge', async () => {
    await show();

    await says('9 h of rest, 11 h are due');
    await says('Time off owed for it: 3 h');
    await says('3 h given on 2 March 2026, Björk Sveinsdóttir: Fór heim á hádegi');
    await says(/Nobody can say whether every right was kept: your record is shorter than 17 weeks/);
  });

  it('says nothing of rest where every right was kept', async () => {
    readDays.mockImplementation(() => ready(JANUARY));
    await show();

    await says('Nothing is recorded in this time.');
    expect(screen.queryByText('Rest that was not kept')).toBeNull();
  });

  it('keeps the days in sight while the next period comes, and takes no second press meanwhile', async () => {
    await show();
    await screen.findByRole('button', { name: /27 February/ });
    readDays.mockImplementation(() => new Promise(() => undefined));
    await press('Earlier');

    const earlier = screen.getByRole('button', { name: 'Earlier' });
    expect(earlier).toHaveProperty('disabled', true);
    screen.getByRole('button', { name: /27 February/ });
  });

  it('tells of a day who changed what, when and why, and why each minute is counted as it is', async () => {
    await show();
    await press(/27 February/);

    await says(/Changed by Björk Sveinsdóttir on 1 March 09:00/);
    await says('Endir: 27.2.2026 15:00, now 27.2.2026 14:30');
    await says('“Lokað var 14:30”');
    await says('07:00–14:30, 7 h 30 min');
    await says(/7 h 30 min of day work/);
    expect(explain.mock.calls).toEqual([['2026-02-27', 'en']]);
    await press('All days');
    await screen.findByRole('button', { name: /27 February/ });
  });

  it('shows what was taken out as such', async () => {
    const [day] = FEBRUARY.days;
    const entries = day!.entries.map((entry) => ({ ...entry, isRemoved: true, workedMinutes: 0 }));
    readDays.mockImplementation(() => ready({ ...FEBRUARY, days: [{ ...day!, workedMinutes: 0, entries }] }));
    await show();
    await press(/27 February/);

    await says('taken out, does not count');
  });

  it.each<[Exclude<Read<OwnReasons>['kind'], 'ready'>, RegExp]>([
    ['failed', /The reasons could not be loaded\. Your record is safe/],
    ['ended', /That took too long\. Begin again with your PIN/],
  ])('shows the day all the same where its reasons have %s', async (kind, words) => {
    explain.mockResolvedValue({ kind });
    await show();
    await press(/27 February/);

    await says(words);
    await says(/Changed by Björk/);
  });

  it('says that it could not be read, and reads again when asked', async () => {
    readDays.mockResolvedValueOnce({ kind: 'failed' });
    await show();
    await says('Your record could not be loaded. It is safe. Try again later.');
    await press('Try again');

    await screen.findByRole('button', { name: /27 February/ });
    expect(readDays).toHaveBeenCalledTimes(2);
  });

  it('asks for the PIN anew when the visit is over, and for nothing else', async () => {
    readDays.mockResolvedValue({ kind: 'ended' });
    await show();

    await says('That took too long. Begin again with your PIN.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Close');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
