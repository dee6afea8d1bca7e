// E-mail and password of an owner or manager. The password is in this form only, and gone as soon as there is an answer.
import { useState, type SubmitEvent } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './form-page.module.css';

export type Credentials = { readonly email: string; readonly password: string };

type SignInFormProps = {
  readonly title?: string;
  readonly lead: string;
  readonly backLabel: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Why the last try led to nothing. */
  readonly trouble: string | undefined;
  readonly onBack: () => void;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
};

export function SignInForm(props: SignInFormProps) {
  const { t } = useManagerLanguage();
  const { isBusy, trouble } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const once = useOneSending();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (email.trim() === '' || password === '' || isBusy) return;
    const send = () => props.onSubmit({ email: email.trim(), password });
    void once(send).then(() => setPassword(''));
  };
  return (
    <form className={styles['body']} onSubmit={submit} noValidate>
      {props.title !== undefined && <h1>{props.title}</h1>}
      <p className={styles['lead']}>{props.lead}</p>
      <div className={styles['columns']}>
        <EmailField value={email} isMissing={isAsked && email.trim() === ''} onChange={setEmail} />
        <PasswordField
          value={password}
          error={isAsked && password === '' && trouble === undefined ? t.passwordMissing : undefined}
          onChange={setPassword}
        />
      </div>
      {trouble !== undefined && (
        <Notice look="error" icon="warning" role="alert">
          {trouble}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button onPress={props.onBack} isDisabled={isBusy}>
          {props.backLabel}
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}

type EmailFieldProps = {
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (email: string) => void;
};

function EmailField({ value, isMissing, onChange }: EmailFieldProps) {
  const { t } = useManagerLanguage();
  return (
    <Field label={t.email} error={isMissing ? t.emailMissing : undefined}>
      {({ id, describedBy }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
