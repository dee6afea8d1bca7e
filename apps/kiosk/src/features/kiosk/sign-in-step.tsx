import { useState, type SubmitEvent } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord, DeviceSettings } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import styles from './setup-screen.module.css';
import { useRegisterDevice, type RegisterTrouble } from './use-register-device.ts';

type SignInStepProps = {
  readonly settings: DeviceSettings;
  readonly onBack: () => void;
  readonly onRegistered: (record: DeviceRecord) => void;
};

/** An owner or manager allows this tablet, once. */
export function SignInStep({ settings, onBack, onRegistered }: SignInStepProps) {
  const { t } = useLanguage();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { register, isRegistering, trouble } = useRegisterDevice(onRegistered);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (email.trim() === '' || password === '' || isRegistering) return;
    void register(settings, { email: email.trim(), password }).then(() => setPassword(''));
  };
  return (
    <form className={styles['body']} onSubmit={submit} noValidate>
      <p className={styles['lead']}>{t.signInText}</p>
      <div className={styles['columns']}>
        <Field label={t.email} error={isAsked && email.trim() === '' ? t.emailMissing : undefined}>
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
        <PasswordField
          value={password}
          error={isAsked && password === '' && !trouble ? t.passwordMissing : undefined}
          onChange={setPassword}
        />
      </div>
      {trouble && <RegisterProblem trouble={trouble} />}
      <div className={styles['buttons']}>
        <Button onPress={onBack} isDisabled={isRegistering}>
          {t.back}
        </Button>
        <Button type="submit" look="primary" isDisabled={isRegistering}>
          {isRegistering ? t.registering : t.register}
        </Button>
      </div>
    </form>
  );
}

function RegisterProblem({ trouble }: { readonly trouble: RegisterTrouble }) {
  const { t } = useLanguage();
  const words = {
    wrongCredentials: t.wrongCredentials,
    roleNotAllowed: t.roleNotAllowed,
    offline: t.registerOffline,
    notKnown: t.registerUnknown,
    notStored: t.registerNotStored,
  };
  const text =
    trouble.kind === 'tooManyAttempts'
      ? t.tooManyAttempts(trouble.minutes)
      : trouble.kind === 'unsentPunches'
        ? t.registerUnsent(trouble.punches)
        : words[trouble.kind];
  return (
    <Notice look="error" icon="warning" role="alert">
      {text}
    </Notice>
  );
}
