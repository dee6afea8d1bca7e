import { useEffect, useRef } from 'react';
import { useKioskDevice } from './kiosk-device.ts';

/** A page that asked the server in vain asks again by itself, as soon as any question to it is answered. */
export function useServerBack(isAwaited: boolean, onBack: () => void): void {
  const { onlineStatus } = useKioskDevice();
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useEffect(() => {
    if (!isAwaited) return undefined;
    return onlineStatus.subscribe((now, before) => {
      if (now.goodInARow > before.goodInARow) latest.current();
    });
  }, [onlineStatus, isAwaited]);
}
