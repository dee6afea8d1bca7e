import { LANGUAGE_NAMES, LANGUAGES } from '@stimpill/words/language.ts';
import { useSpeech } from '#words/words.ts';
import { Button } from './button.tsx';
import styles from './language-buttons.module.css';

/** Our languages in a row, for anyone who has no page of settings yet. */
export function LanguageButtons({ label }: { readonly label: string }) {
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
