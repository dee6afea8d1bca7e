import { useState, type SubmitEvent } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './setup-screen.module.css';
import { signInManager, type ManagerSignIn } from './sign-in-manager.ts';

type ManagerSignInStepProps = {
  readonly companyId: string;
  readonly onSignedIn: () => void;
  readonly onCancel: () => void;
};

type Trouble = Exclude<ManagerSignIn, { kind: 'in' }>;

/** For a tablet that has no code yet, and for whoever has forgotten it. */
export function ManagerSignInStep({ companyId, onSignedIn, onCancel }: ManagerSignInStepProps) {
  const { t } = useLanguage();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password === '' || isBusy) return;
    setIsBusy(true);
    void signInManager({ email: email.trim(), password }, companyId).then((became) => {
      setPassword('');
      setIsBusy(false);
      if (became.kind === 'in') onSignedIn();
      else setTrouble(became);
    });
  };
  return (
    <form className={styles['body']} onSubmit={submit} noValidate>
      <h1>{t.manager}</h1>
      <p className={styles['lead']}>{t.managerSignInText}</p>
      <div className={styles['columns']}>
        <Field label={t.email}>
          {({ id, describedBy }) => (
            <input
              id={id}
              aria-describedby={describedBy}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <PasswordField value={password} error={undefined} onChange={setPassword} />
      </div>
      {trouble && <SignInTrouble trouble={trouble} />}
      <div className={styles['buttons']}>
        <Button onPress={onCancel}>{t.cancel}</Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          {isBusy ? t.managerChecking : t.managerSignedIn}
        </Button>
      </div>
    </form>
  );
}

function SignInTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { t } = useLanguage();
  const words = {
    wrongCredentials: t.wrongCredentials,
    roleNotAllowed: t.roleNotAllowed,
    otherCompany: t.managerNotYours,
    failed: t.managerSignInFailed,
  };
  return (
    <Notice look="error" icon="warning" role="alert">
      {trouble.kind === 'tooManyAttempts' ? t.tooManyAttempts(trouble.minutes) : words[trouble.kind]}
    </Notice>
  );
}
