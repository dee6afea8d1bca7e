import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import spoken from '@stimpill/ui/spoken.module.css';
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
  const isFirst = useFirstPress(props.isBusy);
  return (
    <button
      type={type}
      className={css('button', look, isIconOnly && 'square', props.isWide && 'wide')}
      onClick={(event) => {
        if (isBusy || !isFirst()) event.preventDefault();
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
      <span className={isIconOnly ? spoken['spoken'] : undefined}>{props.children}</span>
    </button>
  );
}

/**
 * Of presses before what the first one began could be seen, only that one counts; of a button that sends nothing, all do.
 * @param isBusy undefined for a button that sends nothing
 */
function useFirstPress(isBusy: boolean | undefined): () => boolean {
  const isTaken = useRef(false);
  const release = () => {
    isTaken.current = false;
  };
  // It shows that it is busy, which keeps presses away by itself, or it was and is ready again.
  useEffect(release, [isBusy]);
  return () => {
    if (isTaken.current) return false;
    if (isBusy === undefined) return true;
    isTaken.current = true;
    // A press that made nothing busy, such as one of a form with a fault, is over when it could be seen.
    requestAnimationFrame(() => requestAnimationFrame(release));
    return true;
  };
}
