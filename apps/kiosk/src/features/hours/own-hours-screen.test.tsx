import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { punchCatalogues } from '#i18n/catalogues.ts';
import type { Language } from '@stimpill/words/language.ts';
import { OwnHoursScreen } from './own-hours-screen.tsx';
import type { OwnHoursView } from './own-hours.ts';

const NOW = Date.parse('2026-03-02T15:32:00.000Z');
const READY: OwnHoursView = {
  kind: 'ready',
  hours: {
    todayMinutes: 240,
    openSince: Date.parse('2026-03-02T12:30:00.000Z'),
    periodStart: '2026-02-21',
    periodEnd: '2026-03-20',
    periodMinutes: 3_130,
    stints: [
      {
        startAt: Date.parse('2026-03-02T08:00:00.000Z'),
        endAt: Date.parse('2026-03-02T12:00:00.000Z'),
        isDraft: true,
      },
      { startAt: Date.parse('2026-03-02T12:30:00.000Z'), endAt: undefined, isDraft: false },
    ],
    kinds: [
      { kind: 'daytimeMinutes', minutes: 2_700 },
      { kind: 'overtimeMinutes', minutes: 430 },
    ],
    credits: [
      { account: 'restTimeOff', minutes: 90 },
      { account: 'somethingNew', minutes: 60 },
    ],
    timeOff: [],
    answers: [],
    changesToAnswer: 0,
  },
  shifts: [
    {
      id: 'a',
      name: 'Morgunvakt',
      startAt: Date.parse('2026-03-03T07:00:00.000Z'),
      endAt: Date.parse('2026-03-03T15:00:00.000Z'),
    },
  ],
  readAt: NOW,
};
const onForgot = vi.fn<(action: 'Start' | 'Stop') => void>();
const onLeave = vi.fn<() => void>();
const onChanges = vi.fn<() => void>();
const onRecord = vi.fn<() => void>();
const onPhones = vi.fn<(disowned: string | undefined) => void>();
let newPhones: ComponentProps<typeof OwnHoursScreen>['newPhones'] = [];

async function show(view: OwnHoursView, language: Language = 'en'): Promise<void> {
  await punchCatalogues.load(language);
  render(
    <LanguageProvider language={language}>
      <OwnHoursScreen
        name="Anna J."
        view={view}
        now={NOW}
        timeZone="Atlantic/Reykjavik"
        onForgot={onForgot}
        onLeave={onLeave}
        onChanges={onChanges}
        onRecord={onRecord}
        newPhones={newPhones}
        onPhones={onPhones}
        onClose={() => undefined}
      />
    </LanguageProvider>,
  );
}

beforeEach(() => {
  onForgot.mockReset();
  onLeave.mockReset();
  onPhones.mockReset();
  newPhones = [];
});

describe('changes by others', () => {
  it('are led to, and where some wait for a word it says how many', async () => {
    await show({ ...READY, hours: { ...READY.hours, changesToAnswer: 2 } });

    screen.getByText('2 changes of your time wait for your word.');
    await userEvent.click(screen.getByRole('button', { name: 'Changes of my time' }));
    expect(onChanges).toHaveBeenCalledOnce();
  });

  it('are led to without a word where none waits', async () => {
    await show(READY);

    screen.getByRole('button', { name: 'Changes of my time' });
    expect(screen.queryByText(/wait for your word/)).toBeNull();
  });
});

