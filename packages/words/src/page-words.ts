// The sentences of an app whose pages are fetched one by one: each page brings those of the language in use, and of no other.
import { keepCatalogues, type Catalogues } from './keep-catalogues.ts';
import type { Language } from './language.ts';

type Sentences = Readonly<Record<string, object>>;
type ByLanguage<T> = Readonly<Record<Language, T>>;

/** What an import of sentences is at run time: those of a language, once they are here. */
export type PageWords = { readonly in: (language: Language) => object | undefined };

const files: Catalogues<Sentences>[] = [];
let spoken: Language | undefined;
let wanted: Language | undefined;

/**
 * A file of sentences, as the build makes one of it: see `packages/ui/build/every-language.ts`.
 * @param read fetches it in a language
 * @returns what gives its sentences by the name of their export
 */
export function keepPageWords(read: ByLanguage<() => Promise<Sentences>>): (name: string) => PageWords {
  const file = keepCatalogues((language) => read[language]());
  files.push(file);
  // The page that needs them waits for them; a failure is its to report.
  if (spoken !== undefined) void file.load(spoken).catch(() => undefined);
  return (name) => ({ in: (language) => file.loaded(language)?.[name] });
}

/** A file of sentences that is here in every language, because what is said is not said to the reader of the page alone. */
export function eachLanguageWords(here: ByLanguage<Sentences>): (name: string) => PageWords {
  return (name) => ({ in: (language) => here[language][name] });
}

const areHere = (language: Language) => files.every(({ loaded }) => loaded(language) !== undefined);

/**
 * Fetches what is missing in a language, and speaks it from then on.
 * Rejects when something does not arrive; then the language in use stays.
 * @returns whether it is spoken: not where another one was wanted meanwhile
 */
export async function speakOnPages(language: Language): Promise<boolean> {
  wanted = language;
  await fetchMissing(language);
  if (wanted === language) spoken = language;
  return spoken === language;
}

async function fetchMissing(language: Language): Promise<void> {
  // A part of the app that arrives meanwhile brings files of its own.
  while (!areHere(language)) await Promise.all(files.map(({ load }) => load(language)));
}

/** @returns a part of the app, once the sentences that came with it are here too */
export async function withWords<T>(arriving: Promise<T>): Promise<T> {
  const part = await arriving;
  while (spoken !== undefined && !areHere(spoken)) await fetchMissing(spoken);
  return part;
}
