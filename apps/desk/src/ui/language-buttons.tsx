import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { useSpeech } from '#words/words.ts';
import { Button } from './button.tsx';

/** Our languages in a row, for anyone who has no page of settings yet. */
export function LanguageButtons({ label }: { readonly label: string }) {
  const { language, speak } = useSpeech();
  return (
    <div role="group" aria-label={label} className="row gap-4 centre">
      {LANGUAGES.map((offered) => (
        <Button
          key={offered}
          look="quiet"
          lang={offered}
          isPressed={offered === language}
          onPress={() => void speak(offered)}
        >
          {OWN_LANGUAGE[offered].name}
        </Button>
      ))}
    </div>
  );
}
