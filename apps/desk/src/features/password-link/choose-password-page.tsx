// Where a one-time link to choose a password leads.
import { useEffect, useState, type SubmitEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Logo } from '@stimpill/ui/logo.tsx';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { query, useCall } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice, FailureOf } from '#ui/failure-notice.tsx';
import styles from '#ui/card-page.module.css';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useTokenInAddress } from '#ui/use-token-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { passwordLinkWords } from '#said/desk/password-link/password-link.ts';

const FEWEST_CHARACTERS = 12;

export function ChoosePasswordPage() {
  const t = useWords(passwordLinkWords);
  const { token, forget } = useTokenInAddress();
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    ...query('readPasswordLink', { body: { token } }),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    document.title = `${t.title} · Stimpill`;
  }, [t]);
  const isGone = isRefusedWith(error, 'password_link.not_found', 'request.invalid');
  useEffect(() => {
    if (isGone) forget();
  }, [isGone, forget]);
  useLanguageOf(link);
  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <Logo />
        <h1>{t.title}</h1>
        {error instanceof CallFailed && (
          <FailureNotice
            failure={error.failure}
            text={isGone ? t.gone : undefined}
            onAgain={error.failure.kind === 'refused' ? undefined : () => void refetch()}
          />
        )}
        {error !== null && <SignInLink />}
        {link && <ChoosePassword key={token} token={token} link={link} onUsed={forget} />}
      </div>
    </main>
  );
}

type OpenedLink = DataFor<'readPasswordLink'>;
type ChoosePasswordProps = {
  readonly token: string;
  readonly link: OpenedLink;
  readonly onUsed: () => void;
};

function ChoosePassword({ token, link, onUsed }: ChoosePasswordProps) {
  const t = useWords(passwordLinkWords);
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const redeem = useCall('redeemPasswordLink', { onSuccess: onUsed });
  const isShort = isAsked && password.length < FEWEST_CHARACTERS;
  const isWeak = isRefusedWith(redeem.error, 'request.invalid');
  const isGone = isRefusedWith(redeem.error, 'password_link.not_found');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (password.length < FEWEST_CHARACTERS) event.currentTarget.querySelector('input')?.focus();
    else if (!redeem.isPending) redeem.mutate({ body: { token, newPassword: password } });
  };
  if (redeem.isSuccess) return <Done />;
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <p className="soft">{`${link.displayName}, ${link.companyName}`}</p>
      <p>
        {t.signInWith} <strong className={styles['email']}>{link.email}</strong>
      </p>
      {/* Password managers store the password under this name. */}
      <input type="text" name="email" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        isNew
        label={t.label}
        name="newPassword"
        hint={t.hint}
        value={password}
        error={isShort ? t.short : isWeak ? t.weak : undefined}
        onChange={setPassword}
      />
      {!isWeak && <FailureOf error={redeem.error} text={isGone ? t.gone : undefined} />}
      <Button type="submit" look="primary" isWide isBusy={redeem.isPending}>
        {t.submit}
      </Button>
    </form>
  );
}

function Done() {
  const t = useWords(passwordLinkWords);
  return (
    <div className="stack gap-16">
      <Notice look="good" isAlert>
        <p>
          <strong>{t.done}</strong> {t.doneToDo}
        </p>
      </Notice>
      <SignInLink />
    </div>
  );
}

/** A page of its own, so that nothing of this one stays. */
function SignInLink() {
  const t = useWords(passwordLinkWords);
  return (
    <p>
      <a href="/desk/">{t.signIn}</a>
    </p>
  );
}

/** Anyone who opens a link for the first time has chosen no language here: the page speaks that of the company. */
function useLanguageOf(link: OpenedLink | undefined): void {
  const { speak } = useSpeech();
  const language = link?.language;
  useEffect(() => {
    if (language !== undefined) void speak(language);
  }, [language, speak]);
}
