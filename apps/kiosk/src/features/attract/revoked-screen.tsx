import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './revoked-screen.module.css';

type RevokedScreenProps = { readonly at: number; readonly timeZone: string; readonly onSetUp: () => void };

/** The server no longer knows this tablet: it stops taking punches, and says so. */
export function RevokedScreen({ at, timeZone, onSetUp }: RevokedScreenProps) {
  const { t } = useLanguage();
  return (
    <div className={styles['centre']} role="alert">
      <span className={styles['disc']}>
        <Icon name="lock" />
      </span>
      <h1>{t.revokedTitle}</h1>
      <p className={styles['lead']}>{t.revokedText(formatClock(at, timeZone))}</p>
      <Button icon="tablet" size="main" onPress={onSetUp}>
        {t.revokedSetUp}
      </Button>
    </div>
  );
}
