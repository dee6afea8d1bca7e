import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

type FactListProps = { readonly facts: readonly (readonly [name: ReactNode, value: ReactNode])[] };

/** Names and values, one pair a line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="stack gap-6">
      {facts.map(([name, value], place) => (
        <div key={place} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
