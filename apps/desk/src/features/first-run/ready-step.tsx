import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import type { StartedPerson } from './first-run.ts';
import type { PinCard } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';
import { namesOfCards } from './names-apart.ts';

type ReadyStepProps = {
  readonly name: string;
  readonly people: readonly StartedPerson[];
  /** What is left to keep the owner safe. */
  readonly safety: ReactNode;
  readonly cardsOf: (cards: readonly PinCard[]) => ReactNode;
  /** Somebody went back into the questions, which are answered. */
  readonly onLeft: () => void;
};

/** The company is there, and its owner is signed in: what is left is paper and a tablet. */
export function ReadyStep({ name, people, safety, cardsOf, onLeft }: ReadyStepProps) {
  const t = useWords(firstRunWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { isLeaving, leave, stay, goOn } = useAskedFirst(onLeft);
  const cards = people.flatMap(({ pin, ...person }) => (pin === null ? [] : [{ ...person, pin }]));
  return (
    <>
      <div className={styles['card']}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t.readyTitle({ name })}
          </h1>
          <p className={styles['lead']}>{t.readyLead}</p>
        </div>
        <Pins cards={cards} />
        {safety}
        <section className={styles['noPaper']}>
          <h2>{t.tablet}</h2>
          <p className={styles['lead']}>{t.tabletLead}</p>
        </section>
        <div className={styles['buttons']}>
          <Button onPress={() => print()}>{t.print}</Button>
          <Button look="primary" onPress={goOn}>
            {t.kept}
          </Button>
        </div>
      </div>
      <div className={styles['onPaper']}>{cardsOf(cards)}</div>
      {isLeaving && (
        <ConfirmDialog title={t.leaveTitle} act={t.leave} onConfirm={leave} onCancel={stay}>
          <p>{t.leaveLead}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The PINs stand on this page alone: anyone who goes back, loads it again or closes it is asked first. */
function useAskedFirst(onLeft: () => void) {
  const navigate = useNavigate();
  const [hasThem, setHasThem] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => !hasThem,
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!hasThem) window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasThem]);
  useEffect(() => {
    if (hasThem) void navigate({ to: '/tablets', search: { open: 'hang-up' } });
  }, [hasThem, navigate]);
  return {
    isLeaving: blocker.status === 'blocked',
    leave: () => {
      blocker.proceed?.();
      onLeft();
    },
    stay: () => blocker.reset?.(),
    goOn: () => setHasThem(true),
  };
}

function Pins({ cards }: { readonly cards: readonly PinCard[] }) {
  const t = useWords(firstRunWords);
  const names = namesOfCards(cards);
  return (
    <section className={`stack gap-16 ${styles['noPaper']}`}>
      <div>
        <h2>{t.pins}</h2>
        <p className={styles['lead']}>{t.pinsLead}</p>
      </div>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            <th scope="col">{t.pin}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ employeeId, pin }) => (
            <tr key={employeeId}>
              <th scope="row">{names.get(employeeId)}</th>
              <td className={styles['pin']}>{pin}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
