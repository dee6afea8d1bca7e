import type { ReactNode } from 'react';
import { playTone } from './tones.ts';

type PressKeyProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly className: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
};

/** A key that acts the moment it is touched. A click without a pointer comes from a keyboard or a screen reader. */
export function PressKey({ label, children, className, onPress, isDisabled = false }: PressKeyProps) {
  const press = () => {
    if (isDisabled) return;
    playTone('key');
    onPress();
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onPointerDown={(event) => {
        if (event.button === 0) press();
      }}
      onClick={(event) => {
        if (event.detail === 0) press();
      }}
    >
      {children}
    </button>
  );
}
