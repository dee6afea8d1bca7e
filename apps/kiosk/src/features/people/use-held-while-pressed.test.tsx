import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

function Shown({ value }: { readonly value: string }) {
  return <p>{useHeldWhilePressed(value)}</p>;
}

afterEach(cleanup);

const press = () => fireEvent.pointerDown(document.body);
const release = (how: 'pointerUp' | 'pointerCancel') => fireEvent[how](document.body);

it('shows what is new at once while no finger is down', () => {
  const { rerender } = render(<Shown value="Anna" />);

  rerender(<Shown value="Anna, Björn" />);

  screen.getByText('Anna, Björn');
});

it.each(['pointerUp', 'pointerCancel'] as const)('holds back what is new until %s', (how) => {
  const { rerender } = render(<Shown value="Anna" />);
  press();

  rerender(<Shown value="Anna, Björn" />);
  screen.getByText('Anna');
  release(how);

  screen.getByText('Anna, Björn');
});

it('does not draw again for a touch during which nothing new came', () => {
  const onDrawn = vi.fn();
  render(
    <Profiler id="list" onRender={onDrawn}>
      <Shown value="Anna" />
    </Profiler>,
  );
  onDrawn.mockClear();

  press();
  release('pointerUp');

  expect(onDrawn).not.toHaveBeenCalled();
});

it('forgets a finger that was down when the list went', () => {
  const before = render(<Shown value="Anna" />);
  press();
  before.unmount();
  const { rerender } = render(<Shown value="Anna" />);

  rerender(<Shown value="Anna, Björn" />);

  screen.getByText('Anna, Björn');
});
