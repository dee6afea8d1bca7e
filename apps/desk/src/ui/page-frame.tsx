import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '@tanstack/react-router';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './page-frame.module.css';

const Head = createContext<HTMLElement | null>(null);

type PageFrameProps = {
  readonly title: string;
  /** Of the title, where it is not that of the desk. */
  readonly lang?: string;
  /** One sentence under the title. */
  readonly lead?: string;
  /** The pages above this one, the outermost first. */
  readonly above?: readonly { readonly name: string; readonly to: string }[];
  /** What can be done here, at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The head of every page. Its heading takes the focus after navigation. */
export function PageFrame({ title, lang, lead, above = [], actions, children }: PageFrameProps) {
  useEffect(() => {
    document.title = `${title} · Stimpill`;
  }, [title]);
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          {above.length > 0 && (
            <ol className={styles['above']}>
              {above.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>
                    <Icon name="back" />
                    {name}
                  </Link>
                </li>
              ))}
            </ol>
          )}
          <h1 tabIndex={-1} lang={lang}>
            {title}
          </h1>
          <div ref={setHead} className={styles['beside']} />
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      <Head value={head}>{children}</Head>
    </div>
  );
}

/** What a part of the page knows and what belongs beside its title, such as the period that is shown. */
export function InHead({ children }: { readonly children: ReactNode }) {
  const head = useContext(Head);
  return head && createPortal(children, head);
}

type SectionProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** A part of a page under a heading of its own. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={styles['section']}>
      <div>
        <h2>{title}</h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
