import { useState, type SubmitEvent } from 'react';
import { isRefusedWith } from '#api/call-failed.ts';
import { useCall } from '#api/calls.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import styles from './account-page.module.css';
import { factorWords } from '#said/desk/account/factor.ts';

const FEWEST_CHARACTERS = 12;
const NOTHING = { currentPassword: '', newPassword: '' };

export function OwnPassword() {
  const t = useWords(factorWords);
  const say = useToast();
  const [typed, setTyped] = useState(NOTHING);
  const [isAsked, setIsAsked] = useState(false);
  const change = useCall('changeOwnPassword', {
    onSuccess: ({ endedSessions }) => {
      setTyped(NOTHING);
      setIsAsked(false);
      say({ text: t.passwordChanged({ ended: endedSessions }) });
    },
  });
  const isWrong = isRefusedWith(change.error, 'auth.invalid_credentials');
  const isRefused = isRefusedWith(change.error, 'request.invalid');
  const isMissing = isAsked && typed.currentPassword === '';
  const isShort = isAsked && typed.newPassword.length < FEWEST_CHARACTERS;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (typed.currentPassword !== '' && typed.newPassword.length >= FEWEST_CHARACTERS && !change.isPending)
      change.mutate({ body: typed });
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <PasswordField
        label={t.currentPassword}
        name="currentPassword"
        value={typed.currentPassword}
        error={isMissing ? t.currentMissing : isWrong ? t.currentWrong : undefined}
        onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
      />
      <PasswordField
        isNew
        label={t.newPassword}
        name="newPassword"
        hint={t.newPasswordHint}
        value={typed.newPassword}
        error={isShort ? t.newShort : isRefused ? t.newWeak : undefined}
        onChange={(newPassword) => setTyped({ ...typed, newPassword })}
      />
      {!isWrong && !isRefused && <FailureOf error={change.error} />}
      <Button type="submit" isBusy={change.isPending}>
        {t.changePassword}
      </Button>
    </form>
  );
}
