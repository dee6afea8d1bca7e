// The server knows another state than the screen announced. Nothing was changed, and the person decides.
import { useEffect } from 'react';
import { useNow } from '#device/use-now.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { NameText } from '#ui/name-text.tsx';
import { playTone } from '#ui/tones.ts';
import { ActionButton } from './action-button.tsx';
import styles from './punches.module.css';
import { toSinceText } from './since-text.ts';

type ConflictScreenProps = {
  readonly name: string;
  readonly isClockedIn: boolean;
  readonly since: number | undefined;
  readonly timeZone: string;
  readonly onPunch: (action: 'Start' | 'Stop') => void;
  /** Tells a manager when it should have been; left out where the server has not checked who the person is. */
  readonly onForgot: (() => void) | undefined;
  readonly onCancel: () => void;
};

export function ConflictScreen(props: ConflictScreenProps) {
  const { t, language } = useLanguage();
  const now = useNow();
  const { isClockedIn, since, timeZone } = props;
  useEffect(() => playTone('error'), []);
  const title = isClockedIn ? t.conflictAlreadyIn : t.conflictNotIn;
  return (
    <div className={styles['conflict']} role="alert">
      <div className={styles['conflictWords']}>
        <span className={styles['badge']}>
          <Icon name="warning" />
        </span>
        <p className={styles['who']}>
          <NameText>{props.name}</NameText>
        </p>
        <h1>
          {title}
          {since === undefined ? '.' : ` ${toSinceText(since, { now, timeZone, language, t })}.`}
        </h1>
        <p className={styles['lead']}>
          {t.conflictSafe} {!props.onForgot && (isClockedIn ? t.conflictForgot : t.conflictForgotIn)}
        </p>
      </div>
      <div className={styles['decide']}>
        <ActionButton
          action={isClockedIn ? 'Stop' : 'Start'}
          onPress={() => props.onPunch(isClockedIn ? 'Stop' : 'Start')}
        >
          {isClockedIn ? t.clockOutNow : t.clockInNow}
        </ActionButton>
        {props.onForgot && (
          <Button size="main" icon="pencil" isWide onPress={props.onForgot}>
            {isClockedIn ? t.forgotOut : t.forgotIn}
          </Button>
        )}
        <Button size="main" icon="cross" isWide onPress={props.onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
