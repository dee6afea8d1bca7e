import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

const twoFrames = async () =>
  act(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
/** Nothing is drawn between the two. */
const pressTwice = () => {
  const button = screen.getByRole('button');
  button.click();
  button.click();
};

afterEach(() => vi.unstubAllGlobals());

describe('a button that sends', () => {
  it('takes one press of two before it could be seen to be busy, and the next one afterwards', async () => {
    const onPress = vi.fn();
    render(
      <Button isBusy={false} onPress={onPress}>
        Save
      </Button>,
    );

    pressTwice();
    expect(onPress).toHaveBeenCalledTimes(1);

    await twoFrames();
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button'));
      expect(onPress).toHaveBeenCalledTimes(2);
    });
  });

  it('sends a form once for two presses', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={false}>
          Save
        </Button>
      </form>,
    );

    pressTwice();

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a button that sends nothing', () => {
  it('takes every press', () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>More</Button>);

    pressTwice();

    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
