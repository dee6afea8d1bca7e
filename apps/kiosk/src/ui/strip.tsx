import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import styles from './strip.module.css';

const css = classNames(styles);

type StripProps = {
  readonly icon: IconName;
  readonly look: 'offline' | 'note' | 'alarm';
  readonly children: ReactNode;
};

/** One fixed line below the top bar. It stays as long as what it says is true; it is never a passing note. */
export function Strip({ icon, look, children }: StripProps) {
  return (
    <div className={css('strip', look)} role="status">
      <Icon name={icon} />
      <span>{children}</span>
    </div>
  );
}
