// What the kiosk says, in its own sentences: a word that is changed there is changed in every story that presses it.
import { managerCatalogues, type ManagerCatalogue } from '@stimpill/kiosk/i18n/catalogues.ts';

export type Language = 'is' | 'en' | 'pl';

export const LANGUAGES: readonly Language[] = ['is', 'en', 'pl'];

/** As the buttons of the languages say, whichever is chosen. */
export const OWN_NAMES: Record<Language, string> = { is: 'Íslenska', en: 'English', pl: 'Polski' };

const [is, en, pl] = await Promise.all([
  managerCatalogues.load('is'),
  managerCatalogues.load('en'),
  managerCatalogues.load('pl'),
]);

export const words: Record<Language, ManagerCatalogue> = { is, en, pl };

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
