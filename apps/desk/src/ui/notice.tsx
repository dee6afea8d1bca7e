import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './notice.module.css';

const css = classNames(styles);

type NoticeProps = {
  readonly look: 'error' | 'warning' | 'good' | 'plain';
  readonly children: ReactNode;
  /** Said at once to screen readers. */
  readonly isAlert?: boolean;
};

const ICONS = { error: 'warning', warning: 'warning', good: 'check', plain: 'question' } as const;

export function Notice({ look, children, isAlert }: NoticeProps) {
  return (
    <div className={css('notice', look)} role={isAlert ? 'alert' : undefined}>
      <Icon name={ICONS[look]} />
      <div>{children}</div>
    </div>
  );
}
