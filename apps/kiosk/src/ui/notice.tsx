import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import styles from './notice.module.css';

const css = classNames(styles);

type NoticeProps = {
  readonly look: 'error' | 'warning' | 'plain';
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly role?: 'alert' | 'status';
};

/** A boxed sentence with its icon. */
export function Notice({ look, icon, children, role }: NoticeProps) {
  return (
    <div className={css('notice', look)} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
