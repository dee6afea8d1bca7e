import { useEffect, useState } from 'react';
import { useStationSettings } from '#device/station-context.ts';
import { loadStationSettings } from '#device/station-settings.ts';

/** The time zone of the company; undefined before the server has told it. */
export function useCompanyZone(): string | undefined {
  const settings = useStationSettings();
  const [kept, setKept] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void loadStationSettings().then((loaded) => {
      if (isCurrent) setKept(loaded?.company.timeZone);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return settings?.company.timeZone ?? kept;
}
