import { useLanguage } from '#i18n/language-provider.tsx';
import { LANGUAGES, type Language } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './language-buttons.module.css';

const css = classNames(styles);

type LanguageButtonsProps = { readonly onChoose: (language: Language) => void };

/** The three languages in their own words; always in sight, no flags. */
export function LanguageButtons({ onChoose }: LanguageButtonsProps) {
  const { t, language } = useLanguage();
  return (
    <div className={css('languages')} role="group" aria-label={t.languages}>
      {LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          className={css('language')}
          aria-pressed={offered === language}
          onClick={() => onChoose(offered)}
        >
          {OWN_LANGUAGE[offered].name}
        </button>
      ))}
    </div>
  );
}
