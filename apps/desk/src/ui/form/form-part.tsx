import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './form.module.css';

const css = classNames(styles);

type FormPartProps = {
  /** For the contents of a long page. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** A part of a long form under a heading of its own. */
export function FormPart({ id, title, lead, children }: FormPartProps) {
  return (
    <section id={id} className={css('part')}>
      <div className={css('about')}>
        <h2 tabIndex={id === undefined ? undefined : -1}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={css('partFields')}>{children}</div>
    </section>
  );
}
