import { daysBetween, formatClock, formatDayAndMonth } from '#i18n/format-time.ts';
import { useNow } from '#device/use-now.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './manager.module.css';

/** A punch that the server will not take as it is. */
type QueueItem = {
  readonly punchId: string;
  readonly receiptCode: string;
  /** Undefined for somebody who is no longer on the list. */
  readonly name: string | undefined;
  readonly action: 'start' | 'stop';
  readonly at: number;
  readonly reason: 'refused' | 'mismatch';
};

export type QueueView = {
  readonly waiting: number;
  readonly oldestAt: number | undefined;
  readonly isSending: boolean;
  readonly attention: readonly QueueItem[];
  readonly trouble: 'revoked' | 'key' | 'refused' | undefined;
  readonly storage: 'fine' | 'low' | 'failing' | 'recovered';
};

type QueuePanelProps = {
  readonly queue: QueueView;
  readonly timeZone: string;
  readonly onRetry: (() => void) | undefined;
};

/** What the server does not have yet, and what it will not take. */
export function QueuePanel({ queue, timeZone, onRetry }: QueuePanelProps) {
  const { t } = useLanguage();
  const when = useWhen(timeZone);
  const isEmpty = queue.waiting === 0;
  return (
    <>
      <Notice look={isEmpty ? 'plain' : 'warning'} icon={isEmpty ? 'check' : 'cloudClock'} role="status">
        {isEmpty ? t.queueNone : t.queueWaits(queue.waiting)}{' '}
        {queue.oldestAt !== undefined && t.queueOldest(when(queue.oldestAt))}
      </Notice>
      <Troubles queue={queue} />
      {!isEmpty && onRetry && (
        <Button icon="send" isDisabled={queue.isSending} onPress={onRetry}>
          {queue.isSending ? t.sendingStrip(queue.waiting) : t.queueRetry}
        </Button>
      )}
      {queue.attention.length > 0 && (
        <>
          <h2>{t.queueAttention}</h2>
          <ul className={styles['queue']}>
            {queue.attention.map((item) => (
              <QueueRow key={item.punchId} item={item} when={when(item.at)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Troubles({ queue }: Pick<QueuePanelProps, 'queue'>) {
  const { t } = useLanguage();
  const words = { revoked: t.troubleRevoked, key: t.troubleKey, refused: t.troubleRefused };
  const isSpaceLow = queue.storage === 'low' || queue.storage === 'failing';
  return (
    <>
      {queue.trouble && (
        <Notice look="error" icon="warning">
          {words[queue.trouble]}
        </Notice>
      )}
      {queue.storage !== 'fine' && (
        <Notice look="warning" icon="warning">
          {isSpaceLow ? t.storageLowStrip : t.storageRecovered}
        </Notice>
      )}
    </>
  );
}

function QueueRow({ item, when }: { readonly item: QueueItem; readonly when: string }) {
  const { t } = useLanguage();
  return (
    <li className={styles['row']}>
      <span className={styles['time']}>{when}</span>
      <span>
        {item.name ?? t.unknownPerson}, {item.action === 'start' ? t.receiptIn : t.receiptOut}
      </span>
      <span className={styles['slip']}>{item.receiptCode}</span>
      <span className={styles['why']}>{item.reason === 'refused' ? t.queueRefused : t.queueMismatch}</span>
    </li>
  );
}

/** The time alone for today, with its date before that. */
function useWhen(timeZone: string): (at: number) => string {
  const { language } = useLanguage();
  const now = useNow();
  return (at) => {
    const time = formatClock(at, timeZone);
    return daysBetween(at, now, timeZone) === 0
      ? time
      : `${formatDayAndMonth(at, timeZone, language)}, ${time}`;
  };
}
