// "Read the code at the desk": the camera is on only between this button and a code, or until somebody closes it.
import { useState, type ReactNode } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CodeReader } from './code-reader.tsx';
import styles from './pairing.module.css';
import { readPairingCode, type PairingCode } from './read-pairing-code.ts';

type CodePanelProps = {
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
  readonly onCode: (code: PairingCode) => void;
  /** The other way, beside the button. */
  readonly children?: ReactNode;
};

export function CodePanel({ isReading, onReading, onCode, children }: CodePanelProps) {
  const { t } = useManagerLanguage();
  const [isForeign, setIsForeign] = useState(false);
  const read = (text: string) => {
    const code = readPairingCode(text, location.origin);
    setIsForeign(!code);
    if (!code) return;
    onReading(false);
    onCode(code);
  };
  if (!isReading) {
    return (
      <div className={styles['ways']}>
        <Button icon="camera" onPress={() => onReading(true)}>
          {t.pairRead}
        </Button>
        {children}
      </div>
    );
  }
  const close = () => {
    onReading(false);
    setIsForeign(false);
  };
  return (
    <div className={styles['first']} data-at-once>
      <CodeReader onText={read} onClose={close} />
      {isForeign && (
        <Notice look="warning" icon="question" role="alert">
          {t.pairForeign}
        </Notice>
      )}
    </div>
  );
}
