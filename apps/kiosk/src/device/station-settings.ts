import type { CallStation } from '#api/call-station.ts';
import { withDatabase, type StationSettings } from '#storage/kiosk-database.ts';

/** What was answered last; undefined before the first answer or when nothing can be read. */
export async function loadStationSettings(): Promise<StationSettings | undefined> {
  return withDatabase((database) => database.stationSettings.get('this')).catch(() => undefined);
}

/** Asks anew and keeps the answer for the time without a network. */
export async function readStationSettings(call: CallStation): Promise<StationSettings | undefined> {
  const answer = await call('getStationSettings');
  if (!answer.ok) return undefined;
  const { company, device, sealingKeys, settingsVersion } = answer.data;
  const settings: StationSettings = { company, device, sealingKeys, settingsVersion };
  await withDatabase((database) => database.stationSettings.put({ id: 'this', ...settings })).catch(
    () => undefined,
  );
  return settings;
}
