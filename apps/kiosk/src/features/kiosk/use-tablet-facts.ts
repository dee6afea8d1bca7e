// The tablet in a dozen lines, without a secret: what everybody may read, and what only a manager needs.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { readDeviceFacts, type DeviceFacts } from '#device/device-facts.ts';
import { useConnection, useKioskDevice } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { Fact } from './fact-list.tsx';
import { formatTimeApart } from './time-apart.ts';
import type { WorkerState } from './worker-state.ts';

type Known = {
  readonly workerState: WorkerState;
  /** Left out on the page that everybody may read. */
  readonly waiting?: number;
};

export function useTabletFacts(record: DeviceRecord, { workerState, waiting }: Known): readonly Fact[] {
  const { t } = useManagerLanguage();
  const shared = useSharedFacts(record, workerState);
  const facts = useDeviceFacts();
  const yesNo = (is: boolean | undefined) => (is === undefined ? t.aboutUnknown : is ? t.yes : t.no);
  const storage: Fact = [t.aboutStorage, yesNo(facts?.isPersisted)];
  if (waiting === undefined) return [...shared, storage];
  const cameras = { granted: t.cameraGranted, prompt: t.cameraAsks, denied: t.cameraDenied };
  const { freeMib, camera, battery, browser } = facts ?? {};
  return [
    ...shared,
    [t.factWaiting, String(waiting)],
    storage,
    [t.factSpace, freeMib === undefined ? t.aboutUnknown : t.factSpaceValue(freeMib)],
    [t.factCamera, camera ? cameras[camera] : t.aboutUnknown],
    [t.factBattery, battery ? t.factBatteryValue(battery.percent, battery.isCharging) : t.aboutUnknown],
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
    [t.aboutZone, record.timeZone],
    [t.aboutWorker, worker[workerState]],
    [t.aboutAwake, awakeWords[awake]],
  ];
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
