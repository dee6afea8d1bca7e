import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@stimpill/words/language.ts';
import type { Words } from './words.ts';

const FILES = import.meta.glob<Record<string, Words<object>>>('../**/*-words.ts', { eager: true });
const CATALOGUES = Object.values(FILES).flatMap((file) => Object.values(file));
/** Called the same in Polish as in English; and signs, single letters and the order of names, which are no words. */
const SAME_IN_BOTH =
  /^(email|inMinutes|program|menu|decidedBy|cell|units\.(percent|count|time)|weekdayLetters\.\d)$/;
/** A number that speaks for itself has no unit. */
const WITHOUT_WORD = ['.units.count', '.units.time'];

/** Every sentence by its path; a message that takes numbers is asked with two of them. */
function sentencesOf(said: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof said === 'string') return [[path, said]];
  if (typeof said === 'function') return sentencesOf((said as (...numbers: number[]) => unknown)(5, 7), path);
  return Object.entries(said as object).flatMap(([key, part]) => sentencesOf(part, `${path}.${key}`));
}

describe('the sentences of the desk', () => {
  it('are there in every language, none of them empty, and the same ones in each', () => {
    expect(CATALOGUES.length).toBeGreaterThan(3);
    for (const catalogue of CATALOGUES) {
      const paths = LANGUAGES.map((language) => sentencesOf(catalogue[language]).map(([path]) => path));
      expect(paths[1]).toEqual(paths[0]);
      expect(paths[2]).toEqual(paths[0]);
      const said = LANGUAGES.flatMap((language) => sentencesOf(catalogue[language]));
      for (const [path, text] of said.filter(([each]) => !WITHOUT_WORD.includes(each)))
        expect(text.trim(), path).not.toBe('');
    }
  });

  it('leave nothing in English in another language', () => {
    for (const catalogue of CATALOGUES) {
      const english = new Map(sentencesOf(catalogue.en));
      const same = (['is', 'pl'] as const).flatMap((language) =>
        sentencesOf(catalogue[language]).filter(([path, text]) => english.get(path) === text),
      );
      expect(same.map(([path]) => path.slice(1)).filter((path) => !SAME_IN_BOTH.test(path))).toEqual([]);
    }
  });

  it('never guess the gender of who reads them in Polish', () => {
    const polish = CATALOGUES.flatMap((catalogue) => sentencesOf(catalogue.pl));

    const gendered = polish.filter(([, text]) =>
      /(łeś|łaś|[aeiyąę]łem|[aeiyąę]łam)(?!\p{L})|powin(ieneś|naś)/u.test(text),
    );

    expect(gendered).toEqual([]);
  });
});
