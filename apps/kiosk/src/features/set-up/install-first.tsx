import { isInstalled } from '#device/install-prompt.ts';
import { tabletMakerOf } from '#device/tablet-maker.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from '#ui/form-page.module.css';
import { InstallSteps } from './install-steps.tsx';

/** A tablet on which the app can be installed, and is not: what a browser keeps, the installed app does not have. */
export function shouldInstallFirst(): boolean {
  return window.isSecureContext && !isInstalled() && tabletMakerOf(navigator) !== undefined;
}

/** Before anything else, because the installed app has a storage of its own. Nothing is kept here. */
export function InstallFirst({ onHere }: { readonly onHere: () => void }) {
  const { t } = useManagerLanguage();
  return (
    <section className={styles['body']}>
      <div className={styles['guide']}>
        <InstallSteps why={t.installFirst} />
      </div>
      <div className={styles['buttons']}>
        <Button look="quiet" onPress={onHere}>
          {t.installNot}
        </Button>
      </div>
    </section>
  );
}
