// "Read the code at the desk": the camera is on only between this button and a code, or until somebody closes it.
import { useState, type ReactNode } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CodeReader } from './code-reader.tsx';
import styles from './pairing.module.css';
import { readPairingCode, type PairingCode } from './read-pairing-code.ts';

type CodePanelProps = {
  readonly onCode: (code: PairingCode) => void;
  /** The other way, beside the button. */
  readonly children?: ReactNode;
};

export function CodePanel({ onCode, children }: CodePanelProps) {
  const { t } = useManagerLanguage();
  const [isReading, setIsReading] = useState(false);
  const [isForeign, setIsForeign] = useState(false);
  const read = (text: string) => {
    const code = readPairingCode(text, location.origin);
    setIsForeign(!code);
    if (!code) return;
    setIsReading(false);
    onCode(code);
  };
  if (!isReading) {
    return (
      <div className={styles['ways']}>
        <Button icon="camera" onPress={() => setIsReading(true)}>
          {t.pairRead}
        </Button>
        {children}
      </div>
    );
  }
  const close = () => {
    setIsReading(false);
    setIsForeign(false);
  };
  return (
    <div>
      <CodeReader onText={read} onClose={close} />
      {isForeign && (
        <Notice look="warning" icon="question" role="alert">
          {t.pairForeign}
        </Notice>
      )}
    </div>
  );
}
