// Out of use, for good. What forbids it is asked of the outbox itself, when it is asked and once more when it is done.
import { useEffect, useState } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Punches that only this tablet has; undefined when they could not be counted. */
export type CountUnsent = () => Promise<number | undefined>;

type RemoveDialogProps = {
  readonly onCount: CountUnsent;
  /** Says what forbade it. */
  readonly onRemove: () => Promise<number | undefined>;
  readonly onClose: () => void;
};

export function RemoveDialog({ onCount, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useManagerLanguage();
  const [found, setFound] = useState<{ readonly unsent: number | undefined } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void onCount().then((unsent) => {
      if (isCurrent) setFound({ unsent });
    });
    return () => {
      isCurrent = false;
    };
  }, [onCount]);
  const remove = () => void onRemove().then((unsent) => setFound({ unsent }));
  const mayRemove = found?.unsent === 0;
  return (
    <Dialog title={t.removeTablet} icon="warning" onCancel={onClose}>
      <p role="status">
        {found &&
          (found.unsent === undefined ? t.removeUncounted : !mayRemove && t.removeRefused(found.unsent))}
        {mayRemove && t.removeText}
      </p>
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
