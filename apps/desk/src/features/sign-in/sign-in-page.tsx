import { useEffect } from 'react';
import { Logo } from '@stimpill/ui/logo.tsx';
import styles from '#ui/card-page.module.css';
import { LanguageButtons } from '#ui/language-buttons.tsx';
import { useWords } from '#words/words.ts';
import { LostPassword } from './lost-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInWords } from '#said/desk/sign-in/sign-in.ts';

/** Stands at whatever address somebody asked for, and gives way to that page once they are signed in. */
export function SignInPage() {
  const t = useWords(signInWords);
  useEffect(() => {
    document.title = `${t.title} · Stimpill`;
  }, [t]);
  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <Logo />
        <div>
          <h1>{t.title}</h1>
          <p className="soft">{t.lead}</p>
        </div>
        <SignInForm />
        <LostPassword />
      </div>
      <LanguageButtons label={t.language} />
    </main>
  );
}
