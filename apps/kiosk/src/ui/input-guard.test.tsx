import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useInputGuard } from './input-guard.ts';

const pressed = vi.fn();

function Bench({ screenKey }: { readonly screenKey: string | undefined }) {
  useInputGuard(screenKey);
  return (
    <button type="button" onPointerDown={pressed} onClick={pressed}>
      key
    </button>
  );
}

const key = () => screen.getByRole('button');
const down = (pointerId: number, isPrimary: boolean) =>
  fireEvent(
    key(),
    new PointerEvent('pointerdown', { pointerId, isPrimary, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
});

describe('input', () => {
  it('counts at once on the first screen of all', () => {
    render(<Bench screenKey="attract" />);

    fireEvent.click(key());

    expect(pressed).toHaveBeenCalledOnce();
  });

  it('counts only 300 ms after a screen has changed', () => {
    const { rerender } = render(<Bench screenKey="attract" />);
    rerender(<Bench screenKey="list" />);

    vi.advanceTimersByTime(299);
    fireEvent.click(key());
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    fireEvent.click(key());

    expect(pressed).toHaveBeenCalledOnce();
  });

  it("counts at once on a manager's screen", () => {
    const { rerender } = render(<Bench screenKey="revoked" />);
    rerender(<Bench screenKey={undefined} />);

    fireEvent.click(key());

    expect(pressed).toHaveBeenCalledOnce();
  });

  it('of a second finger or a palm does not count', () => {
    render(<Bench screenKey="pin" />);

    down(1, true);
    down(2, false);

    expect(pressed).toHaveBeenCalledOnce();
  });

  it('of the next finger counts once the first was lifted', () => {
    render(<Bench screenKey="pin" />);

    down(1, true);
    fireEvent(key(), new PointerEvent('pointerup', { pointerId: 1, bubbles: true }));
    down(2, true);

    expect(pressed).toHaveBeenCalledTimes(2);
  });
});
