import { daysBetween } from '@stimpill/time';
import { useConnection } from '#device/kiosk-device.ts';
import { isTrusted } from '#device/known-state.ts';
import { useNow } from '#device/use-now.ts';
import { formatClock, formatDate, formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import styles from './people-screen.module.css';

type ListAgeProps = {
  readonly fetchedAt: number | undefined;
  readonly timeZone: string;
  readonly isFailing: boolean;
};

/** How old the list is, once it is not fresh any more. */
export function ListAge({ fetchedAt, timeZone, isFailing }: ListAgeProps) {
  const { t, language } = useLanguage();
  const now = useNow();
  const connection = useConnection();
  const isFresh = !isFailing && connection !== 'offline';
  if (fetchedAt === undefined || (isFresh && isTrusted(fetchedAt, now))) return null;
  const time = formatClock(fetchedAt, timeZone);
  const isToday = daysBetween(fetchedAt, now, timeZone) === 0;
  const from = isToday
    ? t.listFrom({ time })
    : t.listFromDay({ date: formatDate(fetchedAt, timeZone, language), time });
  const minutes = Math.max(0, Math.floor((now - fetchedAt) / 60_000));
  return (
    <span className={styles['age']}>
      {from}
      {minutes > 0 && ` (${formatDuration(minutes, language)})`}
    </span>
  );
}
