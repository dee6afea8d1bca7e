import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { loadCatalogue, loadedCatalogue, type Catalogue } from './catalogues.ts';
import type { Language } from './language.ts';

type Spoken = { readonly language: Language; readonly t: Catalogue };

const LanguageContext = createContext<Spoken | undefined>(undefined);

type LanguageProviderProps = { readonly language: Language; readonly children: ReactNode };

/** Gives every screen its sentences; until a language has arrived, the one before it stays. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const [spoken, setSpoken] = useState<Spoken | undefined>(() => {
    const t = loadedCatalogue(language);
    return t ? { language, t } : undefined;
  });
  useEffect(() => {
    let isCurrent = true;
    loadCatalogue(language).then(
      (t) => {
        if (isCurrent) setSpoken({ language, t });
      },
      // Without a network and without the worker a language may not arrive; the one before it stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken.language;
  }, [spoken]);
  if (!spoken) return null;
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

/** The sentences (`t`) and the language they are in. */
export function useLanguage(): Spoken {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error('useLanguage needs a LanguageProvider above it');
  return spoken;
}
