// The sentences of each language, fetched when first needed; the service worker keeps all of them for use without a network.
import type { Messages } from './en.ts';
import type { Language } from './language.ts';
import type { ManagerMessages } from './manager-en.ts';
import type { SetUpMessages } from './setup-en.ts';
import type { TerminalMessages } from './terminal-en.ts';
import type { VisitMessages } from './visit-en.ts';

export type Catalogue = Messages & SetUpMessages & VisitMessages & ManagerMessages & TerminalMessages;

const loaders: Record<Language, () => Promise<Catalogue>> = {
  is: async () => {
    const { is, setUpIs, visitIs, managerIs, terminalIs } = await import('./is.ts');
    return { ...is, ...setUpIs, ...visitIs, ...managerIs, ...terminalIs };
  },
  en: async () => {
    const { en, setUpEn, visitEn, managerEn, terminalEn } = await import('./en.ts');
    return { ...en, ...setUpEn, ...visitEn, ...managerEn, ...terminalEn };
  },
  pl: async () => {
    const { pl, setUpPl, visitPl, managerPl, terminalPl } = await import('./pl.ts');
    return { ...pl, ...setUpPl, ...visitPl, ...managerPl, ...terminalPl };
  },
};

const loaded = new Map<Language, Catalogue>();

/** Fetches a language before anybody asks for it. One that does not come is fetched again when it is chosen. */
export function fetchAhead(languages: readonly Language[]): void {
  for (const language of languages) void loadCatalogue(language).catch(() => undefined);
}

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const known = loaded.get(language) ?? (await loaders[language]());
  loaded.set(language, known);
  return known;
}

/** The sentences of a language, once they have been fetched. */
export function loadedCatalogue(language: Language): Catalogue | undefined {
  return loaded.get(language);
}
