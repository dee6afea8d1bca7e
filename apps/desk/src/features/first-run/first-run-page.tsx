// A server without a company: whoever has the link of its terminal answers six questions, and people can punch.
import { useEffect, useState, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Logo } from '@stimpill/ui/logo.tsx';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { firstRunQuery, type StartedCompany } from '#api/first-run.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { LanguageButtons } from '#ui/language-buttons.tsx';
import { useTokenInAddress } from '#ui/use-token-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { forgetAnswers } from './answers.ts';
import { FirstQuestions } from './first-questions.tsx';
import { firstRunWords } from './first-run-words.ts';
import styles from './first-run.module.css';
import { ReadyStep } from './ready-step.tsx';

type Ready = StartedCompany & { readonly name: string };

type FirstRunPageProps = {
  /** How the owner is kept safe; given the codes on paper, where there are any. */
  readonly safetyOf: (codes: readonly string[]) => ReactNode;
};

export function FirstRunPage({ safetyOf }: FirstRunPageProps) {
  const t = useWords(firstRunWords);
  const { token, forget } = useTokenInAddress();
  const [ready, setReady] = useState<Ready | undefined>(undefined);
  useEffect(() => {
    document.title = `${t.title} · Stimpill`;
  }, [t]);
  const finish = (became: Ready) => {
    forgetAnswers();
    forget();
    setReady(became);
  };
  return (
    <main className={styles['page']}>
      <div className={styles['head']}>
        <Logo />
        <LanguageButtons label={t.languageOfPage} />
      </div>
      {ready === undefined ? (
        <WithLink key={token} token={token} onReady={finish} />
      ) : (
        <ReadyStep name={ready.name} people={ready.people} safety={<Safety {...{ ready, safetyOf }} />} />
      )}
    </main>
  );
}

function Safety({ ready, safetyOf }: { readonly ready: Ready } & FirstRunPageProps) {
  const t = useWords(firstRunWords);
  const { recoveryCodes: codes } = ready;
  if (codes.length > 0) return safetyOf(codes);
  return (
    <section className={`${styles['fields']} ${styles['noPaper']}`}>
      <div>
        <h2>{t.safety}</h2>
        <p className={styles['lead']}>{t.safetyLead}</p>
      </div>
      {safetyOf(codes)}
    </section>
  );
}

type WithLinkProps = { readonly token: string; readonly onReady: (ready: Ready) => void };

function WithLink({ token, onReady }: WithLinkProps) {
  const t = useWords(firstRunWords);
  const { language } = useSpeech();
  const asked = firstRunQuery(token, language);
  // The agreements of the last language are shown until those of the next one are there.
  const { data, error, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const agreements = data?.agreements;
  if (error instanceof CallFailed && agreements === undefined) {
    const isOver = isRefusedWith(error, 'first_run.link_over', 'request.invalid');
    return (
      <div className={styles['card']}>
        <h1>{t.title}</h1>
        <FailureNotice
          failure={error.failure}
          text={isOver ? t.over : undefined}
          onAgain={isOver ? undefined : () => void refetch()}
        />
        <p>
          <a href="/desk/">{t.signIn}</a>
        </p>
      </div>
    );
  }
  if (agreements === undefined) return <p role="status">{t.loading}</p>;
  return <FirstQuestions token={token} agreements={agreements} onReady={onReady} />;
}
