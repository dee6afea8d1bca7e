// Nobody is here: the time, whose clock this is, and how to begin. The first touch only wakes.
import { useEffect, useState } from 'react';
import { localDateOf, localTimeOf, wallPartsOf } from '@stimpill/time';
import { isBusyHour } from '#device/busy-hours.ts';
import { useConnection } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { formatClock, formatDate, formatSeconds } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import { Logo } from '@stimpill/ui/logo.tsx';
import { AttractCall } from './attract-call.tsx';
import styles from './attract-screen.module.css';

const css = classNames(styles);
const DIMS_AFTER_MS = 120_000;
/** Between three and four at night the dim picture is shown the other way round. */
const INVERTED_HOUR = 3;
/** Where the picture stands, minute by minute, so that no pixel burns in. */
const SHIFTS = ['place0', 'place1', 'place2', 'place3'];

type AttractScreenProps = {
  readonly record: DeviceRecord;
  /** Punches that the server should have by now and has not. */
  readonly waiting: number;
  /** The newest punch, once the server has all of them. */
  readonly lastReceivedAt: number | undefined;
  readonly onWake: () => void;
  readonly onAbout: () => void;
};

export function AttractScreen({ record, waiting, lastReceivedAt, onWake, onAbout }: AttractScreenProps) {
  const { t, language } = useLanguage();
  const now = useNow();
  const { timeZone } = record;
  const { hour, minute } = wallPartsOf(now, timeZone);
  const isDim = useQuietFor(DIMS_AFTER_MS) && !isBusyHour(hour);
  return (
    <main className={css('attract', isDim && 'isDim', isDim && hour === INVERTED_HOUR && 'isInverted')}>
      <h1 className="spoken">{record.companyName}</h1>
      <button type="button" className={css('waker')} aria-label={t.touchToPunch} onClick={onWake} />
      <div className={css('picture', SHIFTS[minute % SHIFTS.length])}>
        <header className={css('head')}>
          <Logo size="large" />
          <p className={css('company')}>{record.companyName}</p>
        </header>
        <div className={css('time')}>
          <p className={css('clock')}>
            {localTimeOf(now, timeZone)}
            <span className={css('seconds')}>{formatSeconds(now, timeZone)}</span>
          </p>
          <p className={css('date')}>{formatDate(now, timeZone, language)}</p>
        </div>
        <AttractCall first={language} />
        <footer className={css('foot')}>
          <ConnectionState />
          {waiting > 0 && (
            <span className={css('waiting')} role="status">
              <Icon name="cloudClock" />
              {t.waitingPunches({ punches: waiting })}
            </span>
          )}
          {isToday(lastReceivedAt, now, timeZone) && (
            <span>{t.lastReceived({ time: formatClock(lastReceivedAt, timeZone) })}</span>
          )}
          <span className={css('deviceName')}>{record.deviceName}</span>
          <span className={css('about')}>
            <Button size="small" look="quiet" icon="lock" onPress={onAbout}>
              {t.manager}
            </Button>
          </span>
        </footer>
      </div>
    </main>
  );
}

const isToday = (at: number | undefined, now: number, timeZone: string): at is number =>
  at !== undefined && localDateOf(at, timeZone) === localDateOf(now, timeZone);

const CONNECTION_ICONS: Record<ReturnType<typeof useConnection>, IconName> = {
  unknown: 'question',
  online: 'online',
  slow: 'clock',
  offline: 'offline',
};

function ConnectionState() {
  const { t } = useLanguage();
  const connection = useConnection();
  const words = {
    unknown: t.connectionUnknown,
    online: t.connected,
    slow: t.connectionSlow,
    offline: t.connectionLost,
  };
  return (
    <span className={css('connection', connection)} role="status">
      <Icon name={CONNECTION_ICONS[connection]} />
      {words[connection]}
    </span>
  );
}

function useQuietFor(quietMs: number): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, [quietMs]);
  return isQuiet;
}
