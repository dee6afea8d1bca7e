// What the kiosk says, in its own sentences: a word that is changed there is changed in every story that presses it.
import { LANGUAGES, type Language } from '@stimpill/api-types/languages';
import { managerCatalogues, type ManagerCatalogue } from '@stimpill/kiosk/i18n/catalogues.ts';

export { LANGUAGES, type Language };

const inEach = async <T>(read: (language: Language) => Promise<T>) =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await read(language)] as const)),
  ) as Readonly<Record<Language, T>>;

/** As the buttons of the languages say, whichever is chosen. */
export const OWN_NAMES = await inEach(async (language) => {
  const { ownLanguage } = (await import(`../../packages/words/${language}/language.ts`)) as {
    readonly ownLanguage: { readonly name: string };
  };
  return ownLanguage.name;
});

export const words = await inEach<ManagerCatalogue>(managerCatalogues.load);

/** A sentence up to what is filled in, such as `The server answers (version`. */
export function startOf(sentence: (values: never) => string): string {
  const HERE = '\0';
  const values = new Proxy({}, { get: () => HERE }) as never;
  return sentence(values).split(HERE, 1).join('').trim();
}

/** What leads on from a list of checks: other words where one of them has failed. */
export function goOn({ next, goOnAnyway }: ManagerCatalogue): RegExp {
  return new RegExp(`^(${next}|${goOnAnyway})$`);
}
