import type { ReactNode } from 'react';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './notice.module.css';

/** What went wrong, said at once by a screen reader. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['notice']} role="alert">
      <Icon name="warning" />
      <p>{children}</p>
    </div>
  );
}
