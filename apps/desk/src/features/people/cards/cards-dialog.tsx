// For whom cards are made. Making them changes PINs, so it says whose stop working.
import { useState } from 'react';
import type { NoRight } from '@stimpill/api-types/rights';
import { useCall } from '#api/calls.ts';
import { MOST_PINS } from '@stimpill/api-types/manage-calls';
import type { PinCard } from '@stimpill/api-types/manage';
import { mayPunch, type ListedPerson } from '#api/people.ts';
import { useSession, type DeskSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { whyNotTo } from '../person-rights.ts';
import { cardWords } from '#said-in-each/desk/people/cards/card.ts';

type CardsDialogProps = {
  /** Those of the list who are shown. */
  readonly people: readonly ListedPerson[];
  readonly onMade: (cards: readonly PinCard[]) => void;
  readonly onClose: () => void;
};

export function CardsDialog({ people, onMade, onClose }: CardsDialogProps) {
  const t = useWords(cardWords);
  const session = useSession();
  const punching = people.filter(mayPunch);
  const able = punching.filter((each) => whyNoPin(session, each) === null);
  const ofOwners = punching.filter((each) => whyNoPin(session, each) === 'ownersOnly').length;
  const withoutPin = able.filter(({ hasPin }) => !hasPin);
  const [whom, setWhom] = useState<'withoutPin' | 'shown'>(withoutPin.length > 0 ? 'withoutPin' : 'shown');
  const chosen = whom === 'shown' ? able : withoutPin;
  const making = useCall('setPins', { onSuccess: onMade });
  const make = () => {
    const body = { employeeIds: chosen.map(({ id }) => id) };
    making.mutate({ params: { companyId: session.company.id }, body, isPatient: true });
  };
  const losing = chosen.filter(({ hasPin }) => hasPin).length;
  const isTooMany = chosen.length > MOST_PINS;
  return (
    <Dialog title={t.chooseTitle} onCancel={onClose}>
      <p>{t.chooseLead}</p>
      <Choice
        legend={t.whom}
        value={whom}
        options={[
          ['withoutPin', t.withoutPin({ people: withoutPin.length })],
          ['shown', t.shown({ people: able.length })],
        ]}
        onChoose={setWhom}
      />
      {ofOwners > 0 && <p>{t.ofOwners({ people: ofOwners })}</p>}
      {chosen.length === 0 && <p>{t.nobody}</p>}
      {losing > 0 && (
        <Notice look="warning">
          <p>{t.changes({ people: losing })}</p>
        </Notice>
      )}
      {isTooMany && <p>{t.tooMany({ most: MOST_PINS })}</p>}
      <FailureOf error={making.error} />
      <DialogButtons>
        <Button onPress={onClose}>{t.cancel}</Button>
        <Button
          look="primary"
          isBusy={making.isPending}
          isDisabled={chosen.length === 0 || isTooMany}
          onPress={make}
        >
          {t.make({ cards: chosen.length })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function whyNoPin(session: DeskSession, { departments, ...person }: ListedPerson): NoRight | null {
  return whyNotTo(session, 'people.pin', { ...person, departmentIds: departments.map(({ id }) => id) });
}
