import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Language } from '@stimpill/words/language.ts';
import { useSpoken, type Spoken } from '@stimpill/words/use-spoken.ts';
import { catalogues, type Catalogue } from './catalogue.ts';

type Speaking = Spoken<Catalogue> & { readonly choose: (language: Language) => void };

const LanguageContext = createContext<Speaking | undefined>(undefined);

type LanguageProviderProps = {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
  readonly children: ReactNode;
};

/** Gives every screen its sentences; until a language has arrived, the one before it stays. */
export function LanguageProvider({ language, onChoose, children }: LanguageProviderProps) {
  const spoken = useSpoken(catalogues, language);
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken.language;
  }, [spoken]);
  if (!spoken) return null;
  return <LanguageContext value={{ ...spoken, choose: onChoose }}>{children}</LanguageContext>;
}

/** The sentences (`t`), the language they are in, and the way to another. */
export function useLanguage(): Speaking {
  const speaking = useContext(LanguageContext);
  if (!speaking) throw new Error('useLanguage needs a LanguageProvider above it');
  return speaking;
}
