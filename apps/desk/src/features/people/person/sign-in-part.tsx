// How somebody signs in, and a way back in for anyone who has lost the phone.
import { useState, type ReactNode } from 'react';
import { send } from '#api/calls.ts';
import type { PersonOf } from '#api/people.ts';
import type { DataFor } from '#api/contract.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { ActFailure } from '../act-failure.tsx';
import { useAct } from './use-act.ts';

type SignInPartProps = {
  readonly of: PersonOf;
  readonly signIn: DataFor<'getPersonSignIn'>;
  readonly mayReset: boolean;
  /** More that can be done here. */
  readonly children?: ReactNode;
};

export function SignInPart({ of, signIn, mayReset, children }: SignInPartProps) {
  const t = useWords(accessWords);
  const { moment } = useDates();
  const [isAsked, setIsAsked] = useState(false);
  const resetting = useAct((client) => send(client, 'resetFactors', { params: of }), {
    done: () => t.wasReset,
    onDone: () => setIsAsked(false),
  });
  const state = (isThere: boolean) => (
    <Chip look={isThere ? 'good' : 'plain'}>{isThere ? t.there : t.missing}</Chip>
  );
  return (
    <FormPart title={t.signIn} lead={t.signInLead}>
      <FactList
        facts={[
          [t.password, state(signIn.hasPassword)],
          [t.second, state(signIn.hasSecondFactor)],
          ...(signIn.hasSecondFactor ? [[t.codesLeft, signIn.recoveryCodesLeft] as const] : []),
          [t.lastSignIn, signIn.lastSignInAtUtc === null ? t.never : moment(signIn.lastSignInAtUtc)],
        ]}
      />
      {children}
      {mayReset && signIn.hasSecondFactor && (
        <div className="row gap-8">
          <Button onPress={() => setIsAsked(true)}>{t.resetFactors}</Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t.resetTitle}
          act={t.resetFactors}
          isBusy={resetting.isPending}
          onConfirm={() => resetting.mutate(undefined)}
          onCancel={() => setIsAsked(false)}
        >
          <p>{t.resetLead}</p>
          <ActFailure error={resetting.error} />
        </ConfirmDialog>
      )}
    </FormPart>
  );
}
