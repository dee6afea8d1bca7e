// The sentences of an app, fetched by language when first needed.
import { LANGUAGES, type Language } from './language.ts';

/** One catalogue in every language that has been fetched. */
export type Catalogues<T extends object> = {
  /** Rejects when the language does not arrive; asked again, it is fetched again. */
  readonly load: (language: Language) => Promise<T>;
  /** The sentences, once they have been fetched. */
  readonly loaded: (language: Language) => T | undefined;
};

/** Keeps what has been fetched, so that each language is fetched once. */
export function keepCatalogues<T extends object>(fetch: (language: Language) => Promise<T>): Catalogues<T> {
  const kept = new Map<Language, T>();
  const arriving = new Map<Language, Promise<T>>();
  const begin = async (language: Language): Promise<T> => {
    try {
      const fetched = await fetch(language);
      kept.set(language, fetched);
      return fetched;
    } finally {
      arriving.delete(language);
    }
  };
  return {
    load: async (language) => {
      const known = kept.get(language);
      if (known) return known;
      const begun = arriving.get(language) ?? begin(language);
      arriving.set(language, begun);
      return begun;
    },
    loaded: (language) => kept.get(language),
  };
}

/** Fetches every language before anybody asks for it. One that does not come is fetched again when it is chosen. */
export function fetchAhead(catalogues: Catalogues<object>): void {
  for (const language of LANGUAGES) void catalogues.load(language).catch(() => undefined);
}
