// An import of `#said/…` is the English file to the type checker, and to a page the same sentences in the language in use, which the page waits
// for. `#said-in-each/…` is for what is said in several languages at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../words/', import.meta.url));
const IN_USE = '#said/';
const IN_EACH = '#said-in-each/';
/** No `#` in it: in development the id is an address, and what follows one would not be asked for. */
const MADE = '\0words:';
const KEPT_BY = '@stimpill/words/page-words.ts';

/** The folders of sentences, by language. */
const languages = () =>
  readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name) && existsSync(`${FOLDER}${name}/desk`));

const isAsked = (id: string) => id.startsWith(IN_USE) || id.startsWith(IN_EACH);

/** For Vite. @param isTest every language is there at once, so that a test can say a sentence without waiting for it */
export function everyLanguage({ isTest = false } = {}): Plugin {
  return {
    name: 'every-language',
    enforce: 'pre',
    resolveId: (id) => (isAsked(id) ? MADE + id.slice(1) : undefined),
    load(id) {
      if (!id.startsWith(MADE)) return undefined;
      const asked = `#${id.slice(MADE.length)}`;
      const file = asked.slice(asked.indexOf('/') + 1);
      const names = readFileSync(`${FOLDER}en/${file}`, 'utf8').matchAll(/^export const (\w+)/gm);
      const kept = isTest || asked.startsWith(IN_EACH) ? allHere(file) : fetched(file);
      return [
        kept,
        ...Array.from(names, ([, name]) => `export const ${name} = said(${JSON.stringify(name)});`),
      ].join('\n');
    },
  };
}

const byLanguage = (toValue: (language: string) => string) =>
  `{ ${languages()
    .map((each) => `${each}: ${toValue(each)}`)
    .join(', ')} }`;

const fetched = (file: string) =>
  `import { keepPageWords } from '${KEPT_BY}';
const said = keepPageWords(${byLanguage((each) => `() => import('${FOLDER}${each}/${file}')`)});`;

const allHere = (file: string) =>
  [
    ...languages().map((each) => `import * as ${each} from '${FOLDER}${each}/${file}';`),
    `import { eachLanguageWords } from '${KEPT_BY}';`,
    `const said = eachLanguageWords(${byLanguage((each) => each)});`,
  ].join('\n');

type ModuleInfo = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };
type Modules = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

/**
 * Joins the sentences of one language that come together: those of one page, of the first load, or of a folder that several pages say.
 * @returns the name of their file; null for what is no file of sentences, and for one that is there in each language
 */
export function fileOfWords(id: string, modules: Modules): string | null {
  const [, language, folder] = /words\/([a-z]{2})\/desk\/(.+)\/[\w-]+\.ts$/.exec(id) ?? [];
  const info = modules.getModuleInfo(id);
  if (language === undefined || folder === undefined || !info || info.importers.length > 0) return null;
  const parts = new Set(info.dynamicImporters.flatMap((asking) => partsWith(asking, modules)));
  const [part = ''] = parts;
  if ([...parts].some((each) => each.endsWith('/main.tsx'))) return `words-${language}`;
  const of = parts.size === 1 ? (/([\w-]+)\.tsx?$/.exec(part)?.[1] ?? folder) : folder;
  return `words-${language}-${of.replaceAll('/', '-')}`;
}

/** What is fetched by itself, and has this module in it. */
function partsWith(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const info = seen.has(id) ? null : modules.getModuleInfo(id);
  seen.add(id);
  if (!info) return [];
  const isPart = info.dynamicImporters.length > 0 || info.importers.length === 0 || id.endsWith('/main.tsx');
  return [
    ...(isPart ? [id] : []),
    ...info.importers.flatMap((importer) => partsWith(importer, modules, seen)),
  ];
}
