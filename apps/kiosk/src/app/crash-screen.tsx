import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './crash-screen.module.css';

const RETURNS_AFTER_SECONDS = 10;

type CrashScreenProps = { readonly onReturn: () => void };

/** Shown after a screen has crashed. It says what is safe and returns by itself. */
export function CrashScreen({ onReturn }: CrashScreenProps) {
  const { t } = useLanguage();
  const left = useCountdown(RETURNS_AFTER_SECONDS, onReturn);
  return (
    <div className={styles['crash']} role="alert">
      <h1>{t.crashTitle}</h1>
      <Notice look="plain" icon="shield">
        {t.crashText}
      </Notice>
      <p>{t.crashReturns({ seconds: left })}</p>
      <Button look="primary" size="main" onPress={onReturn}>
        {t.crashBack}
      </Button>
    </div>
  );
}
