// How the app is installed, by the button of a browser that offers it, else by the steps of the maker.
import { useStore } from 'zustand';
import { installOffer, isInstalled } from '#device/install-prompt.ts';
import { tabletMakerOf, type TabletMaker } from '#device/tablet-maker.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './wall.module.css';

/** @param why what installing is for, at this place */
export function InstallSteps({ why }: { readonly why: string }) {
  const { t } = useManagerLanguage();
  const install = useStore(installOffer, (offer) => offer.install);
  if (isInstalled()) {
    return (
      <Notice look="plain" icon="check">
        {t.installDone}
      </Notice>
    );
  }
  return (
    <>
      <p>{why}</p>
      {install ? (
        <Button look="primary" icon="tablet" onPress={install}>
          {t.installNow}
        </Button>
      ) : (
        <ByMaker ipad={t.installIpad} android={t.installAndroid} />
      )}
    </>
  );
}

export function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

type ByMakerProps = Readonly<Record<TabletMaker, readonly string[]>>;

/** The steps for this tablet; for both kinds where it is neither, as on a computer on which somebody prepares the tablets. */
export function ByMaker({ ipad, android }: ByMakerProps) {
  const maker = tabletMakerOf(navigator);
  if (maker === 'ipad') return <Steps steps={ipad} />;
  if (maker === 'android') return <Steps steps={android} />;
  return (
    <div className={styles['makers']}>
      <div>
        <strong>Android</strong>
        <Steps steps={android} />
      </div>
      <div>
        <strong>iPad</strong>
        <Steps steps={ipad} />
      </div>
    </div>
  );
}
