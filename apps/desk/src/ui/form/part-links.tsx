import type { MouseEvent } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './form.module.css';

const css = classNames(styles);

type PartLinksProps = {
  readonly label: string;
  /** Ids of parts, and their titles. */
  readonly parts: readonly (readonly [id: string, title: string])[];
};

/** The contents of a page that is longer than a window. They go to no other address, so that nobody is asked about what was typed. */
export function PartLinks({ label, parts }: PartLinksProps) {
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const heading = document.querySelector<HTMLElement>(`#${id} h2`);
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label={label} className={css('contents')}>
      <ul>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
