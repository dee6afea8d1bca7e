import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { StartedPerson } from '#api/first-run.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from './first-run-words.ts';
import styles from './first-run.module.css';

type ReadyStepProps = {
  readonly name: string;
  readonly people: readonly StartedPerson[];
  /** What is left to keep the owner safe. */
  readonly safety: ReactNode;
};

/** The company is there, and its owner is signed in: what is left is paper and a tablet. */
export function ReadyStep({ name, people, safety }: ReadyStepProps) {
  const t = useWords(firstRunWords);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // The PINs stand on this page alone: whoever loads it again, or closes it, is asked first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <div className={styles['card']}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t.readyTitle(name)}
        </h1>
        <p className={styles['lead']}>{t.readyLead}</p>
      </div>
      <section className={styles['fields']}>
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
            {people.map(({ employeeId, displayName, pin }) => (
              <tr key={employeeId}>
                <th scope="row">{displayName}</th>
                <td className={styles['pin']}>{pin}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {safety}
      <section className={styles['noPaper']}>
        <h2>{t.tablet}</h2>
        <p className={styles['lead']}>{t.tabletLead}</p>
      </section>
      <div className={styles['buttons']}>
        <Button onPress={() => print()}>{t.print}</Button>
        <Button look="primary" onPress={() => void navigate({ to: '/tablets', search: { open: 'hang-up' } })}>
          {t.kept}
        </Button>
      </div>
    </div>
  );
}
