// E-mail where it is asked for, password, and the code of a second factor. They are in this form only, and gone once they were right.
import { useEffect, useRef, type SubmitEvent } from 'react';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useWords } from '#words/words.ts';
import { CodeField } from './code-field.tsx';
import { signInWords } from '#said/desk/sign-in/sign-in.ts';
import { useProof, type ProofOptions } from './use-proof.ts';

type ProofFormProps = ProofOptions & { readonly act: string };

export function ProofForm({ act, ...options }: ProofFormProps) {
  const t = useWords(signInWords);
  const proof = useProof(options);
  const { typed, type, fault, asksCode } = proof;
  const isSecondStep = asksCode && !options.hasSecondFactor;
  const form = useRef<HTMLFormElement>(null);
  const isEmailKnown = Boolean(options.email);
  // After the dialog around it has put the focus on its first field.
  useEffect(() => {
    if (isEmailKnown) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [isEmailKnown]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = proof.submit();
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <form ref={form} className="stack gap-16" onSubmit={submit} noValidate>
      {options.asksEmail && !isSecondStep && (
        <EmailField
          value={typed.email}
          error={fault === 'email' ? t.emailMissing : undefined}
          onChange={(email) => type({ email })}
        />
      )}
      {!isSecondStep && (
        <PasswordField
          label={t.password}
          name="password"
          value={typed.password}
          error={fault === 'password' ? t.passwordMissing : undefined}
          onChange={(password) => type({ password })}
        />
      )}
      {isSecondStep && <p role="status">{t.passwordRight}</p>}
      {asksCode && (
        <CodeField
          kind={typed.kind}
          value={typed.code}
          error={fault === 'code' ? t.codeMissing[typed.kind] : undefined}
          onChange={(code) => type({ code })}
          onKind={(kind) => type({ kind, code: '' })}
        />
      )}
      <Trouble error={proof.error} asksCode={asksCode} asksEmail={options.asksEmail} />
      <Button type="submit" look="primary" isWide isBusy={proof.isPending}>
        {act}
      </Button>
      {isSecondStep && (
        <Button look="quiet" onPress={proof.startAgain}>
          {t.startAgain}
        </Button>
      )}
    </form>
  );
}

type EmailFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function EmailField({ value, error, onChange }: EmailFieldProps) {
  const t = useWords(signInWords);
  return (
    <Field label={t.email} error={error}>
      {(ids) => (
        <input
          {...ids}
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type TroubleProps = { readonly error: Error | null; readonly asksCode: boolean; readonly asksEmail: boolean };

function Trouble({ error, asksCode, asksEmail }: TroubleProps) {
  const t = useWords(signInWords);
  if (!(error instanceof CallFailed)) return null;
  const wrong = asksCode ? t.wrongCode : asksEmail ? t.wrong : t.wrongPassword;
  const text = isRefusedWith(error, 'auth.invalid_credentials')
    ? wrong
    : isRefusedWith(error, 'auth.role_not_allowed')
      ? t.noDesk
      : undefined;
  return <FailureNotice failure={error.failure} text={text} />;
}
