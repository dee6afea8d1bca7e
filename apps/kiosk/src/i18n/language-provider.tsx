import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { managerCatalogues, punchCatalogues, type Catalogue, type ManagerCatalogue } from './catalogues.ts';
import type { Language } from '@stimpill/words/language.ts';
import { useSpoken, type Spoken } from '@stimpill/words/use-spoken.ts';

const LanguageContext = createContext<Spoken<Catalogue> | undefined>(undefined);
const ManagerLanguageContext = createContext<Spoken<ManagerCatalogue> | undefined>(undefined);

type LanguageProviderProps = { readonly language: Language; readonly children: ReactNode };

/** Gives every screen its sentences; until a language has arrived, the one before it stays. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const spoken = useSpoken(punchCatalogues, language);
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken.language;
  }, [spoken]);
  if (!spoken) return null;
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

/** Gives the screens of set-up, of managers and of shared tablets what only they say; stands inside a `LanguageProvider`. */
export function ManagerLanguageProvider({ children }: { readonly children: ReactNode }) {
  const spoken = useSpoken(managerCatalogues, useLanguage().language);
  if (!spoken) return null;
  return <ManagerLanguageContext value={spoken}>{children}</ManagerLanguageContext>;
}

/** The sentences (`t`) and the language they are in. */
export function useLanguage(): Spoken<Catalogue> {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error('useLanguage needs a LanguageProvider above it');
  return spoken;
}

/** The same on a screen of set-up, of a manager or of a shared tablet. */
export function useManagerLanguage(): Spoken<ManagerCatalogue> {
  const spoken = useContext(ManagerLanguageContext);
  if (!spoken) throw new Error('useManagerLanguage needs a ManagerLanguageProvider above it');
  return spoken;
}
