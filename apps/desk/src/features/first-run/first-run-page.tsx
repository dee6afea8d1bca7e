// A server without a company: anyone who has the link of its terminal answers six questions, and people can punch.
import { useEffect, useState, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { Logo } from '@stimpill/ui/logo.tsx';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import type { PinCard } from '@stimpill/api-types/manage';
import { sessionQuery } from '#api/session.ts';
import { firstRunQuery, isCompanyMade, type StartedCompany } from './first-run.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { LanguageButtons } from '#ui/language-buttons.tsx';
import { useTokenInAddress } from '#ui/use-token-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { forgetAnswers } from './answers.ts';
import { FirstQuestions } from './first-questions.tsx';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';
import { MadeAlready } from './made-already.tsx';
import { ReadyStep } from './ready-step.tsx';

type Ready = StartedCompany & { readonly name: string };

type FirstRunPageProps = {
  /** How the owner is kept safe; given the codes on paper, where there are any. */
  readonly safetyOf: (codes: readonly string[]) => ReactNode;
  /** PINs as cards to print and cut. */
  readonly cardsOf: (cards: readonly PinCard[]) => ReactNode;
};

export function FirstRunPage({ safetyOf, cardsOf }: FirstRunPageProps) {
  const t = useWords(firstRunWords);
  const { token, forget } = useTokenInAddress();
  const [ready, setReady] = useState<Ready | undefined>(undefined);
  useEffect(() => {
    document.title = `${t.title} · Stimpill`;
  }, [t]);
  const history = useRouter().history as RouterHistory;
  const finish = (became: Ready) => {
    forgetAnswers();
    forget();
    history.replace(window.location.pathname);
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
        <ReadyStep
          name={ready.name}
          people={ready.people}
          safety={<Safety {...{ ready, safetyOf }} />}
          cardsOf={cardsOf}
          onLeft={() => setReady(undefined)}
        />
      )}
    </main>
  );
}

type SafetyProps = { readonly ready: Ready } & Pick<FirstRunPageProps, 'safetyOf'>;

function Safety({ ready, safetyOf }: SafetyProps) {
  const t = useWords(firstRunWords);
  const { recoveryCodes: codes } = ready;
  if (codes.length > 0) return safetyOf(codes);
  return (
    <section className={`stack gap-16 ${styles['noPaper']}`}>
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
  const { data: session } = useQuery(sessionQuery);
  const isOver = isRefusedWith(error, 'first_run.link_over', 'request.invalid');
  if (isCompanyMade(error) || (isOver && session)) return <MadeAlready />;
  if (error instanceof CallFailed && (isOver || agreements === undefined)) {
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
