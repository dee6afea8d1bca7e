import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './revoked-screen.module.css';

type RevokedScreenProps = {
  /** Anyone who comes now is told this time. */
  readonly now: number;
  readonly timeZone: string;
  /** Punches that the server does not have. */
  readonly waiting: number;
  readonly onSetUp: () => void;
  readonly onManager: () => void;
};

/** The server no longer knows this tablet: it stops taking punches, and says so. */
export function RevokedScreen({ now, timeZone, waiting, onSetUp, onManager }: RevokedScreenProps) {
  const { t } = useLanguage();
  return (
    <div className={styles['centre']} role="alert">
      <span className={styles['disc']}>
        <Icon name="lock" />
      </span>
      <h1>{t.revokedTitle}</h1>
      <p className={styles['lead']}>{t.revokedText({ time: formatClock(now, timeZone) })}</p>
      {waiting > 0 && <p className={styles['lead']}>{t.revokedKept({ punches: waiting })}</p>}
      <Button icon="tablet" size="main" onPress={onSetUp}>
        {t.revokedSetUp}
      </Button>
      <Button look="quiet" icon="lock" onPress={onManager}>
        {t.manager}
      </Button>
    </div>
  );
}
