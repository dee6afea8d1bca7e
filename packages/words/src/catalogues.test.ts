import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { OWN_LANGUAGE, type OwnLanguage } from './own-language.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
/** Called the same in another language; and signs, single letters and the order of names, which are no words. */
const SAME =
  /\.(cities\..*|email|inMinutes|program|menu|decidedBy|cell|units\.(percent|count|time)|weekdayLetters\.\d|device|tablet|device_id|superadmin|pin|pin_hash|kennitala|file_separator)$/;
/** A number that speaks for itself has no unit. */
const WITHOUT_WORD = /\.units\.(count|time)$/;
const GENDERED = /(łeś|łaś|[aeiyąę]łem|[aeiyąę]łam)(?!\p{L})|powin(ieneś|naś)/u;

type Sentences = ReadonlyMap<string, string>;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();

/** What a language has beside sentences. */
const OWN = 'language.ts';

/** Every sentence of a language by its file and place. */
async function sentencesOf(folder: string): Promise<Sentences> {
  const found = new Map<string, string>();
  const collect = (told: unknown, path: string) => {
    if (typeof told === 'string') found.set(path, told);
    else for (const [key, each] of Object.entries(told as object)) collect(each, `${path}.${key}`);
  };
  for (const file of filesOf(folder).filter((each) => each !== OWN))
    collect(await import(join(folder, file)), file.replace(/\.ts$/, ''));
  return found;
}

const blanksOf = (sentence: string) => [
  ...new Set(Array.from(sentence.matchAll(/\{(\w+)/g), ([, name = '']) => name)),
];

/** The keys of each place in a sentence that has forms. */
const formsOf = (sentence: string) =>
  Array.from(sentence.matchAll(/\{\w+((?:\|[^{}]*(?:\{[^{}]*\}[^{}|]*)*)+)\}/g), ([, forms = '']) =>
    Array.from(forms.replaceAll(/\{[^{}]*\}/g, '').matchAll(/\|(\w*):/g), ([, key = '']) => key),
  );

/** What stops a language from being said: English says what there is to say. */
function faultsOf(own: Sentences, english: Sentences, language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const isWhole = (keys: readonly string[]) =>
    keys.includes('other') &&
    (!keys.some((key) => /^(zero|one|two|few|many)$/.test(key)) ||
      pluralCategories.every((category) => keys.includes(category)));
  return [
    ...[...english.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own].flatMap(([key, sentence]) => {
      const said = english.get(key);
      if (said === undefined) return [`${key} is not in English`];
      if (sentence.trim() === '' && !WITHOUT_WORD.test(key)) return [`${key} is empty`];
      if (blanksOf(sentence).sort().join() !== blanksOf(said).sort().join())
        return [
          `${key} fills in ${blanksOf(sentence).join()} where English fills in ${blanksOf(said).join()}`,
        ];
      return formsOf(sentence).every(isWhole) ? [] : [`${key} lacks a form`];
    }),
  ];
}

const ENGLISH = await sentencesOf(`${FOLDER}en`);

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  it('are those of English, with the same to fill in and every plural form of the language', async () => {
    expect(ENGLISH.size).toBeGreaterThan(2_000);
    expect(faultsOf(await sentencesOf(FOLDER + language), ENGLISH, language)).toEqual([]);
  });

  it('are data: no import, no function, nothing that a page would have to run', () => {
    for (const file of filesOf(FOLDER + language)) {
      const text = readFileSync(join(FOLDER, language, file), 'utf8').replaceAll(
        /'(?:[^'\\]|\\.)*'|"[^"]*"/g,
        "''",
      );
      expect(text.match(/\bimport\b|=>|\bfunction\b|`|\(/g), file).toBeNull();
    }
  });
});

it.each(LANGUAGES)('%s has a name, a calendar, an alphabet and units as English has them', (language) => {
  const own = OWN_LANGUAGE[language];

  expect(shapeOf(own)).toEqual(shapeOf(OWN_LANGUAGE.en));
  expect([own.weekdays.length, own.months.length]).toEqual([7, 12]);
  expect([0, 12]).toContain(own.inSheets.months.length);
  expect(Object.keys(OWN_LANGUAGE).sort()).toEqual([...LANGUAGES].sort());
});

/** Keys, with those inside; what letters are the same is of each language its own. */
const shapeOf = ({ sameLetters, inSheets, ...own }: OwnLanguage) => [
  ...Object.keys(own).sort(),
  typeof sameLetters,
  Object.keys(inSheets).sort(),
];

describe('no sentence', () => {
  it.each(['is', 'pl'])('is left in English: %s', async (language) => {
    const same = [...(await sentencesOf(FOLDER + language))].filter(
      ([key, text]) => ENGLISH.get(key) === text,
    );

    expect(same.map(([key]) => key).filter((key) => !SAME.test(key))).toEqual([]);
  });

  it('guesses in Polish the gender of who reads it', async () => {
    const polish = [...(await sentencesOf(`${FOLDER}pl`))];

    expect(polish.filter(([, text]) => GENDERED.test(text))).toEqual([]);
  });
});

describe('a fourth language', () => {
  it('is one folder: a copy of English is whole, and each thing that it lacks is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    try {
      cpSync(`${FOLDER}en`, folder, { recursive: true });
      expect(faultsOf(await sentencesOf(folder), ENGLISH, 'de')).toEqual([]);

      const other = `${folder}-less`;
      cpSync(`${FOLDER}en`, other, { recursive: true });
      rmSync(join(other, 'desk/app/keys.ts'));
      writeFileSync(
        join(other, 'desk/common/period.ts'),
        "export const periodWords = { range: 'von {from}' };\n",
      );
      const faults = faultsOf(await sentencesOf(other), ENGLISH, 'de');
      rmSync(other, { recursive: true });
      expect(faults.filter((fault) => fault.startsWith('desk/app/keys.'))).not.toEqual([]);
      expect(faults).toContain(
        'desk/common/period.periodWords.range fills in from where English fills in from,to',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is offered as soon as it is in the list of languages, which is that of the folders', () => {
    const folders = readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name));

    expect(folders.sort()).toEqual([...LANGUAGES].sort());
  });
});
