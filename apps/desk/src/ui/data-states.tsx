// What stands in place of data: while it comes, where there is none, and where it could not be had.
import type { ReactNode } from 'react';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { failureOf, FailureNotice } from './failure-notice.tsx';
import styles from './data-states.module.css';

/** While data is fetched. Said to screen readers once, and drawn as quiet bars, so that nothing jumps when it arrives. */
export function Loading({ rows = 4 }: { readonly rows?: number | undefined }) {
  const t = useWords(dataWords);
  return (
    <div className={styles['bars']} role="status" aria-label={t.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row}>
          <span className={styles['bar']} />
          <span className={styles['bar']} />
          <span className={styles['bar']} />
        </span>
      ))}
    </div>
  );
}

type EmptyProps = { readonly title: string; readonly children: ReactNode };

/** Where there is nothing yet: what will stand here, and how it comes about. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export type QueryLike<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

const BROKEN = { kind: 'broken' } as const;

type DataProps<Data> = {
  readonly query: QueryLike<Data>;
  readonly rows?: number | undefined;
  readonly children: (data: Data) => ReactNode;
};

/** Shows the data of a query, or why it is not there. What was fetched before stays when fetching it again fails. */
export function DataOf<Data>({ query, rows, children }: DataProps<Data>) {
  const again = () => void query.refetch();
  const failure = query.error ? (failureOf(query.error) ?? BROKEN) : undefined;
  if (query.data === undefined) {
    return failure ? (
      <FailureNotice failure={failure} onAgain={again} isOfLoading />
    ) : (
      <Loading rows={rows} />
    );
  }
  return (
    <>
      {failure && <FailureNotice failure={failure} onAgain={again} isOfLoading />}
      {children(query.data)}
    </>
  );
}
