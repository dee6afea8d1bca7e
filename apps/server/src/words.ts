// What the server says to people by itself: mails, papers, the log. It stands in packages/words by language, as does what a language has beside.
import { LANGUAGES, type Language } from '@stimpill/api-types/languages';
import { isGroup, SETTINGS, type SettingsList } from '@stimpill/api-types/settings';
import type { ownLanguage } from '@stimpill/words/en/language.ts';
import type * as log from '@stimpill/words/en/server/log.ts';
import type * as mails from '@stimpill/words/en/server/mails.ts';
import type * as papers from '@stimpill/words/en/server/papers.ts';
import type * as statement from '@stimpill/words/en/server/statement.ts';
import type * as changeWord from '@stimpill/words/en/both/change-word.ts';
import type * as restFacts from '@stimpill/words/en/both/rest.ts';
import type * as hours from '@stimpill/words/en/desk/timesheets/hours.ts';
import type * as rest from '@stimpill/words/en/desk/timesheets/rest/rest.ts';
import type * as time from '@stimpill/words/en/desk/timesheets/time.ts';
import { sayIn, type Said } from '@stimpill/words/said.ts';

export type { Language };
type Named = Readonly<Record<string, string>>;
/** What the desk calls the same: a paper says it alike. */
type OfDesk = typeof changeWord & typeof restFacts & typeof hours & typeof rest & typeof time;
type Sentences = typeof log &
  typeof mails &
  typeof papers &
  typeof statement &
  OfDesk & { readonly logFields: Named };
type OwnLanguage = typeof ownLanguage;
export type ServerWords = Said<Sentences>;

/** What the log calls the columns of the settings. */
function columnsOf(list: SettingsList, words: object): Named {
  const named = Object.entries(list).flatMap(([name, part]) => {
    const own = (words as Readonly<Record<string, object | undefined>>)[name] ?? {};
    if (isGroup(part)) return Object.entries(columnsOf(part.settings, own));
    return 'inLog' in own ? [[part.column, own.inLog] as const] : [];
  });
  return Object.fromEntries(named) as Named;
}

async function read(language: Language) {
  const files = [
    ...['log', 'mails', 'papers', 'statement'].map(
      (file) => import(`../../../packages/words/${language}/server/${file}.ts`) as Promise<object>,
    ),
    import(`../../../packages/words/${language}/both/change-word.ts`) as Promise<object>,
    import(`../../../packages/words/${language}/both/rest.ts`) as Promise<object>,
    import(`../../../packages/words/${language}/desk/timesheets/hours.ts`) as Promise<object>,
    import(`../../../packages/words/${language}/desk/timesheets/rest/rest.ts`) as Promise<object>,
    import(`../../../packages/words/${language}/desk/timesheets/time.ts`) as Promise<object>,
  ];
  const settings = import(`../../../packages/words/${language}/both/setting.ts`) as Promise<{
    readonly settingWords: object;
  }>;
  const own = import(`../../../packages/words/${language}/language.ts`) as Promise<{
    readonly ownLanguage: OwnLanguage;
  }>;
  const said = Object.assign({}, ...(await Promise.all(files))) as Sentences;
  const logFields = { ...said.logFields, ...columnsOf(SETTINGS, (await settings).settingWords) };
  return { sentences: { ...said, logFields }, own: (await own).ownLanguage };
}

const WORDS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await read(language)] as const)),
) as Readonly<Record<Language, Awaited<ReturnType<typeof read>>>>;

export const wordsIn = (language: Language): ServerWords => sayIn(language, WORDS[language].sentences);

/** What the language has beside sentences. */
export const ownLanguageOf = (language: Language): OwnLanguage => WORDS[language].own;

/** One sentence in all languages, for anyone who asks without saying which one they read. */
export const inEveryLanguage = (pick: (words: ServerWords) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, pick(wordsIn(language))])) as Readonly<
    Record<Language, string>
  >;
