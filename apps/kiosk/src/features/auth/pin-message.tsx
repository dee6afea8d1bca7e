import { waitInWords } from '@stimpill/words/wait-in-words.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useCountdown } from '#ui/use-countdown.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './pin-screen.module.css';

/** Why the pad is not simply waiting for digits. */
export type PinScreenTrouble =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'again' }
  | { readonly kind: 'differed' };

type PinMessageProps = {
  readonly trouble: PinScreenTrouble;
  readonly isOffline: boolean;
  readonly isChecking: boolean;
  readonly onLockOver: () => void;
};

/** What the pad says: enter your PIN, wrong, locked for how long, or that it is being checked. */
export function PinMessage({ trouble, isOffline, isChecking, onLockOver }: PinMessageProps) {
  const { t } = useLanguage();
  if (isChecking) return <p role="status">{t.pinChecking}</p>;
  if (trouble.kind === 'again') return <Twice words={t.pinOnceMore} round={2} />;
  if (trouble.kind === 'none' && isOffline) return <Twice words={t.pinTwice} round={1} />;
  if (trouble.kind === 'none') return <p className={styles['hint']}>{t.pinEnter}</p>;
  return (
    <div className={styles['trouble']} role="alert">
      <Icon name={trouble.kind === 'locked' ? 'lock' : 'warning'} />
      <div>
        {trouble.kind === 'wrong' && (
          <p>
            <strong>{t.pinWrong}.</strong> {t.pinWrongHint}{' '}
            {trouble.triesLeft !== undefined && t.pinTriesLeft({ left: trouble.triesLeft })}
          </p>
        )}
        {trouble.kind === 'locked' && <LockCountdown seconds={trouble.seconds} onEnd={onLockOver} />}
        {trouble.kind === 'differed' && <p>{t.pinsDiffered}</p>}
        {(trouble.kind === 'wrong' || trouble.kind === 'locked') && <p>{t.pinForgot}</p>}
      </div>
    </div>
  );
}

/** Without a connection only the tablet can catch a slip, so the digits come twice. */
function Twice({ words, round }: { readonly words: string; readonly round: number }) {
  const { t } = useLanguage();
  return (
    <div className={styles['twice']} role="status">
      <Icon name="offline" />
      <p>
        <strong>{words}</strong>
        <span>{t.pinRound({ round })}</span>
      </p>
    </div>
  );
}

function LockCountdown({ seconds, onEnd }: { readonly seconds: number; readonly onEnd: () => void }) {
  const { t } = useLanguage();
  const left = useCountdown(seconds, onEnd);
  // Read out once, not every second: the number is for the eyes.
  return (
    <p>
      <span aria-hidden="true">{t.pinLocked({ wait: waitInWords(left, t) })}</span>
      <span className="spoken">{t.pinLocked({ wait: t.seconds({ seconds }) })}</span>
    </p>
  );
}
