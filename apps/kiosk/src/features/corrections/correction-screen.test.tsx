import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlannedTime } from './correction-time.ts';
import { AT, renderScreen, ZONE } from '#testing/render-screen.tsx';
import { CorrectionScreen, type CorrectionResult } from './correction-screen.tsx';

const YESTERDAY = Date.parse('2026-03-01T15:02:00.000Z');
const onSend = vi.fn<(at: number, note: string) => Promise<CorrectionResult>>();

const show = (action: 'Start' | 'Stop' = 'Stop', planned: readonly PlannedTime[] = []) =>
  renderScreen(
    <CorrectionScreen
      name="Anna J."
      action={action}
      since={action === 'Stop' ? YESTERDAY : undefined}
      planned={planned}
      timeZone={ZONE}
      onSend={onSend}
      onPunch={undefined}
      onClose={() => undefined}
    />,
  );
const press = (name: string) => fireEvent.pointerDown(screen.getByRole('button', { name }), { button: 0 });
const sendButton = () => screen.getByRole('button', { name: /^Send/ });

beforeEach(() => {
  onSend.mockReset();
});

describe('a forgotten clock-out', () => {
  it('begins at the end of a usual shift and moves in large steps', async () => {
    await show();

    press('Hour earlier');
    press('Minute later 5');
    press('Minute earlier 1');

    expect(sendButton().textContent).toBe('Send 22:06');
  });

  it('is sent with its time and the note to the manager', async () => {
    onSend.mockResolvedValue({ kind: 'draft', isClockedIn: false });
    await show();

    fireEvent.change(screen.getByLabelText(/Message to the manager/), { target: { value: ' Forgot ' } });
    fireEvent.click(sendButton());

    await waitFor(() => screen.getByRole('heading', { name: 'Sent, waiting for approval' }));
    expect(onSend.mock.calls).toEqual([[Date.parse('2026-03-01T23:02:00.000Z'), 'Forgot']]);
    screen.getByText('Sent: forgot to clock out, yesterday 23:02');
    screen.getByText('You are clocked out now.');
  });

  it('is sent once by two taps before the first is seen', async () => {
    onSend.mockReturnValue(new Promise(() => undefined));
    await show();

    const button = sendButton();
    act(() => {
      button.click();
      button.click();
    });

    expect(onSend).toHaveBeenCalledOnce();
  });

  it('that does not fit goes to a manager, and says so', async () => {
    onSend.mockResolvedValue({ kind: 'review', isClockedIn: true });
    await show();

    fireEvent.click(sendButton());

    await waitFor(() => screen.getByRole('heading', { name: 'Sent to a manager' }));
    screen.getByText('You are clocked in now.');
  });

  it.each([
    ['failed', /It was not sent.*Nothing was changed/],
    ['ended', /Begin again with your PIN. Nothing was sent/],
  ] as const)('that %s says what is safe and keeps what was picked', async (kind, words) => {
    onSend.mockResolvedValue({ kind });
    await show();
    press('Hour earlier');

    fireEvent.click(sendButton());

    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(sendButton().textContent).toBe('Send 22:02');
  });
});

it('lets nobody pick a time that has not come yet', async () => {
  await show('Start');

  const later = screen.getByRole('button', { name: 'Hour later' });

  expect(later.getAttribute('aria-disabled')).toBe('true');
  expect(sendButton().textContent).toBe(`Send ${new Date(AT).toISOString().slice(11, 16)}`);
});

describe('a planned shift', () => {
  const planned = [
    { startAt: Date.parse('2026-03-01T15:00:00.000Z'), endAt: Date.parse('2026-03-01T22:45:00.000Z') },
  ];

  it('is what a forgotten clock-out begins at, and the screen says so', async () => {
    await show('Stop', planned);

    screen.getByText('Proposed from your shift: yesterday 22:45');
    expect(sendButton().textContent).toBe('Send 22:45');
  });

  it('is repeated back with its day and time once it is sent', async () => {
    onSend.mockResolvedValue({ kind: 'draft', isClockedIn: true });
    await show('Start', planned);

    fireEvent.click(sendButton());

    await screen.findByText('Sent: forgot to clock in, yesterday 15:00');
  });
});

it('takes three taps to any full hour', async () => {
  await show('Start');

  fireEvent.click(screen.getByRole('button', { name: /^Hour: 06/ }));
  press('05');
  press('05:00');

  expect(sendButton().textContent).toBe('Send 05:00');
  expect(screen.queryByRole('dialog')).toBeNull();
});
