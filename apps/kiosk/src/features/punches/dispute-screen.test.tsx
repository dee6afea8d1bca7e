import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AT, renderScreen, ZONE } from '#testing/render-screen.tsx';
import { DisputeScreen } from './dispute-screen.tsx';

const onClose = vi.fn();
const onDispute = vi.fn<() => Promise<boolean>>();
const show = () =>
  renderScreen(
    <DisputeScreen
      name="Anna J."
      action="Stop"
      at={AT}
      timeZone={ZONE}
      onDispute={onDispute}
      onClose={onClose}
    />,
    'en',
  );
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  // What was asked for is answered in a turn of its own.
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const said = () => document.body.textContent;

beforeEach(() => {
  onClose.mockReset();
  onDispute.mockReset();
  vi.useFakeTimers();
});

describe('a punch that is called wrong', () => {
  it('is asked about before anything is noted', async () => {
    await show();

    expect(said()).toContain('Anna J.');
    expect(said()).toContain('Until then the punch stays as it is');
    await press('No, it is right');
    expect(onDispute).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is said to be noted only once it is', async () => {
    let noted: (isNoted: boolean) => void = () => undefined;
    onDispute.mockReturnValue(new Promise((resolve) => (noted = resolve)));
    await show();

    await press('Tell a manager');
    const before = said();
    noted(true);
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(before).not.toContain('Noted');
    expect(said()).toContain('Noted. A manager decides.');
    expect(onDispute).toHaveBeenCalledOnce();
  });

  it('is told of once by two taps before the first is seen', async () => {
    onDispute.mockReturnValue(new Promise(() => undefined));
    await show();

    const tell = screen.getByRole('button', { name: 'Tell a manager' });
    act(() => {
      tell.click();
      tell.click();
    });

    expect(onDispute).toHaveBeenCalledOnce();
  });

  it('goes back to the list by itself once it is noted', async () => {
    onDispute.mockResolvedValue(true);
    await show();
    await press('Tell a manager');

    for (let second = 0; second < 6; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that could not be noted tells what to do instead, until it is read', async () => {
    onDispute.mockResolvedValue(false);
    await show();

    await press('Tell a manager');
    for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(said()).toContain('This could not be noted.');
    expect(said()).toMatch(/Tell a manager yourself, and name the time: \d\d:\d\d/);
    expect(onClose).not.toHaveBeenCalled();
  });
});
