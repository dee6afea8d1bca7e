import type { ReactNode } from 'react';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { Button } from './button.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  /** What will be gone, and that it cannot be brought back. */
  readonly children: ReactNode;
  /** The act by its name, never "OK". */
  readonly act: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Only for what cannot be undone; everything else is done at once and offers the way back. */
export function ConfirmDialog({ title, children, act, isBusy, onConfirm, onCancel }: ConfirmDialogProps) {
  const t = useWords(dataWords);
  return (
    <Dialog title={title} onCancel={onCancel}>
      {children}
      <DialogButtons>
        <Button onPress={onCancel}>{t.cancel}</Button>
        <Button look="danger" onPress={onConfirm} {...(isBusy !== undefined && { isBusy })}>
          {act}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
