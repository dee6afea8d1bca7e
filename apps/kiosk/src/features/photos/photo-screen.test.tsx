import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { PhotoScreen, type PhotoOutcome } from './photo-screen.tsx';

const onDone = vi.fn<(outcome: PhotoOutcome) => void>();
const stop = vi.fn();

const show = (isRequired: boolean) =>
  renderScreen(<PhotoScreen name="Anna J." isRequired={isRequired} retentionDays={30} onDone={onDone} />);
/** In steps, because a countdown sets its next second only once the last one is drawn. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
}

function withCamera(getUserMedia: (() => Promise<unknown>) | undefined): void {
  const value = getUserMedia && { getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
}

beforeEach(() => {
  onDone.mockReset();
  stop.mockReset();
  vi.useFakeTimers();
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});

afterEach(() => withCamera(undefined));

describe('the photo of a punch', () => {
  it('says who sees it and how long it is kept', async () => {
    withCamera(() => new Promise(() => undefined));

    await show(true);

    screen.getByText(/Only managers see the photo. It is erased after 30 days. No face recognition/);
  });

  it('that is optional is left out without a camera, and the punch goes on', async () => {
    await show(false);
    await pass(0);
    screen.getByText('Your punch goes on without a photo.');

    await pass(3_100);

    expect(onDone).toHaveBeenCalledExactlyOnceWith({ kind: 'none' });
  });

  it('that is required is noted as failed, and the punch goes on', async () => {
    withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await show(true);
    await pass(0);
    screen.getByRole('heading', { name: 'The camera is not allowed on this tablet.' });

    await pass(3_100);

    expect(onDone).toHaveBeenCalledExactlyOnceWith({ kind: 'failed' });
  });

  it('keeps nobody longer than three seconds with a camera that hangs', async () => {
    withCamera(() => new Promise(() => undefined));
    await show(true);

    await pass(3_000);

    screen.getByRole('heading', { name: 'The camera does not answer.' });
  });

  it('that shows only black is given up after three seconds', async () => {
    withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    await show(true);
    await pass(0);

    fireEvent.click(screen.getByRole('button', { name: 'Take it now' }));
    await pass(3_300);

    screen.getByRole('heading', { name: /sees only black/ });
    expect(stop).toHaveBeenCalled();
  });

  it('tells while the camera is on, and turns it off when the screen goes', async () => {
    withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    const { unmount } = await show(false);
    await pass(0);
    screen.getByText('The camera is on');

    unmount();

    expect(stop).toHaveBeenCalledOnce();
  });

  it('can be left out by hand only where it is optional', async () => {
    withCamera(() => new Promise(() => undefined));
    const { unmount } = await show(true);
    expect(screen.queryByRole('button', { name: 'Without a photo' })).toBeNull();
    unmount();

    await show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Without a photo' }));

    expect(onDone).toHaveBeenCalledExactlyOnceWith({ kind: 'none' });
  });
});
