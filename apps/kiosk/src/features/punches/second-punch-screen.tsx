// As far as this tablet knows, the person would clock in or out a second time. Without a connection nobody can say more than that. So the
// screen tells when the first punch was, and the person decides.
import { useEffect } from 'react';
import type { KnownState } from '#device/known-state.ts';
import { useNow } from '#device/use-now.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { playTone } from '#ui/tones.ts';
import { ActionButton } from './action-button.tsx';
import styles from './punches.module.css';
import { toSinceText, toWhenText, type TimeWords } from './since-text.ts';

type SecondPunchScreenProps = {
  readonly name: string;
  /** What the person asked for. */
  readonly action: 'Start' | 'Stop';
  readonly known: KnownState;
  readonly timeZone: string;
  readonly onPunch: (action: 'Start' | 'Stop') => void;
  readonly onCancel: () => void;
};

export function SecondPunchScreen(props: SecondPunchScreenProps) {
  const { t, language } = useLanguage();
  const now = useNow();
  const { action, known, timeZone, onPunch } = props;
  const isIn = known.isClockedIn;
  const other = isIn ? 'Stop' : 'Start';
  useEffect(() => playTone('error'), []);
  return (
    <div className={styles['conflict']} role="alert">
      <div className={styles['conflictWords']}>
        <span className={styles['badge']}>
          <Icon name="warning" />
        </span>
        <p className={styles['who']}>{props.name}</p>
        <h1>{toTitle(known, { now, timeZone, language, t })}</h1>
        <p className={styles['lead']}>
          {known.by === 'waiting' && t.secondWaits} {known.by === 'told' && t.secondTold} {t.secondElsewhere}
        </p>
        <p className={styles['lead']}>{isIn ? t.secondForgotOut : t.secondForgotIn}</p>
      </div>
      <div className={styles['decide']}>
        <ActionButton action={other} onPress={() => onPunch(other)}>
          {isIn ? t.clockOutNow : t.clockInNow}
        </ActionButton>
        <Button size="main" icon={isIn ? 'in' : 'out'} isWide onPress={() => onPunch(action)}>
          {isIn ? t.clockInAgain : t.clockOutAgain}
        </Button>
        <Button size="main" icon="cross" isWide onPress={props.onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

/** A punch of this tablet is called a punch; what the server said last is called the state at that time. */
function toTitle({ isClockedIn, since, by }: KnownState, words: TimeWords): string {
  const { t }: { readonly t: Catalogue } = words;
  if (by === 'server' || since === undefined) {
    const state = isClockedIn ? t.conflictAlreadyIn : t.conflictNotIn;
    return since === undefined ? `${state}.` : `${state} ${toSinceText(since, words)}.`;
  }
  const when = toWhenText(since, words);
  return `${isClockedIn ? t.secondIn({ when }) : t.secondOut({ when })}.`;
}
