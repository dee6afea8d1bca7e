import { useEffect, useState } from 'react';
import { settingsOf } from '#device/device-record.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord, DeviceSettings } from '#storage/kiosk-database.ts';
import { setToneLevel } from '#ui/tones.ts';
import { setTypeSize } from '#ui/type-size.ts';
import { TabletStep } from './tablet-step.tsx';

type SettingsPanelProps = {
  readonly record: DeviceRecord;
  readonly onSave: (settings: DeviceSettings) => void;
};

/** The same questions as at set-up; the tablet keeps its registration. */
export function SettingsPanel({ record, onSave }: SettingsPanelProps) {
  const { t, language } = useManagerLanguage();
  const [settings, setSettings] = useState<DeviceSettings>(() => settingsOf(record));
  // What was only tried here ends with the page: saving starts the tablet again.
  useEffect(() => () => applySenses(settingsOf(record)), [record]);
  return (
    <TabletStep
      settings={settings}
      asksZone
      nextLabel={t.settingsSave}
      onChange={setSettings}
      onNext={() => onSave({ ...settings, language })}
    />
  );
}

function applySenses({ typeSize, soundLevel }: DeviceSettings): void {
  setTypeSize(typeSize);
  setToneLevel(soundLevel);
}
