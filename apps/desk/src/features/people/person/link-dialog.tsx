// A one-time link, to choose a password or to confirm an address, as text and as a picture.
import { QrCode } from '@stimpill/ui/qr-code.tsx';
import type { DataFor } from '#api/contract.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { linkWords } from '#said/desk/people/person/link.ts';
import styles from './person-page.module.css';

type LinkDialogProps = {
  readonly name: string;
  readonly link: Pick<DataFor<'makePasswordLink'>, 'path' | 'endsAtUtc'>;
  readonly onClose: () => void;
};

/** Shown this once. Only a button closes it: a press beside it would lose the link. */
export function LinkDialog({ name, link, onClose }: LinkDialogProps) {
  const t = useWords(linkWords);
  const { moment } = useDates();
  const address = `${window.location.origin}${link.path}`;
  return (
    <Dialog title={t.title({ name })} look="wide">
      <p>{t.lead({ until: moment(link.endsAtUtc) })}</p>
      <div className="row gap-16">
        <QrCode text={address} label={t.picture} className={styles['picture']} />
        <div className={styles['address']}>
          <code>{address}</code>
          <CopyButton text={address} />
        </div>
      </div>
      <DialogButtons>
        <Button look="primary" onPress={onClose}>
          {t.kept}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
