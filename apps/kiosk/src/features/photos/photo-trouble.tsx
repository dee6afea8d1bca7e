import { useEffect } from 'react';
import type { CameraTrouble } from '#device/camera.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { playTone } from '#ui/tones.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './photo-screen.module.css';

const GOES_ON_AFTER_SECONDS = 3;

type PhotoTroubleProps = {
  readonly name: string;
  readonly trouble: CameraTrouble;
  readonly isRequired: boolean;
  readonly onGoOn: () => void;
};

/** Why there is no photo, and that the punch goes on all the same: by itself, because nobody has done anything wrong. */
export function PhotoTrouble({ name, trouble, isRequired, onGoOn }: PhotoTroubleProps) {
  const { t } = useLanguage();
  useCountdown(GOES_ON_AFTER_SECONDS, onGoOn);
  useEffect(() => playTone('error'), []);
  const words = { missing: t.photoMissing, busy: t.photoBusy, denied: t.photoDenied, black: t.photoBlack };
  return (
    <Page
      who={name}
      title={words[trouble]}
      actions={
        <Button look="primary" size="main" onPress={onGoOn}>
          {t.next}
        </Button>
      }
    >
      <p className={styles['trouble']} role="alert">
        <Icon name="cameraOff" />
        <span>{isRequired ? t.photoFailedNoted : t.photoSkipped}</span>
      </p>
    </Page>
  );
}
