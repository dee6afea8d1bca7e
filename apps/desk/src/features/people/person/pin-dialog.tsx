import type { ReactNode } from 'react';
import type { PinCard } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import { CardSheet } from '../cards/card-sheet.tsx';
import { accessWords } from '#said/desk/people/person/access.ts';

type PinDialogProps = {
  readonly card: PinCard;
  readonly onClose: () => void;
  /** What to do besides, such as going on to the next person. */
  readonly children?: ReactNode;
};

/** Shown this once. Only a button closes it: a press beside it would lose the PIN. */
export function PinDialog({ card, onClose, children }: PinDialogProps) {
  const t = useWords(accessWords);
  return (
    <Dialog title={t.pinTitle({ name: card.displayName })}>
      <p>{t.pinOnce}</p>
      <CardSheet cards={[card]} />
      <DialogButtons>
        <Button onPress={() => print()}>{t.printCard}</Button>
        {children}
        <Button look="primary" onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
