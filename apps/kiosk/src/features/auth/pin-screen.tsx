// Whose punch, what will happen and when; then four digits. The action is said before the PIN and never changes silently.
import { useEffect, type ReactNode } from 'react';
import { useNow } from '#device/use-now.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { PadSide } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { NameText } from '#ui/name-text.tsx';
import { playTone } from '#ui/tones.ts';
import { PinMessage, type PinScreenTrouble } from './pin-message.tsx';
import { PinPad } from './pin-pad.tsx';
import styles from './pin-screen.module.css';

const css = classNames(styles);

type PinScreenProps = {
  readonly name: string;
  readonly action: 'Start' | 'Stop' | undefined;
  /** The PIN opens the person's own hours; nothing is punched. */
  readonly isForHours: boolean;
  /** The moment that counts, once it is fixed: that of the first entry. */
  readonly at: number | undefined;
  readonly trouble: PinScreenTrouble;
  /** Without a connection the PIN is typed twice, and the screen says so before the first digit. */
  readonly isOffline: boolean;
  readonly isChecking: boolean;
  /** Covered by "Still there?": the digits are wiped. */
  readonly isCovered: boolean;
  readonly padSide: PadSide;
  readonly timeZone: string;
  readonly onPin: (pin: string) => void;
  readonly onTroubleOver: () => void;
  readonly onOther: () => void;
  readonly onCancel: () => void;
};

export function PinScreen(props: PinScreenProps) {
  const { t } = useLanguage();
  const { trouble, isChecking } = props;
  const isLocked = trouble.kind === 'locked';
  const isOff = isLocked || props.isCovered;
  // A check or a first entry lies between two of them, so each is announced anew.
  const isWrong = trouble.kind === 'wrong' || trouble.kind === 'differed';
  useEffect(() => {
    if (isWrong || isLocked) playTone('error');
  }, [isWrong, isLocked]);
  return (
    <div className={css('pin', props.padSide)}>
      <PinPanel
        name={props.name}
        action={props.action}
        isForHours={props.isForHours}
        at={props.at}
        timeZone={props.timeZone}
      >
        <PinMessage
          trouble={trouble}
          isOffline={props.isOffline}
          isChecking={isChecking}
          onLockOver={props.onTroubleOver}
        />
      </PinPanel>
      <div className={css('padPlace')}>
        <PinPad
          // A new pad has no digits: they are wiped the moment the pad is locked or covered.
          key={isOff ? 'off' : 'on'}
          isDisabled={isOff}
          isChecking={isChecking}
          isWrong={isWrong}
          onPin={props.onPin}
        />
      </div>
      <div className={css('actions')}>
        {props.action && (
          <Button onPress={props.onOther} isDisabled={isChecking}>
            {t.somethingElse}
          </Button>
        )}
        <Button icon="cross" onPress={props.onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

type PinPanelProps = {
  readonly name: string;
  readonly action: 'Start' | 'Stop' | undefined;
  readonly isForHours: boolean;
  readonly at: number | undefined;
  readonly timeZone: string;
  readonly children: ReactNode;
};

function PinPanel({ name, action, isForHours, at, timeZone, children }: PinPanelProps) {
  const { t } = useLanguage();
  const now = useNow();
  const time = formatClock(at ?? now, timeZone);
  return (
    <section className={css('panel', action === 'Start' && 'isIn', action === 'Stop' && 'isOut')}>
      <p className={css('name')}>
        <NameText>{name}</NameText>
      </p>
      <h1 className={css('will')}>
        <Icon
          name={action === 'Start' ? 'in' : action === 'Stop' ? 'out' : isForHours ? 'calendar' : 'clock'}
        />
        <span>
          {action === 'Start' && t.willClockIn({ time })}
          {action === 'Stop' && t.willClockOut({ time })}
          {action === undefined && (isForHours ? t.myHours : time)}
        </span>
      </h1>
      {action === undefined && !isForHours && <p>{t.pinChooseNext}</p>}
      {children}
    </section>
  );
}
