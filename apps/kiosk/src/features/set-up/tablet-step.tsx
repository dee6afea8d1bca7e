import { useState } from 'react';
import { isPlainLine, nameFault } from '@stimpill/api-types/plain-text';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceSettings } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { Choice, Field } from '#ui/field.tsx';
import { playTone, setToneLevel } from '#ui/tones.ts';
import { setTypeSize } from '#ui/type-size.ts';
import styles from '#ui/form-page.module.css';
import { ZoneField } from './zone-field.tsx';

type TabletStepProps = {
  readonly settings: DeviceSettings;
  readonly onChange: (settings: DeviceSettings) => void;
  /** Left out where there is nothing to go back to. */
  readonly onBack?: () => void;
  readonly nextLabel?: string;
  /** Not before the tablet is registered: the company then says which one to offer. */
  readonly asksZone?: boolean;
  readonly onNext: () => void;
};

/** What this tablet is called, where it hangs, and how much it shows. */
export function TabletStep(props: TabletStepProps) {
  const { settings, onChange, onBack, nextLabel, asksZone, onNext } = props;
  const { t } = useManagerLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const isNamed = nameFault(settings.deviceName.trim()) === undefined;
  const fault = isPlainLine(settings.deviceName) ? t.deviceNameMissing : t.deviceNameUnseen;
  const next = () => {
    setIsAsked(true);
    if (isNamed) onNext();
  };
  return (
    <section className={styles['body']}>
      <div className={styles['columns']} data-scrolls>
        <Field label={t.deviceName} hint={t.deviceNameHint} error={isAsked && !isNamed ? fault : undefined}>
          {({ id, describedBy }) => (
            <input
              id={id}
              aria-describedby={describedBy}
              aria-invalid={isAsked && !isNamed}
              maxLength={100}
              autoComplete="off"
              value={settings.deviceName}
              onChange={(event) => onChange({ ...settings, deviceName: event.target.value })}
            />
          )}
        </Field>
        {asksZone && (
          <ZoneField value={settings.timeZone} onChange={(timeZone) => onChange({ ...settings, timeZone })} />
        )}
        <ListChoices settings={settings} onChange={onChange} />
        <SenseChoices settings={settings} onChange={onChange} />
      </div>
      <div className={styles['buttons']}>
        {onBack && <Button onPress={onBack}>{t.back}</Button>}
        <Button look="primary" onPress={next}>
          {nextLabel ?? t.next}
        </Button>
      </div>
    </section>
  );
}

type ChoicesProps = Pick<TabletStepProps, 'settings' | 'onChange'>;

function ListChoices({ settings, onChange }: ChoicesProps) {
  const { t } = useManagerLanguage();
  return (
    <>
      <Choice
        legend={t.listMode}
        value={settings.listMode}
        options={[
          ['names', t.listModeNames],
          ['short', t.listModeShort],
          ['hidden', t.listModeHidden],
        ]}
        onChoose={(listMode) => onChange({ ...settings, listMode })}
      />
      <Choice
        legend={t.showStates}
        hint={t.showStatesHint}
        value={settings.showStates ? 'yes' : 'no'}
        options={[
          ['yes', t.yes],
          ['no', t.no],
        ]}
        onChoose={(choice) => onChange({ ...settings, showStates: choice === 'yes' })}
      />
    </>
  );
}

function SenseChoices({ settings, onChange }: ChoicesProps) {
  const { t } = useManagerLanguage();
  return (
    <>
      <Choice
        legend={t.padSide}
        value={settings.padSide}
        options={[
          ['left', t.padLeft],
          ['middle', t.padMiddle],
          ['right', t.padRight],
        ]}
        onChoose={(padSide) => onChange({ ...settings, padSide })}
      />
      <Choice
        legend={t.typeSize}
        value={settings.typeSize}
        options={[
          ['normal', t.typeNormal],
          ['large', t.typeLarge],
        ]}
        onChoose={(typeSize) => {
          setTypeSize(typeSize);
          onChange({ ...settings, typeSize });
        }}
      />
      <Choice
        legend={t.sound}
        value={settings.soundLevel}
        options={[
          ['off', t.soundOff],
          ['low', t.soundLow],
          ['normal', t.soundNormal],
          ['loud', t.soundLoud],
        ]}
        onChoose={(soundLevel) => {
          setToneLevel(soundLevel);
          playTone('in');
          onChange({ ...settings, soundLevel });
        }}
      />
    </>
  );
}
