// Takes the tablet out of use, for good. The outbox itself is asked what forbids it, when the dialog opens and once more before it is done.
import { useEffect, useState } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';

export type KeptPunches = {
  /** Punches that only this tablet has. */
  readonly unsent: number;
  /** Punches that the server does not have, but somebody has them in a file. */
  readonly inFile: number;
};

/** Undefined when they could not be counted. */
export type CountKept = () => Promise<KeptPunches | undefined>;

type RemoveDialogProps = {
  readonly onCount: CountKept;
  /** Says what forbade it. */
  readonly onRemove: CountKept;
  readonly onClose: () => void;
};

export function RemoveDialog({ onCount, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useManagerLanguage();
  const [found, setFound] = useState<{ readonly kept: KeptPunches | undefined } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void onCount().then((kept) => {
      if (isCurrent) setFound({ kept });
    });
    return () => {
      isCurrent = false;
    };
  }, [onCount]);
  const once = useOneSending();
  const remove = () => void once(onRemove).then((kept) => setFound({ kept }));
  const kept = found?.kept;
  const mayRemove = kept?.unsent === 0;
  return (
    <Dialog title={t.removeTablet} icon="warning" onCancel={onClose}>
      <p role="status">
        {found &&
          (kept === undefined ? t.removeUncounted : !mayRemove && t.removeRefused({ punches: kept.unsent }))}
        {mayRemove && t.removeText}
      </p>
      {mayRemove && kept.inFile > 0 && (
        <Notice look="warning" icon="warning" role="alert">
          {t.removeOnlyInFile({ punches: kept.inFile })}
        </Notice>
      )}
      {mayRemove && (
        <Button look="out" size="main" isWide onPress={remove}>
          {t.removeYes}
        </Button>
      )}
      <Button size="main" isWide onPress={onClose}>
        {t.cancel}
      </Button>
    </Dialog>
  );
}
