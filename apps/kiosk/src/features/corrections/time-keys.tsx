// Every hour of the day as a key, then every five minutes of the hour: any usual time in three taps.
import { wallPartsOf } from '@stimpill/time';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PressKey } from '#ui/press-key.tsx';
import { atTimeOfDay, mayPickHour, mayPickTime, type TimeLimits } from './correction-time.ts';
import styles from './correction-screen.module.css';

type TimeKeysProps = {
  readonly unit: 'hour' | 'minute';
  readonly at: number;
  readonly limits: TimeLimits;
  readonly onPick: (at: number) => void;
  readonly onClose: () => void;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MINUTES = Array.from({ length: 12 }, (_, place) => place * 5);

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function TimeKeys({ unit, at, limits, onPick, onClose }: TimeKeysProps) {
  const { t } = useLanguage();
  const now = wallPartsOf(at, limits.timeZone);
  const isHour = unit === 'hour';
  const title = isHour ? t.pickHour : t.pickMinute;
  const pick = (value: number) =>
    onPick(atTimeOfDay(at, isHour ? value : now.hour, isHour ? now.minute : value, limits));
  const mayPick = (value: number) =>
    isHour ? mayPickHour(at, value, limits) : mayPickTime(at, now.hour, value, limits);
  return (
    <Dialog title={title} onCancel={onClose}>
      <div className={styles['timeKeys']} role="group" aria-label={title}>
        {(isHour ? HOURS : MINUTES).map((value) => (
          <PressKey
            key={value}
            label={isHour ? twoDigits(value) : `${twoDigits(now.hour)}:${twoDigits(value)}`}
            className={styles['timeKey'] ?? ''}
            isDisabled={!mayPick(value)}
            onPress={() => pick(value)}
          >
            {isHour ? twoDigits(value) : `:${twoDigits(value)}`}
          </PressKey>
        ))}
      </div>
      <Button isWide onPress={onClose}>
        {t.cancel}
      </Button>
    </Dialog>
  );
}
