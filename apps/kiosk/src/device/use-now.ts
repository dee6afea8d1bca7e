import { useEffect, useState } from 'react';
import { useKioskDevice } from './kiosk-device.ts';

/** The server's time, anew at each of its full seconds. */
export function useNow(): number {
  const { serverTime } = useKioskDevice();
  const [now, setNow] = useState(() => serverTime.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = serverTime.now();
      setNow(current);
      timer = setTimeout(tick, 1_000 - (current % 1_000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [serverTime]);
  return now;
}
