import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './dialog.module.css';
import { ToastPlace } from './toasts.tsx';

const css = classNames(styles);

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Left out where the dialog cannot be put away. */
  readonly onCancel?: (() => void) | undefined;
  /** In the middle, or a sheet from the side on which navigation stands. */
  readonly look?: 'middle' | 'wide' | 'sheet' | 'top';
  readonly isTitleHidden?: boolean;
};

/** The platform's own dialog keeps the focus in and everything else out, and gives the focus back. */
export function Dialog({ title, children, onCancel, look = 'middle', isTitleHidden = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it still stands in the page, since only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css('dialog', look)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      onClick={(event) => {
        // The second click of a double one was meant for what opened the dialog.
        if (event.target === dialog.current && event.detail < 2) onCancel?.();
      }}
    >
      <div className={css('content')}>
        <h2 id={titleId} className={isTitleHidden ? 'spoken' : undefined}>
          {title}
        </h2>
        {children}
        <ToastPlace />
      </div>
    </dialog>
  );
}

/** The row of buttons at the end of a dialog, the expected one last. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={css('buttons')}>{children}</div>;
}
