// The PIN of a person: whether there is one, a new one, and letting a locked one work again.
import { useState } from 'react';
import type { NoRight } from '@stimpill/api-types/rights';
import { send } from '#api/calls.ts';
import type { PinCard } from '@stimpill/api-types/manage';
import type { PersonOf } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { ActFailure } from '../act-failure.tsx';
import { PinDialog } from './pin-dialog.tsx';
import styles from './person-page.module.css';
import { useAct } from './use-act.ts';

type PinPartProps = {
  readonly of: PersonOf;
  readonly hasPin: boolean;
  readonly lockedUntil: string | null;
  /** Why whoever looks makes no new one; null: they may. */
  readonly whyNoNew: NoRight | null;
  readonly mayUnlock: boolean;
};

export function PinPart({ of, hasPin, lockedUntil, whyNoNew, mayUnlock }: PinPartProps) {
  const t = useWords(accessWords);
  const { moment } = useDates();
  const [isAsked, setIsAsked] = useState(false);
  const [card, setCard] = useState<PinCard | undefined>(undefined);
  const making = useAct((client) => send(client, 'setPin', { params: of }), {
    onDone: (made) => {
      setIsAsked(false);
      setCard(made);
    },
  });
  const unlocking = useAct((client) => send(client, 'unlockPin', { params: of }), { done: () => t.unlocked });
  const isLocked = lockedUntil !== null;
  return (
    <FormPart title={t.pin} lead={t.pinLead}>
      <p>
        <Chip look={isLocked ? 'error' : hasPin ? 'good' : 'warning'}>
          {isLocked
            ? t.lockedUntil({ at: moment(lockedUntil) })
            : hasPin
              ? t.pinStates.set
              : t.pinStates.none}
        </Chip>
      </p>
      {whyNoNew === 'ownersOnly' && <p className={styles['fine']}>{t.ownersOnly.pin}</p>}
      <div className={styles['acts']}>
        {isLocked && mayUnlock && (
          <Button isBusy={unlocking.isPending} onPress={() => unlocking.mutate(undefined)}>
            {t.unlock}
          </Button>
        )}
        {whyNoNew === null && (
          <Button
            isBusy={making.isPending}
            onPress={() => (hasPin ? setIsAsked(true) : making.mutate(undefined))}
          >
            {t.newPin}
          </Button>
        )}
      </div>
      <ActFailure error={unlocking.error ?? (isAsked ? null : making.error)} />
      {isAsked && (
        <ConfirmDialog
          title={t.newPinTitle}
          act={t.newPin}
          isBusy={making.isPending}
          onConfirm={() => making.mutate(undefined)}
          onCancel={() => setIsAsked(false)}
        >
          <p>{t.newPinLead}</p>
          <ActFailure error={making.error} />
        </ConfirmDialog>
      )}
      {card && <PinDialog card={card} onClose={() => setCard(undefined)} />}
    </FormPart>
  );
}
