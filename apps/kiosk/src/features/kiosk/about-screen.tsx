// How is this tablet? What a manager or support asks for, without a secret.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useConnection, useKioskDevice } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { isPersisted } from '#storage/storage-health.ts';
import { Button } from '#ui/button.tsx';
import { formatTimeApart } from './time-apart.ts';
import styles from './plain-screen.module.css';

export type WorkerState = 'none' | 'ready' | 'waiting';

type AboutScreenProps = {
  readonly record: DeviceRecord;
  readonly workerState: WorkerState;
  readonly onClose: () => void;
};

export function AboutScreen({ record, workerState, onClose }: AboutScreenProps) {
  const { t } = useLanguage();
  const facts = useFacts(record, workerState);
  return (
    <div className={styles['about']}>
      <h1>{t.aboutTablet}</h1>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button look="primary" size="main" onPress={onClose}>
        {t.close}
      </Button>
    </div>
  );
}

function useFacts(record: DeviceRecord, workerState: WorkerState): readonly (readonly [string, string])[] {
  const { t } = useLanguage();
  useNow();
  const { serverTime, onlineStatus, awakeState } = useKioskDevice();
  const connection = useConnection();
  const serverVersion = useStore(onlineStatus, (status) => status.serverVersion);
  const awake = useStore(awakeState);
  const persisted = usePersisted();
  const yesNo = (is: boolean | undefined) => (is === undefined ? t.aboutUnknown : is ? t.yes : t.no);
  const ahead = serverTime.deviceAheadBy();
  const worker = { none: t.aboutWorkerNone, ready: t.aboutWorkerReady, waiting: t.aboutWorkerWaiting };
  return [
    [t.aboutCompany, record.companyName],
    [t.aboutName, record.deviceName],
    [t.aboutVersion, serverVersion ? `${KIOSK_VERSION} / ${serverVersion}` : KIOSK_VERSION],
    [
      t.aboutConnection,
      { online: t.connected, slow: t.connectionSlow, offline: t.connectionLost }[connection],
    ],
    [t.aboutClock, ahead === undefined ? t.aboutClockNever : formatTimeApart(ahead)],
    [t.aboutZone, record.timeZone],
    [t.aboutStorage, yesNo(persisted)],
    [t.aboutWorker, worker[workerState]],
    [t.aboutAwake, yesNo(awake === 'unknown' ? undefined : awake === 'held')],
  ];
}

function usePersisted(): boolean | undefined {
  const [persisted, setPersisted] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void isPersisted().then((is) => {
      if (isCurrent) setPersisted(is);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return persisted;
}
