import { useEffect } from 'react';
import { Logo } from '@stimpill/ui/logo.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '@stimpill/words/language.ts';
import { Button } from '#ui/button.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { LostPassword } from './lost-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';
import { signInWords } from './sign-in-words.ts';

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
          <p className={styles['lead']}>{t.lead}</p>
        </div>
        <SignInForm />
        <LostPassword />
      </div>
      <Languages label={t.language} />
    </main>
  );
}

function Languages({ label }: { readonly label: string }) {
  const { language, speak } = useSpeech();
  return (
    <div role="group" aria-label={label} className={styles['languages']}>
      {LANGUAGES.map((offered) => (
        <Button
          key={offered}
          look="quiet"
          lang={offered}
          isPressed={offered === language}
          onPress={() => speak(offered)}
        >
          {LANGUAGE_NAMES[offered]}
        </Button>
      ))}
    </div>
  );
}
