import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './action-button.module.css';

const css = classNames(styles);

type ActionButtonProps = {
  readonly action: 'Start' | 'Stop';
  readonly children: ReactNode;
  readonly onPress: () => void;
};

/** In or out as colour, shape and word. */
export function ActionButton({ action, children, onPress }: ActionButtonProps) {
  const isIn = action === 'Start';
  return (
    <button type="button" className={css('action', isIn ? 'isIn' : 'isOut')} onClick={onPress}>
      <Icon name={isIn ? 'in' : 'out'} />
      <span>{children}</span>
    </button>
  );
}
