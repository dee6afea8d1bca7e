// In or out, when the tablet does not know, or the person wants the other than the expected one.
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { NameText } from '#ui/name-text.tsx';
import { ActionButton } from './action-button.tsx';
import styles from './punches.module.css';

type ChooseActionScreenProps = {
  readonly name: string;
  /** What the PIN told; undefined before the PIN. */
  readonly isClockedIn: boolean | undefined;
  /** Today's shift of a person whose PIN the server has checked, in words. */
  readonly shift?: string | undefined;
  readonly onChoose: (action: 'Start' | 'Stop') => void;
  readonly onHours: () => void;
  readonly onCancel: () => void;
};

export function ChooseActionScreen({
  name,
  isClockedIn,
  shift,
  onChoose,
  onHours,
  onCancel,
}: ChooseActionScreenProps) {
  const { t } = useLanguage();
  return (
    <div className={styles['choose']}>
      <div className="stack gap-6">
        <p className={styles['who']}>
          <NameText>{name}</NameText>
        </p>
        <h1>{t.chooseTitle}</h1>
        {isClockedIn !== undefined && (
          <p className={styles['lead']}>{isClockedIn ? t.chooseIsIn : t.chooseIsOut}</p>
        )}
        {shift !== undefined && <p className={styles['lead']}>{shift}</p>}
      </div>
      <div className={styles['pair']}>
        <ActionButton action="Start" onPress={() => onChoose('Start')}>
          {t.clockIn}
        </ActionButton>
        <ActionButton action="Stop" onPress={() => onChoose('Stop')}>
          {t.clockOut}
        </ActionButton>
      </div>
      <div className="row gap-24 between">
        <Button icon="calendar" onPress={onHours}>
          {t.myHours}
        </Button>
        <Button icon="cross" onPress={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
