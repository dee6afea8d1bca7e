import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';

type DialogProps = {
  readonly title: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly onCancel: () => void;
};

/** A question or a page that covers the screen. The platform's own dialog keeps the focus in and everything else out. */
export function Dialog({ title, icon, children, onCancel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div className={styles['content']}>
        {icon && (
          <span className={styles['icon']}>
            <Icon name={icon} />
          </span>
        )}
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
