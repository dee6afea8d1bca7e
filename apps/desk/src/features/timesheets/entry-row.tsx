import { useId, useState } from 'react';
import type { PersonEntry } from '#api/timesheets.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { useWords } from '#words/words.ts';
import { EntryHistory } from './entry-history.tsx';
import styles from './person-time-page.module.css';
import { reopenWords } from '#said/desk/common/reopen.ts';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { useClock } from '#api/use-clock.ts';
import { wordFor } from '@stimpill/words/word-for.ts';

type EntryRowProps = {
  readonly entry: PersonEntry;
  readonly mayCorrect: boolean;
  readonly maySeeHistory: boolean;
  readonly onCorrect: (timeEntryId: string) => void;
  /** Approved time is opened again before it is corrected. */
  readonly onReopen: () => void;
};

/** A time entry: from when to when, what it came to, where both ends come from, and what can be done with it. */
export function EntryRow({ entry, mayCorrect, maySeeHistory, onCorrect, onReopen }: EntryRowProps) {
  const t = useWords(timeWords);
  const reopen = useWords(reopenWords);
  const { company } = useSession();
  const { span } = useClock();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const historyId = useId();
  const when = span(entry);
  return (
    <li className={styles['entry']} id={`entry-${entry.id}`} tabIndex={-1}>
      <EntryFacts entry={entry} />
      <div className="row middle gap-8">
        {mayCorrect && !entry.isLocked && (
          <Button icon="pencil" onPress={() => onCorrect(entry.id)}>
            {t.correct} <span className="spoken">{when}</span>
          </Button>
        )}
        {mayCorrect && entry.isLocked && (
          <Button look="quiet" icon="lock" onPress={onReopen}>
            {reopen.act} <span className="spoken">{when}</span>
          </Button>
        )}
        {maySeeHistory && (
          <button
            type="button"
            className={styles['more']}
            aria-expanded={isHistoryOpen}
            aria-controls={historyId}
            onClick={() => setIsHistoryOpen(!isHistoryOpen)}
          >
            {t.history} <span className="spoken">{when}</span>
          </button>
        )}
      </div>
      <div id={historyId} className={styles['below']}>
        {isHistoryOpen && <EntryHistory of={{ companyId: company.id, timeEntryId: entry.id }} />}
      </div>
    </li>
  );
}

function EntryFacts({ entry }: { readonly entry: PersonEntry }) {
  const t = useWords(timeWords);
  const { span, duration, moment } = useClock();
  const { approval, breaks, startOrigin, endOrigin } = entry;
  return (
    <div className="stack gap-2">
      <p className={styles['entryHead']}>
        <b>{span(entry)}</b>
        <span>{t.kinds[entry.kind]}</span>
        <span>{entry.endAtUtc === null ? t.stillOpen : duration(entry.workedMinutes)}</span>
        {entry.isDraft && <Chip look="warning">{t.draft}</Chip>}
        {entry.isLocked && <Chip look="good">{t.approved}</Chip>}
        {entry.isKeptOtherwise && <Chip look="warning">{t.keptOtherwise}</Chip>}
      </p>
      <Origins startOrigin={startOrigin} endOrigin={endOrigin} />
      {(breaks.length > 0 || entry.unpaidBreakMinutes > 0) && (
        <p className={styles['fine']}>
          {breaks.length === 0
            ? t.deducted({ duration: duration(entry.unpaidBreakMinutes) })
            : breaks.map((each) => `${t.breaks[each.kind]} ${span(each)}`).join(' · ')}
        </p>
      )}
      {entry.isLocked && (
        <p className={styles['fine']}>
          {approval ? t.approvedBy({ who: approval.by, when: moment(approval.atUtc) }) : t.approvedOnly}
        </p>
      )}
    </div>
  );
}

function Origins({ startOrigin, endOrigin }: Pick<PersonEntry, 'startOrigin' | 'endOrigin'>) {
  const t = useWords(timeWords);
  const isSame = JSON.stringify(startOrigin) === JSON.stringify(endOrigin);
  return (
    <p className={styles['fine']}>
      {isSame ? t.startAndEnd : t.start}: <Origin origin={startOrigin} />
      {endOrigin && !isSame && (
        <>
          {' · '}
          {t.end}: <Origin origin={endOrigin} />
        </>
      )}
    </p>
  );
}

/** Where one end comes from, in a few words. */
function Origin({ origin }: { readonly origin: PersonEntry['startOrigin'] }) {
  const t = useWords(timeWords);
  const { how, door, tabletName, by, reason } = origin;
  if (how === 'punch') {
    const place = tabletName ?? (door === null ? undefined : wordFor({ ...t.doors, other: door }, door));
    return place === undefined ? t.punched : t.punchedAt({ place });
  }
  if (how !== 'hand') return t.unknownOrigin;
  return [
    by === null ? t.byHandUnknown : t.byHand({ who: by }),
    ...(reason === null ? [] : [`“${reason}”`]),
  ].join(', ');
}
