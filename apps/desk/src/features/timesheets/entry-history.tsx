import { useQuery } from '@tanstack/react-query';
import { entryHistoryQuery, type EntryChange, type EntryOf } from '#api/timesheets.ts';
import { DataOf } from '#ui/data-states.tsx';
import { WordOfBoth } from '#ui/word-of-both.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './person-time-page.module.css';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { useClock } from '#api/use-clock.ts';

/** Who corrected an entry, when and why, the oldest first. */
export function EntryHistory({ of }: { readonly of: EntryOf }) {
  const t = useWords(timeWords);
  const { language } = useSpeech();
  const history = useQuery(entryHistoryQuery(of, language));
  return (
    <DataOf query={history} rows={2}>
      {(changes) =>
        changes.length === 0 ? (
          <p className={styles['fine']}>{t.historyEmpty}</p>
        ) : (
          <ol className={styles['history']}>
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
        )
      }
    </DataOf>
  );
}

function Change({
  change: { changedAtUtc, by, door, reason, act, fields, word },
}: {
  readonly change: EntryChange;
}) {
  const t = useWords(timeWords);
  const { moment } = useClock();
  return (
    <li>
      <p>
        <strong>{by}</strong>{' '}
        <span className={styles['fine']}>{[moment(changedAtUtc), door].join(' · ')}</span>
      </p>
      {reason !== null && <p>{reason}</p>}
      <ul className={styles['fine']}>
        {fields.map(({ name, before, after }, place) => (
          <li key={place}>
            {name}: {act !== 'added' && <del>{before ?? t.nothing}</del>}{' '}
            {act !== 'removed' && <ins>{after ?? t.nothing}</ins>}
          </li>
        ))}
      </ul>
      {word !== null && <WordOfBoth word={word} moment={moment} />}
    </li>
  );
}
