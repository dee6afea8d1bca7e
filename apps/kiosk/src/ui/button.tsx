import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './button.module.css';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';

const css = classNames(styles);

/** How much a button weighs: the one expected act, in either colour, an ordinary choice, or a quiet way out. */
type ButtonLook = 'primary' | 'in' | 'out' | 'plain' | 'quiet' | 'onColour';

type ButtonProps = {
  readonly children: ReactNode;
  readonly onPress?: () => void;
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly size?: 'small' | 'normal' | 'main';
  readonly isWide?: boolean;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly type?: 'button' | 'submit';
  readonly lang?: string;
};

/** A button that acts when the finger is lifted. */
export function Button(props: ButtonProps) {
  const { look = 'plain', size = 'normal', isWide, type = 'button' } = props;
  return (
    <button
      type={type}
      className={css('button', look, size, isWide && 'wide')}
      onClick={props.onPress}
      disabled={props.isDisabled}
      aria-pressed={props.isPressed}
      lang={props.lang}
    >
      {props.icon && <Icon name={props.icon} />}
      <span>{props.children}</span>
    </button>
  );
}
