// How to hang the tablet up: install, lock, screen and power, camera, and a poster for the wall beside it.
import { useState, type ReactNode } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { ByMaker, InstallSteps, Steps } from './install-steps.tsx';
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
    install: () => <InstallSteps why={t.installWhy} />,
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

function Lock() {
  const { t } = useManagerLanguage();
  return (
    <>
      <p>{t.lockWhy}</p>
      <ByMaker ipad={t.lockIpad} android={t.lockAndroid} />
      <p className="small">{t.wallTryFirst}</p>
    </>
  );
}
