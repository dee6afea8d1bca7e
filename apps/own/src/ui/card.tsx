import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = { readonly title?: string; readonly children: ReactNode };

/** One subject of a screen. */
export function Card({ title, children }: CardProps) {
  return (
    <section className={styles['card']}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}
