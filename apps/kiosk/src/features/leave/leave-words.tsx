import { createContext, useContext, type ReactNode } from 'react';
import { useSpoken } from '@stimpill/words/use-spoken.ts';
import { leaveCatalogues, type LeaveCatalogue } from '#i18n/catalogues.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

const Words = createContext<LeaveCatalogue | undefined>(undefined);

/** Gives the screens of time off what only they say; stands inside a `LanguageProvider`. */
export function LeaveWords({ children }: { readonly children: ReactNode }) {
  const spoken = useSpoken(leaveCatalogues, useLanguage().language);
  return spoken && <Words value={spoken.t}>{children}</Words>;
}

export function useLeaveWords(): LeaveCatalogue {
  const words = useContext(Words);
  if (!words) throw new Error('useLeaveWords needs LeaveWords above it');
  return words;
}
