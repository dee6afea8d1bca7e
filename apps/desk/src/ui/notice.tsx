import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './notice.module.css';

const css = classNames(styles);

type NoticeProps = {
  readonly look: 'error' | 'warning' | 'good' | 'plain';
  readonly children: ReactNode;
  /** Said at once to screen readers. */
  readonly isAlert?: boolean;
  /** It answers a press, wherever that was on the page, so it comes into sight. */
  readonly isShown?: boolean;
};

const ICONS = { error: 'warning', warning: 'warning', good: 'check', plain: 'question' } as const;

export function Notice({ look, children, isAlert, isShown = false }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={place} className={css('notice', look)} role={isAlert ? 'alert' : undefined}>
      <Icon name={ICONS[look]} />
      <div>{children}</div>
    </div>
  );
}
