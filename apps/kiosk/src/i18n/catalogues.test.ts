import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { managerCatalogues } from './catalogues.ts';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { PROBLEM_KINDS, problemText } from './problem-kind.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('i18n'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  it('says what happened, what to do and what is safe for every problem', async () => {
    const t = await managerCatalogues.load(language);

    for (const kind of PROBLEM_KINDS) {
      const { what, toDo, safe } = problemText(t, kind, '06:58');
      expect(new Set([what, toDo, safe]).size, kind).toBe(3);
    }
  });

  it('has every sentence that a screen of the tablet can say', async () => {
    const [own, english] = [await managerCatalogues.load(language), await managerCatalogues.load('en')];

    expect(Object.keys(own)).toEqual(Object.keys(english));
  });
});

/** The problems are asked for by kind, which the next test looks at. */
it('carries no key that no screen says', async () => {
  const keys = Object.keys(await managerCatalogues.load('en'));

  const unused = keys.filter((key) => !new RegExp(`\\bt\\.${key}\\b`).test(SOURCES) && key !== 'problems');

  expect(unused).toEqual([]);
});

it('carries no problem that no failure leads to', () => {
  const unused = PROBLEM_KINDS.filter((kind) => !SOURCES.includes(`'${kind}'`));

  expect(unused).toEqual([]);
});

it('says "rejestracja" in Polish of a tablet only, never of a punch', () => {
  const files = readdirSync('../../packages/words/pl/kiosk');
  const lines = files.flatMap((file) =>
    readFileSync(`../../packages/words/pl/kiosk/${file}`, 'utf8').split('\n'),
  );

  expect(lines.filter((line) => /rejestracj/i.test(line) && !/tablet/i.test(line))).toEqual([]);
});
