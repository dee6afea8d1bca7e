// Whom each pay rule pays. Anyone who has left is paid by none.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { peopleQuery, type ListedPerson } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './pay-rules.module.css';
import { payRulesWords } from '#said/desk/company/pay-rules.ts';

/** Everybody who works here and whom the rule pays; null: those without a rule. Undefined until it is known. */
function usePeopleOf(ruleSetId: string | null): readonly ListedPerson[] | undefined {
  const { data } = useQuery(peopleQuery(useSession().company.id));
  return data?.filter((person) => person.ruleSetId === ruleSetId && !person.hasLeft);
}

/** Who is paid plain time, in case nobody meant that. */
export function PeopleWithoutRule() {
  const t = useWords(payRulesWords);
  const people = usePeopleOf(null);
  if (people === undefined || people.length === 0) return null;
  return (
    <Notice look="warning">
      <p>{t.withoutRule({ count: people.length })}</p>
      <Names people={people} />
    </Notice>
  );
}

export function RulePeople({ ruleSetId }: { readonly ruleSetId: string }) {
  const t = useWords(payRulesWords);
  const people = usePeopleOf(ruleSetId);
  if (people === undefined) return null;
  if (people.length === 0) return <p className="fine">{t.paysNobody}</p>;
  return (
    <details className={styles['people']}>
      <summary>{t.pays({ count: people.length })}</summary>
      <Names people={people} />
    </details>
  );
}

function Names({ people }: { readonly people: readonly ListedPerson[] }) {
  const t = useWords(payRulesWords);
  const apart = useNamesApart();
  return (
    <ul className={styles['names']}>
      {people.map(({ id, displayName, hasOwnRule }) => (
        <li key={id}>
          <Link to="/people/$personId/$part" params={{ personId: id, part: 'pay' }}>
            {apart(id, displayName)}
          </Link>
          {hasOwnRule && <span className="fine"> {t.ownRule}</span>}
        </li>
      ))}
    </ul>
  );
}
