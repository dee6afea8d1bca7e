// For anyone who has forgotten the password: a link by mail. The answer says nothing about who has an account.
import { useState, type SubmitEvent } from 'react';
import { useCall } from '#api/calls.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { lostPasswordWords } from '#said/desk/sign-in/lost-password.ts';
import styles from './sign-in-help.module.css';

export function LostPassword() {
  const t = useWords(lostPasswordWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles['lost']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t.title}</summary>
      {isOpen && <AskForLink />}
    </details>
  );
}

function AskForLink() {
  const t = useWords(lostPasswordWords);
  const [email, setEmail] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const ask = useCall('askForPasswordLink');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    const typed = email.trim();
    if (typed === '') event.currentTarget.querySelector('input')?.focus();
    else if (!ask.isPending) ask.mutate({ body: { email: typed } });
  };
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <p>{t.lead}</p>
      <Field label={t.email} error={isAsked && email.trim() === '' ? t.emailMissing : undefined}>
        {(ids) => (
          <input
            {...ids}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              ask.reset();
            }}
          />
        )}
      </Field>
      <FailureOf error={ask.error} />
      {ask.isSuccess && (
        <Notice look={ask.data.isMailSetUp ? 'good' : 'warning'} isAlert>
          <p>{ask.data.isMailSetUp ? t.onItsWay : t.noMail}</p>
        </Notice>
      )}
      <Button type="submit" isBusy={ask.isPending}>
        {t.submit}
      </Button>
    </form>
  );
}