describe('my hours', () => {
  it("are the server's minutes of today and of the pay period", async () => {
    await show(READY);

    screen.getByText('4 h');
    screen.getByText('52 h 10 min');
    screen.getByText('21 February to 20 March');
    screen.getByText('In since 12:30. Counted when you clock out.');
  });

  it('list the punches of today, and which of them wait for approval', async () => {
    await show(READY);

    const stints = within(screen.getByRole('list', { name: 'Punches of today' })).getAllByRole('listitem');
    expect(stints.map(({ textContent }) => textContent)).toEqual([
      'In 08:00Out 12:00waits for approval',
      'In 12:30',
    ]);
  });

  it('name standby and call-outs of today', async () => {
    const at = Date.parse('2026-03-02T00:00:00.000Z');
    const stint = { startAt: at, endAt: at + 3_600_000, isDraft: false };
    const stints = [
      { ...stint, kind: 'standby' },
      { ...stint, kind: 'call-out' },
      { ...stint, kind: 'work' },
    ];
    await show({ ...READY, hours: { ...READY.hours, stints } });

    const shown = within(screen.getByRole('list', { name: 'Punches of today' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'In 00:00Out 01:00standby',
      'In 00:00Out 01:00call-out',
      'In 00:00Out 01:00',
    ]);
  });

  it('tell overtime and credits so far, also of an account that this version does not know', async () => {
    await show(READY);

    const told = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(told).toEqual([
      ['Day work', '45 h'],
      ['Overtime', '7 h 10 min'],
      ['Time off for missed rest', '1 h 30 min'],
      ['Other', '1 h'],
    ]);
  });

  it('tell the time off that is left, what it comes from, and by when it must be given', async () => {
    const timeOff = [
      {
        account: 'winterLeave',
        earnedMinutes: 960,
        givenMinutes: 480,
        remainingMinutes: 480,
        due: [{ giveByDate: '2026-04-30', minutes: 480 }],
      },
      { account: 'somethingNew', earnedMinutes: 0, givenMinutes: 60, remainingMinutes: -60, due: [] },
    ];
    await show({ ...READY, hours: { ...READY.hours, credits: [], timeOff } });

    const card = screen.getByRole('heading', { name: 'Time off' }).parentElement;
    expect([...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Winter leave 8 h',
      '16 h earned, 8 h taken or paid out',
      'To be taken by 30 April 2026: 8 h',
      'Other -1 h',
      '0 min earned, 1 h taken or paid out',
    ]);
  });

  it('are shown as far as an older server tells them', async () => {
    await show({
      ...READY,
      hours: { ...READY.hours, stints: undefined, kinds: undefined, credits: [], timeOff: [] },
    });

    screen.getByText('52 h 10 min');
    expect(screen.queryByText('Overtime')).toBeNull();
    expect(screen.queryByText('Credits')).toBeNull();
  });

  it('say when they were read', async () => {
    await show(READY);

    screen.getByText('As of 15:32');
  });

  it('name the days of the next shifts in Icelandic too', async () => {
    await show(READY, 'is');

    screen.getByText('Á morgun');
    screen.getByText('þriðjudagur 3. mars');
    screen.getByText('07:00–15:00');
  });

  it('stay when only the shifts could not be read', async () => {
    await show({ ...READY, shifts: undefined });

    screen.getByText('Your shifts could not be loaded.');
    screen.getByText('52 h 10 min');
  });

  it('say what is safe when they could not be read', async () => {
    await show({ kind: 'failed' });

    expect(screen.getByRole('status').textContent).toMatch(/Your punches are safe/);
  });

  it.each([
    ['I forgot to clock in', 'Start'],
    ['I forgot to clock out', 'Stop'],
  ] as const)('lead on to "%s"', async (label, action) => {
    await show(READY);

    await userEvent.click(screen.getByRole('button', { name: label }));

    expect(onForgot).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('lead on to the phones on which the person reads them', async () => {
    await show(READY);

    await userEvent.click(screen.getByRole('button', { name: 'On my phone' }));

    expect(onPhones.mock.calls).toEqual([[undefined]]);
    expect(screen.queryByText(/was added/)).toBeNull();
  });

  it.each([
    ['one', 1, 'A phone was added on 1 March.', 'phone-0'],
    ['several', 2, '2 phones were added, the last on 1 March.', undefined],
  ])(
    'say that %s was let in lately, also where no hours came, and lead to it',
    async (_, count, says, about) => {
      newPhones = Array.from({ length: count }, (__, place) => ({
        phoneId: `phone-${place}`,
        addedAt: Date.parse(`2026-03-01T1${6 - place}:05:00.000Z`),
      }));
      await show({ kind: 'failed' });
      screen.getByText(says);

      await userEvent.click(screen.getByRole('button', { name: 'Not mine' }));

      expect(onPhones.mock.calls).toEqual([[about]]);
    },
  );

  it('lead on to time off', async () => {
    await show(READY);

    await userEvent.click(screen.getByRole('button', { name: 'Time off' }));

    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('answers what the person told, with what counts now and the message of the manager', async () => {
    const told = { about: 'correction', action: 'stop', at: Date.parse('2026-02-27T15:00:00Z') } as const;
    const countsAt = Date.parse('2026-02-27T14:30:00Z');
    const answers = [
      { ...told, decision: 'otherTime', countsAt, note: 'Lokað var 14:30' },
      { ...told, decision: 'rejected', countsAt: undefined, note: undefined },
    ] as const;
    await show({ ...READY, hours: { ...READY.hours, answers } });

    const list = within(screen.getByRole('heading', { name: 'Answers to you' }).closest('section')!);
    const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toBe('27 February: Out 15:00Counts at 14:30“Lokað var 14:30”');
    expect(second).toBe('27 February: Out 15:00Not accepted');
  });
});
