// The one thing that must never be missed: the punch is nowhere. Loud, and it stays until somebody has read it.
import { useEffect } from 'react';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { NameText } from '#ui/name-text.tsx';
import { playTone } from '#ui/tones.ts';
import styles from './not-recorded-screen.module.css';

type NotRecordedScreenProps = {
  readonly name: string;
  /** The moment that must be written down. */
  readonly at: number;
  readonly timeZone: string;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
};

export function NotRecordedScreen({ name, at, timeZone, onTryAgain, onClose }: NotRecordedScreenProps) {
  const { t } = useLanguage();
  const time = formatClock(at, timeZone);
  useEffect(() => playTone('error'), []);
  return (
    <div className={styles['notRecorded']}>
      <div className={styles['words']} role="alert">
        <span className={styles['disc']}>
          <Icon name="cross" />
        </span>
        <p className={styles['name']}>
          <NameText>{name}</NameText>
        </p>
        <h1>{t.notRecordedTitle({ time })}</h1>
        <p className={styles['toDo']}>
          <Icon name="pencil" />
          <span>{t.notRecordedToDo({ time })}</span>
        </p>
        <p>{t.notRecordedWhat}</p>
        <p>{t.notRecordedSafe}</p>
      </div>
      <div className={styles['buttons']}>
        <Button look="onColour" size="main" icon="again" isWide onPress={onTryAgain}>
          {t.tryAgain}
        </Button>
        <Button look="onColour" size="main" icon="pencil" isWide onPress={onClose}>
          {t.notRecordedRead}
        </Button>
      </div>
    </div>
  );
}
