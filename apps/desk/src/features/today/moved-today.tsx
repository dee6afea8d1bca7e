// Approved days whose figures would change, a row for each person, with what to do next.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { movedPeopleQuery, type MovedPerson } from './today-queries.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MovedLine } from '#ui/moved-line.tsx';
import { useWords } from '#words/words.ts';
import { movedWords } from '#said/desk/today/moved.ts';
import styles from './today-page.module.css';

export function MovedToday() {
  const t = useWords(movedWords);
  const { data: people = [] } = useQuery(movedPeopleQuery(useSession().company.id));
  if (people.length === 0) return null;
  return (
    <section className={styles['group']} aria-labelledby="moved">
      <h2 id="moved">
        {t.title} <span className={styles['count']}>{people.length}</span>
      </h2>
      <p>{t.lead}</p>
      <ul className={styles['people']}>
        {people.map((person) => (
          <Row key={person.employeeId} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Row({ person }: { readonly person: MovedPerson }) {
  const t = useWords(movedWords);
  const { moment } = useClock();
  const apart = useNamesApart();
  const { employeeId, displayName, dates, sinceUtc, mayApprove, owners } = person;
  const from = { from: dates[0] ?? '' };
  return (
    <li className={styles['person']}>
      <div className={styles['who']}>
        <Link to="/timesheets/$personId" params={{ personId: employeeId }} search={from}>
          {apart(employeeId, displayName)}
        </Link>
        <span className="fine figures">
          {t.since({ at: moment(sinceUtc) })}: <MovedLine moved={person} />
        </span>
        {!mayApprove && <span className="fine figures">{t.askOwner({ names: owners.join(', ') })}</span>}
      </div>
      {mayApprove && (
        <ButtonLink to="/month" search={{ ...from, q: displayName }}>
          {t.approve}
        </ButtonLink>
      )}
    </li>
  );
}
