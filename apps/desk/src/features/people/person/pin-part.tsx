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
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { ActFailure } from '../act-failure.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { useAct } from './use-act.ts';

type PinPartProps = {
  readonly of: PersonOf;
  readonly hasPin: boolean;
  readonly lockedUntil: string | null;
  /** Why the reader makes no new one; null: they may. */
  readonly whyNoNew: NoRight | null;
  readonly mayUnlock: boolean;
};

/** In the address, so that a link can ask for it. */
const ASKED = 'pin';

export function PinPart({ of, hasPin, lockedUntil, whyNoNew, mayUnlock }: PinPartProps) {
  const t = useWords(accessWords);
  const { moment } = useDates();
  const { open, onOpen } = useOpenInAddress();
  const isAsked = open === ASKED && whyNoNew === null;
  const [card, setCard] = useState<PinCard | undefined>(undefined);
  const making = useAct((client) => send(client, 'setPin', { params: of }), {
    onDone: (made) => {
      onOpen(undefined);
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
      {whyNoNew === 'ownersOnly' && <p className="fine">{t.ownersOnly.pin}</p>}
      <div className="row gap-8">
        {isLocked && mayUnlock && (
          <Button isBusy={unlocking.isPending} onPress={() => unlocking.mutate(undefined)}>
            {t.unlock}
          </Button>
        )}
        {whyNoNew === null && (
          <Button
            isBusy={making.isPending}
            onPress={() => (hasPin ? onOpen(ASKED) : making.mutate(undefined))}
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
          onCancel={() => onOpen(undefined)}
        >
          <p>{hasPin ? t.newPinLead : t.pinLead}</p>
          <ActFailure error={making.error} />
        </ConfirmDialog>
      )}
      {card && <PinDialog card={card} onClose={() => setCard(undefined)} />}
    </FormPart>
  );
}
