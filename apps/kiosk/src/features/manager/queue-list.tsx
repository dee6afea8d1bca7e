import { useManagerLanguage } from '#i18n/language-provider.tsx';
import styles from './manager.module.css';

/** A punch that the server does not have, or not as this tablet has it. */
export type QueueItem = {
  readonly punchId: string;
  readonly receiptCode: string;
  /** Undefined for somebody who is no longer on the list. */
  readonly name: string | undefined;
  readonly action: 'start' | 'stop';
  readonly at: number;
  /** `disputed`: the server has the punch, but does not know yet that somebody called it not theirs, or wrong. */
  readonly status: 'waiting' | 'refused' | 'mismatch' | 'disputed';
  readonly tries: number;
  /** What came of the last try, for support. */
  readonly lastError: string | null;
  readonly isExported: boolean;
};

type QueueListProps = {
  readonly items: readonly QueueItem[];
  readonly when: (at: number) => string;
};

/** More than anybody reads at a tablet; the file has all of them. */
const MOST_SHOWN = 100;

/** Who, what and when, how often it was tried, and what a person has to do. */
export function QueueList({ items, when }: QueueListProps) {
  const { t } = useManagerLanguage();
  return (
    <>
      <ul className={styles['queue']}>
        {items.slice(0, MOST_SHOWN).map((item) => (
          <QueueRow key={item.punchId} item={item} when={when(item.at)} />
        ))}
      </ul>
      {items.length > MOST_SHOWN && <p>{t.queueMore({ punches: items.length - MOST_SHOWN })}</p>}
    </>
  );
}

function QueueRow({ item, when }: { readonly item: QueueItem; readonly when: string }) {
  const { t } = useManagerLanguage();
  const { status, tries, lastError, isExported } = item;
  const why = {
    waiting: t.queueTried({ tries }),
    refused: t.queueRefused,
    mismatch: t.queueMismatch,
    disputed: t.queueDisputed,
  };
  return (
    <li className={styles['row']}>
      <span className={styles['time']}>{when}</span>
      <span>
        {item.name ?? t.unknownPerson}, {item.action === 'start' ? t.receiptIn : t.receiptOut}
      </span>
      <span className={styles['slip']}>{item.receiptCode}</span>
      <span className={styles['why']}>
        {why[status]} {isExported && t.queueExported}{' '}
        {lastError !== null && t.queueLastError({ error: lastError })}
      </span>
    </li>
  );
}
