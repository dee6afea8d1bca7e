import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './language-buttons.module.css';

/** The languages in their own words. */
export function LanguageButtons() {
  const { t, language, choose } = useLanguage();
  return (
    <div className={styles['languages']} role="group" aria-label={t.languages}>
      {LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          className={styles['language']}
          aria-pressed={offered === language}
          onClick={() => choose(offered)}
        >
          {OWN_LANGUAGE[offered].name}
        </button>
      ))}
    </div>
  );
}
