// Whose work is in the kiosk: the licences ask that everybody who has the kiosk can read them.
import { useEffect, useState } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './about-screen.module.css';

type LicencesDialogProps = {
  readonly onRead: () => Promise<string>;
  readonly onClose: () => void;
};

export function LicencesDialog({ onRead, onClose }: LicencesDialogProps) {
  const { t } = useManagerLanguage();
  const [text, setText] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    onRead().then(
      (read) => isShown && setText(read),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [onRead]);
  return (
    <Dialog title={t.licences} onCancel={onClose}>
      {hasFailed ? (
        <Notice look="error" icon="warning" role="alert">
          {t.licencesFailed}
        </Notice>
      ) : (
        <pre className={styles['licences']} lang="en" tabIndex={0} aria-busy={text === undefined}>
          {text}
        </pre>
      )}
      <Button size="main" isWide onPress={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}
