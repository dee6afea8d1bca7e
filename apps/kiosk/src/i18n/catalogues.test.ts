import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { managerCatalogues, type Catalogue } from './catalogues.ts';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { PROBLEM_KINDS, type ProblemText } from './problem-kind.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('i18n'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

/** Every sentence of a catalogue, message functions called with two different arguments. */
function sentencesOf(catalogue: Catalogue): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, message]): [string, string][] => {
    if (typeof message === 'string') return [[key, message]];
    if (typeof message === 'function') {
      const say = message as (first: unknown, second: unknown) => string;
      return [[key, say(5, 7)]];
    }
    return Object.entries<string | ((time: string) => ProblemText)>(message).flatMap(([kind, said]) => {
      if (typeof said === 'string') return [[kind, said]] as [string, string][];
      const { what, toDo, safe } = said('06:58');
      return [what, toDo, safe].map((text, part): [string, string] => [`${kind} ${part}`, text]);
    });
  });
}

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  it('has the same keys as every other language', async () => {
    const [own, english] = [await managerCatalogues.load(language), await managerCatalogues.load('en')];

    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
  });

  it('has a sentence for every key, and none is empty', async () => {
    const sentences = sentencesOf(await managerCatalogues.load(language));

    for (const [key, sentence] of sentences) expect(sentence.trim(), key).not.toBe('');
  });

  it('says what happened, what to do and what is safe for every problem', async () => {
    const { problems } = await managerCatalogues.load(language);

    for (const kind of PROBLEM_KINDS) {
      const { what, toDo, safe } = problems[kind]('06:58');
      expect(new Set([what, toDo, safe]).size, kind).toBe(3);
    }
  });

  it('puts a number into every message that is given one', async () => {
    const t = await managerCatalogues.load(language);

    for (const said of [t.seconds(21), t.stillThereHint(21), t.receiptCloses(21), t.crashReturns(21)]) {
      expect(said).toContain('21');
    }
  });
});

it('carries no key that no screen says', async () => {
  const keys = Object.keys(await managerCatalogues.load('en'));

  const unused = keys.filter((key) => !new RegExp(`\\bt\\.${key}\\b`).test(SOURCES));

  expect(unused).toEqual([]);
});

it('carries no problem that no failure leads to', () => {
  const unused = PROBLEM_KINDS.filter((kind) => !SOURCES.includes(`'${kind}'`));

  expect(unused).toEqual([]);
});

it('does not leave an English sentence in another language', async () => {
  const english = new Map(sentencesOf(await managerCatalogues.load('en')));

  for (const language of ['is', 'pl'] as const) {
    const same = sentencesOf(await managerCatalogues.load(language)).filter(
      ([key, text]) => english.get(key) === text,
    );
    expect(same.map(([key]) => key).filter((key) => key !== 'email')).toEqual([]);
  }
});

describe('the Polish catalogue', () => {
  const sentences = async () => sentencesOf(await managerCatalogues.load('pl'));

  it('says "rejestracja" of a tablet only, never of a punch', async () => {
    const others = (await sentences()).filter(
      ([, text]) => /rejestracj/i.test(text) && !/tablet/i.test(text),
    );

    expect(others).toEqual([]);
  });

  it('never guesses the gender of who reads it', async () => {
    const gendered = (await sentences()).filter(([, text]) =>
      /(łeś|łaś|[aeiyąę]łem|[aeiyąę]łam)(?!\p{L})|powin(ieneś|naś)/u.test(text),
    );

    expect(gendered).toEqual([]);
  });
});
