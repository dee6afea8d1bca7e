// A photo of who punches, taken before the punch is written. Whatever the camera does, the punch goes on.
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { NameText } from '#ui/name-text.tsx';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './photo-screen.module.css';
import { PhotoTrouble } from './photo-trouble.tsx';
import { useCameraShot, type ShotPhase } from './use-camera-shot.ts';

const css = classNames(styles);
const COUNTS_SECONDS = 3;
const ACCEPTS_AFTER_SECONDS = 3;

/** A photo, none because none was wanted, or none because the camera failed although one is asked for. */
export type PhotoOutcome =
  | { readonly kind: 'taken'; readonly jpeg: Blob }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

type PhotoScreenProps = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly retentionDays: number;
  readonly onDone: (outcome: PhotoOutcome) => void;
};

export function PhotoScreen({ name, isRequired, retentionDays, onDone }: PhotoScreenProps) {
  const { t } = useLanguage();
  const { phase, video, canvas, take, retake } = useCameraShot();
  if (phase.kind === 'trouble') {
    return (
      <PhotoTrouble
        name={name}
        trouble={phase.trouble}
        isRequired={isRequired}
        onGoOn={() => onDone({ kind: isRequired ? 'failed' : 'none' })}
      />
    );
  }
  const skip = isRequired ? null : (
    <Button size="main" onPress={() => onDone({ kind: 'none' })}>
      {t.photoSkip}
    </Button>
  );
  return (
    <div className={css('photo')}>
      <div className={css('head')}>
        <p className={css('who')}>
          <NameText>{name}</NameText>
        </p>
        <h1>{phase.kind === 'taken' ? t.photoTaken : t.photoTitle}</h1>
        <p className={css('lead')}>{t.photoWho({ days: retentionDays })}</p>
      </div>
      <div className={css('framePlace')}>
        <div className={css('frame')}>
          <video ref={video} className={css('picture')} aria-label={t.photoPreview} muted playsInline />
          <canvas ref={canvas} className={css('picture', phase.kind !== 'taken' && 'isHidden')} />
          {phase.kind !== 'taken' && <span className={css('oval')} />}
          <CameraSign isOn={phase.kind === 'aiming'} />
        </div>
      </div>
      {phase.kind === 'taken' ? (
        <Accept phase={phase} onUse={(jpeg) => onDone({ kind: 'taken', jpeg })} onRetake={retake}>
          {skip}
        </Accept>
      ) : (
        <Aim isReady={phase.kind === 'aiming'} onTake={take}>
          {skip}
        </Aim>
      )}
    </div>
  );
}

/** The light that a person looks for: is anybody being filmed? */
function CameraSign({ isOn }: { readonly isOn: boolean }) {
  const { t } = useLanguage();
  return (
    <p className={css('sign', isOn && 'isOn')} role="status">
      <Icon name={isOn ? 'camera' : 'cameraOff'} />
      <span>{isOn ? t.photoIsOn : t.photoIsOff}</span>
    </p>
  );
}

type AimProps = {
  readonly isReady: boolean;
  readonly onTake: () => void;
  /** The way on without a photo, if there is one. */
  readonly children: ReactNode;
};

function Aim({ isReady, onTake, children }: AimProps) {
  const { t } = useLanguage();
  const left = useCountdown(COUNTS_SECONDS, onTake, !isReady);
  return (
    <>
      <p className={css('count')} role="status">
        {!isReady ? t.photoOpening : t.photoCounts({ left })}
      </p>
      <div className={css('ways')}>
        <Button look="primary" size="main" icon="camera" onPress={onTake} isDisabled={!isReady}>
          {t.photoTake}
        </Button>
        {children}
      </div>
    </>
  );
}

type AcceptProps = {
  readonly phase: Extract<ShotPhase, { kind: 'taken' }>;
  readonly onUse: (jpeg: Blob) => void;
  readonly onRetake: () => void;
  readonly children: ReactNode;
};

function Accept({ phase, onUse, onRetake, children }: AcceptProps) {
  const { t } = useLanguage();
  const left = useCountdown(ACCEPTS_AFTER_SECONDS, () => onUse(phase.jpeg));
  return (
    <>
      <p className={css('count')} role="status">
        {t.photoAccepts({ left })}
      </p>
      <div className={css('ways')}>
        <Button look="primary" size="main" icon="check" onPress={() => onUse(phase.jpeg)}>
          {t.photoUse}
        </Button>
        {phase.mayRetake && (
          <Button size="main" icon="again" onPress={onRetake}>
            {t.photoRetake}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
