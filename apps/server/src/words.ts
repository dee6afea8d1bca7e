// What the server says to people by itself: mails, papers, the log. Its sentences stand in packages/words by language.
import * as enLog from '@stimpill/words/en/server/log.ts';
import * as enMails from '@stimpill/words/en/server/mails.ts';
import * as enPapers from '@stimpill/words/en/server/papers.ts';
import * as isLog from '@stimpill/words/is/server/log.ts';
import * as isMails from '@stimpill/words/is/server/mails.ts';
import * as isPapers from '@stimpill/words/is/server/papers.ts';
import * as plLog from '@stimpill/words/pl/server/log.ts';
import * as plMails from '@stimpill/words/pl/server/mails.ts';
import * as plPapers from '@stimpill/words/pl/server/papers.ts';
import { sayIn, type Said } from '@stimpill/words/said.ts';

const english = { ...enLog, ...enMails, ...enPapers };
type Sentences = typeof english;

const BY_LANGUAGE = {
  is: { ...isLog, ...isMails, ...isPapers } as unknown as Sentences,
  en: english,
  pl: { ...plLog, ...plMails, ...plPapers } as unknown as Sentences,
};

export type Language = keyof typeof BY_LANGUAGE;
export type ServerWords = Said<Sentences>;

export const wordsIn = (language: Language): ServerWords => sayIn(language, BY_LANGUAGE[language]);

/** One sentence in all languages, for whoever asks without saying which one they read. */
export const inEveryLanguage = (
  pick: (words: ServerWords) => string,
): Readonly<Record<Language, string>> => ({
  is: pick(wordsIn('is')),
  en: pick(wordsIn('en')),
  pl: pick(wordsIn('pl')),
});
