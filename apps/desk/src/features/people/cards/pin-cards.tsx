import { useState } from 'react';
import { useBlocker } from '@tanstack/react-router';
import type { PinCard } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { CardSheet } from './card-sheet.tsx';
import { cardWords } from '#said-in-each/desk/people/cards/card.ts';

type PinCardsProps = { readonly cards: readonly PinCard[]; readonly onDone: () => void };

/** Cards to print and cut, two beside each other on A4. The PINs are gone as soon as this is left, so leaving asks first. */
export function PinCards({ cards, onDone }: PinCardsProps) {
  const t = useWords(cardWords);
  const [isAsked, setIsAsked] = useState(false);
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true });
  const isLeaving = blocker.status === 'blocked';
  const actions = (
    <>
      <Button onPress={() => setIsAsked(true)}>{t.done}</Button>
      <Button look="primary" onPress={() => print()}>
        {t.print}
      </Button>
    </>
  );
  return (
    <PageFrame title={t.title} lead={t.lead({ cards: cards.length })} actions={actions}>
      <CardSheet cards={cards} />
      {(isAsked || isLeaving) && (
        <ConfirmDialog
          title={t.doneTitle}
          act={t.leave}
          onConfirm={() => (isLeaving ? blocker.proceed() : onDone())}
          onCancel={() => {
            setIsAsked(false);
            if (isLeaving) blocker.reset();
          }}
        >
          <p>{t.doneLead}</p>
        </ConfirmDialog>
      )}
    </PageFrame>
  );
}
