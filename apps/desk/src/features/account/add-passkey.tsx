import { useState, type SubmitEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BegunFactors } from './recovery-codes.tsx';
import { addPasskey, passkeyTroubleOf } from '#api/passkeys.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { PasskeyNotice } from '#ui/passkey-notice.tsx';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import styles from './account-page.module.css';
import { passkeyListWords } from '#said/desk/account/passkey-list.ts';

const MOST_LETTERS = 100;

type AddPasskeyProps = {
  readonly onAdded: (begun: BegunFactors) => void;
  readonly onCancel: () => void;
};

/** A name, by which its owner knows it again; the rest is asked by the device. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const t = useWords(passkeyListWords);
  const { cancel } = useWords(dataWords);
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const adding = useSending({
    mutationFn: (name: string) => addPasskey(client, name),
    onSuccess: onAdded,
  });
  const name = typed.trim();
  const trouble = passkeyTroubleOf(adding.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (name !== '' && !adding.isPending) adding.mutate(name);
  };
  return (
    <Dialog title={t.addTitle} onCancel={onCancel}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p>{t.addLead}</p>
        <Field label={t.name} hint={t.nameHint} error={isAsked && name === '' ? t.nameMissing : undefined}>
          {(ids) => (
            <input
              {...ids}
              name="name"
              autoComplete="off"
              maxLength={MOST_LETTERS}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {trouble ? <PasskeyNotice trouble={trouble} /> : <FailureOf error={adding.error} />}
        <DialogButtons>
          <Button onPress={onCancel}>{cancel}</Button>
          <Button type="submit" look="primary" isBusy={adding.isPending}>
            {t.add}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
