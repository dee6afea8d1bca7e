import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { NameText } from './name-text.tsx';
import styles from './page.module.css';

const css = classNames(styles);

type PageProps = {
  readonly who?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** The buttons, in the lower part of the screen where every hand reaches them. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** A personal screen: whose it is, one question, what to choose from, and the ways on below. */
export function Page({ who, title, lead, actions, children }: PageProps) {
  return (
    <div className={css('page')}>
      <div className={css('head')}>
        {who && (
          <p className={css('who')}>
            <NameText>{who}</NameText>
          </p>
        )}
        <h1>{title}</h1>
        {lead && <div className={css('lead')}>{lead}</div>}
      </div>
      <div className={css('body')}>{children}</div>
      <div className={css('actions')}>{actions}</div>
    </div>
  );
}
