import type { PinCard } from '@stimpill/api-types/manage';
import { useSession } from '#api/session.ts';
import styles from './card-sheet.module.css';
import { cardWords } from '#said-in-each/desk/people/cards/card.ts';
import { said } from '#words/words.ts';

/** Cards to cut apart. When this is printed, nothing else of the page is. */
export function CardSheet({ cards }: { readonly cards: readonly PinCard[] }) {
  return (
    <div className={styles['cards']}>
      {cards.map((card) => (
        <Card key={card.employeeId} card={card} />
      ))}
    </div>
  );
}

function Card({ card }: { readonly card: PinCard }) {
  const t = said(cardWords, card.language);
  const { company } = useSession();
  const { displayName, employeeNumber, departmentNames, pin } = card;
  const of = [
    company.name,
    ...departmentNames,
    ...(employeeNumber === null ? [] : [`nr. ${employeeNumber}`]),
  ];
  return (
    <section className={styles['card']} lang={card.language}>
      <h2>{displayName}</h2>
      <p className={styles['of']}>{of.join(' · ')}</p>
      <p className={styles['pin']}>
        <span className="spoken">{t.yourPin}: </span>
        {pin}
      </p>
      <ol className={styles['steps']}>
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t.keep}</p>
    </section>
  );
}
