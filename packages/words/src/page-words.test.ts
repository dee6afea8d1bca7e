import { beforeAll, expect, it } from 'vitest';
import type { Language } from './language.ts';
import { eachLanguageWords, keepPageWords, speakOnPages, withWords } from './page-words.ts';

const fetched: string[] = [];
let isOffline = false;

/** A file of sentences that is fetched by language, as a build makes it. */
function aFile(name: string) {
  const read = (language: Language) => async () => {
    await Promise.resolve();
    if (isOffline) throw new TypeError('Failed to fetch');
    fetched.push(`${name} ${language}`);
    return { words: { hello: `${name} ${language}` } };
  };
  return keepPageWords({ is: read('is'), en: read('en'), pl: read('pl') })('words');
}

const shell = aFile('shell');

beforeAll(() => speakOnPages('en'));

it('a page has the sentences of the language in use, and fetches no other', async () => {
  const page = await withWords(Promise.resolve().then(() => aFile('page')));

  expect(page.in('en')).toEqual({ hello: 'page en' });
  expect(fetched).toEqual(['shell en', 'page en']);
});

it('a language whose sentences do not arrive leaves the one in use, and is fetched when it is chosen again', async () => {
  isOffline = true;
  await expect(speakOnPages('pl')).rejects.toThrow('Failed to fetch');
  isOffline = false;

  const page = await withWords(Promise.resolve().then(() => aFile('later')));
  expect([page.in('en'), page.in('pl')]).toEqual([{ hello: 'later en' }, undefined]);

  expect(await speakOnPages('pl')).toBe(true);
  expect(page.in('pl')).toEqual({ hello: 'later pl' });
});

it('of two languages that are chosen quickly the later is spoken, whichever arrives first', async () => {
  const [earlier, later] = [speakOnPages('is'), speakOnPages('en')];

  expect(await Promise.all([earlier, later])).toEqual([false, true]);
});

it('a page that arrives while the language changes has its sentences in the new one', async () => {
  const [page] = await Promise.all([
    withWords(Promise.resolve().then(() => aFile('meanwhile'))),
    speakOnPages('pl'),
  ]);

  expect([page.in('pl'), shell.in('pl')]).toEqual([{ hello: 'meanwhile pl' }, { hello: 'shell pl' }]);
});

it('what is said in each language is there in each', () => {
  const files = { is: { words: ['is'] }, en: { words: ['en'] }, pl: { words: ['pl'] } };

  expect(eachLanguageWords(files)('words').in('is')).toEqual(['is']);
});
