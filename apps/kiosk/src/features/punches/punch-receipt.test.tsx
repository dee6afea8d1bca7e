import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AT, renderScreen, ZONE } from '#testing/render-screen.tsx';
import type { Language } from '@stimpill/words/language.ts';
import { PunchReceipt } from './punch-receipt.tsx';
import type { ReceiptTruth } from './receipt-truth.ts';

const onClose = vi.fn();
const CONFIRMED = { kind: 'confirmed', isLate: false } as const;

type Props = Partial<Parameters<typeof PunchReceipt>[0]>;
const show = (truth: ReceiptTruth, props: Props = {}, language: Language = 'en') =>
  renderScreen(
    <PunchReceipt
      name="Anna J."
      action="Stop"
      at={AT}
      truth={truth}
      notes={{}}
      timeZone={ZONE}
      onHours={undefined}
      onDispute={undefined}
      onClose={onClose}
      {...props}
    />,
    language,
  );
const said = () => document.body.textContent;

beforeEach(() => {
  onClose.mockReset();
  vi.useFakeTimers();
});

describe('the receipt tells three truths apart', () => {
  it('confirmed, by the server', async () => {
    await show(CONFIRMED);

    expect(said()).toContain('Confirmed by the server');
    expect(said()).not.toMatch(/Saved|attention|manager/);
  });

  it('saved on this tablet, with a code, and not confirmed', async () => {
    await show({ kind: 'savedHere', receiptCode: '7K4M2Q' });

    expect(said()).toContain('Saved on this tablet');
    expect(said()).toContain('Will be confirmed when online');
    expect(said()).toContain('7K4M2Q');
    expect(said()).not.toContain('Confirmed by');
  });

  it('for a manager to look at, with the reason that was told', async () => {
    await show({ kind: 'needsAttention', reason: 'missing_stop' });

    expect(said()).toContain('a manager must look at it');
    expect(said()).toContain('no clock-out between the two');
  });
});

describe('the receipt', () => {
  it('says of a time that the clock shows twice which of them it is', async () => {
    const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((text) => Date.parse(text));
    await show(CONFIRMED, { at: second ?? 0, notes: { openSince: first }, timeZone: 'Europe/Warsaw' });

    expect(screen.getByRole('heading').textContent).toBe('Out 02:30 (UTC+1)');
    expect(said()).toContain('In since 02:30 (UTC+2)');
  });

  it('has no minutes but those of the server', async () => {
    const { unmount } = await show(
      { kind: 'savedHere', receiptCode: '7K4M2Q' },
      { notes: { openSince: AT - 3_600_000 } },
    );
    expect(said()).not.toMatch(/\d h|\d min/);
    unmount();

    await show(CONFIRMED, { notes: { todayMinutes: 514 } });

    expect(said()).toContain('Today 8 h 34 min');
  });

  it.each<[Language, number, string]>([
    ['pl', 1, '1 odbicie czeka na decyzję kierownika'],
    ['pl', 22, '22 odbicia czekają na decyzję kierownika'],
    ['pl', 25, '25 odbić czeka na decyzję kierownika'],
    ['is', 1, 'Ein stimplun bíður samþykkis'],
    ['is', 2, '2 stimplanir bíða samþykkis'],
    ['is', 21, '21 stimplun bíður samþykkis'],
    ['en', 1, '1 punch waits for a manager'],
  ])('tells in %s of earlier punches that wait for a manager: %i', async (language, punches, expected) => {
    await show(CONFIRMED, { notes: { punchesInReview: punches } }, language);

    expect(said()).toContain(expected);
  });

  it.each<[Language, number, string]>([
    ['en', 0, 'Your shift: 06:00–08:00, ends in 1 h 2 min'],
    ['is', 59_999, 'Vaktin þín: 06:00–08:00, lýkur eftir 1 klst. 2 mín.'],
    ['pl', 61 * 60_000, 'Twoja zmiana: 06:00–08:00, koniec za 1 min'],
    ['en', 62 * 60_000, 'Your shift: 06:00–08:00'],
  ])(
    'counts in %s from the minute that it shows to the end of the shift: %i ms later',
    async (language, later, said) => {
      const shift = { startAt: AT - 58 * 60_000, endAt: AT + 62 * 60_000 };
      await show(CONFIRMED, { at: AT + later, notes: { shift } }, language);

      screen.getByText(said);
    },
  );

  it('closes by itself after four seconds', async () => {
    await show(CONFIRMED);

    for (let second = 0; second < 4; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays when it is asked to', async () => {
    await show(CONFIRMED);

    fireEvent.click(screen.getByRole('button', { name: 'Keep open' }));
    for (let second = 0; second < 9; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets the next person touch straight through', async () => {
    await show(CONFIRMED);

    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('lets a punch be called wrong only where that can be noted', async () => {
    const onDispute = vi.fn();
    const { unmount } = await show(CONFIRMED, { onDispute });
    fireEvent.click(screen.getByRole('button', { name: 'Not me / wrong' }));
    unmount();

    await show(CONFIRMED);

    expect(onDispute).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Not me / wrong' })).toBeNull();
  });

  it('leads to own hours only where the server knows who it is', async () => {
    const onHours = vi.fn();
    const { unmount } = await show(CONFIRMED, { onHours });
    fireEvent.click(screen.getByRole('button', { name: 'My hours' }));
    unmount();

    await show({ kind: 'savedHere', receiptCode: '7K4M2Q' });

    expect(onHours).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'My hours' })).toBeNull();
  });
});
