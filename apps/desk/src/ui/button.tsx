import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import styles from './button.module.css';

const css = classNames(styles);

type ButtonProps = {
  /** What it does; where only the drawing is shown, it is said to screen readers and on hovering. */
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  /** The one expected act, an ordinary one, a quiet one, or one that cannot be undone. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly isIconOnly?: boolean;
  readonly isWide?: boolean;
  /** It waits for an answer: it stays in reach of the keyboard and takes no second press. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly popoverTarget?: string;
  readonly isPressed?: boolean;
  readonly lang?: string;
};

export function Button(props: ButtonProps) {
  const { look = 'plain', type = 'button', isIconOnly = false, isBusy = false } = props;
  return (
    <button
      type={type}
      className={css('button', look, isIconOnly && 'square', props.isWide && 'wide')}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else props.onPress?.();
      }}
      disabled={props.isDisabled}
      aria-disabled={isBusy || undefined}
      aria-pressed={props.isPressed}
      popoverTarget={props.popoverTarget}
      title={isIconOnly && typeof props.children === 'string' ? props.children : undefined}
      lang={props.lang}
    >
      {props.icon && <Icon name={props.icon} />}
      <span className={isIconOnly ? 'spoken' : undefined}>{props.children}</span>
    </button>
  );
}
