// One line of text and the button that sends it.
import { useState, type SubmitEvent } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import styles from './tablets-page.module.css';

type LineFormProps = {
  readonly label: string;
  readonly hint?: string;
  /** What to say where nothing was typed. */
  readonly missing: string;
  readonly act: string;
  readonly first?: string;
  readonly longest: number;
  readonly sending: UseMutationResult<unknown, Error, string>;
};

export function LineForm({ label, hint, missing, act, first = '', longest, sending }: LineFormProps) {
  const [text, setText] = useState(first);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = text.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else if (!sending.isPending) sending.mutate(text.trim());
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={isAsked && isMissing ? missing : undefined}>
        {(ids) => (
          <input
            {...ids}
            value={text}
            maxLength={longest}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <FailureOf error={sending.error} />
      <Button type="submit" isBusy={sending.isPending}>
        {act}
      </Button>
    </form>
  );
}
