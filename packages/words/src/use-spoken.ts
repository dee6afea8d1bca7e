import { useEffect, useMemo, useState } from 'react';
import type { Catalogues } from './keep-catalogues.ts';
import type { Language } from './language.ts';

/** The sentences (`t`) and the language they are in. */
export type Spoken<T extends object> = { readonly language: Language; readonly t: T };

/** The catalogue in the language asked for, at once when it is here; else in the one before it, or nothing yet. */
export function useSpoken<T extends object>(
  catalogues: Catalogues<T>,
  language: Language,
): Spoken<T> | undefined {
  const [arrived, setArrived] = useState<Spoken<T> | undefined>(undefined);
  const t = catalogues.loaded(language);
  const spoken = useMemo(() => t && { language, t }, [language, t]);
  useEffect(() => {
    let isCurrent = true;
    catalogues.load(language).then(
      (loaded) => {
        if (isCurrent) setArrived({ language, t: loaded });
      },
      // Without a network a language may not arrive; the one before it stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [catalogues, language]);
  return spoken ?? arrived;
}
