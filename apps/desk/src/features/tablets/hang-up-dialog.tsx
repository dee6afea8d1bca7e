import { QrCode } from '@stimpill/ui/qr-code.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import styles from './tablets-page.module.css';
import { tabletsWords } from './tablets-words.ts';

/** How a tablet becomes a punch clock: its address, for eyes and for cameras. */
export function HangUpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(tabletsWords);
  const address = `${window.location.origin}/`;
  return (
    <Dialog title={t.hangUpTitle} look="wide" onCancel={onClose}>
      <div className={styles['parts']}>
        <ol className={styles['steps']}>
          {t.hangUpSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles['shown']}>{address}</p>
        <QrCode text={address} label={t.code} className={styles['code']} />
      </div>
      <DialogButtons>
        <CopyButton text={address} />
        <Button look="primary" onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
