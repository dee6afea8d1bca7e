// A registration that was cut off, or a server that did not tell, leaves the tablet with a zone it guessed itself. While it is
// checked the zone of the company is asked for again, until the server tells it or a manager chooses one.
import { useCallback, useEffect, useRef } from 'react';
import { bindDeviceKey } from '#device/device-key.ts';
import { readFirstSettings } from '#device/read-first-settings.ts';
import { useServerBack } from '#device/use-server-back.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';

export function useMissedZone(made: DeviceRecord, onZone: (timeZone: string) => void): void {
  const latest = useRef({ made, onZone });
  useEffect(() => {
    latest.current = { made, onZone };
  }, [made, onZone]);
  const isGuessed = made.isZoneGuessed === true;
  const ask = useCallback(() => {
    void askForZone(latest.current.made).then((timeZone) => {
      // A manager may have chosen one in between.
      if (timeZone !== undefined && latest.current.made.isZoneGuessed) latest.current.onZone(timeZone);
    });
  }, []);
  useEffect(() => {
    if (isGuessed) ask();
  }, [isGuessed, ask]);
  useServerBack(isGuessed, ask);
}

/** The same key is bound as before the interruption, or the first one. */
async function askForZone({ deviceToken, listMode }: DeviceRecord): Promise<string | undefined> {
  const binding = await bindDeviceKey(deviceToken, listMode).catch(() => undefined);
  if (!binding || !('key' in binding)) return undefined;
  return (await readFirstSettings(binding.key))?.company.timeZone;
}
