// The tablet in a dozen lines, without a secret: what everybody may read, and what only a manager needs.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { readDeviceFacts, type DeviceFacts } from '#device/device-facts.ts';
import { useConnection, useKioskDevice } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { zoneName } from '#i18n/zone-names.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { Fact } from './fact-list.tsx';
import { roomForPunches } from './room-for-punches.ts';
import { formatTimeApart } from '#i18n/time-apart.ts';

/** The stored app: none, in use, or a newer version that waits for a calm minute. */
export type WorkerState = 'none' | 'ready' | 'waiting';

type Known = {
  readonly workerState: WorkerState;
  /** Left out on the page that everybody may read. */
  readonly waiting?: number;
};

export function useTabletFacts(record: DeviceRecord, { workerState, waiting }: Known): readonly Fact[] {
  const { t } = useManagerLanguage();
  const shared = useSharedFacts(record, workerState);
  const facts = useDeviceFacts();
  const room = useRoomWords();
  const yesNo = (is: boolean | undefined) => (is === undefined ? t.aboutUnknown : is ? t.yes : t.no);
  const isLoose = facts?.isPersisted === false;
  const storage: Fact = [t.aboutStorage, isLoose ? t.storageUnprotected : yesNo(facts?.isPersisted)];
  if (waiting === undefined) return [...shared, storage];
  const cameras = { granted: t.cameraGranted, prompt: t.cameraAsks, denied: t.cameraDenied };
  const { freeMib, camera, battery, browser } = facts ?? {};
  return [
    ...shared,
    [t.factWaiting, String(waiting)],
    storage,
    [t.factSpace, freeMib === undefined ? t.aboutUnknown : room(freeMib)],
    [t.factCamera, camera ? cameras[camera] : t.aboutUnknown],
    [
      t.factBattery,
      battery
        ? t.factBatteryValue({ percent: battery.percent, isCharging: battery.isCharging })
        : t.aboutUnknown,
    ],
    [t.factBrowser, browser ?? t.aboutUnknown],
  ];
}

function useSharedFacts(record: DeviceRecord, workerState: WorkerState): readonly Fact[] {
  const { t } = useManagerLanguage();
  useNow();
  const { serverTime, onlineStatus, awakeState } = useKioskDevice();
  const connection = useConnection();
  const serverVersion = useStore(onlineStatus, (status) => status.serverVersion);
  const awake = useStore(awakeState);
  const ahead = serverTime.deviceAheadBy();
  const worker = { none: t.aboutWorkerNone, ready: t.aboutWorkerReady, waiting: t.aboutWorkerWaiting };
  const connections = {
    unknown: t.connectionUnknown,
    online: t.connected,
    slow: t.connectionSlow,
    offline: t.connectionLost,
  };
  const awakeWords = { unknown: t.aboutUnknown, held: t.yes, refused: t.no };
  return [
    [t.aboutCompany, record.companyName],
    [t.aboutName, record.deviceName],
    [t.aboutVersion, serverVersion ? `${KIOSK_VERSION} / ${serverVersion}` : KIOSK_VERSION],
    [t.aboutConnection, connections[connection]],
    [t.aboutClock, ahead === undefined ? t.aboutClockNever : formatTimeApart(ahead)],
    [t.aboutZone, zoneName(record.timeZone, t.cities)],
    [t.aboutWorker, worker[workerState]],
    [t.aboutAwake, awakeWords[awake]],
  ];
}

/** A number of MiB says nothing to a manager. */
function useRoomWords(): (freeMib: number) => string {
  const { t } = useManagerLanguage();
  return (freeMib) => {
    const room = roomForPunches(freeMib);
    if (room.kind === 'little') return t.roomLittle;
    return room.kind === 'years' ? t.roomYears({ years: room.count }) : t.roomMonths({ months: room.count });
  };
}

function useDeviceFacts(): DeviceFacts | undefined {
  const [facts, setFacts] = useState<DeviceFacts | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void readDeviceFacts().then((read) => {
      if (isCurrent) setFacts(read);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return facts;
}
