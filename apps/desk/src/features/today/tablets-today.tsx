import { Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import type { Today } from './today-queries.ts';
import { Chip } from '#ui/chip.tsx';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './today-page.module.css';
import { todayWords } from '#said/desk/today/today.ts';

/** When every tablet was last seen, and how much needs attention. */
export function TabletsToday({ tablets }: Pick<Today, 'tablets'>) {
  const t = useWords(todayWords);
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  return (
    <section className={styles['group']} aria-labelledby="tablets">
      <h2 id="tablets">{t.tablets}</h2>
      {tablets.length === 0 ? (
        <p className="fine figures">{t.noTablets}</p>
      ) : (
        <ul className={styles['people']}>
          {tablets.map(({ id, name, lastSeenAtUtc, isSilent, concerns }) => (
            <li key={id} className={styles['person']}>
              <div className={styles['who']}>
                <Link to="/tablets" search={{ open: id }}>
                  {name}
                </Link>
                <span className="fine figures">
                  {t.lastSeen({ at: formatMoment(lastSeenAtUtc, timeZone, language) })}
                </span>
              </div>
              <span className="row gap-4">
                {isSilent && <Chip look="error">{t.silent}</Chip>}
                {concerns > 0 ? (
                  <Chip look="warning">{t.needsAttention({ count: concerns })}</Chip>
                ) : (
                  <Chip look="good">{t.allWell}</Chip>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link to="/tablets">{t.toTablets}</Link>
    </section>
  );
}
