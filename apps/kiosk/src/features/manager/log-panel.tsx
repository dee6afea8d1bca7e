import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { LogEntry, LogKind } from '#storage/kiosk-database.ts';
import styles from './manager.module.css';
import { useWhen } from './use-when.ts';

type LogPanelProps = { readonly entries: readonly LogEntry[]; readonly timeZone: string };

/** What happened to the tablet, the newest first. */
export function LogPanel({ entries, timeZone }: LogPanelProps) {
  const { t } = useManagerLanguage();
  const when = useWhen(timeZone);
  const say = useHappening();
  return (
    <>
      <p>{entries.length === 0 ? t.logNone : t.logLead}</p>
      {entries.length > 0 && (
        <ol className={styles['queue']}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles['row']}>
              <span className={styles['time']}>{when(entry.at)}</span>
              <span>{say(entry)}</span>
              {entry.times > 1 && (
                <span className={styles['slip']}>{t.logTimes({ times: entry.times })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function useHappening(): (entry: LogEntry) => string {
  const { t } = useManagerLanguage();
  return ({ kind, punches = 0, version = '' }) => {
    const words: Record<LogKind, string> = {
      started: t.logStarted({ version }),
      connectionLost: t.logConnectionLost,
      connectionBack: t.logConnectionBack,
      caughtUp: t.logCaughtUp({ punches }),
      attentionNeeded: t.logAttention({ punches }),
      exported: t.logExported({ punches }),
      clockBroke: t.logClock,
      storageLow: t.logStorageLow,
      storageFailing: t.logStorageFailing,
      storageRecovered: t.storageRecovered,
      revoked: t.troubleRevoked,
      keyUnknown: t.troubleKey,
      refused: t.troubleRefused,
      takenAgain: t.logTakenAgain,
      updateFound: t.logUpdate,
      managerOpened: t.logManager,
      codeWrong: t.logCodeWrong,
      screenStopped: t.logScreen,
    };
    return words[kind];
  };
}
