import { useEffect, useRef, type ReactNode } from 'react';
import { LanguageButtons } from './language-buttons.tsx';
import { useHeading } from './use-heading.ts';
import styles from './page.module.css';

type PageProps = {
  readonly title: string;
  /** Whose record it is; left out where nobody's is shown. */
  readonly who?: string | undefined;
  readonly children: ReactNode;
  /** What the thumb reaches. */
  readonly actions?: ReactNode;
  /** The ways to other parts of the page, below the actions. */
  readonly parts?: ReactNode;
  /** Above everything, for whoever cannot read what is below. */
  readonly hasLanguages?: boolean;
  /** How far down it was read when it was left. */
  readonly readTo?: number;
};

/** A screen: its heading, which has the focus when it is new, what it says, and what can be done at the bottom. */
export function Page(props: PageProps) {
  const { title, who, children, actions, parts, hasLanguages = false, readTo = 0 } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeading(heading, title);
  useEffect(() => {
    window.scrollTo(0, readTo);
  }, [readTo]);
  return (
    <div className={styles['page']}>
      {hasLanguages && (
        <header>
          <LanguageButtons />
        </header>
      )}
      <main className={styles['main']}>
        {who !== undefined && <p className={styles['who']}>{who}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
      {(actions ?? parts) && (
        <footer className={styles['bottom']}>
          {actions && <div className={styles['actions']}>{actions}</div>}
          {parts}
        </footer>
      )}
    </div>
  );
}
