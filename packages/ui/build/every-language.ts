// An import of `#said/…` is the English file to the type checker, and to a page the same sentences in every language that has a folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../words/', import.meta.url));
const ASKED = '#said/';
const MADE = '\0said/';

/** The folders of sentences, by language. */
const languages = () =>
  readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name) && existsSync(`${FOLDER}${name}/desk`));

/** For Vite and its tests. */
export function everyLanguage(): Plugin {
  return {
    name: 'every-language',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(ASKED) ? MADE + id.slice(ASKED.length) : undefined),
    load(id) {
      if (!id.startsWith(MADE)) return undefined;
      const file = id.slice(MADE.length);
      const names = readFileSync(`${FOLDER}en/${file}`, 'utf8').matchAll(/^export const (\w+)/gm);
      return [
        ...languages().map((each) => `import * as ${each} from '${FOLDER}${each}/${file}';`),
        ...Array.from(names, ([, name]) => `export const ${name} = ${inEach(name)};`),
      ].join('\n');
    },
  };
}

const inEach = (name = '') =>
  `{ ${languages()
    .map((each) => `${each}: ${each}.${name}`)
    .join(', ')} }`;
