// What is written for those who read the code: each file that a page or a comment names is there, and each link leads somewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const NO_SOURCE = new Set([
  ...['node_modules', 'dist', 'results', 'coverage', '.git', '.turbo', '.stimpill'],
  ...['.for-tests', '.other-node'],
]);

/** Paths from the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCE.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

const files = filesBelow('');
const asText = files.map((path) => `/${path}\n`).join('');

/** What is told of the past, and what is a form to be filled in, names files that are not there. */
const OF_THE_PAST = /(^|\/)(CHANGELOG\.md|\.changeset\/|decisions\/)/;
const pages = files.filter((path) => path.endsWith('.md') && !OF_THE_PAST.test(path));

const FENCE = /^ *```.*?^ *```$/gms;
const CODE = /^[\w.@*{}][\w.@*{},/-]*\.(ts|tsx|mjs|cjs|css)$/;
const BELOW_A_FOLDER = /^(apps|packages|docs|e2e|deploy|scripts)\/[\w.@*{},/-]+$/;
const BUILT = /(^|\/)dist(\/|$)/;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);

function namedIn(page: string) {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(FENCE, '');
  const spans = found(text, /`([^`\n]+)`/g);
  return {
    paths: spans.filter((span) => (CODE.test(span) || BELOW_A_FOLDER.test(span)) && !BUILT.test(span)),
    links: found(text, /\]\(([^)#\s]+)(?:#[^)]*)?\)/g).filter((to) => !/^\w+:/.test(to)),
  };
}

/** In lines that are nothing but a comment. */
function namedInComments(source: string): readonly string[] {
  const comments = found(readFileSync(join(root, source), 'utf8'), /^ *(?:\/\/|\/?\*+) (.*)$/gm).join('\n');
  return found(comments, /((?:[\w@*-]+\/)*[\w*-][\w.*-]*\.(?:ts|tsx|mjs|cjs|md))\b/g);
}

/** `a/{b,c}.ts` as two. */
function eachOf(path: string): string[] {
  const [whole, inner = ''] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return inner.split(',').flatMap((part) => eachOf(path.replace(whole, part)));
}

/** Whole, or from any folder on, as the pages say `tablets/clocks/effective-time.ts`; with `*` for a part of a name. */
function isThere(path: string): boolean {
  const words = path.replace(/\/$/, '').replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[^/\n]*');
  return new RegExp(`/${words}(/|\n)`).test(asText);
}

it('every file and folder that a page names is there', () => {
  const gone = pages.flatMap((page) =>
    namedIn(page)
      .paths.filter((path) => !eachOf(path).every(isThere))
      .map((path) => `${page}: ${path}`),
  );
  expect(gone).toEqual([]);
});

it('every note for a release stands in a changelog that is kept, and in no other', () => {
  const notes = files.filter((path) => /^\.changeset\/(?!README).*\.md$/.test(path));
  const unkept = notes.flatMap((note) => {
    const [, head = ''] = readFileSync(join(root, note), 'utf8').split('---\n');
    const packages = found(head, /^'@stimpill\/([\w-]+)': (?:patch|minor|major)$/gm);
    const isKept = (name: string) =>
      ['apps', 'packages'].some((folder) => files.includes(`${folder}/${name}/CHANGELOG.md`));
    return packages.length > 0 && packages.every(isKept) ? [] : [`${note}: ${packages.join(', ')}`];
  });
  expect(unkept).toEqual([]);
});

it('every link of a page to another file leads to one', () => {
  const broken = pages.flatMap((page) =>
    namedIn(page)
      .links.filter((to) => !existsSync(join(root, normalize(join(dirname(page), to)))))
      .map((to) => `${page}: ${to}`),
  );
  expect(broken).toEqual([]);
});

/** As GitHub makes them of headings. */
const anchorsOf = (page: string) =>
  found(readFileSync(join(root, page), 'utf8').replaceAll(FENCE, ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('every link to a heading leads to one', () => {
  const broken = pages.flatMap((page) =>
    found(readFileSync(join(root, page), 'utf8').replaceAll(FENCE, ''), /\]\(([^):\s]*#[^)\s]+)\)/g)
      .map((to) => to.split('#') as [string, string])
      .filter(([to, anchor]) => !anchorsOf(to === '' ? page : join(dirname(page), to)).includes(anchor))
      .map(([to, anchor]) => `${page}: ${to}#${anchor}`),
  );
  expect(broken).toEqual([]);
});

it('every file that a comment names is there', () => {
  const sources = files.filter((path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path));
  const gone = sources.flatMap((source) =>
    namedInComments(source)
      .filter((path) => !isThere(path))
      .map((path) => `${source}: ${path}`),
  );
  expect(gone).toEqual([]);
});

it('ARCHITECTURE lists the features of the server in the order in which they may import each other', () => {
  const arrows = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    readonly forbidden: readonly { readonly name: string }[];
  };
  const inOrder = arrows.forbidden
    .filter(({ name }) => name.startsWith('server-feature-'))
    .map(({ name }) => name.replace('server-feature-', ''));
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [listed = ''] = found(page, /imports only features to its left: ([^.]+)\./g);
  const folders = readdirSync(join(root, 'apps/server/src/features'));
  expect(listed.split(/,\s+/)).toEqual(inOrder);
  expect([...inOrder].sort()).toEqual(folders.sort());
});

it('finds many of each, so that nothing is there because nothing was looked for', () => {
  const all = pages.map(namedIn);
  expect(all.flatMap(({ paths }) => paths).length).toBeGreaterThan(300);
  expect(all.flatMap(({ links }) => links).length).toBeGreaterThan(50);
  expect(files.filter((path) => path.endsWith('.ts')).flatMap(namedInComments).length).toBeGreaterThan(50);
});
