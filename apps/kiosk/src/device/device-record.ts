import { withDatabase, type DeviceRecord, type DeviceSettings } from '#storage/kiosk-database.ts';

/** Who this tablet is; undefined before set-up. */
export async function loadDeviceRecord(): Promise<DeviceRecord | undefined> {
  return withDatabase((database) => database.device.get('this'));
}

export async function saveDeviceRecord(record: DeviceRecord): Promise<void> {
  await withDatabase((database) => database.device.put(record));
}

/** Set-up has been finished, in this language. */
export async function markDeviceReady(language: DeviceSettings['language']): Promise<void> {
  await withDatabase((database) => database.device.update('this', { isReady: true, language }));
}

/** The server no longer knows this tablet; its settings stay for the next set-up. */
export async function markDeviceRevoked(): Promise<void> {
  await withDatabase((database) => database.device.update('this', { isRevoked: true })).catch(
    () => undefined,
  );
}

/** Settings offered to a tablet that has never been set up. */
export function defaultSettings(language: DeviceSettings['language']): DeviceSettings {
  return {
    deviceName: '',
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'Atlantic/Reykjavik',
    listMode: 'short',
    showStates: false,
    padSide: 'middle',
    typeSize: 'normal',
    soundLevel: 'normal',
  };
}

/** The settings within a record, without its token. What an older app did not ask about is as at a new tablet. */
export function settingsOf(record: DeviceRecord): DeviceSettings {
  const settings = defaultSettings(record.language);
  const chosen = Object.entries(record).filter(([name]) => name in settings);
  return { ...settings, ...Object.fromEntries(chosen) };
}

/** Other settings for the same tablet; they count from the next start on. */
export async function saveSettings(settings: DeviceSettings): Promise<void> {
  await withDatabase((database) => database.device.update('this', settings));
}

/** The zone of the company, or another one that a manager has chosen, before the first start. */
export async function saveTimeZone(timeZone: string): Promise<void> {
  await withDatabase((database) => database.device.update('this', { timeZone, isZoneGuessed: false }));
}

/** Who this tablet was, its key, and whom it listed. Punches that were handed over stay until their 35 days are over. */
export async function forgetTablet(): Promise<void> {
  await withDatabase(async ({ device, punchListSnapshot, stationKey, stationSettings, log }) => {
    await punchListSnapshot.clear();
    await stationSettings.clear();
    await stationKey.clear();
    await log.clear();
    await device.delete('this');
  });
}
