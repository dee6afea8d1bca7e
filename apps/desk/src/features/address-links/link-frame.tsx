// What stands around a page that a one-time link opens: what it is, whose it is, and why it does not work.
import { useEffect, type ReactNode } from 'react';
import { Logo } from '@stimpill/ui/logo.tsx';
import type { Language } from '@stimpill/words/language.ts';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import styles from '#ui/card-page.module.css';
import { useSpeech, useWords } from '#words/words.ts';
import { addressLinkWords } from '#said/desk/address-links/address-link.ts';

/** How the server refuses an empty token: that of a link that was used is kept nowhere. */
const NO_TOKEN = 'request.invalid';

type LinkFrameProps = {
  readonly title: string;
  readonly error: Error | null;
  /** With which code the server says that the link does not work, and what the page says then. */
  readonly gone: { readonly code: string; readonly what: string; readonly toDo: string };
  readonly onAgain: () => void;
  /** Of whom the link is: anyone who comes for the first time has chosen no language here. */
  readonly language: Language | undefined;
  readonly children: ReactNode;
};

export function LinkFrame({ title, error, gone, onAgain, language, children }: LinkFrameProps) {
  const { code, ...sentences } = gone;
  useEffect(() => {
    document.title = `${title} · Stimpill`;
  }, [title]);
  useLanguage(language);
  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <Logo />
        <h1>{title}</h1>
        {error instanceof CallFailed && (
          <FailureNotice
            failure={error.failure}
            text={isRefusedWith(error, code, NO_TOKEN) ? sentences : undefined}
            onAgain={error.failure.kind === 'refused' ? undefined : onAgain}
          />
        )}
        {error !== null && <SignInLink />}
        {children}
      </div>
    </main>
  );
}

/** A page of its own, so that nothing of this one stays. */
export function SignInLink() {
  const t = useWords(addressLinkWords);
  return (
    <p>
      <a href="/desk/">{t.signIn}</a>
    </p>
  );
}

/** An address as it is read, letter by letter. */
export function Address({ children }: { readonly children: string }) {
  return <strong className={styles['email']}>{children}</strong>;
}

/** Parts of a card, one below the other. */
export function Parts({ children }: { readonly children: ReactNode }) {
  return <div className="stack gap-16">{children}</div>;
}

export function Whose({
  displayName,
  companyName,
}: {
  readonly displayName: string;
  readonly companyName: string;
}) {
  return <p className="soft">{`${displayName}, ${companyName}`}</p>;
}

function useLanguage(language: Language | undefined): void {
  const { speak } = useSpeech();
  useEffect(() => {
    if (language !== undefined) void speak(language);
  }, [language, speak]);
}
