import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Logo } from '@stimpill/ui/logo.tsx';
import { CallFailed } from '#api/call-failed.ts';
import { sessionQuery } from '#api/session.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useWords } from '#words/words.ts';
import { shellWords } from '#said/desk/app/shell.ts';
import styles from './first-question.module.css';

/** Asks the server who is signed in, before anything is shown. Says so where it does not answer. */
export function FirstQuestion({ children }: { readonly children: ReactNode }) {
  const t = useWords(shellWords);
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data !== undefined) return children;
  return (
    <main className={styles['page']}>
      <Logo />
      {error instanceof CallFailed ? (
        <FailureNotice isOfLoading failure={error.failure} onAgain={() => void refetch()} />
      ) : (
        <p>{t.loading}</p>
      )}
    </main>
  );
}
