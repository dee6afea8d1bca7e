// How to hang the tablet up: install, lock, screen and power, camera, and a poster for the wall beside it.
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { installOffer, isInstalled } from '#device/install-prompt.ts';
import { tabletMakerOf, type TabletMaker } from '#device/tablet-maker.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PosterPanel } from './poster-panel.tsx';
import styles from './wall.module.css';

const TOPICS = ['install', 'lock', 'power', 'camera', 'poster'] as const;
export type WallTopic = (typeof TOPICS)[number];

type WallGuideProps = { readonly record: DeviceRecord; readonly firstTopic?: WallTopic };

export function WallGuide({ record, firstTopic = 'install' }: WallGuideProps) {
  const { t } = useManagerLanguage();
  const [topic, setTopic] = useState<WallTopic>(firstTopic);
  const names: Record<WallTopic, string> = {
    install: t.wallInstall,
    lock: t.wallLock,
    power: t.wallPower,
    camera: t.wallCamera,
    poster: t.wallPoster,
  };
  const panels: Record<WallTopic, () => ReactNode> = {
    install: () => <Install />,
    lock: () => <Lock />,
    power: () => <Steps steps={t.powerSteps} />,
    camera: () => <Steps steps={t.cameraSteps} />,
    poster: () => <PosterPanel record={record} />,
  };
  return (
    <div className={styles['guide']}>
      <h2>{t.wallTitle}</h2>
      <div className={styles['topics']}>
        {TOPICS.map((name) => (
          <Button key={name} size="small" isPressed={name === topic} onPress={() => setTopic(name)}>
            {names[name]}
          </Button>
        ))}
      </div>
      <section className={styles['topic']} aria-label={names[topic]}>
        {panels[topic]()}
      </section>
    </div>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Install() {
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
      <p>{t.installWhy}</p>
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

function Lock() {
  const { t } = useManagerLanguage();
  return (
    <>
      <p>{t.lockWhy}</p>
      <ByMaker ipad={t.lockIpad} android={t.lockAndroid} />
      <p className={styles['small']}>{t.wallTryFirst}</p>
    </>
  );
}

type ByMakerProps = Readonly<Record<TabletMaker, readonly string[]>>;

/** The steps for this tablet; for both kinds where it is neither, as on a computer on which somebody prepares the tablets. */
function ByMaker({ ipad, android }: ByMakerProps) {
  const maker = tabletMakerOf(navigator);
  if (maker === 'ipad') return <Steps steps={ipad} />;
  if (maker === 'android') return <Steps steps={android} />;
  return (
    <div className={styles['makers']}>
      <div>
        <h3>Android</h3>
        <Steps steps={android} />
      </div>
      <div>
        <h3>iPad</h3>
        <Steps steps={ipad} />
      </div>
    </div>
  );
}
