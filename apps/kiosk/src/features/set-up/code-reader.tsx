import { classNames } from '@stimpill/ui/class-names.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './pairing.module.css';
import { useCodeReader, type ReaderTrouble } from './use-code-reader.ts';

const css = classNames(styles);

type CodeReaderProps = {
  /** Told of each code once for as long as it stays in the picture. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
};

/** What the camera at the back sees, until a code is in it. */
export function CodeReader({ onText, onClose }: CodeReaderProps) {
  const { t } = useManagerLanguage();
  const { phase, video, canvas } = useCodeReader(onText);
  const words: Record<ReaderTrouble, string> = {
    missing: t.readerMissing,
    denied: t.readerDenied,
    busy: t.readerBusy,
    notLoaded: t.readerNotLoaded,
    nothingSeen: t.readerNothingSeen,
  };
  return (
    <div className={css('reader')}>
      {phase.kind !== 'trouble' && (
        <div className={css('frame')}>
          <video ref={video} className={css('picture')} aria-label={t.readerPicture} muted playsInline />
          <canvas ref={canvas} className={css('unseen')} />
        </div>
      )}
      <div className={css('beside')}>
        {phase.kind === 'trouble' ? (
          <Notice look="warning" icon="cameraOff" role="alert">
            {words[phase.trouble]}
          </Notice>
        ) : (
          <p role="status">{phase.kind === 'looking' ? t.readerAim : t.readerOpening}</p>
        )}
        <Button size="small" icon={phase.kind === 'trouble' ? 'cross' : 'cameraOff'} onPress={onClose}>
          {phase.kind === 'trouble' ? t.readerLeave : t.readerClose}
        </Button>
      </div>
    </div>
  );
}
