import { inLanguage, type Words } from '@stimpill/words/in-language.ts';
import { useSpeech } from '#words/words.ts';

/** A pay line with what the rules call it, in each language: at most two names. */
type NamedLine = {
  readonly key: string;
  readonly names: readonly Words[];
};

/** What rules call a pay line; what they do not name, or by many names, is called by its key. */
export function useLineName(): (line: NamedLine) => string {
  const { language } = useSpeech();
  return ({ key, names }) => {
    const said = [...new Set(names.map((name) => inLanguage(name, language)))];
    return said.length === 0 ? key : said.join(' / ');
  };
}
