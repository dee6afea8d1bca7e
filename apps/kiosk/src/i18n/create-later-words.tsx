import { createContext, useContext, type ReactNode } from 'react';
import type { Catalogues } from '@stimpill/words/keep-catalogues.ts';
import { useSpoken } from '@stimpill/words/use-spoken.ts';
import { useLanguage } from './language-provider.tsx';

/** Sentences that come with the screens that say them: `Words` gives them, inside a `LanguageProvider`, and `useWords` reads them below it. */
export function createLaterWords<T extends object>(catalogues: Catalogues<T>) {
  const Context = createContext<T | undefined>(undefined);
  function Words({ children }: { readonly children: ReactNode }) {
    const spoken = useSpoken(catalogues, useLanguage().language);
    return spoken && <Context value={spoken.t}>{children}</Context>;
  }
  function useWords(): T {
    const words = useContext(Context);
    if (!words) throw new Error('useWords needs its Words above it');
    return words;
  }
  return { Words, useWords };
}
