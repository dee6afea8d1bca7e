import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from '@stimpill/ui/qr-code.tsx';
import { tabletsQuery, type ManagedTablet } from '#api/tablets.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { OneTimePassword } from './one-time-password.tsx';
import styles from './tablets-page.module.css';
import { tabletsWords } from './tablets-words.ts';

/** While somebody waits for a tablet, it should be seen as soon as it is there. */
const ASKED_AGAIN_MS = 3_000;

type HangUpDialogProps = {
  readonly companyId: string;
  /** The tablets that there were when it was opened. */
  readonly tablets: readonly ManagedTablet[];
  readonly onClose: () => void;
};

/** How a tablet becomes a punch clock: its address for eyes and for cameras, and what registers it. */
export function HangUpDialog({ companyId, tablets, onClose }: HangUpDialogProps) {
  const t = useWords(tabletsWords);
  const fresh = useNewTablet(companyId, tablets);
  const address = `${window.location.origin}/`;
  return (
    <Dialog title={t.hangUpTitle} look="wide" onCancel={onClose}>
      <div className={styles['hangUp']}>
        <ol className={styles['steps']}>
          {t.hangUpSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={styles['where']}>
          <QrCode text={address} label={t.code} className={styles['code']} />
          <strong>{address}</strong>
          <CopyButton text={address} />
        </div>
      </div>
      <div role="status">{fresh && <Notice look="good">{t.isRegistered(fresh.name)}</Notice>}</div>
      {!fresh && <OneTimePassword companyId={companyId} />}
      <DialogButtons>
        <Button look={fresh ? 'primary' : 'plain'} onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The tablet that was registered since the dialog was opened. */
function useNewTablet(companyId: string, before: readonly ManagedTablet[]): ManagedTablet | undefined {
  const [known] = useState(() => new Set(before.map(({ id }) => id)));
  const { data } = useQuery({ ...tabletsQuery(companyId), refetchInterval: ASKED_AGAIN_MS });
  return data?.findLast(({ id }) => !known.has(id));
}
