import { useState, type ReactNode } from 'react';
import { daysBetween, wallPartsOf } from '@stimpill/time';
import { formatDate } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { PressKey } from '#ui/press-key.tsx';
import { stepTime, type TimeLimits, type TimeUnit } from './correction-time.ts';
import { TimeKeys } from './time-keys.tsx';
import styles from './correction-screen.module.css';

type TimePickerProps = {
  readonly at: number;
  readonly now: number;
  readonly limits: TimeLimits;
  readonly isDisabled: boolean;
  readonly onChange: (at: number) => void;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Day, hour and minute, each with a large key for earlier and one for later; the digits open all hours, then the minutes in fives. */
export function TimePicker({ at, now, limits, isDisabled, onChange }: TimePickerProps) {
  const { t } = useLanguage();
  const { hour, minute } = wallPartsOf(at, limits.timeZone);
  const wheel = { at, limits, isDisabled, onChange };
  const [asked, setAsked] = useState<'hour' | 'minute' | undefined>(undefined);
  const pick = (next: number) => {
    onChange(next);
    setAsked(asked === 'hour' ? 'minute' : undefined);
  };
  const digits = (unit: 'hour' | 'minute', name: string, value: number) => (
    <Digits name={name} value={value} isDisabled={isDisabled} onPress={() => setAsked(unit)} />
  );
  return (
    <div className={styles['picker']}>
      <Wheel {...wheel} unit="day" name={t.correctionDay} steps={[1]}>
        <Day at={at} now={now} timeZone={limits.timeZone} />
      </Wheel>
      <Wheel {...wheel} unit="hour" name={t.correctionHour} steps={[1]}>
        {digits('hour', t.correctionHour, hour)}
      </Wheel>
      <Wheel {...wheel} unit="minute" name={t.correctionMinute} steps={[5, 1]}>
        {digits('minute', t.correctionMinute, minute)}
      </Wheel>
      {asked && (
        <TimeKeys
          key={asked}
          unit={asked}
          at={at}
          limits={limits}
          onPick={pick}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

type DigitsProps = {
  readonly name: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** The value, which opens all of its kind to choose from. */
function Digits({ name, value, isDisabled, onPress }: DigitsProps) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className={styles['digits']}
      aria-label={t.pickTime({ what: name, value: twoDigits(value) })}
      disabled={isDisabled}
      onClick={onPress}
    >
      {twoDigits(value)}
    </button>
  );
}

function Day({
  at,
  now,
  timeZone,
}: {
  readonly at: number;
  readonly now: number;
  readonly timeZone: string;
}) {
  const { t, language } = useLanguage();
  const nearness = { 0: t.correctionToday, 1: t.correctionYesterday }[daysBetween(at, now, timeZone)];
  return (
    <span className={styles['dayName']}>
      {nearness && <strong>{nearness}</strong>}
      <span>{formatDate(at, timeZone, language)}</span>
    </span>
  );
}

type WheelProps = Omit<TimePickerProps, 'now'> & {
  readonly unit: TimeUnit;
  readonly name: string;
  readonly steps: readonly number[];
  readonly children: ReactNode;
};

function Wheel({ at, limits, isDisabled, onChange, unit, name, steps, children }: WheelProps) {
  const { t } = useLanguage();
  const key = (by: number) => {
    const next = stepTime(at, unit, by, limits);
    // A name holds what the key shows, so that anyone who speaks to the tablet can say what they see.
    const size = steps.length > 1 ? ` ${Math.abs(by)}` : '';
    return (
      <PressKey
        key={by}
        label={(by > 0 ? t.later({ what: name }) : t.earlier({ what: name })) + size}
        className={styles['key'] ?? ''}
        isDisabled={isDisabled || next === at}
        onPress={() => onChange(next)}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} />
        {steps.length > 1 && <span>{Math.abs(by)}</span>}
      </PressKey>
    );
  };
  return (
    <div className={styles['wheel']} role="group" aria-label={name}>
      <div className={styles['keys']}>{steps.map((by) => key(-by))}</div>
      <div className={styles['value']} aria-live="polite">
        {children}
      </div>
      <div className={styles['keys']}>{steps.map((by) => key(by))}</div>
    </div>
  );
}
