import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#api/session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { useWords } from '#words/words.ts';
import { forgetAnswers } from './answers.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';

/** There is a company: its owner has lost sight of the PINs, by a reload or with the answer, and can make others. */
export function MadeAlready() {
  const t = useWords(firstRunWords);
  const { data: session, isFetching } = useQuery(sessionQuery);
  useEffect(forgetAnswers, []);
  if (session) return <SignedIn name={session.company.name} />;
  if (isFetching) return <p role="status">{t.loading}</p>;
  return (
    <div className={styles['card']}>
      <div role="alert">
        <h1>{t.made.what}</h1>
        <p className={styles['lead']}>{t.made.toDo}</p>
      </div>
      <p>
        <a href="/desk/">{t.signIn}</a>
      </p>
    </div>
  );
}

function SignedIn({ name }: { readonly name: string }) {
  const t = useWords(firstRunWords);
  return (
    <div className={styles['card']}>
      <div>
        <h1>{t.readyTitle({ name })}</h1>
        <p className={styles['lead']}>{t.pinsGone}</p>
      </div>
      <div className={styles['buttons']}>
        <ButtonLink to="/tablets" search={{ open: 'hang-up' }}>
          {t.tablet}
        </ButtonLink>
        <ButtonLink to="/people" search={{ open: 'cards' }} look="primary">
          {t.newPins}
        </ButtonLink>
      </div>
    </div>
  );
}
