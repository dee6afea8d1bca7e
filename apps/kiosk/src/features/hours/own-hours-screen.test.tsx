import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { punchCatalogues } from '#i18n/catalogues.ts';
import type { Language } from '#i18n/language.ts';
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
        onClose={() => undefined}
      />
    </LanguageProvider>,
  );
}

beforeEach(() => {
  onForgot.mockReset();
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

  it('are shown as far as an older server tells them', async () => {
    await show({ ...READY, hours: { ...READY.hours, stints: undefined, kinds: undefined, credits: [] } });

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

    screen.getByText('Your shifts could not be read.');
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
});
