import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import styles from './button.module.css';

const css = classNames(styles);

type ButtonProps = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The one expected act, an ordinary choice, a quiet way out, or what cannot be undone. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** While what it sends is on its way: it stays where the focus is, and does nothing. */
  readonly isOff?: boolean;
  /** Where the words alone do not say what it is about. */
  readonly label?: string;
};

export function Button({ children, onPress, look = 'plain', icon, isOff = false, label }: ButtonProps) {
  return (
    <button
      type="button"
      className={css('button', look)}
      aria-disabled={isOff || undefined}
      aria-label={label}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
