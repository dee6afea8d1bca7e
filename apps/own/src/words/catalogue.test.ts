import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { catalogues } from './catalogue.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

it.each(LANGUAGES)('%s has every sentence that the page says', async (language) => {
  const [own, english] = [await catalogues.load(language), await catalogues.load('en')];

  expect(Object.keys(own)).toEqual(Object.keys(english));
});

it('no sentence of the page alone is one that no screen says', async () => {
  const { ownPageWords } = (await import('../../../../packages/words/en/own/own.ts')) as {
    readonly ownPageWords: object;
  };
  const unused = Object.entries(ownPageWords).flatMap(([key, said]) =>
    typeof said === 'string'
      ? [key].filter((each) => !new RegExp(`\\bt\\.${each}\\b`).test(SOURCES))
      : Object.keys(said as object).filter((each) => !new RegExp(`\\b${each}\\b`).test(SOURCES)),
  );

  expect(unused).toEqual([]);
});
