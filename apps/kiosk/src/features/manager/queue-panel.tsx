import { useState } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ExportDialog, type MakeFile } from './export-dialog.tsx';
import styles from './manager.module.css';
import { QueueList, type QueueItem } from './queue-list.tsx';
import { useWhen } from './use-when.ts';

export type QueueView = {
  readonly waiting: number;
  readonly oldestAt: number | undefined;
  readonly isSending: boolean;
  /** Everything that is not with the server as it should be; what needs a person first. */
  readonly items: readonly QueueItem[];
  readonly trouble: 'revoked' | 'key' | 'refused' | undefined;
  readonly storage: 'fine' | 'low' | 'failing' | 'recovered';
};

type QueuePanelProps = {
  readonly queue: QueueView;
  readonly timeZone: string;
  readonly onRetry: () => void;
  readonly onExport: MakeFile;
};

/** What the server does not have yet, and what it will not take. */
export function QueuePanel({ queue, timeZone, onRetry, onExport }: QueuePanelProps) {
  const { t } = useManagerLanguage();
  const when = useWhen(timeZone);
  const [isExporting, setIsExporting] = useState(false);
  const isEmpty = queue.waiting === 0 && queue.items.length === 0;
  return (
    <>
      <Notice look={isEmpty ? 'plain' : 'warning'} icon={isEmpty ? 'check' : 'cloudClock'} role="status">
        {isEmpty ? t.queueNone : t.queueWaits({ punches: Math.max(queue.waiting, queue.items.length) })}{' '}
        {queue.oldestAt !== undefined && t.queueOldest({ time: when(queue.oldestAt) })}
      </Notice>
      <Troubles queue={queue} />
      {queue.items.length > 0 && (
        <>
          <div className={styles['ways']}>
            <Button icon="send" isDisabled={queue.isSending} onPress={onRetry}>
              {queue.isSending ? t.sendingStrip({ punches: queue.waiting }) : t.queueRetry}
            </Button>
            <Button icon="lock" onPress={() => setIsExporting(true)}>
              {t.exportTitle}
            </Button>
          </div>
          <h2>{t.queueTitle}</h2>
          <QueueList items={queue.items} when={when} />
        </>
      )}
      {isExporting && (
        <ExportDialog waiting={queue.items.length} onMake={onExport} onClose={() => setIsExporting(false)} />
      )}
    </>
  );
}

function Troubles({ queue }: Pick<QueuePanelProps, 'queue'>) {
  const { t } = useManagerLanguage();
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
